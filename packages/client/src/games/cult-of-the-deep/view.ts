/** How this board reads what it is shown. */
import type { DeepView } from '@conclave/cult-of-the-deep';

/** The table's screen hands views on without knowing games; here they get their type. */
export function deepView(view: unknown): DeepView {
  return view as DeepView;
}

/** What the rules are in the middle of. */
export function frameIn({ stack }: DeepView): DeepView['stack'][number] | undefined {
  return stack.at(-1);
}

/** Kraken dice that were rolled and not removed. */
export function krakenDice({ stack }: DeepView): readonly { readonly id: number; readonly value: number }[] {
  const roll = stack.find((frame) => frame.rule === 'kraken-roll');
  if (roll === undefined) return [];
  return roll.values.flatMap((value, i) => (value === null ? [] : [{ id: i + 1, value }]));
}

/** How deep the rules are in something: two questions of the same name differ in it. */
export function depthOf({ stack }: DeepView): number {
  return stack.length;
}
