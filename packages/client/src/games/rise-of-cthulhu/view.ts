/** How this board reads what it is shown. */
import type { RiseView } from '@conclave/rise-of-cthulhu';

/** The table's screen hands views on without knowing games; here they get their type. */
export function riseView(view: unknown): RiseView {
  return view as RiseView;
}

/** What the rules are in the middle of. */
export function frameIn({ stack }: RiseView): RiseView['stack'][number] | undefined {
  return stack.at(-1);
}
