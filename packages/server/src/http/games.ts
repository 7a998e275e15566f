/** The games there are: what a client needs to open a table and to explain it. Everything comes from the game itself. */
import { LEVELS } from '@conclave/bots';
import { type AnyGame, boxFormOf, fieldKey, type Language, OFFERED_LANGUAGES } from '@conclave/kernel';
import { GAMES } from '@conclave/registry';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import type { Api } from './api.ts';

/** The same sentence by language. */
const inWords = z.record(z.string(), z.string()).describe('By language.');
const value = z.union([z.string(), z.number()]);

const gameSchema = z
  .object({
    id: z.string(),
    name: inWords,
    seats: z.array(z.int()).describe('Seat counts it can be played with.'),
    options: z.array(
      z.object({
        id: z.string(),
        words: inWords,
        values: z.array(z.object({ value, words: inWords })),
        default: value,
        box: z.boolean().optional().describe('Numbers from the own box: see `/api/games/{id}/components`.'),
        sets: z
          .record(z.string(), z.record(z.string(), value))
          .optional()
          .describe('Of a preset: what each of its values sets of the other options, unless they are named too.'),
        fewestSeats: z.record(z.string(), z.int()).optional().describe('Values that need so many seats at least.'),
        rule: z.string().describe('The rule that defines it.'),
      }),
    ),
    bots: z.array(z.string()).describe('Levels of bots, from the weakest to the strongest.'),
    languages: z.array(z.string()),
    orders: z
      .boolean()
      .describe('Seats may tell the table what to answer for them; such answers wait for the end of a beat.'),
    rulesVersion: z.int(),
  })
  .meta({ id: 'Game' });

const boxSchema = z
  .array(
    z.object({
      id: z.string(),
      words: inWords,
      fields: z.array(
        z.object({
          id: z.string(),
          words: inWords,
          is: z.union([z.number(), z.string(), z.array(z.string())]).describe("The game's own value."),
          from: z.int().optional(),
          to: z.int().optional(),
          things: z
            .array(z.object({ value: z.string(), words: inWords }))
            .optional()
            .describe('Of a choice: what it can be. Of an order: what is put in order.'),
        }),
      ),
    }),
  )
  .meta({ id: 'Box' });

const ruleSchema = z.object({ id: z.string(), heading: z.string(), text: z.string() }).meta({ id: 'Rule' });
const gameParams = z.object({ id: z.string().max(40) });
const inOneLanguage = z.object({
  lang: z.string().max(10).optional().describe('Words in this language alone. Without it: all languages, or English.'),
});

export function addGames(api: Api, boxes: Readonly<Record<string, string>> = {}): void {
  api.forAnybody(
    {
      method: 'get',
      path: '/api/games',
      topic: 'Games',
      does: 'Lists the games with their seats, options and bots.',
      query: inOneLanguage,
      answer: z.array(gameSchema),
    },
    async ({ query }) => {
      const languages = languagesFor(query.lang);
      return GAMES.map((game) => describeGame(game, languages, boxes[game.id]));
    },
  );
  api.forAnybody(
    {
      method: 'get',
      path: '/api/games/{id}/components',
      topic: 'Games',
      does: 'Lists the numbers of components that a table may replace by those of its own box.',
      more: 'A table is given them as its option `components`: JSON with only the changed ones, `{"group": {"field": value}}`.',
      params: gameParams,
      query: inOneLanguage,
      answer: boxSchema,
    },
    async ({ params, query }) => describeBox(gameOf(params.id), languagesFor(query.lang)),
  );
  api.forAnybody(
    {
      method: 'get',
      path: '/api/games/{id}/rules',
      topic: 'Games',
      does: "Gives the game's rules, each with its id.",
      params: gameParams,
      query: inOneLanguage,
      answer: z.array(ruleSchema),
    },
    async ({ params, query }) => {
      const rules = gameOf(params.id).rules[knownLanguage(query.lang ?? 'en')];
      return rules.map(({ id, heading, text }) => ({ id, heading, text }));
    },
  );
  api.forAnybody(
    {
      method: 'get',
      path: '/api/games/{id}/texts/{language}',
      topic: 'Games',
      does: "Gives the game's texts in one language, by key.",
      more: '`{card}` and the like are gaps. A gap whose filling is itself the rest of a `name.<filling>` key is said by that name.',
      params: gameParams.extend({ language: z.string().max(10) }),
      answer: z.record(z.string(), z.string()),
    },
    async ({ params }) => textsOf(gameOf(params.id), params.language),
  );
}

function describeGame(game: AnyGame, languages: Languages, box?: string): z.output<typeof gameSchema> {
  const words = wordsOf(game, languages);
  return {
    id: game.id,
    name: words('game.name'),
    seats: [...game.seats],
    options: game.options.map((option) => ({
      id: option.id,
      words: words(`option.${option.id}`),
      values: option.values.map((one) => ({ value: one, words: words(`option.${option.id}.${one}`, one) })),
      default: option.form === undefined ? option.default : (box ?? option.default),
      ...(option.form === undefined ? {} : { box: true }),
      ...(option.sets === undefined ? {} : { sets: option.sets }),
      ...(option.fewestSeats === undefined ? {} : { fewestSeats: option.fewestSeats }),
      rule: option.rule,
    })),
    bots: [...LEVELS],
    languages: [...OFFERED_LANGUAGES],
    orders: game.orders !== undefined,
    rulesVersion: game.rulesVersion,
  };
}

function describeBox(game: AnyGame, languages: Languages): z.output<typeof boxSchema> {
  const words = wordsOf(game, languages);
  const named = (thing: string) => ({ value: thing, words: words(`name.${thing}`, thing) });
  return Object.entries(boxFormOf(game)?.groups ?? {}).map(([group, fields]) => ({
    id: group,
    words: words(`box.${group}`),
    fields: Object.entries(fields).map(([id, field]) => ({
      id,
      words: words(fieldKey(game.texts.en, group, id), id),
      ...('order' in field ? { is: [...field.order], things: field.order.map(named) } : { is: field.is }),
      ...('of' in field ? { things: field.of.map(named) } : {}),
      ...('from' in field ? { from: field.from, to: field.to } : {}),
    })),
  }));
}

/** Says a text in each of the languages; numbers and the like, which have none, stand for themselves. */
function wordsOf(game: AnyGame, languages: Languages) {
  return (key: string, otherwise: string | number = key): Record<string, string> =>
    Object.fromEntries(languages.map((language) => [language, game.texts[language][key] ?? String(otherwise)]));
}

type Languages = readonly Language[];

const languagesFor = (wanted: string | undefined): Languages =>
  wanted === undefined ? OFFERED_LANGUAGES : [knownLanguage(wanted)];

function gameOf(id: string): AnyGame {
  const game = GAMES.find((one) => one.id === id);
  if (game !== undefined) return game;
  throw new Problem('not-found', `No such game. Choose one of: ${GAMES.map((one) => one.id).join(', ')}.`);
}

function textsOf(game: AnyGame, language: string): Record<string, string> {
  return { ...game.texts[knownLanguage(language)] };
}

function knownLanguage(code: string): Language {
  const language = OFFERED_LANGUAGES.find((one) => one === code);
  if (language !== undefined) return language;
  throw new Problem('not-found', `No texts in this language. Choose one of: ${OFFERED_LANGUAGES.join(', ')}.`);
}

/** Refuses a language that nobody can choose. */
export function checkWords(language: string): void {
  knownLanguage(language);
}
