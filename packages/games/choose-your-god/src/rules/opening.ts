/** The end of the setup: Cults that are chosen, and who is First Player (CG-3.7, CG-3.8). */
import type { Seat } from '@conclave/kernel';
import { cultChoice } from '../choices.ts';
import { CULTS, type CultId } from '../components/cults.ts';
import { type Context, push, pushEach, question, sequence } from '../frames.ts';
import { mightOf } from '../influence.ts';
import type { City } from '../state.ts';
import { playerOf } from '../table.ts';

export const opening = sequence('opening', [
  (s) => {
    const undecided = s.seating.filter((seat) => playerOf(s, seat).cult === null);
    pushEach(s, undecided, (seat) => ({ rule: 'pick-cult', seat }));
  },
  (s) => {
    s.firstPlayer = s.seating.reduce((best, seat) =>
      mightOf(s, playerOf(s, seat)) > mightOf(s, playerOf(s, best)) ? seat : best,
    );
    push(s, { rule: 'round' });
  },
]);

export const pickCult = question('pick-cult', {
  asks: (_, { seat }) => seat,
  options: (s) => CULTS.filter((cult) => !s.players.some((player) => player.cult === cult)).map(cultChoice),
  choose: (s, { seat }, { cult }, ctx) => takeCult(s, seat, cult, ctx),
});

export function takeCult(s: City, seat: Seat, cult: CultId, ctx: Context): void {
  playerOf(s, seat).cult = cult;
  ctx.tell({ type: 'cultTaken', seat, cult });
}
