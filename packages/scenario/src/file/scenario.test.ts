import { BadInput } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../kernel/test/toy/cards.ts';
import { vigil } from '../../../kernel/test/toy/index.ts';
import { scenarios } from '../../../kernel/test/toy/scenario.ts';
import { parseScenario } from './parse.ts';
import { runScenario } from './run.ts';

type Data = Record<string, unknown>;

/** Two seats in the response window: seat 0 holds a bell, seat 1 a ward, and seat 1 has bid the most. */
const WINDOW = {
  next: 'responses',
  prize: 'lantern-1',
  die: 2,
  winner: 1,
  deck: ['relic-9', 'relic-8'],
  players: { 0: { hand: ['bell-1', 'relic-1'] }, 1: { hand: ['ward-1'], trophies: ['relic-5'], points: 4 } },
};

/** The field that holds the checks; an object that is written with it looks like a promise. */
const THEN = 'then';

/** A scenario around what a test is about; `checks` stand under `then`. */
function scenario({ checks = [{ asked: [0, 1] }], ...fields }: Data = {}): Data {
  return { title: 'A test', rules: ['VG-2.4'], seats: 2, given: WINDOW, ...fields, [THEN]: checks };
}

function run(fields?: Data): readonly string[] {
  return runScenario(parseScenario([scenarios], scenario(fields))).failures;
}

/** What one check has to say about the window, after these steps. */
function problem(check: Data, when: Data[] = [], chance: unknown[] = []): string | null {
  const failures = run({ when, chance, checks: [check] });
  expect(failures.length).toBeLessThan(2);
  return failures[0]?.replace('then 1: ', '') ?? null;
}

const RING = { seat: 0, choose: 'ring:bell-1' };

describe('what is no scenario', () => {
  it.each<[string, unknown, string]>([
    ['no fields', 7, 'a scenario: fields are wanted, not 7'],
    ['a list', [], 'a scenario: fields are wanted, not []'],
    [
      'an unknown field',
      scenario({ moon: 1 }),
      'unknown field moon; there are: title, game, rules, seats, options, given, chance, seed, when, then',
    ],
    ['no title', scenario({ title: undefined }), 'title is missing'],
    ['an empty title', scenario({ title: '' }), 'title is missing'],
    ['an unknown game', scenario({ game: 'chess' }), 'unknown game "chess"; there are: vigil'],
    ['no game at all', scenario({ rules: ['XX-1'] }), 'which game? Neither game nor the ids in rules tell'],
    ['a rule of another game', scenario({ rules: ['VG-2.4', 'XX-1'] }), 'rules: vigil has no rule XX-1'],
    ['a rule that has no number', scenario({ rules: ['VG-bids'] }), 'rules: vigil has no rule VG-bids'],
    ['rules that are no list', scenario({ rules: 'VG-2.4' }), 'rules: a list is wanted, not "VG-2.4"'],
    ['too many seats', scenario({ seats: 9 }), 'vigil is played with 2 to 4 seats, not 9'],
    ['an unknown option', scenario({ options: { sun: 1 } }), 'vigil has no option "sun"; it has: rounds'],
    ['a given that is a word', scenario({ given: 'old-game' }), 'given: fields are wanted, not "old-game"'],
    ['chance that is no list', scenario({ chance: 3 }), 'chance: a list is wanted, not 3'],
    ['a seed that is a list', scenario({ seed: [] }), 'seed: a number or a word is wanted'],
    ['nothing to check', scenario({ checks: [] }), 'then is missing: nothing is checked'],
    ['a step that is a word', scenario({ when: ['pass'] }), 'when 1: fields are wanted, not "pass"'],
    ['a step without a choice', scenario({ when: [{ seat: 0 }] }), 'when 1: choose is missing'],
    [
      'a step with an unknown field',
      scenario({ when: [{ seat: 0, choose: 'pass', loudly: true }] }),
      'when 1: unknown field loudly; there are: seat, choose',
    ],
    [
      'an unknown check',
      scenario({ checks: [{ smells: 'wax' }] }),
      'then 1: unknown check; there are: at, asked, decision, options, offered, notOffered, refused, cannotSee, sees, outcome, told, notTold',
    ],
    [
      'an unknown check in between',
      scenario({ when: [{ [THEN]: [{ smells: 'wax' }] }] }),
      'when 1, then 1: unknown check; there are: at, asked, decision, options, offered, notOffered, refused, cannotSee, sees, outcome, told, notTold',
    ],
    [
      'an unknown field of a check',
      scenario({ checks: [{ asked: [0], loudly: true }] }),
      'then 1: unknown field loudly beside asked',
    ],
    ['an at without a wish', scenario({ checks: [{ at: 'die' }] }), 'then 1: at wants one of is, has, hasNot, count'],
    ['sight of nobody', scenario({ checks: [{ sees: 'die' }] }), 'then 1: sees wants a seat'],
    ['blindness of nobody', scenario({ checks: [{ cannotSee: 'deck' }] }), 'then 1: cannotSee wants a seat'],
    ['a refused that is no step', scenario({ checks: [{ refused: { seat: 1 } }] }), 'then 1: choose is missing'],
  ])('%s', (_, data, message) => {
    expect(() => parseScenario([scenarios], data)).toThrow(new BadInput(message));
  });

  it.each<[string, Data, string]>([
    [
      'an unknown field',
      { moon: 1 },
      'given: unknown field moon; there are: round, keeper, next, deck, discard, prize, die, winner, players',
    ],
    ['a card named twice', { prize: 'relic-1', discard: ['relic-1'] }, 'given.prize: relic-1 is named twice'],
    [
      'a card that does not exist',
      { prize: 'relic-99' },
      `given.prize: "relic-99" does not belong here; there are: ${CARDS.join(', ')}`,
    ],
    ['a seat that does not exist', { players: { 5: {} } }, 'given.players: unknown field 5; there are 2 seats: 0, 1'],
  ])('an impossible given: %s', (_, given, message) => {
    expect(() => run({ given })).toThrow(new BadInput(message));
  });
});

