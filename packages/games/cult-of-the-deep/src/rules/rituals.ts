/** A ritual is completed (CD-4.66). */
import { type DeepChoice, seatChoice } from '../choices.ts';
import { type DeepFrame, nearest, push, question, sequence } from '../frames.ts';
import { onAltar } from '../places.ts';
import { ritualOf } from '../verbs/cards.ts';
import { discardRitual, keepRitual, refillAltar } from '../verbs/rituals.ts';
import { altarOf, canBeKeeper, livingFrom } from '../verbs/table.ts';

type Completion = Extract<DeepFrame, { rule: 'complete' }>;

/** Completes the ritual on an altar. A sigil's user chooses the Keeper (CD-5.52.9). */
export const complete = sequence('complete', [
  (s, { altar, chosenBy }) => {
    const { isKept } = ritualOf(altarOf(s, altar).ritual);
    if (isKept && chosenBy !== null) push(s, { rule: 'choose-keeper', seat: chosenBy });
  },
  (s, { altar, keeper }: Completion, ctx) => {
    const { ritual } = altarOf(s, altar);
    ctx.tell({ type: 'ritualCompleted', altar: onAltar(altar), ritual, seat: keeper });
    if (ritualOf(ritual).isKept && canBeKeeper(s, keeper)) keepRitual(s, ritual, keeper, ctx);
    else discardRitual(s, ritual, ctx);
    refillAltar(s, altar, ctx);
  },
]);

export const chooseKeeper = question('choose-keeper', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  // Oneself first, if one can be Keeper; then by turn order.
  options(s, { seat }): DeepChoice[] {
    const able = livingFrom(s, s.active).filter((one) => canBeKeeper(s, one));
    const ordered = able.includes(seat) ? [seat, ...able.filter((one) => one !== seat)] : able;
    return ordered.map(seatChoice);
  },
  choose(s, _, choice: DeepChoice) {
    if (choice.type === 'seat') nearest(s, 'complete').keeper = choice.seat;
  },
});
