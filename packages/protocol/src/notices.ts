/** What the table itself announces: whose time ran out, who asked for what. The same for everybody. */
import type { Seat } from '@conclave/kernel';

export type Notice = {
  /** Grows by one with each. */
  readonly n: number;
  readonly at: number;
  /** How many events there were then. An undo may have removed some: `noticesInPlace` takes care of that. */
  readonly after: number;
} & NoticeText;

export type NoticeText =
  /** Time ran out: a bot decides for the seat from now on, or once if a limit of the game's own options was over. */
  | { readonly type: 'time-out'; readonly seat: Seat }
  /** A bot plays for the seat from now on. `by` let it: the seat itself, or somebody who waited for it. */
  | { readonly type: 'bot-plays'; readonly seat: Seat; readonly by: Seat }
  /** The person decides again. */
  | { readonly type: 'came-back'; readonly seat: Seat }
  | { readonly type: 'undo-asked'; readonly seat: Seat }
  /** `by` is the seat itself where it took its asking back. */
  | { readonly type: 'undo-refused'; readonly seat: Seat; readonly by: Seat }
  /** The seat took its choice back; `asked`: the others had agreed to it. */
  | { readonly type: 'undone'; readonly seat: Seat; readonly asked: boolean }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'end-asked'; readonly seat: Seat }
  | { readonly type: 'end-refused'; readonly seat: Seat; readonly by: Seat }
  /** The game ended without a result, because everybody there agreed. */
  | { readonly type: 'ended'; readonly seat: Seat };

/** The notices with `after` adjusted to the events that still stand: an undo may have removed later ones. */
export function noticesInPlace(notices: readonly Notice[]): readonly Notice[] {
  let latest = Number.POSITIVE_INFINITY;
  return notices
    .toReversed()
    .map((notice) => {
      latest = Math.min(latest, notice.after);
      return notice.after === latest ? notice : { ...notice, after: latest };
    })
    .toReversed();
}
