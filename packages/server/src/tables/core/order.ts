/** What a seat lets the table answer: passes until something happens, and standing orders of the game. */
import { mustSit } from './access.ts';
import { advance } from './choose.ts';
import { returned } from './leave.ts';
import { withWish } from './orders.ts';
import { type CommandOf, type Decided, matchInPlay, type Table, type World } from './table.ts';

export function passUntil(table: Table, { by, until }: CommandOf<'pass-until'>, world: World): Decided {
  const seat = mustSit(table.row, by);
  const { match, session } = returned(table, matchInPlay(table), seat, world);
  return advance(table, world, { match, session: { ...session, passUntil: session.passUntil.with(seat, until) } });
}

/** Nobody else can tell that an order was given: nothing changes for them. */
export function order(table: Table, { by, wish }: CommandOf<'order'>, world: World): Decided {
  const seat = mustSit(table.row, by);
  const { match, session } = returned(table, matchInPlay(table), seat, world);
  return advance(table, world, { match, session: { ...session, orders: withWish(match, session.orders, seat, wish) } });
}
