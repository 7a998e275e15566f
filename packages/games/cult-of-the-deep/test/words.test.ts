import {
  type Context,
  type Options,
  observersOf,
  resolveOptions,
  SeededChance,
  say,
  toldTo,
  type Words,
} from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import type { DeepChoice } from '../src/choices.ts';
import { ALTARS } from '../src/components/altars.ts';
import { CHARACTERS } from '../src/components/characters.ts';
import { FACES } from '../src/components/faces.ts';
import { RITUALS } from '../src/components/rituals.ts';
import { ROLES } from '../src/components/roles.ts';
import { SIGILS } from '../src/components/sigils.ts';
import { WRAITHS, type WraithId, wraiths } from '../src/components/wraiths.ts';
import type { DeepFrame } from '../src/frames.ts';
import { cultOfTheDeep as game } from '../src/index.ts';
import { options } from '../src/options.ts';
import { type Die, PHASES } from '../src/state.ts';
import { de } from '../src/texts/de.ts';
import { en } from '../src/texts/en.ts';
import { rules } from '../src/texts/rulebook.ts';
import * as words from '../src/texts/words.ts';
import { ASKED, EVENTS, HAUNTING, REASONS } from './samples.ts';

const CATALOGUES = { en, de };
const LIVING: words.Scene['players'][number] = { status: 'living', wraith: null, wraithDice: [] };

const DICE: Die[] = [
  { id: 1, face: 'dagger', at: 'seat-1', mode: null, coined: false, lent: false },
  { id: 2, face: 'cosmos', at: 'altar-1', mode: null, coined: false, lent: false },
];

/** What questions interrupt, so that they can speak of it. */
const BELOW: DeepFrame[] = [
  { rule: 'kraken-roll', values: [3, 1, null], rerolls: 0, limit: 5 },
  { rule: 'loss', source: 'lamia', killer: 0, targets: [], feeds: null },
  { rule: 'sigil', seat: 1, sigil: 'sigil-of-agony', as: 'sigil-of-agony', revokes: false, cancelled: false },
];

/** Player 0 sits on seat 0, is active, is asked by the topmost of these rules, and looks on. */
function sceneOf(frame: DeepFrame, choices: readonly DeepChoice[] = []): words.Scene {
  return {
    seat: 0,
    n: 5,
    active: 0,
    sitting: [0, 1, 2, 3, 4],
    players: Array.from({ length: 5 }, () => LIVING),
    dice: DICE,
    altars: [
      { ritual: 'lamia', markers: { parchment: 5, cosmos: 2 }, isNew: false },
      { ritual: 'sea-hydra', markers: { parchment: 5, ancient: 5 }, isNew: false },
    ],
    stack: [...BELOW, frame],
    pending: { decision: frame.rule, seats: [0], options: choices },
    result: null,
  };
}

function asWraith(scene: words.Scene, wraith: WraithId): words.Scene {
  const wraithDice = wraiths[wraith].map((face) => ({ face, spent: false, coined: false }));
  const player = { status: 'wraith', wraith, wraithDice } as const;
  return { ...scene, players: scene.players.map((other, seat) => (seat === 0 ? player : other)) };
}

/** The scene as somebody reads it who waits for player 0. */
const waiting = (scene: words.Scene): words.Scene => ({
  ...scene,
  seat: 'spectator',
  pending: { decision: scene.pending?.decision ?? '', seats: [0] },
});

const RESPOND: DeepFrame = { rule: 'respond', proposed: [], draft: null };
const COMMIT: DeepFrame = { rule: 'commit-die', discarded: 0, proposals: 0, draft: null };
const CHANT: DeepChoice = { type: 'spend-chant', die: 1, face: 'blood' };

/** A Wraith haunts in the turn of the living player on seat 1. */
const HAUNTED = WRAITHS.flatMap((wraith) => {
  const scene = { ...asWraith(sceneOf(RESPOND, HAUNTING[wraith]), wraith), active: 1 };
  return HAUNTING[wraith].map((choice) => ({ scene, choice }));
});

/** Every question, with who it is read by. */
const prompts = (): Words[] => [
  ...ASKED.map(({ frame, choices }) => words.prompt(sceneOf(frame, choices))),
  ...ASKED.map(({ frame }) => words.prompt(waiting(sceneOf(frame)))),
  words.prompt(asWraith(sceneOf(COMMIT), 'phantom')),
  ...REASONS.map((reason) =>
    words.prompt({ ...sceneOf(COMMIT), pending: null, result: { winners: [], reason, detail: {} } }),
  ),
];

const descriptions = () => [
  ...ASKED.flatMap(({ frame, choices }) => choices.map((one) => words.describe(sceneOf(frame, choices), one))),
  ...HAUNTED.map(({ scene, choice }) => words.describe(scene, choice)),
  words.describe(asWraith(sceneOf(COMMIT), 'phantom'), CHANT),
];

