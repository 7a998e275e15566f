/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { CityEvent, CityView } from '@conclave/choose-your-god';
import type { Lesson } from '../../table/contract.ts';
import { lessonWords, type When as SharedWhen } from '../shared/lessons.ts';
import { isClose } from './things.ts';
import { type LessonId, sayLesson } from './words/index.ts';

type When = SharedWhen<CityView, CityEvent>;
const { asked, lesson, told } = lessonWords<CityView, CityEvent, LessonId>((id, part) =>
  sayLesson(`city.lesson.${id}.${part}`),
);

const inRound =
  (round: number, when: When): When =>
  (view, fresh) =>
    view.round >= round && when(view, fresh);

/** What the learner holds of the two kinds of hand cards. */
const holds =
  (kind: 'miracles' | 'intrigues'): When =>
  (view) =>
    typeof view.seat === 'number' && (view.players[view.seat]?.hand?.[kind].length ?? 0) > 0;

/** The first of these cards in the learner's hand, as a thing on the table. */
const firstOf =
  (kind: 'miracles' | 'intrigues') =>
  (view: CityView): string | undefined => {
    const card = typeof view.seat === 'number' ? view.players[view.seat]?.hand?.[kind][0] : undefined;
    return card && `card:${card}`;
  };

/** The ability that the learner can pay for and use now, as a thing on the table. */
function payable({ pending }: CityView): string | undefined {
  const use = pending?.options?.find((option) => option.type === 'ability');
  return use && `ability:${use.ability}`;
}

/** What the learner can buy now, the Minstrel before all. */
function forSale({ pending }: CityView): string | undefined {
  const cards = pending?.options?.flatMap((option) => (option.type === 'buy' ? [option.card] : [])) ?? [];
  const card = cards.find((one) => one === 'lic-title-minstrel') ?? cards[0];
  return card && `card:${card}`;
}

/** The first ones come one after another; the others wait for their moment. */
export const lessons: readonly Lesson<CityEvent>[] = [
  lesson('welcome', 'CG-6.2', () => true, 'sheet:0'),
  lesson('city', 'CG-4.30', () => true, 'location:1'),
  lesson('might', 'CG-3.8', told('roundBegan'), 'sheet:1'),
  lesson('intent', 'CG-4.33', asked('intent'), 'priest:priest-red-3'),
  lesson('where', 'CG-4.33', asked('intent-location'), 'location:6'),
  lesson('influence', 'CG-2.27', told('preached')),
  lesson(
    'patriarch',
    'CG-2.14',
    (view) => asked('intent')(view, []) && (view.players[0]?.placements ?? 0) >= 1,
    'priest:patriarch-red',
  ),
  lesson(
    'fourth',
    'CG-4.34',
    (view) => asked('intent')(view, []) && (view.players[0]?.placements ?? 0) >= 3,
    'sheet:0',
  ),
  lesson('deal', 'CG-4.38', asked('deal'), forSale),
  lesson('resolution', 'CG-4.40', told('locationActive')),
  lesson('act', 'CG-4.42', asked('act')),
  lesson('benefit', 'CG-4.47', asked('benefit')),
  lesson('alms', 'CG-4.50', told('almsGiven')),
  lesson('home', 'CG-4.53', told('priestsWentHome')),
  lesson('ability', 'CG-4.42', (view) => payable(view) !== undefined, payable),
  lesson('miracle', 'CG-4.8', holds('miracles'), firstOf('miracles')),
  lesson('intrigue', 'CG-4.38', holds('intrigues'), firstOf('intrigues')),
  lesson('forum', 'CG-5.60', told('supremacyTaken'), 'supremacy'),
  lesson('followers', 'CG-2.16', inRound(2, asked('intent')), 'location:3'),
  lesson('altars', 'CG-2.19', inRound(2, told('altarBuilt', 'roundEnded')), 'location:7'),
  lesson('mobs', 'CG-2.17', inRound(3, asked('intent')), 'location:12'),
  lesson('rift', 'CG-5.13', inRound(4, asked('intent')), 'location:13'),
  lesson('thieves', 'CG-5.2', asked('thieves-amount')),
  lesson('close', 'CG-6.1', (view) => view.players.some(isClose)),
];
