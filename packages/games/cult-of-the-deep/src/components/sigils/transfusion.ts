import type { Sigil } from '../../verbs/cards.ts';
import { storeDie } from '../../verbs/dice.ts';
import { allLose } from '../../verbs/losing.ts';
import { isWraithInGame } from '../../verbs/table.ts';
import { ask, onPlayer } from './parameters.ts';

// All others give 1 life to one living player, who also rolls an extra die next time if there is a Wraith. (CD-5.55)
export const transfusion: Sigil = {
  when: 'resolve',
  isUseful: () => true,
  play: ask('sigil-of-transfusion'),
  params: onPlayer((s, user, seat, ctx) => {
    if (isWraithInGame(s)) storeDie(s, seat, 'sigil-of-transfusion', ctx);
    allLose(s, 1, 'sigil-of-transfusion', user, seat, seat);
  }),
};