describe('a scenario', () => {
  it('finds its game by name, or by the ids of its rules', () => {
    expect(parseScenario([scenarios], scenario({ game: 'vigil', rules: [] })).scenarios).toBe(scenarios);
    expect(parseScenario([scenarios], scenario()).scenarios).toBe(scenarios);
    expect(parseScenario([scenarios], scenario({ rules: ['EX-3', 'VG-2.4'] })).scenarios).toBe(scenarios);
  });

  it('needs no more than a title, a rule and a check', () => {
    const least = parseScenario([scenarios], {
      title: 'Least',
      rules: ['VG-2.1'],
      [THEN]: [{ asked: [0], decision: 'open' }],
    });
    expect(least).toMatchObject({ seats: 2, options: { rounds: 3 } });
    expect(runScenario(least)).toEqual({ title: 'Least', rules: ['VG-2.1'], failures: [] });
  });

  it('starts a new game when asked to, by chance as written or from a seed', () => {
    const fresh = {
      given: 'new-game',
      checks: [
        { at: 'players.0.hand', is: ['ward-2', 'ward-1', 'relic-1'] },
        { at: 'keeper', is: 1 },
      ],
    };
    expect(run({ ...fresh, chance: [['ward-2', 'ward-1'], 1] })).toEqual([]);
    expect(run({ given: 'new-game', seed: 7, checks: [{ decision: 'open' }] })).toEqual([]);
    expect(
      run({
        given: 'new-game',
        seed: 'seven',
        chance: [['ward-2']],
        checks: [{ at: 'players.0.hand', has: 'ward-2' }],
      }),
    ).toEqual([]);
  });

  it('makes its choices by name or as objects, and needs no seat where only one is asked', () => {
    const when = [RING, { seat: 0, choose: { type: 'pass' } }, { choose: 'pass' }];
    expect(run({ when, chance: [6], checks: [{ asked: [1], decision: 'claim' }] })).toEqual([]);
  });

  it('checks in between', () => {
    const when = [
      {
        [THEN]: [
          { at: 'die', is: 2 },
          { at: 'die', is: 3 },
        ],
      },
      RING,
    ];
    expect(run({ when, chance: [6], checks: [{ at: 'die', is: 6 }] })).toEqual(['when 1, then 2: die is 2, not 3']);
  });

  it('stops at a choice that is not offered', () => {
    expect(run({ when: [{ seat: 0, choose: 'ring:bell-2' }, RING] })).toEqual([
      'when 1: "ring:bell-2" is not offered to seat 0 by responses; offered: pass, ring:bell-1',
    ]);
  });

  it('stops at a seat that is not asked', () => {
    expect(run({ when: [{ seat: 2, choose: 'pass' }] })).toEqual([
      'when 1: seat 2 is not asked; asked is 0, 1 by responses',
    ]);
    expect(run({ when: [{ choose: 'pass' }] })).toEqual([
      'when 1: seat (not named) is not asked; asked is 0, 1 by responses',
    ]);
  });

  it('stops when chance runs out', () => {
    expect(run({ when: [RING] })).toEqual([
      'when 1: chance ran out: outcome 1 is wanted (one of [1,2,3,4,5,6]), 0 given',
    ]);
  });

  it('stops at an outcome of chance that cannot be', () => {
    expect(run({ when: [RING], chance: [7] })).toEqual([
      'when 1: chance outcome 1 is 7, but one of [1,2,3,4,5,6] is wanted',
    ]);
  });

  it('does not come true when chance is left over', () => {
    expect(run({ when: [RING], chance: [6, 5], checks: [{ at: 'die', is: 6 }] })).toEqual([
      '1 outcomes of chance were never used',
    ]);
  });

  it('lets errors of the game through', () => {
    const choose = () => {
      throw new TypeError('broken');
    };
    const broken = { ...scenarios, game: { ...vigil, choose } };
    expect(() => runScenario(parseScenario([broken], scenario({ when: [RING] })))).toThrow(TypeError);
  });
});

