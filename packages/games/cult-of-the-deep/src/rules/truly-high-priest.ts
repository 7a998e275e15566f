/** The variant Truly a High Priest (CD-7.5). */
import { answer, type DeepChoice } from '../choices.ts';
import type { RitualId } from '../components/rituals/ids.ts';
import { question } from '../frames.ts';
import { altarAt, onAltar } from '../places.ts';
import { freshMarkers } from '../verbs/cards.ts';
import { altarOf } from '../verbs/table.ts';

/** Before the first turn one ritual may make room for the top card of the deck; a Kraken hands out nothing yet. */
export const trulyHighPriestReplace = question('truly-hp-replace', {
  asks: (_, { seat }) => seat,
  options: (s): DeepChoice[] => [
    answer('none'),
    ...s.altars.map((_, index): DeepChoice => ({ type: 'altar', altar: onAltar(index) })),
  ],
  choose(s, _, choice: DeepChoice, ctx) {
    if (choice.type !== 'altar') return;
    const index = altarAt(choice.altar);
    const old = altarOf(s, index).ritual;
    const ritual = s.ritualDeck.shift() as RitualId;
    s.altars[index] = { ritual, markers: freshMarkers(ritual, s.n) };
    s.ritualDeck.push(old);
    ctx.chance.shuffle(s.ritualDeck);
    ctx.tell({ type: 'ritualReplaced', altar: choice.altar, old, ritual });
  },
});
