/** Placements judged quickly: each is made on the current table, evaluated and undone. */
import type { Seat } from '@conclave/kernel';
import { type Location, NUMBERS } from '../components/locations.ts';
import type { PriestId } from '../components/priests.ts';
import { priestOf, strengthOf, zoneOf } from '../priests.ts';
import type { City, Priest } from '../state.ts';
import { playerOf } from '../table.ts';
import { lookAt, mayGo } from './board.ts';
import { has, type Papers } from './papers.ts';
import { heldIn, promise } from './promise.ts';
import { type Round, roundAfter, roundOn } from './round.ts';
import { isFreePlacement, prayerWorth } from './to-come.ts';

export class Placing {
  private readonly seat: Seat;
  /** As things are before. */
  private readonly round: Round;
  private readonly held: readonly number[];
  private readonly isFree: boolean;

  constructor(s: City, seat: Seat) {
    this.seat = seat;
    this.round = roundOn(lookAt(s));
    this.held = heldIn(this.round, seat);
    this.isFree = isFreePlacement(this.round.board.papers[seat] as Papers, playerOf(s, seat).placements + 1);
  }

  /** What the Priest is worth where it is worth most. */
  bestOf(priest: PriestId): number {
    const { board } = this.round;
    let best = Number.NEGATIVE_INFINITY;
    for (const location of NUMBERS) {
      if (mayGo(board, this.seat, location)) best = Math.max(best, this.worthOf(priest, location));
    }
    return best;
  }

  /** What the seat may hope for once the Priest stands there. */
  worthOf(id: PriestId, location: Location): number {
    const { s } = this.round.board;
    const player = playerOf(s, this.seat);
    const priest = priestOf(s, this.seat, id);
    const { zone } = priest;
    priest.zone = zoneOf(location);
    player.placements += 1;
    const hope = this.hope(priest, location);
    player.placements -= 1;
    priest.zone = zone;
    return hope;
  }

  /** What the seat may hope for if it places nobody any more, and takes what praying will bring. */
  worthOfPraying(): number {
    const { round, seat, held } = this;
    const player = playerOf(round.board.s, seat);
    const brought = (held[seat] as number) + prayerWorth(round, seat);
    player.prayed = true;
    const hope = promise(roundOn(lookAt(round.board.s)), seat, held.with(seat, brought));
    player.prayed = false;
    return hope;
  }

  /** Where preaching costs a Follower or a coin (CG-4.34, CG-4.35), everything has to be looked at anew. */
  private hope(priest: Priest, location: Location): number {
    const { round, seat, held } = this;
    const { s, papers } = round.board;
    const player = playerOf(s, seat);
    const collector = player.coins > 0 ? papers.findIndex(({ tithes }) => has(tithes, location)) : -1;
    const isTithed = collector >= 0 && collector !== seat;
    if (this.isFree && !isTithed) {
      return promise(roundAfter(round, seat, location, strengthOf(s, seat, priest)), seat, held);
    }
    const lost = this.isFree ? 0 : 1;
    const paid = isTithed ? 1 : 0;
    player.followers -= lost;
    player.coins -= paid;
    if (isTithed) playerOf(s, collector).coins += paid;
    const hope = promise(roundOn(lookAt(s)), seat);
    player.followers += lost;
    player.coins += paid;
    if (isTithed) playerOf(s, collector).coins -= paid;
    return hope;
  }
}
