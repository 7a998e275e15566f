/** Where a choice stands in the bar below the board, its short name there, and what is asked once more before it. */
import type { Slot, Words } from '@conclave/kernel';
import type { DeepChoice } from '../choices.ts';
import { decisionIn, krakenValues, ownLife, type Scene } from './scene.ts';

/** Ends the question without doing anything. */
const PASSES: readonly DeepChoice['type'][] = ['pass', 'none', 'no', 'decline', 'stop', 'stay', 'end-commit', 'accept'];
/** Does what the question is about. */
const CONFIRMS: readonly DeepChoice['type'][] = ['yes', 'revoke'];

export function slotOf(view: Scene, choice: DeepChoice): Slot | null {
  const { rule } = decisionIn(view);
  switch (choice.type) {
    case 'done':
      return rule === 'kraken-remove' ? 'pass' : 'confirm';
    case 'accept':
      return rule === 'trade-answer' ? 'confirm' : 'pass';
    case 'idle':
      return view.pending?.options?.some(({ type }) => type === 'stay') ? null : 'pass';
    case 'trade-withdraw':
      // A window has its own pass.
      return view.pending?.options?.some(({ type }) => type === 'pass') ? 'confirm' : 'pass';
    case 'sigil':
      // Of several sigils that Larceny could act as, the second touch names one.
      return choice.as === undefined ? 'confirm' : null;
    case 'wraith-ability':
      return choice.dice === undefined ? null : 'confirm';
    default:
      return PASSES.includes(choice.type) ? 'pass' : CONFIRMS.includes(choice.type) ? 'confirm' : null;
  }
}

/** Answers whose short name is the same wherever they are given. */
const ALIKE: readonly DeepChoice['type'][] = [
  'pass',
  'revoke',
  'end-commit',
  'trade-withdraw',
  'stay',
  'idle',
  'sigil',
  'wraith-ability',
];

export function shortOf(view: Scene, choice: DeepChoice): Words {
  const frame = decisionIn(view);
  if (ALIKE.includes(choice.type)) return { key: `short.${choice.type}` };
  const key = `short.${frame.rule}.${choice.type}`;
  return frame.rule === 'reroll' ? { key, gaps: { count: frame.picked.length } } : { key };
}

export function warningOf(view: Scene, choice: DeepChoice): Words | null {
  if (choice.type === 'sigil') return { key: 'warning.sigil' };
  const price = priceOf(view, choice);
  return price > 0 && price >= ownLife(view) ? { key: 'warning.last-life' } : null;
}

/** The life that whoever chooses would lose by it for certain. */
function priceOf(view: Scene, choice: DeepChoice): number {
  const frame = decisionIn(view);
  switch (choice.type) {
    case 'blood-rites-change':
    case 'blood-mage2-reroll':
    case 'guardian-shield':
    case 'assassin-strike':
    case 'blood-rites':
    case 'two-dice':
      return 1;
    case 'yes':
      return frame.rule === 'blood-mage-pay' || frame.rule === 'altar-blood-rites' ? 1 : 0;
    case 'accept':
      return frame.rule === 'kraken-reroll' ? krakenValues(view).reduce((sum, value) => sum + value, 0) : 0;
    case 'seat':
      return frame.rule === 'guardian-shield' || isAgony(frame) ? 1 : 0;
    default:
      return 0;
  }
}

/** Whoever declares it loses 1 life too. */
function isAgony(frame: ReturnType<typeof decisionIn>): boolean {
  return frame.rule === 'sigil-params' && frame.sigil === 'sigil-of-agony';
}
