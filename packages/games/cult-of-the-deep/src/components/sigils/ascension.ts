import type { Seat } from '@conclave/kernel';
import type { ChoiceOf, DeepChoice } from '../../choices.ts';
import { type Context, push } from '../../frames.ts';
import { altarAt, onAltar } from '../../places.ts';
import type { Deep } from '../../state.ts';
import { ritualOf, type Sigil, tracksOf } from '../../verbs/cards.ts';
import { isDone } from '../../verbs/rituals.ts';
import { altarOf } from '../../verbs/table.ts';
import { ask } from './parameters.ts';

// One marker moves one or two spaces, without any Altar effect. (CD-5.63)
export const ascension: Sigil = {
  when: 'resolve',
  isUseful: (s) => ascents(s).length > 0,
  play: ask('sigil-of-ascension'),
  params: {
    options: ascents,
    choose(s, user, choice, _, ctx) {
      if (choice.type === 'ascend') ascend(s, user, choice, ctx);
    },
  },
};

function ascents(s: Deep): DeepChoice[] {
  return s.altars.flatMap(({ ritual, markers }, index) =>
    tracksOf(ritual)
      .filter((track) => track !== 'kill' && (markers[track] ?? 0) > 0)
      .flatMap((track) => {
        const most = Math.min(markers[track] ?? 0, 2);
        return [1, 2]
          .filter((spaces) => spaces <= most)
          .map((spaces): DeepChoice => ({ type: 'ascend', altar: onAltar(index), track, spaces }));
      }),
  );
}

/** The user chooses the Keeper, and is the killer if the ritual takes life when it is done. */
function ascend(s: Deep, user: Seat, { altar: place, track, spaces }: ChoiceOf<'ascend'>, ctx: Context): void {
  const index = altarAt(place);
  const altar = altarOf(s, index);
  const to = (altar.markers[track] ?? 0) - spaces;
  altar.markers[track] = to;
  ctx.tell({ type: 'markerMoved', altar: place, ritual: altar.ritual, track, to, seat: user });
  if (!isDone(altar)) return;
  const { falls } = ritualOf(altar.ritual);
  if (falls === undefined) push(s, { rule: 'complete', altar: index, keeper: user, chosenBy: user });
  else falls(s, index, user);
}
