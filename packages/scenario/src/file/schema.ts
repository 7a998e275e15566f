/** What a scenario file may hold. docs/scenarios.md lists the same: its tables are made of this. */
import { z } from 'zod';
import { about } from '../schema/about.ts';
import { fields, listOf, shown } from '../schema/fields.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const plainFields = z.record(z.string(), z.unknown(), {
  error: ({ input }) => `fields are wanted, not ${shown(input)}`,
});
export const anyList = listOf(z.unknown());

/** Named apart: an object that is written with it looks like a promise. */
const THEN = 'then';

export const scenarioFields = fields({
  title: about(z.string({ error: ({ input }) => `a text is wanted, not ${shown(input)}` }).default(''), {
    values: 'a text',
    meaning: 'what happens, as a sentence; it must be there',
    otherwise: '',
  }),
  game: about(z.unknown(), { values: 'an id', meaning: 'the game', otherwise: 'the ids in `rules` tell' }),
  rules: about(anyList.default([]), {
    values: 'a list of rule ids',
    meaning:
      'what it proves; a part (`RC-4.17b`) proves its rule (`RC-4.17`) too, and worked examples have ids as well (`EX-7`)',
  }),
  seats: about(z.unknown(), { values: 'a number', meaning: 'how many play', otherwise: 'the fewest that can' }),
  options: about(plainFields.default({}), {
    values: '`{ id: value }`',
    meaning: 'options of the game; what is named wins over a preset that is named as well',
    otherwise: 'as the specification has them',
  }),
  given: about(
    z
      .union([z.literal('new-game'), plainFields], { error: ({ input }) => `fields are wanted, not ${shown(input)}` })
      .default({}),
    {
      values: 'fields, or `new-game`',
      meaning:
        'the table: the RULES.md of each game lists the fields. `new-game` starts with the game’s own set-up instead',
      otherwise: 'a legal table',
    },
  ),
  chance: about(anyList.default([]), {
    values: 'a list of outcomes',
    meaning:
      'used up in order; too few or too many is an error. A shuffle is a list: things it does not name follow in the order they lay',
  }),
  seed: about(z.union([z.string(), z.number()], { error: 'a number or a word is wanted' }), {
    values: 'a number or a word',
    meaning: 'where chance comes from after the listed outcomes',
    otherwise: 'chance has run out',
  }),
  when: about(anyList.default([]), {
    values: 'a list of `{ seat, choose }` and `{ then: [checks] }`',
    meaning: 'choices in order, by the specification’s ids or as objects, and checks in between',
  }),
  [THEN]: about(anyList.default([]), { values: 'a list of checks', meaning: 'what must be true in the end' }),
});

export const choiceFields = fields({ seat: z.unknown(), choose: z.unknown() });

export interface CheckSpec {
  /** What it is compared with, as the manual writes it. */
  readonly with: string;
  /** Other fields that it may have. */
  readonly besides: readonly string[] | 'anything';
  /** One of these must be there. */
  readonly needs?: readonly string[];
  /** When it comes true. */
  readonly meaning: string;
}

/** What a check of the options can say at once; whose they are is plain where one seat alone is asked. */
const OF_OPTIONS = ['options', 'offered', 'notOffered', 'seat'] as const;

const CHECKS_BY_KIND = {
  at: {
    with: 'PATH',
    besides: ['is', 'has', 'hasNot', 'count'],
    needs: ['is', 'has', 'hasNot', 'count'],
    meaning:
      'the state (with derived values, see RULES.md) has exactly `is` at the path; or the list there holds `has` (or each of several), does not hold `hasNot`, or has `count` entries. A game may take lists without an order, such as hands, in any',
  },
  asked: {
    with: '[SEATS]',
    besides: ['decision', ...OF_OPTIONS],
    meaning: 'exactly these seats are asked, in any order. `[]`: nobody',
  },
  decision: { with: 'ID', besides: OF_OPTIONS, meaning: 'this is what is asked' },
  options: {
    with: '[IDS]',
    besides: OF_OPTIONS,
    meaning: 'these are all the options, in any order; `seat` says whose if several are asked',
  },
  offered: { with: '[IDS]', besides: OF_OPTIONS, meaning: 'these are among the options' },
  notOffered: { with: '[IDS]', besides: OF_OPTIONS, meaning: 'these are not among the options' },
  refused: { with: '{ seat: S, choose: X }', besides: [], meaning: 'the seat is not asked, or is not offered X' },
  cannotSee: {
    with: 'PATH',
    besides: ['seat'],
    needs: ['seat'],
    meaning: 'the state has something at the path, and the view of `seat` (or `spectator`) has not',
  },
  sees: {
    with: 'PATH',
    besides: ['seat', 'is'],
    needs: ['seat'],
    meaning: 'the view of `seat` (or `spectator`) has something at the path, or exactly `is`',
  },
  outcome: {
    with: '{ winners: [0], reason: points }',
    besides: [],
    meaning: 'the game ended so; fields left out do not matter. `null`: it goes on',
  },
  told: {
    with: 'TYPE',
    besides: 'anything',
    meaning:
      'an event of this type with the fields beside it was told since the start; `as: SEAT` compares as that seat (or `spectator`) was told it',
  },
  notTold: { with: 'TYPE', besides: 'anything', meaning: 'no such event was told' },
} as const satisfies Readonly<Record<string, CheckSpec>>;

export type CheckKind = keyof typeof CHECKS_BY_KIND;
export const CHECKS: Readonly<Record<CheckKind, CheckSpec>> = CHECKS_BY_KIND;