describe('a check of the state', () => {
  it.each<[Data, string | null]>([
    [{ at: 'die', is: 2 }, null],
    [{ at: 'die', is: 3 }, 'die is 2, not 3'],
    [{ at: 'players.0.hand', is: ['bell-1', 'relic-1'] }, null],
    [{ at: 'leaders', is: [1] }, null],
    [{ at: 'players.0.moon', is: 1 }, 'there is no players.0.moon; players.0 has: hand, trophies, points'],
    [{ at: 'die.moon.phase', is: 1 }, 'there is no die.moon.phase; die is 2'],
    [{ at: 'players.0.hand', count: 2 }, null],
    [{ at: 'players.0.hand', count: 3 }, 'players.0.hand counts 2, not 3'],
    [{ at: 'die', count: 1 }, 'die counts undefined, not 1'],
    [{ at: 'players.0.hand', has: 'bell-1' }, null],
    [{ at: 'players.0.hand', has: ['bell-1', 'relic-2'] }, 'players.0.hand lacks "relic-2": ["bell-1","relic-1"]'],
    [{ at: 'players.0.hand', hasNot: ['relic-2', 'relic-3'] }, null],
    [{ at: 'players.0.hand', hasNot: ['relic-1'] }, 'players.0.hand has "relic-1": ["bell-1","relic-1"]'],
    [{ at: 'die', hasNot: 3 }, 'die is no list'],
    [{ at: 'die', has: 2 }, 'die is no list'],
  ])('%j: %s', (check, wanted) => expect(problem(check)).toBe(wanted));
});

