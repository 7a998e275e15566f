/** Choices without trying anything out: a quick one for imagined worlds, and an adept's sight of most decisions. */
import type { Chance, Seat } from '@conclave/kernel';
import { dealsOf, sampleOf } from '../beliefs.ts';
import type { DeepChoice } from '../choices.ts';
import type { DeepMemory } from '../memory.ts';
import type { Deep } from '../state.ts';
import { dieOf, playerAt } from '../verbs/table.ts';
import type { DeepView } from '../view.ts';
import { worldFrom } from '../worlds.ts';
import { gainOf, lossOf } from './interests.ts';
import { ADEPT, type Judge } from './judgement.ts';
import { dealIn } from './prospects.ts';
import { Standpoint } from './standpoint.ts';
import { worthsOf } from './worths.ts';

/** So many deals of the roles stand for all. */
const DEALS = 16;

/** What the options are worth over all that the seat holds possible, for decisions that need no trying out. */
export function glanceAs(judge: Judge) {
  return (
    view: DeepView,
    player: Seat,
    decision: string,
    options: readonly DeepChoice[],
    chance: Chance,
    memory?: DeepMemory,
  ): readonly number[] | null => {
    if (!GLANCED.includes(decision)) return null;
    const deals = sampleOf(dealsOf(view, memory), DEALS);
    const s = worldFrom(view, chance, memory);
    const me = s.sitting[player] as Seat;
    const standpoint = new Standpoint(s, me, deals, judge(playerAt(s, me).role), memory);
    // A chance runs from 0 to 1, and what options are worth from -1 to 1.
    return worthsOf(standpoint, decision, options)?.map((worth) => 2 * worth) ?? null;
  };
}

const GLANCED: readonly string[] = [
  'reroll',
  'commit-die',
  'respond',
  'resolve-act',
  'resolve-next',
  'recommit-die',
  'place-die',
  'kraken-reroll',
  'blood-mage-pay',
  'altar-hydra',
  'altar-lamia',
  'altar-gain-die',
  'altar-blood-rites',
];

/** A quick, sensible choice in a world where the roles are as they are. */
export function suggest(
  s: Deep,
  player: Seat,
  decision: string,
  options: readonly DeepChoice[],
  chance: Chance,
): DeepChoice {
  const standpoint = new Standpoint(s, s.sitting[player] as Seat, dealIn(s), ADEPT);
  const worths = worthsOf(standpoint, decision, options) ?? options.map((option) => plainWorth(standpoint, option));
  return best(options, worths, chance);
}

/** The life that most sigils move. */
const STRONG = 4;

/** What can be told of an option without knowing what it is about; abilities that need a plan are left to those who try them out. */
function plainWorth(standpoint: Standpoint, choice: DeepChoice): number {
  const { s, interests } = standpoint;
  const top = s.stack[s.stack.length - 1];
  const sigil = top?.rule === 'sigil-params' ? top.sigil : null;
  switch (choice.type) {
    case 'seat':
      if (sigil === 'sigil-of-agony') return lossOf(interests, choice.seat, STRONG);
      return gainOf(interests, choice.seat);
    case 'die':
      return sigil === null ? 0 : standpoint.ifChanged(dieOf(s, choice.die), { at: 'idle', mode: null });
    case 'pass':
    case 'no':
    case 'accept':
    case 'done':
      return 0;
    default:
      return -1e-6;
  }
}

/** The best option; among equals, any. */
function best(options: readonly DeepChoice[], worths: readonly number[], chance: Chance): DeepChoice {
  let chosen = 0;
  let equals = 1;
  for (let i = 1; i < options.length; i++) {
    const worth = worths[i] as number;
    const highest = worths[chosen] as number;
    if (worth < highest) continue;
    equals = worth === highest ? equals + 1 : 1;
    if (worth > highest || chance.below(equals) === 0) chosen = i;
  }
  return options[chosen] as DeepChoice;
}
