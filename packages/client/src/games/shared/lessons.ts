/** The words in which a board writes its lessons, bound to the game's view and events. */
import type { GameEvent, PendingView, Thing, Told as ToldOf } from '@conclave/kernel';
import type { Lesson } from '../../table/contract.ts';

/** Whether a lesson matters now. */
export type When<V, E extends GameEvent> = (view: V, fresh: readonly ToldOf<E>[]) => boolean;
/** What a lesson points at: always the same thing, or what the view says. */
type At<V> = Thing | ((view: V) => Thing | undefined);
/** What a game's lessons are called, by the keys of their words. */
export type LessonIdOf<Key extends string> = Key extends `${string}.lesson.${infer Id}.title` ? Id : never;
/** Says the title or the text of a lesson. */
type SayLesson<Id extends string> = (id: Id, part: 'title' | 'text') => string;

export function lessonWords<V extends { readonly pending: PendingView | null }, E extends GameEvent, Id extends string>(
  say: SayLesson<Id>,
) {
  return {
    lesson: (id: Id, rule: string, matters: When<V, E>, thing?: At<V>): Lesson<E> => ({
      id,
      rule,
      matters: (view, fresh) => matters(view as V, fresh),
      text: () => ({ title: say(id, 'title'), text: say(id, 'text') }),
      ...(thing !== undefined && { thing: (view) => (typeof thing === 'string' ? thing : thing(view as V)) }),
    }),
    /** The learner is asked one of these decisions. */
    asked:
      (...decisions: readonly string[]): When<V, E> =>
      ({ pending }) =>
        pending?.options !== undefined && decisions.includes(pending.decision),
    /** One of the learner's options is of this type. */
    offers:
      (type: string): When<V, E> =>
      ({ pending }) =>
        pending?.options?.some((option) => option.type === type) ?? false,
    /** An event of one of these types was just told. */
    told:
      (...types: readonly E['type'][]): When<V, E> =>
      (_, fresh) =>
        fresh.some((event) => types.includes(event.type)),
  };
}
