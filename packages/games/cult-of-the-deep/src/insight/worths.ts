/** What options are roughly worth to a seat, told at a glance: as changes of its chance, leaving things as they are being 0. */
import type { DeepChoice } from '../choices.ts';
import { FACES, type Face, harmOf } from '../components/faces.ts';
import { altarAt, type Place, seatAt } from '../places.ts';
import type { Mode, WraithDie } from '../state.ts';
import { altarOf, dieOf, isLiving, playerAt } from '../verbs/table.ts';
import { modeAt } from '../verbs/targets.ts';
import { commitWorths } from './commit.ts';
import { gainOf, lossOf } from './interests.ts';
import { altarGain } from './outlook.ts';
import { faceValues, worthOfRoll } from './pool.ts';
import { responseWorth } from './responses.ts';
import type { Standpoint } from './standpoint.ts';
import { WEIGHTS, WRAITH_DIE_WORTH } from './weights.ts';

type Worth = (choice: DeepChoice) => number;

/** In their order; null where it takes trying out to tell. */
export function worthsOf(
  standpoint: Standpoint,
  decision: string,
  options: readonly DeepChoice[],
): readonly number[] | null {
  if (decision === 'commit-die') return commitWorths(standpoint, options);
  const worth = worthBy(standpoint, decision);
  return worth === null ? null : options.map((option) => (isBesides(option) ? BESIDES : worth(option)));
}

/** What can be done whatever is asked is not what the question is about; the Kraken's Keeper is asked in every Upkeep. */
const BESIDES = -1e-6;

function isBesides({ type }: DeepChoice): boolean {
  return type === 'kraken-remove' || type.startsWith('trade-');
}

function worthBy(standpoint: Standpoint, decision: string): Worth | null {
  switch (decision) {
    case 'reroll':
      return rerollWorth(standpoint);
    case 'respond':
    case 'resolve-act':
      return (choice) => responseWorth(standpoint, choice);
    case 'resolve-next':
      return orderWorth(standpoint);
    case 'recommit-die':
    case 'place-die':
      return (choice) => replacingWorth(standpoint, choice);
    case 'kraken-reroll':
      return krakenWorth(standpoint);
    case 'blood-mage-pay':
      return bloodMageWorth(standpoint);
    case 'altar-hydra':
    case 'altar-lamia':
    case 'altar-gain-die':
    case 'altar-blood-rites':
      return (choice) => altarWorth(standpoint, choice);
    default:
      return null;
  }
}

// ---- Rolling

/** Dice below what a new roll may bring are picked, then rolled (CD-12.16). */
function rerollWorth(standpoint: Standpoint): Worth {
  const { s, me, interests } = standpoint;
  const top = s.stack[s.stack.length - 1];
  if (top?.rule !== 'reroll') return () => 0;
  const { wraith, wraithDice } = playerAt(s, me);
  const isWraith = !isLiving(s, me);
  const wraithValue = (face: Face) =>
    interests.power * (wraith === 'revenant' ? WEIGHTS.wraithDie : WRAITH_DIE_WORTH[face]);
  const values = isWraith ? FACES.map(wraithValue) : faceValues(standpoint);
  const fresh = worthOfRoll(values, top.left - 1);
  const faceOf = (die: number) => (isWraith ? (wraithDice[die - 1] as WraithDie).face : dieOf(s, die).face);
  return (choice) => {
    if (choice.type === 'die') return fresh - (values[FACES.indexOf(faceOf(choice.die))] as number);
    if (choice.type === 'sigil') return 2 * worthOfRoll(values, top.left) - interests.power * WEIGHTS.sigil;
    // Dice that were picked are rolled.
    return choice.type === 'stop' && top.picked.length > 0 ? BESIDES : 0;
  };
}

/** The mean of a Kraken die. */
const KRAKEN_MEAN = 1.5;

function krakenWorth({ s, me, interests }: Standpoint): Worth {
  const roll = s.stack.find((frame) => frame.rule === 'kraken-roll');
  const values = roll?.rule === 'kraken-roll' ? roll.values : [];
  const price = WEIGHTS.krakenReroll * interests.power;
  return (choice) => {
    if (choice.type !== 'die') return 0;
    return ((values[choice.die - 1] ?? 0) - KRAKEN_MEAN) * gainOf(interests, me) - price;
  };
}

const REROLLS = 2;

function bloodMageWorth(standpoint: Standpoint): Worth {
  const { me, interests } = standpoint;
  return ({ type }) => {
    if (type !== 'yes') return 0;
    return WEIGHTS.inPool * worthOfRoll(faceValues(standpoint), REROLLS) + lossOf(interests, me, 1);
  };
}

// ---- Placing and resolving

function replacingWorth(standpoint: Standpoint, choice: DeepChoice): number {
  const { s } = standpoint;
  const top = s.stack[s.stack.length - 1];
  if (top?.rule !== 'recommit-die' && top?.rule !== 'place-die') return 0;
  const die = dieOf(s, top.die);
  if (choice.type === 'idle') return standpoint.ifChanged(die, { at: 'idle', mode: null });
  if (choice.type !== 'place-die') return 0;
  // Whoever is not its owner names no mode: the place decides (CD-4.64).
  const mode = top.rule === 'place-die' && top.freely ? modeAt(s, die.face, choice.to) : (choice.mode ?? null);
  return standpoint.ifChanged(die, { at: choice.to, mode });
}

/** Rituals first, for they may bring more dice, the Rift before all; then blows, so that Blood finds those who can be saved (CD-12.18). */
function orderWorth({ s }: Standpoint): Worth {
  return (choice) => {
    if (choice.type !== 'die') return 0;
    const { at, face, mode } = dieOf(s, choice.die);
    const altar = altarAt(at);
    if (altar >= 0) return altarOf(s, altar).ritual === 'astral-rift' ? 0.003 : 0.002;
    return mode === null && harmOf(face) > 0 ? 0.001 : 0;
  };
}

// ---- Altar effects

function altarWorth(standpoint: Standpoint, choice: DeepChoice): number {
  const { s, me, interests, judgement } = standpoint;
  switch (choice.type) {
    case 'hydra':
      return choice.effect === 'gain' ? gainOf(interests, choice.seat) : lossOf(interests, choice.seat, 1);
    case 'lamia':
      return gainOf(interests, choice.thief) + lossOf(interests, choice.victim, 1);
    case 'gain-die':
      return interests.power * altarGain(s, altarAt(choice.altar), choice.face, judgement);
    case 'blood-rites':
      return newDieWorth(standpoint, choice.face, choice.to, choice.mode ?? null) + lossOf(interests, me, 1);
    default:
      return 0;
  }
}

/** A die that is not there yet. */
function newDieWorth({ s, interests, judgement }: Standpoint, face: Face, at: Place, mode: Mode | null): number {
  const altar = altarAt(at);
  if (altar >= 0) return interests.power * altarGain(s, altar, face, judgement);
  const seat = seatAt(at);
  if (mode === 'power' || face === 'blood') return gainOf(interests, seat);
  return mode === 'arcane' ? 0 : lossOf(interests, seat, harmOf(face));
}
