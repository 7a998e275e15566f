/** How this board reads what it is shown. */
import type { CityView } from '@conclave/choose-your-god';
import type { Seat } from '@conclave/kernel';
/** The table's screen hands views on without knowing games; here they get their type. */
export function cityView(view: unknown): CityView {
  return view as CityView;
}

/** What the rules are in the middle of. */
export function frameIn({ stack }: CityView): CityView['stack'][number] | undefined {
  return stack.at(-1);
}

/** Whether a turn of this seat is still under way. */
export function isActing({ stack }: CityView, seat: Seat): boolean {
  return stack.some((frame) => frame.rule === 'act' && frame.seat === seat);
}