describe('a check of who is asked', () => {
  it.each<[Data, string | null]>([
    [{ asked: [0, 1], decision: 'responses' }, null],
    [{ asked: [1, 0] }, null],
    [{ asked: [0] }, 'asked is 0, 1 by responses, not 0'],
    [{ asked: [] }, 'asked is 0, 1 by responses, not nobody'],
    [{ decision: 'responses' }, null],
    [{ decision: 'claim' }, 'the decision is responses, not claim'],
  ])('%j: %s', (check, wanted) => expect(problem(check)).toBe(wanted));

  it('knows when nobody is', () => {
    const over = {
      given: { ...WINDOW, round: 3, winner: null },
      when: [0, 1].map((seat) => ({ seat, choose: 'pass' })),
    };
    expect(run({ ...over, checks: [{ asked: [] }, { decision: null }] })).toEqual([]);
    expect(run({ ...over, checks: [{ asked: 0 }, { options: ['pass'] }] })).toEqual([
      'then 1: asked is nobody, not 0',
      'then 2: nobody is asked: the game is over',
    ]);
  });
});

describe('a check of options', () => {
  it.each<[Data, string | null]>([
    [{ options: ['ring:bell-1', 'pass'], seat: 0 }, null],
    [{ options: [{ type: 'pass' }, 'ward:ward-1'], seat: 1 }, null],
    [{ options: ['pass'], seat: 0 }, 'the options of responses are pass, ring:bell-1; not pass'],
    [{ options: ['pass', 'pass'], seat: 0 }, 'the options of responses are pass, ring:bell-1; not pass, pass'],
    [{ options: ['pass'], seat: 3 }, 'seat 3 is not asked; asked is 0, 1 by responses'],
    [{ offered: 'pass', seat: 0 }, null],
    [{ offered: 'ring( bell-1 )', seat: 0 }, null],
    [{ notOffered: 'ring(bell-1)', seat: 0 }, 'ring:bell-1 is offered'],
    [{ offered: ['pass', 'ward:ward-1'], seat: 0 }, 'ward:ward-1 is not offered; offered: pass, ring:bell-1'],
    [{ offered: { type: 'sing' }, seat: 0 }, '{"type":"sing"} is not offered; offered: pass, ring:bell-1'],
    [{ notOffered: 'ward:ward-1', seat: 0 }, null],
    [{ notOffered: [{ type: 'pass' }], seat: 0 }, 'pass is offered'],
    [{ refused: { seat: 0, choose: 'ward:ward-1' } }, null],
    [{ refused: { seat: 3, choose: 'pass' } }, null],
    [{ refused: { seat: 0, choose: { type: 'pass' } } }, '{"type":"pass"} is offered to seat 0'],
    [{ asked: [0, 1], decision: 'responses', options: ['pass', 'ring:bell-1'], seat: 0 }, null],
    [{ decision: 'responses', offered: 'pass', notOffered: 'pass', seat: 0 }, 'pass is offered'],
    [{ asked: [0], offered: 'sing', seat: 0 }, 'asked is 0, 1 by responses, not 0'],
  ])('%j: %s', (check, wanted) => expect(problem(check)).toBe(wanted));
});

describe('other names of a choice', () => {
  const called = { ...scenarios, alsoCalled: (_: unknown, { type }: { type: string }) => [type[0] ?? '', 'anything'] };
  const failures = (fields: Data) => runScenario(parseScenario([called], scenario(fields))).failures;

  it('make it, as long as one option alone is called so', () => {
    const rung = { when: [{ seat: 0, choose: 'r' }], chance: [6], checks: [{ told: 'bellRung', seat: 0 }] };
    expect(failures(rung)).toEqual([]);
    expect(failures({ when: [{ seat: 0, choose: 'anything' }] })).toEqual([
      'when 1: "anything" can mean several things to seat 0: pass, ring:bell-1',
    ]);
  });

  it('count in checks', () => {
    expect(failures({ checks: [{ options: ['p', 'r'], offered: 'anything', seat: 0 }] })).toEqual([]);
    expect(failures({ checks: [{ notOffered: 'r', seat: 0 }] })).toEqual(['then 1: ring:bell-1 is offered']);
    expect(failures({ checks: [{ refused: { seat: 0, choose: 'r' } }] })).toEqual(['then 1: "r" is offered to seat 0']);
  });
});

