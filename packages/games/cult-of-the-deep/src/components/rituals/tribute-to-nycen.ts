import type { Seat } from '@conclave/kernel';
import { type FrameOf, push, sequence } from '../../frames.ts';
import { onAltar } from '../../places.ts';
import type { Ritual } from '../../verbs/cards.ts';
import { loseTogether } from '../../verbs/losing.ts';
import { discardRitual, refillAltar } from '../../verbs/rituals.ts';
import { altarOf, seatsFrom } from '../../verbs/table.ts';

// A Cosmos pays the tribute of this turn. At the end of a Resolve phase without tribute its marker moves; at 0 the active player
// and both neighbours lose N life, and a new ritual comes. (CD-5.20)
export const tributeToNycen: Ritual = {
  tracks: ['cosmos'],
  isKept: false,
  dieComes(s, { chooser }, ctx) {
    s.tributePaid = true;
    ctx.tell({ type: 'tributePaid', seat: chooser });
  },
  falls: (s, altar, killer) => push(s, { rule: 'tribute-falls', altar, killer }),
  onAltar: {
    resolveEnds(s, index, ctx) {
      if (s.tributePaid) return;
      const { ritual, markers } = altarOf(s, index);
      const to = (markers.cosmos ?? 0) - 1;
      markers.cosmos = to;
      ctx.tell({ type: 'markerMoved', altar: onAltar(index), ritual, track: 'cosmos', to, seat: null });
      if (to === 0) push(s, { rule: 'tribute-falls', altar: index, killer: null });
    },
  },
};

export type TributeFrame = { rule: 'tribute-falls'; at?: number; altar: number; killer: Seat | null };

export const tributeRules = {
  'tribute-falls': sequence('tribute-falls', [
    (s, { altar, killer }: FrameOf<'tribute-falls'>, ctx) => {
      ctx.tell({ type: 'ritualCompleted', altar: onAltar(altar), ritual: 'tribute-to-nycen', seat: killer });
      const seats = seatsFrom(s, s.active);
      const isHit = (_: Seat, i: number) => i <= 1 || i === seats.length - 1;
      loseTogether(s, seats.filter(isHit), s.n, 'tribute-to-nycen', killer);
    },
    (s, { altar }, ctx) => {
      discardRitual(s, 'tribute-to-nycen', ctx);
      refillAltar(s, altar, ctx);
    },
  ]),
};
