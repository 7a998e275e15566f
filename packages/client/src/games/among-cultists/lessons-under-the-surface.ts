/** What somebody who knows the first map is told in a game on the second, each thing once, when it first matters. */
import type { AmongEvent, AmongView } from '@conclave/among-cultists';
import type { Seat } from '@conclave/kernel';
import type { GuidedGame } from '../../table/contract.ts';
import { lessonWords, type When as SharedWhen } from '../shared/lessons.ts';
import { isLeaderVote } from './view.ts';
import { type LessonId, sayLesson } from './words/index.ts';

type When = SharedWhen<AmongView, AmongEvent>;
const { asked, lesson, offers, told } = lessonWords<AmongView, AmongEvent, LessonId>((id, part) =>
  sayLesson(`among.lesson.${id}.${part}`),
);

type CarriedItem = AmongView['players'][number]['items'][number];

function ownItems({ seat, players }: AmongView): readonly CarriedItem[] {
  return players[seat as Seat]?.items ?? [];
}

const carries =
  (...items: readonly CarriedItem[]): When =>
  (view) =>
    ownItems(view).some((item) => items.includes(item));

/** What every room colour does, said where the learner may do one of these things. */
const offersAbility: When = (view, events) =>
  ['inspect-papers', 'study', 'rewire', 'ward'].some((type) => offers(type)(view, events));

export const underTheSurface: GuidedGame<AmongEvent> = {
  name: () => sayLesson('among.guided.surface'),
  lessons: [
    lesson('station', 'AC-3.11', () => true, 'role'),
    lesson('ice', 'AC-4.12', asked('move')),
    lesson('hidden', 'AC-5.40', asked('move'), 'location:pink-1'),
    lesson('door', 'AC-5.46', asked('move'), 'door-marker'),
    lesson('event', 'AC-4.18', told('eventTurned')),
    lesson('colours', 'AC-2.14', offersAbility),
    lesson('found', 'AC-5.40', told('itemFound')),
    lesson(
      'carried',
      'AC-5.51',
      (view) => ownItems(view).length > 0,
      (view) => `item:${ownItems(view)[0] ?? ''}`,
    ),
    lesson('boots', 'AC-5.44', carries('item-boots'), 'item:item-boots'),
    lesson('dagger', 'AC-5.43', carries('item-dagger'), 'item:item-dagger'),
    lesson('binoculars', 'AC-5.45', carries('item-binoculars'), 'item:item-binoculars'),
    lesson('rifle', 'AC-5.47', carries('item-rifle'), 'item:item-rifle'),
    lesson('owl', 'AC-5.42', asked('owl-card')),
    lesson('opened', 'AC-5.46', told('doorOpened')),
    lesson('relic', 'AC-5.41', told('relicPlaced'), 'altar'),
    lesson('dropped', 'AC-5.49', offers('pick-up')),
    lesson('organism', 'AC-5.50', (view) => view.organismAwake, 'altar'),
    lesson('leader', 'AC-6.10', isLeaderVote),
    lesson('ritualists', 'AC-6.15', asked('pick-ritualist')),
    lesson('ritualCard', 'AC-6.16', asked('ritual-card'), 'card:success'),
  ],
};