describe('a choice named in part', () => {
  const choiceId = ({ type, ...rest }: Data) => [type, ...Object.values(rest)].join(':');
  const called = { ...scenarios, game: { ...vigil, choiceId } };
  const failures = (fields: Data) => runScenario(parseScenario([called], scenario(fields))).failures;

  it('is made and offered, as long as one option alone can be meant', () => {
    const rung = { chance: [6], checks: [{ told: 'bellRung', seat: 0 }] };
    expect(failures({ ...rung, when: [{ seat: 0, choose: 'ring' }] })).toEqual([]);
    expect(failures({ ...rung, when: [{ seat: 0, choose: { type: 'ring' } }] })).toEqual([]);
    expect(failures({ ...rung, when: [{ seat: 0, choose: { type: 'ring', with: { bell: 1 } } }] })).toEqual([]);
    expect(failures({ when: [{ seat: 0, choose: {} }] })).toEqual([
      'when 1: {} can mean several things to seat 0: pass, ring:bell-1',
    ]);
    expect(failures({ checks: [{ options: ['pass', 'ring'], offered: 'ring', seat: 0 }] })).toEqual([]);
  });

  it('says nothing about what is not there', () => {
    expect(failures({ checks: [{ notOffered: 'ring', seat: 0 }, { refused: { seat: 0, choose: 'ring' } }] })).toEqual(
      [],
    );
  });
});

describe('other names of things', () => {
  const called = {
    ...scenarios,
    isCalled: (found: unknown, name: string) => String(found).startsWith(`${name}-`),
    isUnordered: (path: string) => path.endsWith('.hand'),
  };
  const problems = (check: Data) => runScenario(parseScenario([called], scenario({ checks: [check] }))).failures;

  it.each<Data>([
    { at: 'players.0.hand', is: ['relic-1', 'bell-1'] },
    { at: 'players.0.hand', is: ['relic', 'bell'] },
    { at: 'players.0.hand', has: 'bell' },
    { at: 'deck.0', is: 'relic' },
    { at: 'players.1.trophies', is: ['relic'] },
    { seat: 0, sees: 'players.0.hand', is: ['relic', 'bell-1'] },
  ])('%j comes true', (check) => expect(problems(check)).toEqual([]));

  it.each<Data>([
    { at: 'players.0.hand', is: ['relic', 'relic'] },
    { at: 'players.0.hand', is: ['relic'] },
    { at: 'players.0.hand', hasNot: 'bell' },
    { at: 'deck.0', is: 'relic-8' },
    { at: 'players.1.trophies', is: ['bell'] },
  ])('%j does not', (check) => expect(problems(check)).toHaveLength(1));

  it('leave a thing to the name that fits it alone', () => {
    const given = { ...WINDOW, players: { 0: { hand: ['bell-1', 'bell-2'] }, 1: { hand: ['ward-1'] } } };
    const checks = [{ at: 'players.0.hand', is: ['bell', 'bell-1'] }];
    expect(runScenario(parseScenario([called], scenario({ given, checks }))).failures).toEqual([]);
  });

  it('count in what was told', () => {
    const rung = { when: [RING], chance: [6] };
    const failures = (check: Data) =>
      runScenario(parseScenario([called], scenario({ ...rung, checks: [check] }))).failures;
    expect(failures({ told: 'bellRung', card: 'bell' })).toEqual([]);
    expect(failures({ notTold: 'bellRung', card: 'bell' })).toHaveLength(1);
  });
});

describe('a step that the rules have made by themselves', () => {
  const twice = [{ choose: 'bury' }, { choose: 'bury' }];
  const opening = { given: 'new-game', seed: 1, checks: [{ told: 'prizeTurned' }] };

  it('may be left out or made', () => {
    expect(run({ ...opening, when: twice })).toEqual([]);
    expect(run({ ...opening, when: [...twice, { choose: 'turn' }] })).toEqual([]);
    expect(run({ ...opening, when: [...twice, { seat: 0, choose: { type: 'turn' } }] })).toEqual([]);
  });

  it('is made once, and by the seat whose it was', () => {
    const [again] = run({ ...opening, when: [...twice, { choose: 'turn' }, { seat: 0, choose: 'turn' }] });
    expect(again).toMatch(/^when 4: "turn" is not offered to seat 0 by bids/);
    const [other] = run({ ...opening, when: [...twice, { seat: 1, choose: 'turn' }] });
    expect(other).toMatch(/^when 3: "turn" is not offered to seat 1 by bids/);
  });
});

