import type { Sigil } from '../../verbs/cards.ts';
import { gainLife } from '../../verbs/life.ts';
import { ask, onPlayer } from './parameters.ts';

// A living player gains 4 life. (CD-5.62)
export const renewal: Sigil = {
  when: 'resolve',
  isUseful: () => true,
  play: ask('sigil-of-renewal'),
  params: onPlayer((s, user, seat, ctx) => gainLife(s, seat, 4, 'sigil-of-renewal', user, ctx)),
};
