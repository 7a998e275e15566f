/** Where a choice stands in the bar below the board, what it is called there, and what is asked before it is done. */
import type { Description, Words } from '@conclave/kernel';
import type { CityChoice } from '../choices.ts';
import { abilities } from '../components/abilities/index.ts';
import { nameOf } from '../components/cards.ts';
import type { CityFrame } from '../frames.ts';
import { locationIn } from '../priests.ts';
import type { CityView } from '../view.ts';

type Scene = Pick<CityView, 'seat' | 'activeLocation' | 'players'>;

/** What the bar needs of a description. */
type InTheBar = Pick<Description, 'slot' | 'short' | 'warning'>;

/** Ends the question without doing anything. */
const PASSES: ReadonlySet<CityChoice['type']> = new Set(['no', 'pray', 'none', 'done', 'pass', 'stop', 'decline']);

/**
 * What is paid, shown or given away is touched first and then confirmed; so is what needs its text read. A Priest or a
 * Location that something is already on its way to is chosen by its touch alone.
 */
export function inTheBar(view: Scene, frame: CityFrame, choice: CityChoice, gaps: Words['gaps']): InTheBar {
  if (PASSES.has(choice.type)) return { slot: 'pass', short: { key: `short.${choice.type}` } };
  const key = shortKey(frame, choice);
  if (key === null) return {};
  const warning = warningOf(view, frame, choice);
  const short: Words = gaps === undefined ? { key } : { key, gaps };
  return { slot: 'confirm', short, ...(warning === null ? {} : { warning: { key: `warning.${warning}` } }) };
}

/** The label of what waits for a yes; null: it does not wait. */
function shortKey(frame: CityFrame, choice: CityChoice): string | null {
  switch (choice.type) {
    case 'cult':
    case 'use':
    case 'sell':
    case 'buy':
    case 'take':
    case 'ability':
      return `short.${choice.type}`;
    case 'miracles':
    case 'intrigues':
    case 'followers':
    case 'priest':
    case 'coins':
      return frame.rule === 'celebrate' ? `short.celebrate.${choice.type}` : null;
    case 'miracle':
    case 'intrigue':
    case 'license':
    case 'supremacy':
      return `short.card.${frame.rule}`;
    case 'number':
      return frame.rule === 'cost-followers' ? 'short.cost-followers' : null;
    case 'location':
      return frame.rule === 'pray-benefit' || frame.rule === 'lose-altar' ? `short.${frame.rule}` : null;
    case 'pick':
      if (frame.rule === 'destroy-priest') return 'short.destroy-priest';
      if (frame.rule !== 'cost-priest') return null;
      return `short.cost-priest.${abilities[frame.ability].cost.ritual === undefined ? 'sacrifice' : 'ritual'}`;
    default:
      return null;
  }
}

type Warning = 'great-shrine' | 'own-altar' | 'own-mob';

/** Everybody sees that it would cost the seat itself what the game is won with. */
function warningOf(view: Scene, frame: CityFrame, choice: CityChoice): Warning | null {
  if (frame.rule !== 'act') return null;
  const effect = effectOf(choice);
  if (effect === 'cthulhu-light-great-shrine') return 'great-shrine';
  if (effect !== null && RAZES.has(effect) && hasAltarHere(view)) return 'own-altar';
  return effect !== null && DISPERSES.has(effect) && hasMobHere(view) ? 'own-mob' : null;
}

function effectOf(choice: CityChoice): string | null {
  if (choice.type === 'ability') return choice.ability;
  return choice.type === 'intrigue' ? nameOf(choice.card) : null;
}

/** All Altars here are destroyed, and every Cult present here loses a Mob. */
const RAZES: ReadonlySet<string> = new Set(['int-vandalism', 'janus-dark-madness']);
const DISPERSES: ReadonlySet<string> = new Set(['int-disperse-the-fanatics', 'tiamat-dark-dragons']);

function hasAltarHere({ seat, activeLocation, players }: Scene): boolean {
  if (typeof seat !== 'number' || activeLocation === null) return false;
  return players[seat]?.altars.includes(activeLocation) ?? false;
}

function hasMobHere(view: Scene): boolean {
  const player = typeof view.seat === 'number' ? view.players[view.seat] : undefined;
  if (player === undefined || player.mobs === 0) return false;
  return hasAltarHere(view) || player.priests.some(({ zone }) => locationIn(zone) === view.activeLocation);
}