const narrations = () =>
  Object.values(EVENTS)
    .flat()
    .flatMap((event) => observersOf(5).flatMap((observer) => words.narrate(toldTo(event, observer)) ?? []));

const sentences = (): Words[] => [
  ...prompts(),
  ...descriptions().map((one) => one.words),
  ...narrations().map((one) => one.words),
];

/** Complains unless the words can be said in every language, with every gap filled. */
function expectSayable(sentence: Words): void {
  for (const [language, catalogue] of Object.entries(CATALOGUES)) {
    expect(catalogue[sentence.key], `${sentence.key} in ${language}`).toBeDefined();
    const said = say(catalogue, sentence);
    expect(said, sentence.key).not.toMatch(/[{}]|undefined|null/);
    expect(said, sentence.key).not.toMatch(/[a-z]-(of|to|ii|coin|symbol|dagger)\b|altar-\d|(seat|coin|phase)\.\w/);
  }
}

const gapsIn = (text: string | undefined) => [...new Set(text?.match(/\{\w+\}/g))].sort();

describe('the catalogues', () => {
  it('have the same keys, and the same gaps for each', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) expect(gapsIn(de[key]), key).toEqual(gapsIn(text));
  });

  it('leave nothing empty', () => {
    for (const catalogue of Object.values(CATALOGUES)) {
      for (const [key, text] of Object.entries(catalogue)) expect(text.trim(), key).not.toBe('');
    }
  });

  it('name every component, and say what everything with an effect does', () => {
    const effects = [...ROLES, ...CHARACTERS, ...SIGILS, ...WRAITHS, ...RITUALS, ...FACES];
    const named = [...effects, ...ALTARS, ...Object.values(game.components).flat()];
    expect(Object.keys(en)).toEqual(expect.arrayContaining(named.map((id) => `name.${id}`)));
    expect(Object.keys(en)).toEqual(expect.arrayContaining(PHASES.map((phase) => `name.phase.${phase}`)));
    expect(Object.keys(en)).toEqual(expect.arrayContaining(effects.map((id) => `card.${id}`)));
    expect([en['name.seat.7'], en['name.altar-3']]).toEqual(['Seat 8', 'Altar 3']);
  });

  it('explain every option and each of its values', () => {
    const keys = options.flatMap(({ id, values }) => [`option.${id}`, ...values.map((one) => `option.${id}.${one}`)]);
    const written = Object.keys(en).filter((key) => key.startsWith('option.'));
    expect(written.sort()).toEqual(keys.sort());
  });

  it('hold no sentence that is never said', () => {
    const said = new Set(sentences().map((one) => one.key));
    const written = Object.keys(en).filter((key) => /^(decision|deciding|choice|event|outcome)\./.test(key));
    expect(written.filter((key) => !said.has(key))).toEqual([]);
  });
});

describe('the words', () => {
  it('can be said in every language, with no gap left open', () => {
    for (const sentence of sentences()) expectSayable(sentence);
  });

  it('rest on rules of the rulebook', () => {
    const ids = rules.map((rule) => rule.id);
    for (const { rule } of [...descriptions(), ...narrations()]) expect(ids).toContain(rule);
  });

  it.each([
    { seats: 4, chosen: { necromancer: 'shuffled' } },
    { seats: 6, chosen: { edition: 'first', heresy: 'on', resolveWindows: 'full' } },
    { seats: 8, chosen: { necromancer: 'high-priest', trulyHighPriest: 'on', merchantOfDeath: 'on' } },
  ])('are there for everything that happens in real games of $seats', ({ seats, chosen }) => {
    for (let seed = 0; seed < 2; seed++) {
      for (const sentence of storyOf(seed, seats, resolveOptions(game, { ...chosen, roundLimit: 20 }))) {
        expectSayable(sentence);
      }
    }
  });
});

/** All that is said in a random game, each kind of sentence once. */
function storyOf(seed: number, seats: number, chosen: Options): Words[] {
  const chance = new SeededChance(seed);
  const said = new Map<string, Words>();
  const note = (sentence: Words | undefined) => sentence && said.set(sentence.key, sentence);
  const ctx: Context = {
    chance,
    tell: (event) => {
      for (const observer of observersOf(seats)) note(words.narrate(toldTo(event, observer))?.words);
    },
    uncover: () => undefined,
  };

  const state = game.setup(seats, chosen, ctx);
  for (let pending = game.pending(state); pending !== null; ) {
    const asked = pending.asked[0];
    if (asked === undefined) throw new Error('nobody is asked');
    const view = game.viewOf(state, asked.seat);
    note(words.prompt(view));
    note(words.prompt(game.viewOf(state, 'spectator')));
    for (const option of asked.options) note(words.describe(view, option).words);
    pending = game.apply(state, asked.seat, chance.pick(asked.options), ctx);
  }
  note(words.prompt(game.viewOf(state, 'spectator')));
  return [...said.values()];
}

