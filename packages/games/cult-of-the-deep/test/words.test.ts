import { observersOf, say, toldTo, type Words } from '@conclave/kernel';
import { wording } from '@conclave/kernel/conformance';
import { describe, expect, it } from 'vitest';
import type { DeepChoice } from '../src/choices.ts';
import { ALTARS } from '../src/components/altars.ts';
import { CHARACTERS } from '../src/components/characters/ids.ts';
import { FACES } from '../src/components/faces.ts';
import { RITUALS } from '../src/components/rituals/ids.ts';
import { ROLES } from '../src/components/roles.ts';
import { SIGILS } from '../src/components/sigils/ids.ts';
import { WRAITHS, type WraithId } from '../src/components/wraiths/ids.ts';
import type { DeepFrame, Draft } from '../src/frames.ts';
import { cultOfTheDeep as game } from '../src/index.ts';
import { type Die, PHASES } from '../src/state.ts';
import * as words from '../src/texts/words.ts';
import { wraithOf } from '../src/verbs/cards.ts';
import { ASKED, EVENTS, HAUNTING, REASONS } from './samples.ts';

const { en, de } = game.texts;

const LIVING: words.Scene['players'][number] = {
  status: 'living',
  life: 5,
  character: 'merchant-ii',
  wraith: null,
  wraithDice: [],
  draft: null,
};

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
function sceneOf(frame: DeepFrame, choices: readonly DeepChoice[] = [], draft: Draft | null = null): words.Scene {
  return {
    seat: 0,
    n: 5,
    active: 0,
    sitting: [0, 1, 2, 3, 4],
    players: Array.from({ length: 5 }, (_, seat) => (seat === 0 ? { ...LIVING, draft } : LIVING)),
    dice: DICE,
    altars: [
      { ritual: 'lamia', markers: { parchment: 5, cosmos: 2 } },
      { ritual: 'sea-hydra', markers: { parchment: 5, ancient: 5 } },
    ],
    stack: [...BELOW, frame],
    pending: { decision: frame.rule, seats: [0], options: choices },
    result: null,
    facelessToken: null,
    facelessLent: null,
  };
}

function asWraith(scene: words.Scene, wraith: WraithId): words.Scene {
  const wraithDice = wraithOf(wraith).faces.map((face) => ({ face, spent: false, coined: false }));
  const player = { status: 'wraith', life: 0, character: null, wraith, wraithDice, draft: null } as const;
  return { ...scene, players: scene.players.map((other, seat) => (seat === 0 ? player : other)) };
}

/** The scene as somebody reads it who waits for player 0. */
const waiting = (scene: words.Scene): words.Scene => ({
  ...scene,
  seat: 'spectator',
  pending: { decision: scene.pending?.decision ?? '', seats: [0] },
});

const RESPOND: DeepFrame = { rule: 'respond' };
const COMMIT: DeepFrame = { rule: 'commit-die', discarded: 0 };
const CHANT: DeepChoice = { type: 'spend-chant', die: 1, face: 'blood' };

/** Whoever is asked would pay the last life. */
const PAYING = sceneOf({ rule: 'blood-mage-pay', seat: 0 }, [{ type: 'yes' }]);
const DYING = { ...PAYING, players: PAYING.players.map((player) => ({ ...player, life: 1 })) };

/** A Wraith haunts in the turn of the living player on seat 1. */
const HAUNTED = WRAITHS.flatMap((wraith) => {
  const scene = { ...asWraith(sceneOf(RESPOND, HAUNTING[wraith]), wraith), active: 1 };
  return HAUNTING[wraith].map((choice) => ({ scene, choice }));
});

/** Every question, with who it is read by. */
const prompts = (): Words[] => [
  ...ASKED.map(({ frame, choices, draft }) => words.prompt(sceneOf(frame, choices, draft))),
  ...ASKED.map(({ frame }) => words.prompt(waiting(sceneOf(frame)))),
  words.prompt(sceneOf(COMMIT, [{ type: 'end-commit' }])),
  words.prompt(asWraith(sceneOf(COMMIT), 'phantom')),
  words.prompt({ ...sceneOf({ rule: 'kraken-remove', seat: 0 }), stack: [{ rule: 'kraken-remove', seat: 0 }] }),
  ...REASONS.map((reason) =>
    words.prompt({ ...sceneOf(COMMIT), pending: null, result: { winners: [], reason, detail: {} } }),
  ),
];

const descriptions = () => [
  ...ASKED.flatMap(({ frame, choices }) => choices.map((one) => words.describe(sceneOf(frame, choices), one))),
  ...HAUNTED.map(({ scene, choice }) => words.describe(scene, choice)),
  words.describe(asWraith(sceneOf(COMMIT), 'phantom'), CHANT),
  words.describe(sceneOf({ rule: 'place-die', die: 1, seat: 0, freely: false }, [{ type: 'idle' }]), { type: 'idle' }),
  words.describe(DYING, { type: 'yes' }),
];

const narrations = () =>
  Object.values(EVENTS)
    .flat()
    .flatMap((event) => observersOf(5).flatMap((observer) => words.narrate(toldTo(event, observer)) ?? []));

const EFFECTS = [...ROLES, ...CHARACTERS, ...SIGILS, ...WRAITHS, ...RITUALS, ...FACES];

wording(game, {
  prompts,
  descriptions,
  narrations,
  effects: EFFECTS,
  named: [...EFFECTS, ...ALTARS, ...PHASES.map((phase) => `phase.${phase}`), ...Object.values(game.components).flat()],
});