describe('a check of what was told', () => {
  const drawn = { when: [RING, { seat: 1, choose: 'ward:ward-1' }], chance: [6] };

  it.each<[Data, string | null]>([
    [{ told: 'bellRung', seat: 0 }, null],
    [
      { told: 'bellRung', seat: 1 },
      'no event bellRung with {"seat":1}; [{"type":"bellRung","seat":0,"card":"bell-1"}]',
    ],
    [
      { told: 'eclipse' },
      'no event eclipse with {}; told were: bellRung, dieRolled, warded, cardDrawn, cardDrawn, roundBegan',
    ],
    [{ told: 'cardDrawn', seat: 0, card: 'relic-9' }, null],
    [{ told: 'cardDrawn', seat: 0, card: 'relic-9', as: 0 }, null],
    [
      { told: 'cardDrawn', seat: 0, card: 'relic-9', as: 'spectator' },
      'no event cardDrawn with {"seat":0,"card":"relic-9"}; [{"type":"cardDrawn","seat":0},{"type":"cardDrawn","seat":1}]',
    ],
    [{ notTold: 'eclipse' }, null],
    [{ notTold: 'cardDrawn', card: 'relic-9', as: 1 }, null],
    [{ notTold: 'dieRolled', face: 5 }, null],
    [{ notTold: 'dieRolled', face: 6 }, 'dieRolled was told: [{"type":"dieRolled","face":6}]'],
  ])('%j: %s', (check, wanted) => expect(problem(check, drawn.when, drawn.chance)).toBe(wanted));

  it('says so when nothing was', () => {
    expect(problem({ told: 'eclipse' })).toBe('no event eclipse with {}; told were: nothing');
  });
});

describe('a check of sight', () => {
  it.each<[Data, string | null]>([
    [{ seat: 1, cannotSee: 'players.0.hand' }, null],
    [{ seat: 'spectator', cannotSee: 'players.0.hand' }, null],
    [{ seat: 0, cannotSee: 'players.0.hand' }, 'seat 0 sees players.0.hand: ["bell-1","relic-1"]'],
    [{ seat: 1, cannotSee: 'players.0.hnd' }, 'there is no players.0.hnd that could be hidden'],
    [{ seat: 0, sees: 'players.0.hand', is: ['bell-1', 'relic-1'] }, null],
    [{ seat: 1, sees: 'players.0.cards' }, null],
    [{ seat: 1, sees: 'players.0.cards', is: 3 }, 'seat 1 sees players.0.cards as 2'],
    [{ seat: 1, sees: 'moon' }, 'seat 1 does not see moon'],
  ])('%j: %s', (check, wanted) => expect(problem(check)).toBe(wanted));
});

describe('a check of the outcome', () => {
  const over = { given: { ...WINDOW, round: 3, winner: null }, when: [0, 1].map((seat) => ({ seat, choose: 'pass' })) };

  it('compares what it names', () => {
    const checks = [{ outcome: { winners: [1] } }, { outcome: { reason: 'points', detail: { points: [0, 4] } } }];
    expect(run({ ...over, checks })).toEqual([]);
    expect(run({ ...over, checks: [{ outcome: { winners: [0] } }, { outcome: null }] })).toEqual([
      'then 1: the outcome.winners is [1], not [0]',
      'then 2: the outcome is {"winners":[1],"reason":"points","detail":{"points":[0,4]}}, not null',
    ]);
  });

  it('knows that the game goes on', () => {
    expect(problem({ outcome: null })).toBeNull();
    expect(problem({ outcome: { winners: [0] } })).toBe('the outcome is null, not {"winners":[0]}');
  });
});
