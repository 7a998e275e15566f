/** What a newcomer is told in a first game, each thing once, when it first matters (CD-12.11). */
import type { DeepEvent, DeepTold, DeepView } from '@conclave/cult-of-the-deep';
import type { Lesson } from '../../table/contract.ts';
import { lessonWords, type When as SharedWhen } from '../shared/lessons.ts';
import { playerAt } from './things.ts';
import { type LessonId, sayLesson } from './words/index.ts';

type When = SharedWhen<DeepView, DeepEvent>;
const { asked, lesson, offers } = lessonWords<DeepView, DeepEvent, LessonId>((id, part) =>
  sayLesson(`deep.lesson.${id}.${part}`),
);

const told =
  (type: DeepTold['type'], by?: DeepTold<'lifeLost'>['by']): When =>
  (_, fresh) =>
    fresh.some((event) => event.type === type && (by === undefined || ('by' in event && event.by === by)));

/** The seat at which the learner sits in the guided game. */
const ME = 0;

/** The first ones come one after another; the others wait for their moment. */
export const lessons: readonly Lesson<DeepEvent>[] = [
  lesson('welcome', 'CD-1.5', () => true, `seat:${ME}`),
  lesson('reroll', 'CD-4.20', asked('reroll')),
  lesson('commit', 'CD-4.22', asked('commit-die')),
  lesson(
    'symbol',
    'CD-4.26',
    (view, fresh) => asked('commit-die')(view, fresh) && view.dice.some(({ face }) => face === 'parchment'),
    `seat:${ME}`,
  ),
  lesson(
    'rituals',
    'CD-4.65',
    (view, fresh) => asked('commit-die')(view, fresh) && view.dice.some(({ at }) => at !== 'pool'),
    'altar:altar-1',
  ),
  lesson('response', 'CD-4.35', asked('respond')),
  lesson('sigil', 'CD-5.50', offers('sigil')),
  lesson('resolve', 'CD-4.62', asked('resolve-next')),
  lesson(
    'suspect',
    'CD-8.1',
    (view, fresh) => fresh.some((event) => event.type === 'lifeLost' && event.seat === ME) && view.active !== ME,
  ),
  lesson('siren', 'CD-5.72', (view) => playerAt(view, ME).coins.siren > 0, 'coin:siren'),
  lesson('chant', 'CD-5.73', (view) => playerAt(view, ME).coins.chant > 0, 'coin:chant'),
  lesson('kraken', 'CD-4.14', asked('kraken-reroll')),
  lesson('zero', 'CD-4.85', (view) => view.players.some(({ status, life }) => status === 'living' && life === 0)),
  lesson('death', 'CD-4.92', told('died')),
  lesson('tribute', 'CD-5.20', (view) => view.altars.some(({ ritual }) => ritual === 'tribute-to-nycen')),
  lesson('keeper', 'CD-5.7', (view) => playerAt(view, ME).keeps.length > 0),
];