it('counts seats and altars from one', () => {
  expect([en['name.seat.7'], en['name.altar-3']]).toEqual(['Seat 8', 'Altar 3']);
});

describe('a choice', () => {
  const described = (frame: DeepFrame, choice: DeepChoice, others: DeepChoice[] = []) =>
    words.describe(sceneOf(frame, [choice, ...others]), choice);

  it('touches the die, then where it goes', () => {
    const { path, words: sentence, rule } = described(COMMIT, { type: 'commit-die', die: 2, to: 'altar-1' });
    expect(path).toEqual(['die:2', 'altar:altar-1']);
    expect(rule).toBe('CD-4.22');
    expect(say(en, sentence)).toBe('Put die 2 (Cosmos) on Lamia (Altar 1)');
    expect(say(de, sentence)).toBe('Würfel 2 (Kosmos) auf Lamia (Altar 1) setzen');
  });

  it('asks for the mode only where there are two', () => {
    const normal: DeepChoice = { type: 'commit-die', die: 1, to: 'seat-1' };
    const power: DeepChoice = { ...normal, mode: 'power' };
    expect(described(COMMIT, normal).path).toEqual(['die:1', 'seat:1']);
    expect(described(COMMIT, normal, [power]).path).toEqual(['die:1', 'seat:1', 'way:normal']);
    expect(described(COMMIT, power, [normal]).path).toEqual(['die:1', 'seat:1', 'way:power']);
  });

  it('is told apart by its things from all other choices of the decision, and begins none of them', () => {
    for (const { frame, choices } of ASKED) {
      const paths = choices.map((choice) => `${words.describe(sceneOf(frame, choices), choice).path.join(' ')} `);
      const clashes = paths.filter((path, i) => paths.some((other, j) => i !== j && other.startsWith(path)));
      expect(clashes, frame.rule).toEqual([]);
    }
  });

  it('has a place in the bar where it names nothing, and never shares it at the beginning', () => {
    for (const { frame, choices } of ASKED) {
      const scene = sceneOf(frame, choices);
      const described = choices.map((choice) => words.describe(scene, choice));
      const plain = described.filter(({ path }) => path[0]?.startsWith('button:'));
      for (const slot of ['pass', 'confirm']) {
        expect(plain.filter((one) => one.slot === slot).length, `${frame.rule} ${slot}`).toBeLessThan(2);
      }
      // Beside what stands in the bar, at most one answer is in the list alone.
      expect(plain.filter(({ slot }) => slot === undefined).length, frame.rule).toBeLessThan(2);
    }
  });

  it('is called in at most 22 letters in the bar', () => {
    for (const { short, slot } of descriptions()) {
      expect(short === undefined).toBe(slot === undefined);
      if (short === undefined) continue;
      for (const catalogue of [en, de]) expect(say(catalogue, short).length, short.key).toBeLessThanOrEqual(22);
    }
  });

  it('says so if it costs the last life, or a sigil', () => {
    expect(words.describe(PAYING, { type: 'yes' }).warning).toBeUndefined();
    expect(words.describe(DYING, { type: 'yes' }).warning).toEqual({ key: 'warning.last-life' });
    const sigil: DeepChoice = { type: 'sigil', sigil: 'sigil-of-frenzy' };
    expect(described(RESPOND, sigil)).toMatchObject({
      path: ['sigil:sigil-of-frenzy'],
      slot: 'confirm',
      warning: { key: 'warning.sigil' },
    });
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
    expect(say(en, words.prompt(rolling))).toBe('Choose dice to re-roll (2 re-rolls left).');
    const last = sceneOf({ rule: 'reroll', left: 1, picked: [] });
    expect(say(en, words.prompt(last))).toBe('Choose dice to re-roll (1 re-roll left).');
    expect(say(en, words.prompt(waiting(rolling)))).toBe('Seat 1 is choosing dice to re-roll.');
  });

  it('names the seat and not the number of the player (CD-3.8)', () => {
    const rolling = waiting(sceneOf({ rule: 'reroll', left: 2, picked: [] }));
    expect(say(en, words.prompt({ ...rolling, sitting: [1, 2, 3, 4] }))).toBe('Seat 2 is choosing dice to re-roll.');
  });

  it('counts what the Kraken would take, without removed dice', () => {
    expect(say(en, words.prompt(sceneOf({ rule: 'kraken-reroll', seat: 0 })))).toContain(
      'Your Kraken dice: 3, 1. Lose 4 life',
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
      'Seat 2 dies. Role: Cabalist.',
      'Seat 2 dies by their own hand. Role: Cabalist.',
      'Seat 2 dies, killed by Seat 3. Role: Cabalist.',
    ]);
  });

  it('names the winning seats, the automated High Priest among them', () => {
    const [end] = EVENTS.gameEnded;
    if (end === undefined) throw new Error('the game does not end');
    expect(linesOf(end)[0]).toBe('All Cabalists and Heretics are dead. Winners: Seat 1, Seat 3.');
  });
});

it('says of roles what holds with strict vengeance and the Necromancer too (CD-6.2, CD-6.5)', () => {
  expect(en['card.cabalist']).toMatch(/strict Grave Vengeance/);
  expect(en['card.high-priest']).toMatch(/Necromancer/);
  expect(de['card.high-priest']).toMatch(/Nekromant/);
  // Lamia: the thief is chosen, may be oneself with three living, and the Keeper gains once for each player (CD-5.19).
  expect(en['card.lamia']).toMatch(/first time/);
});