describe('a choice', () => {
  const described = (frame: DeepFrame, choice: DeepChoice, others: DeepChoice[] = []) =>
    words.describe(sceneOf(frame, [choice, ...others]), choice);

  it('touches the die, then where it goes', () => {
    const { path, words: sentence, rule } = described(COMMIT, { type: 'commit-die', die: 2, to: 'altar-1' });
    expect(path).toEqual(['die:2', 'altar:altar-1']);
    expect(rule).toBe('CD-4.22');
    expect(say(en, sentence)).toBe('Put die 2 (Cosmos) on Lamia (Altar 1)');
    expect(say(de, sentence)).toBe('Setze Würfel 2 (Kosmos) auf Lamia (Altar 1)');
  });

  it('asks for the mode only where there are two', () => {
    const normal: DeepChoice = { type: 'commit-die', die: 1, to: 'seat-1' };
    const power: DeepChoice = { ...normal, mode: 'power' };
    expect(described(COMMIT, normal).path).toEqual(['die:1', 'seat:1']);
    expect(described(COMMIT, normal, [power]).path).toEqual(['die:1', 'seat:1', 'button:normal']);
    expect(described(COMMIT, power, [normal]).path).toEqual(['die:1', 'seat:1', 'button:power']);
  });

  it('is told apart by its things from all other choices of the decision, and begins none of them', () => {
    for (const { frame, choices } of ASKED) {
      const paths = choices.map((choice) => `${words.describe(sceneOf(frame, choices), choice).path.join(' ')} `);
      const clashes = paths.filter((path, i) => paths.some((other, j) => i !== j && other.startsWith(path)));
      expect(clashes, frame.rule).toEqual([]);
    }
  });

  it('is about the dice of the Wraith where a Wraith decides', () => {
    const { path, words: sentence } = words.describe(asWraith(sceneOf(COMMIT), 'specter'), CHANT);
    expect(path).toEqual(['coin:chant', 'wraith-die:1', 'face:blood']);
    expect(say(en, sentence)).toBe('Spend a Chant coin: die 1 (Dagger) becomes Blood');
  });
});

describe('the question', () => {
  it('speaks to the player who decides, and of the seat to the others', () => {
    const rolling = sceneOf({ rule: 'reroll', left: 2, picked: [] });
    expect(say(en, words.prompt(rolling))).toBe('Which dice do you re-roll? Re-rolls left: 2.');
    expect(say(en, words.prompt(waiting(rolling)))).toBe('Seat 1 may re-roll dice.');
  });

  it('names the seat and not the number of the player (CD-3.8)', () => {
    const rolling = waiting(sceneOf({ rule: 'reroll', left: 2, picked: [] }));
    expect(say(en, words.prompt({ ...rolling, sitting: [1, 2, 3, 4] }))).toBe('Seat 2 may re-roll dice.');
  });

  it('counts what the Kraken would take, without removed dice', () => {
    expect(say(en, words.prompt(sceneOf({ rule: 'kraken-reroll', seat: 0 })))).toContain(
      'Your Kraken dice: 3, 1. Accept the loss of 4 life',
    );
  });
});

describe('a log line', () => {
  const linesOf = (event: (typeof EVENTS)[keyof typeof EVENTS][number]) =>
    observersOf(3).map((observer) => say(en, words.narrate(toldTo(event, observer))?.words ?? { key: 'nothing' }));

  it('tells what a trade offers only to its two sides', () => {
    const [offer] = EVENTS.tradeProposed;
    if (offer === undefined) throw new Error('nothing is offered');
    const known = 'Seat 1 offers Seat 2 2 × Chant coin for 1 × Life.';
    const open = 'Seat 1 offers Seat 2 a trade.';
    expect(linesOf(offer)).toEqual([known, known, open, open]);
  });

  it('says who killed whom', () => {
    expect(EVENTS.died.map((event) => linesOf(event)[0])).toEqual([
      'Seat 2 dies. The role was: Cabalist.',
      'Seat 2 dies by an own doing. The role was: Cabalist.',
      'Seat 2 dies, killed by Seat 3. The role was: Cabalist.',
    ]);
  });

  it('names the winning seats, the automated High Priest among them', () => {
    const [end] = EVENTS.gameEnded;
    if (end === undefined) throw new Error('the game does not end');
    expect(linesOf(end)[0]).toBe('All enemies of the High Priest are dead. Winners: Seat 1, Seat 3.');
  });
});
