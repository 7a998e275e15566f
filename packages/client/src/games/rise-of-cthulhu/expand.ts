/** A card asks where it goes as soon as it is played: both are one path here, so that one can still change one's mind. */
import { type Choice, SeededChance, Telling } from '@conclave/kernel';
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import type { PathOption } from '../../table/contract.ts';
import { riseView } from './view.ts';

const BEGINNINGS: ReadonlySet<string> = new Set(['play', 'monster', 'artifact']);
/** Whoever is asked one of these, or yes or no, is asked something else than where the card goes. */
const OTHER_QUESTIONS: ReadonlySet<string> = new Set([...BEGINNINGS, 'yes', 'no']);

/** Null where the card is done with its first choice, or where something hidden would come to light before the next. */
export function expand(given: unknown, { choice, description }: PathOption): readonly PathOption[] | null {
  const view = riseView(given);
  if (!BEGINNINGS.has(choice.type) || view.seat === 'spectator') return null;
  const chance = new SeededChance('expand');
  const telling = new Telling(chance);
  const world = riseOfCthulhu.worldFrom(view, chance);
  riseOfCthulhu.choose(world, view.seat, choice as never, telling);
  const asked = riseOfCthulhu.pending(world)?.asked.find(({ seat }) => seat === view.seat);
  if (telling.uncovered || asked === undefined || asked.options.some(({ type }) => OTHER_QUESTIONS.has(type)))
    return null;
  const after = riseOfCthulhu.viewOf(world, view.seat);
  return asked.options.map((next: Choice) => {
    const step = riseOfCthulhu.describe(after, next as never);
    return { choice, next, description: { ...step, path: [...description.path, ...step.path] } };
  });
}
