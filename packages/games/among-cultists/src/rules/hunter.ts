/** Curse of the Hunter (section 5.6): the curse card, setting snares, stepping into them. */
import type { Seat } from '@conclave/kernel';
import { type EndRoundChoice, READY, snare } from '../choices.ts';
import { ALL_SNARES, SNARE_FACES } from '../components/hunt.ts';
import { CAFETERIA, type LocationId } from '../components/locations.ts';
import { ballot, type Context } from '../frames.ts';
import type { Among, Hunt } from '../state.ts';
import { allSeats, playerOf, seatOfRole } from '../table.ts';

export const CURSE_ROUND = 4;

/** AC-5.57 */
export function seeCurse(s: Among, ctx: Context): void {
  if (s.hunt === null || s.round !== CURSE_ROUND) return;
  ctx.tell({ type: 'curseSeen', secret: { to: [seatOfRole(s, 'cursed-hunter')], curse: s.hunt.curse } });
}

/** AC-5.58: in rounds 1 to 9, while a snare is left. How many were set all can count. */
export function mayAskForSnare(s: Among): boolean {
  return s.hunt !== null && s.round <= 9 && snaresSet(s.hunt) < ALL_SNARES;
}

export function snaresSet({ snaresLeft }: Hunt): number {
  return ALL_SNARES - snaresLeft.jaws - snaresLeft.empty;
}

export const endRound = ballot('end-round', {
  uniform: true,
  asks: allSeats,
  options: (s, _, seat): EndRoundChoice[] => [READY, ...snareOptions(s, seat)],
  reveal(s, _, answers, ctx) {
    const set = Object.values(answers).find((answer) => answer.type === 'snare');
    ctx.uncover();
    if (set?.type !== 'snare' || s.hunt === null) return;
    s.hunt.snaresLeft[set.face] -= 1;
    s.hunt.snares.push({ location: set.location, face: set.face });
    ctx.tell({ type: 'snareSet', location: set.location });
  },
});

/** A living Hunter: somewhere on its walk of this round, but not in the Cafeteria and not where a snare lies. */
function snareOptions(s: Among, seat: Seat): EndRoundChoice[] {
  const { hunt } = s;
  const { role, ghost, walk } = playerOf(s, seat);
  if (hunt === null || role !== 'cursed-hunter' || ghost) return [];
  const free = walk.filter(
    (location) => location !== CAFETERIA && !hunt.snares.some((one) => one.location === location),
  );
  const faces = SNARE_FACES.filter((face) => hunt.snaresLeft[face] > 0);
  return free.flatMap((location) => faces.map((face) => snare(location, face)));
}

/** AC-5.59: the token is turned over and leaves the game; jaws bring a hunt card. True: the movement ends. */
export function isCaughtInSnare(s: Among, seat: Seat, location: LocationId, ctx: Context): boolean {
  const { hunt } = s;
  const at = hunt?.snares.findIndex((one) => one.location === location) ?? -1;
  const sprung = hunt?.snares[at];
  if (hunt === null || sprung === undefined) return false;
  hunt.snares.splice(at, 1);
  hunt.sprung.push(sprung.face);
  const card = sprung.face === 'jaws' ? hunt.deck.shift() : undefined;
  ctx.uncover();
  ctx.tell({ type: 'snareSprung', seat, location, face: sprung.face, drawn: card !== undefined });
  const player = playerOf(s, seat);
  if (sprung.face === 'jaws' && player.role !== 'cursed-hunter') hunt.jawsSprungByOthers += 1;
  if (card !== undefined) {
    player.pulse.push(card);
    s.chronicle.push({ round: s.round, type: 'wounded', seat, card });
  }
  return true;
}
