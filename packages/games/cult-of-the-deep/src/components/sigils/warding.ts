import type { Sigil } from '../../verbs/cards.ts';
import { playerAt } from '../../verbs/table.ts';
import { ask, onPlayer } from './parameters.ts';

// One living player loses no life for the rest of this Resolve phase. (CD-5.56)
export const warding: Sigil = {
  when: 'resolve',
  isUseful: () => true,
  play: ask('sigil-of-warding'),
  params: onPlayer((s, user, seat, ctx) => {
    playerAt(s, seat).warded = true;
    ctx.tell({ type: 'warded', seat, by: user });
  }),
};
