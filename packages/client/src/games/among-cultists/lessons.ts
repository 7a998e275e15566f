/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { AmongEvent, AmongView } from '@conclave/among-cultists';
import type { Lesson } from '../../table/contract.ts';
import { lessonWords, type When as SharedWhen } from '../shared/lessons.ts';
import { type LessonId, sayLesson } from './words/index.ts';

type When = SharedWhen<AmongView, AmongEvent>;
const { asked, lesson, offers, told } = lessonWords<AmongView, AmongEvent, LessonId>((id, part) =>
  sayLesson(`among.lesson.${id}.${part}`),
);

const fromRound =
  (round: number, when: When): When =>
  (view, events) =>
    view.round >= round && when(view, events);

/** The first ones come one after another; the others wait for their moment. */
export const lessons: readonly Lesson<AmongEvent>[] = [
  lesson('welcome', 'AC-1.7', () => true, 'role'),
  lesson('move', 'AC-4.11', asked('move'), 'location:hall-nw'),
  lesson('route', 'AC-4.33', asked('move'), 'route'),
  lesson('rooms', 'AC-4.36', asked('move'), 'location:orange-1'),
  lesson('company', 'AC-4.20', asked('move')),
  lesson('encounter', 'AC-4.24', asked('give-pulse'), 'card:alive'),
  lesson('pulse', 'AC-1.3', told('pulseGiven'), 'seat:0'),
  lesson('action', 'AC-4.30', asked('action')),
  lesson('place', 'AC-4.35', offers('place-card'), 'card:success'),
  lesson('checkRoom', 'AC-4.37', offers('check-room')),
  lesson('book', 'AC-6.2', told('bookTaken'), 'points'),
  lesson('checkState', 'AC-4.40', offers('check-state')),
  lesson('announced', 'AC-4.41', told('stateAnnounced')),
  lesson('unsafe', 'AC-4.13', fromRound(2, asked('move')), 'location:crypt-tunnel'),
  lesson(
    'notebook',
    'AC-1.6',
    fromRound(2, () => true),
  ),
  lesson(
    'vote',
    'AC-4.50',
    fromRound(3, () => true),
    'location:cafeteria',
  ),
  lesson('casting', 'AC-4.53', asked('cast-vote')),
  lesson('ghosts', 'AC-5.1', told('died'), 'deaths'),
];
