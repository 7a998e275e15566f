/** Where a master judges otherwise than an adept. All else, both see alike (weights.ts). */
import type { RitualId } from '../components/rituals/ids.ts';
import { isHeretic, type RoleId } from '../components/roles.ts';

export interface Judgement {
  /** Whether it reckons who leads (lead.ts); else the game is a race to it, and the weights of life and zeal below count. */
  readonly reckons: boolean;
  /** What one die on the ritual brings, beyond moving the marker, in power. */
  readonly altar: Readonly<Record<RitualId, number>>;
  /** How much his life counts for the High Priest's own side: a strike takes up to 2 and Blood gives 1, so who mostly heals loses slowly. */
  readonly bulwark: number;
  readonly chantCoin: number;
  readonly sirenCoin: number;
  /** Whether it sees what Portents, Duplicity and Ascension bring; else they are never used. */
  readonly knowsEverySigil: boolean;
  /** How much of a Heretic's life counts as an enemy's: it need be taken last, and others help to take it. */
  readonly hereticLife: number;
  /** How much of a living Heretic's power goes against the High Priest. */
  readonly hereticZeal: number;
  /** How surely a Heretic with less life than those who must outlive him dies before them: so far they give themselves up. */
  readonly timing: Readonly<Record<HereticId, number>>;
  /** How readily a Heretic is killed. */
  readonly mercy: number;
  /** How much a living Heretic minds already who wins; a dead one minds nothing else. */
  readonly devotion: Readonly<Record<HereticId, number>>;
}

type HereticId = 'repentant-heretic' | 'vengeful-heretic';

/** An adept's Heretics cling to life and keep both sides up. */
export const ADEPT: Judgement = {
  reckons: false,
  altar: {
    kraken: 0.01,
    'ancient-shadow': 0,
    'ancient-chant': 0.04,
    'altar-sacrifice': 0,
    sirens: 0.05,
    transmutation: 0.045,
    'sea-hydra': 0.05,
    'astral-rift': 0.02,
    lamia: 0.06,
    'tribute-to-nycen': 0,
    'blood-rites': 0.03,
  },
  bulwark: 0.4,
  chantCoin: 0.04,
  sirenCoin: 0.05,
  knowsEverySigil: false,
  hereticLife: 0.08,
  hereticZeal: 0.25,
  timing: { 'repentant-heretic': 0.1, 'vengeful-heretic': 2 },
  // Nobody hurries to kill a Heretic.
  mercy: 0.5,
  devotion: { 'repentant-heretic': 0.4, 'vengeful-heretic': 0 },
};

/**
 * A coin of the Sirens turns a blow from a friend to an enemy, twice what the blow itself is worth; so does Lamia at once,
 * and a die on the Hydra strikes like a Dagger.
 */
const MASTER: Judgement = {
  ...ADEPT,
  reckons: true,
  altar: { ...ADEPT.altar, 'ancient-chant': 0.1, sirens: 0.3, 'sea-hydra': 0.18, lamia: 0.35 },
  chantCoin: 0.1,
  sirenCoin: 0.3,
  knowsEverySigil: true,
};

/** A Heretic chooses the side that wins with the dead, does all for it, and is not sorry to die. */
const HERETIC: Judgement = {
  ...MASTER,
  timing: { 'repentant-heretic': 1, 'vengeful-heretic': 1 },
  mercy: 1,
  devotion: { 'repentant-heretic': 1, 'vengeful-heretic': 1 },
};

/** How somebody judges who plays this role. */
export type Judge = (role: RoleId) => Judgement;

export const adeptly: Judge = () => ADEPT;

export const masterly: Judge = (role) => (isHeretic(role) ? HERETIC : MASTER);
