/** Talk at the table: what a claim says, what a seat can say truly, what speaks for and against a claim, and who hears whom. */
import { earshotOf, type Options, resolveOptions, SeededChance, say, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import type { Claim } from '../src/claims/claim.ts';
import { claims } from '../src/claims/index.ts';
import { routeRow } from '../src/components/routes.ts';
import type { AmongTold } from '../src/events.ts';
import { amongCultists } from '../src/index.ts';
import { scenarios } from '../src/scenario/index.ts';
import { viewOf } from '../src/view.ts';

function tableOf(seats: number, options: Record<string, string | number> = {}, given: object = {}) {
  const complete: Options = resolveOptions(amongCultists, options);
  return scenarios.given(seats, complete, given, silent(new SeededChance(1)));
}

/** What seat 0, an Investigator, was told in three rounds. */
const STORY: readonly AmongTold[] = [
  { type: 'roundBegan', round: 1, startPlayer: 0 },
  { type: 'pulseGiven', seat: 0, receiver: 1, card: 'alive' },
  { type: 'pulseGiven', seat: 1, receiver: 0 },
  { type: 'cardPlaced', seat: 2, room: 'pink-1' },
  { type: 'roundBegan', round: 2, startPlayer: 1 },
  { type: 'cardPlaced', seat: 0, room: 'blue-1', card: 'success' },
  { type: 'papersInspected', seat: 0, target: 3, colours: ['pink', 'red'] },
  { type: 'papersInspected', seat: 1, target: 0 },
  { type: 'roundBegan', round: 3, startPlayer: 2 },
  { type: 'stateChecked', seat: 0, target: 2, by: 'check', alive: 2, dead: 0 },
  { type: 'stateAnnounced', seat: 0, target: 2, state: 'alive' },
  { type: 'roomStudied', seat: 0, room: 'blue-1', success: 2, failure: 1, sabotage: 0 },
  { type: 'roomStudied', seat: 3, room: 'blue-1' },
  { type: 'pulseGiven', seat: 3, receiver: 2 },
  { type: 'died', seat: 1, location: 'pink-1', by: 'check' },
];

const table = tableOf(
  4,
  {},
  {
    round: 3,
    players: {
      0: { role: 'investigator', route: 'route-01' },
      1: { role: 'cultist', route: 'route-02' },
      2: { role: 'investigator', route: 'route-03' },
      3: { role: 'investigator', route: 'route-06' },
    },
  },
);
const view = viewOf(table, 0);

function verdictOn(seat: number, claim: Claim, after = STORY.length) {
  return claims.verdict(view, STORY, { seat, channel: 'table', claim }, after);
}

describe('a claim (AC-4.70)', () => {
  it('is said in the first person, in the language of each reader', () => {
    const words = claims.words({ type: 'claim-gave', round: 3, target: 1, card: 'dead' });
    expect(say(amongCultists.texts.en, words)).toBe('Round 3: the card I gave Seat 2 was Dead.');
    expect(say(amongCultists.texts.de, words)).toBe('Runde 3: Meine Karte für Platz 2 war „Tot“.');
  });

  it('about no colours at all says so', () => {
    const words = claims.words({ type: 'claim-route', round: 2, colours: [] });
    expect(say(amongCultists.texts.en, words)).toBe('Round 2: my route names none.');
  });

  it('is offered with what the table has: rooms of the map, roles in play, the other players', () => {
    const forms = Object.fromEntries(claims.forms(view).map(({ type, fields }) => [type, fields]));
    const valuesOf = (type: string, id: string) =>
      forms[type]?.find((field) => field.id === id)?.values.map(({ value }) => value);
    expect(valuesOf('claim-role', 'role')).toEqual(['investigator', 'cultist']);
    expect(valuesOf('accuse', 'target')).toEqual([1, 2, 3]);
    expect(valuesOf('claim-gave', 'round')).toEqual([1, 2, 3]);
    expect(valuesOf('claim-placed', 'room')).not.toContain('pink-3');
  });

  it('begins with what the seat did last, and is the truth until it is changed', () => {
    expect(claims.drafts(view, STORY)).toEqual([
      { type: 'claim-study', room: 'blue-1', success: 2, failure: 1, sabotage: 0 },
      { type: 'claim-state', target: 2, state: 'alive' },
      { type: 'claim-papers', target: 3, round: 2, colours: ['pink', 'red'] },
      { type: 'claim-placed', round: 2, room: 'blue-1', card: 'success' },
      { type: 'claim-gave', round: 1, target: 1, card: 'alive' },
      { type: 'claim-route', round: 3, colours: routeRow('route-01', 3) },
      { type: 'claim-role', role: 'investigator' },
    ]);
  });

  it('can be drafted by nobody who only looks on', () => {
    expect(claims.drafts(viewOf(table, 'spectator'), [])).toEqual([]);
  });

  it('is talk and no decision: nobody is asked for one, and bots make it when there is time to talk (AC-4.73)', () => {
    expect(claims.talksAt('done-talking')).toBe(true);
    expect(claims.talksAt('cast-vote')).toBe(false);
  });
});

describe('what my seat knows speaks for or against a claim, and binds nobody (AC-4.72)', () => {
  it.each<[string, number, Claim, string | null]>([
    ['a gift that all saw', 1, { type: 'claim-gave', round: 1, target: 0, card: 'alive' }, null],
    ['a gift that nobody saw', 1, { type: 'claim-gave', round: 2, target: 0, card: 'alive' }, 'contradicts'],
    ['my own gift', 0, { type: 'claim-gave', round: 1, target: 1, card: 'alive' }, 'agrees'],
    ['my own gift, lied about', 0, { type: 'claim-gave', round: 1, target: 1, card: 'dead' }, 'contradicts'],
    ['a card placed where all saw it', 2, { type: 'claim-placed', round: 1, room: 'pink-1', card: 'success' }, null],
    [
      'a card that was never placed',
      2,
      { type: 'claim-placed', round: 2, room: 'pink-1', card: 'success' },
      'contradicts',
    ],
    ['papers that I have seen', 3, { type: 'claim-route', round: 2, colours: ['red', 'pink'] }, 'agrees'],
    ['papers that say otherwise', 3, { type: 'claim-route', round: 2, colours: ['blue', 'red'] }, 'contradicts'],
    ['a row that no card has', 2, { type: 'claim-route', round: 1, colours: ['pink'] }, 'contradicts'],
    ['a row that some card has', 2, { type: 'claim-route', round: 1, colours: ['blue', 'orange', 'red'] }, null],
    ['my own papers, told truly', 1, { type: 'claim-papers', target: 0, round: 2, colours: ['pink', 'red'] }, 'agrees'],
    ['my own papers, told falsely', 1, { type: 'claim-papers', target: 0, round: 2, colours: ['blue'] }, 'contradicts'],
    ['papers that were never inspected', 2, { type: 'claim-papers', target: 0, round: 2, colours: [] }, 'contradicts'],
    [
      'a deck that I saw the same',
      3,
      { type: 'claim-study', room: 'blue-1', success: 2, failure: 1, sabotage: 0 },
      'agrees',
    ],
    [
      'a deck that I saw otherwise',
      3,
      { type: 'claim-study', room: 'blue-1', success: 3, failure: 0, sabotage: 0 },
      'contradicts',
    ],
    [
      'a room that was never studied',
      2,
      { type: 'claim-study', room: 'blue-1', success: 3, failure: 0, sabotage: 0 },
      'contradicts',
    ],
    ['a role that is not in play', 2, { type: 'claim-role', role: 'seer' }, 'contradicts'],
    ['a role that may be', 2, { type: 'claim-role', role: 'investigator' }, null],
    ['somebody who became a Ghost', 3, { type: 'claim-state', target: 1, state: 'dead' }, 'agrees'],
    ['an accusation', 3, { type: 'accuse', target: 1 }, null],
  ])('%s', (_, seat, claim, verdict) => {
    expect(verdictOn(seat, claim)).toBe(verdict);
  });

  it('who was seen alive was alive before, and since then only while no card came', () => {
    const alive = (after: number) => verdictOn(3, { type: 'claim-state', target: 2, state: 'alive' }, after);
    expect([alive(2), alive(10), alive(13), alive(15)]).toEqual(['agrees', 'agrees', 'agrees', null]);
    expect(verdictOn(3, { type: 'claim-state', target: 2, state: 'dead' }, 4)).toBe('contradicts');
  });

  it('who was found dead was dead before, as long as no card came between', () => {
    const dead = (after: number) => verdictOn(3, { type: 'claim-state', target: 1, state: 'dead' }, after);
    expect([dead(1), dead(2), dead(9)]).toEqual([null, 'agrees', 'agrees']);
  });

  it('once the game is over, every card tells its lie (AC-6.30)', () => {
    const chronicle = [
      { type: 'given', round: 1, seat: 1, receiver: 0, card: 'dead' },
      { type: 'placed', round: 1, seat: 2, room: 'pink-1', card: 'sabotage', by: 'hand' },
    ] as const;
    const players = view.players.map((player) => ({ ...player, pulse: ['alive', 'dead'] as const }));
    const end = { ...view, players, revealed: { chronicle } } as unknown as typeof view;
    const on = (seat: number, claim: Claim, after = STORY.length) =>
      claims.verdict(end, STORY, { seat, channel: 'table', claim }, after);
    expect(on(1, { type: 'claim-gave', round: 1, target: 0, card: 'alive' })).toBe('contradicts');
    expect(on(1, { type: 'claim-gave', round: 1, target: 0, card: 'dead' })).toBe('agrees');
    expect(on(2, { type: 'claim-placed', round: 1, room: 'pink-1', card: 'success' })).toBe('contradicts');
    expect(on(2, { type: 'claim-placed', round: 1, room: 'pink-1', card: 'sabotage' })).toBe('agrees');
    const dead = (after: number) => on(3, { type: 'claim-state', target: 0, state: 'dead' }, after);
    expect([dead(2), dead(3)]).toEqual(['contradicts', 'agrees']);
  });

  it('whom the night showed to be a Cultist is no Investigator', () => {
    const known = viewOf(
      tableOf(
        7,
        { preset: 'mixed' },
        { players: { 0: { role: 'seer' }, 1: { role: 'cultist' }, 2: { role: 'cultist' } } },
      ),
      0,
    );
    const said = { seat: 1, channel: 'table', claim: { type: 'claim-role', role: 'investigator' } } as const;
    expect(claims.verdict(known, [], said, 0)).toBe('contradicts');
    expect(claims.verdict(known, [], { ...said, seat: 3 }, 0)).toBeNull();
  });
});

describe('who hears whom', () => {
  const speaking = (options: Record<string, string | number>, given: object, seats = 7) => {
    const s = tableOf(seats, options, given);
    return (observer: number | 'spectator') => amongCultists.channels?.(s, observer);
  };
  const cultists = { 1: { role: 'cultist' }, 2: { role: 'cultist' } };

  it('everybody talks at the table, Ghosts too (AC-4.70)', () => {
    const of = speaking({}, { players: { 3: { ghost: true } } });
    expect([of(0), of(3)]).toEqual([[{ id: 'table', speaks: true }], [{ id: 'table', speaks: true }]]);
  });

  it('two Cultists have no private channel, unless the option gives them one (AC-4.71)', () => {
    const off = speaking({}, { players: cultists });
    expect(off(1)).toEqual([{ id: 'table', speaks: true }]);
    const on = speaking({ 'cultist-chat': 'on' }, { players: cultists });
    expect([on(1), on(2)].map((list) => list?.map(({ id }) => id))).toEqual([
      ['table', 'cultists'],
      ['table', 'cultists'],
    ]);
    expect([on(0), on('spectator')].map((list) => list?.map(({ id }) => id))).toEqual([
      ['table'],
      ['table', 'gallery'],
    ]);
  });

  it('a Cultist alone, or beside a Blind one, has nobody to whisper to (AC-4.71, AC-5.37)', () => {
    const alone = speaking({ 'cultist-chat': 'on' }, { players: { 1: { role: 'cultist' } } }, 5);
    expect(alone(1)).toEqual([{ id: 'table', speaks: true }]);
    const blind = speaking(
      { 'cultist-chat': 'on', preset: 'blind' },
      { players: { 1: { role: 'cultist' }, 2: { role: 'blind-cultist' } } },
    );
    expect([blind(1), blind(2)]).toEqual([[{ id: 'table', speaks: true }], [{ id: 'table', speaks: true }]]);
  });

  it('Ghosts hear the table and talk among themselves where the option says so (AC-4.70)', () => {
    const options = { 'ghost-chat': 'ghosts-only', 'cultist-chat': 'on' };
    const of = speaking(options, { players: { ...cultists, 1: { role: 'cultist', ghost: true }, 3: { ghost: true } } });
    expect(of(3)).toEqual([
      { id: 'table', speaks: false },
      { id: 'ghosts', speaks: true },
    ]);
    expect(of(1)).toContainEqual({ id: 'cultists', speaks: false });
    expect(of(0)).toEqual([{ id: 'table', speaks: true }]);
  });

  it('who is dead without anybody knowing talks like the living', () => {
    const options = { 'ghost-chat': 'ghosts-only' };
    const s = tableOf(7, options, { players: { 3: { pulse: ['dead'] }, 4: { ghost: true } } });
    expect(earshotOf(amongCultists, s, 3, 7)).toEqual({ channel: 'table', hearers: [0, 1, 2, 3, 4, 5, 6] });
    expect(earshotOf(amongCultists, s, 4, 7)).toEqual({ channel: 'ghosts', hearers: [4] });
  });
});

describe('how long the table waits (AC-4.52)', () => {
  const seconds = (options: Record<string, string | number>, about?: 'round' | 'vote' | 'leader') => {
    const s = tableOf(4, options);
    if (about !== undefined) s.stack.push({ rule: 'done-talking', about });
    return amongCultists.secondsFor?.(s);
  };

  it('talk before a vote has the time of the discussion, talk at the start of a round its own', () => {
    expect(seconds({ 'discussion-seconds': 60 }, 'vote')).toBe(60);
    expect(seconds({ 'discussion-seconds': 60 }, 'leader')).toBe(60);
    expect(seconds({ 'round-talk-seconds': 30 }, 'round')).toBe(30);
  });

  it('everything else has the time of a decision, or as long as it takes', () => {
    expect(seconds({})).toBe(90);
    expect(seconds({ 'decision-seconds': 'unlimited' })).toBeNull();
    expect(seconds({ 'discussion-seconds': 'unlimited' }, 'vote')).toBeNull();
  });
});
