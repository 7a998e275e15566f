/** The names of what lies on the table, and questions about it that a view answers. */
import type { CityView } from '@conclave/choose-your-god';
import { at, type Seat, type Thing } from '@conclave/kernel';

export type PlayerView = CityView['players'][number];
export type Priest = PlayerView['priests'][number];
export type Location = number;
export type CultId = NonNullable<PlayerView['cult']>;
export type LicenseId = PlayerView['licenses'][number];
export type HandCardId = NonNullable<PlayerView['hand']>['miracles' | 'intrigues'][number];
export type SeatColour = PlayerView['colour'];

/** How much of each wins the game (CG-6.2). */
export const GOALS = { altars: 5, mobs: 4, summonings: 2 } as const;
export type Way = keyof typeof GOALS;
export const WAYS: readonly Way[] = ['altars', 'mobs', 'summonings'];

export function progress(player: PlayerView, way: Way): number {
  return way === 'altars' ? player.altars.length : player[way];
}

/** One more step on this way wins the game. */
export function isStepAway(player: PlayerView, way: Way): boolean {
  return progress(player, way) >= GOALS[way] - 1;
}

/** One more step on some way wins the game. */
export function isClose(player: PlayerView): boolean {
  return WAYS.some((way) => isStepAway(player, way));
}

export function playerAt(view: CityView, seat: Seat): PlayerView {
  return at(view.players, seat);
}

/** The other seats, clockwise from this one. */
export function othersFrom(view: CityView, seat: Seat): Seat[] {
  const at = view.seating.indexOf(seat);
  return [...view.seating.slice(at + 1), ...view.seating.slice(0, at)];
}

/** The Location a Priest stands in; null: it is free, or spent for a Ritual. */
export function whereIs({ zone }: Priest): Location | null {
  return zone.startsWith('loc-') ? Number(zone.slice('loc-'.length)) : null;
}

export function strengthOf(player: PlayerView, { strength }: Priest): number {
  return strength === 'patriarch' ? player.patriarchStrength : strength;
}

/** Strong ones first, the Patriarch before all. */
export function sortedPriests(player: PlayerView, belongs: (priest: Priest) => boolean): Priest[] {
  const rank = ({ strength }: Priest) => (strength === 'patriarch' ? 9 : strength);
  return player.priests.filter(belongs).sort((a, b) => rank(b) - rank(a));
}

export interface Presence {
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly priests: readonly Priest[];
  readonly hasAltar: boolean;
}

/** Who has something in a Location, in the order they sit. */
export function presenceIn(view: CityView, location: Location): Presence[] {
  return view.seating
    .map((seat) => {
      const player = playerAt(view, seat);
      return {
        seat,
        player,
        priests: sortedPriests(player, (priest) => whereIs(priest) === location),
        hasAltar: player.altars.includes(location),
      };
    })
    .filter(({ priests, hasAltar }) => priests.length > 0 || hasAltar);
}

/**
 * The thing to touch for a Priest: of several that are alike only one is offered (CG-4.4), and any of them may be
 * touched for it.
 */
export function thingOfPriest(player: PlayerView, priest: Priest, touchable: ReadonlySet<Thing>): Thing {
  const own: Thing = `priest:${priest.id}`;
  if (touchable.has(own)) return own;
  const alike = player.priests.find(
    (one) =>
      one.strength === priest.strength &&
      one.zone === priest.zone &&
      one.coins === priest.coins &&
      one.bonus === priest.bonus &&
      touchable.has(`priest:${one.id}`),
  );
  return alike === undefined ? own : `priest:${alike.id}`;
}

/** The same for copies of a card in hand. */
export function thingOfCard(card: string, hand: readonly string[], touchable: ReadonlySet<Thing>): Thing {
  const own: Thing = `card:${card}`;
  if (touchable.has(own)) return own;
  const copy = hand.find((one) => nameOfCard(one) === nameOfCard(card) && touchable.has(`card:${one}`));
  return copy === undefined ? own : `card:${copy}`;
}

/** A hand card without the number of its copy: what pictures and texts go by. */
export function nameOfCard(card: string): string {
  return card.startsWith('lic-') ? card : card.replace(/-\d+$/, '');
}
