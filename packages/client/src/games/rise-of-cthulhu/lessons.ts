/** What a newcomer is told in a first game, each thing once, when it first matters (RC-12.8). */
import type { RiseEvent, RiseView } from '@conclave/rise-of-cthulhu';
import type { Lesson } from '../../table/contract.ts';
import { lessonWords } from '../shared/lessons.ts';
import { type LessonId, sayLesson } from './words/index.ts';

const { asked, lesson, told } = lessonWords<RiseView, RiseEvent, LessonId>((id, part) =>
  sayLesson(`rise.lesson.${id}.${part}`),
);

/** The first ones come one after another; the others wait for their moment. */
export const lessons: readonly Lesson<RiseEvent>[] = [
  lesson('welcome', 'RC-1.3', () => true, 'location:dunwich'),
  lesson('turn', 'RC-4.4', asked('turn-action')),
  lesson('destination', 'RC-4.10', asked('cultist-destination')),
  lesson('influence', 'RC-4.16', told('cultistPlayed')),
  lesson('deck', 'RC-4.9', told('cultistDrawn'), 'deck'),
  lesson('valley', 'RC-4.13', (view) => view.turnNumber >= 3 && asked('turn-action')(view, []), 'valley'),
  lesson('hunter-moves', 'RC-4.14', asked('hunter-destination'), 'hunter'),
  lesson('hunted', 'RC-4.14', told('hunterMoved'), 'hunter'),
  lesson('sets', 'RC-4.17', (view) => view.turnNumber >= 6 && asked('turn-action')(view, [])),
  lesson('old-one', 'RC-4.15', told('oldOneAwoke')),
  lesson('monster', 'RC-5.3', (view) => (view.players[view.seat as 0 | 1]?.monsters?.length ?? 0) > 0),
  lesson('artifact', 'RC-5.1', (view) => (view.players[view.seat as 0 | 1]?.artifacts?.length ?? 0) > 0),
  lesson('azathoth', 'RC-6.3', (view) => view.pointsVictory),
  lesson('end', 'RC-6.1', (view) => view.awakeCount === 2 && view.result === null, 'deck'),
];
