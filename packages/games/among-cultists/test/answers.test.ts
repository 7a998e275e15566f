/** Bots that are spoken to answer (AC-4.70), and nobody can tell by whether they do, or about what, what they are. */

import {
  type Claim as AnyClaim,
  type Choice,
  clonePlain,
  type Observer,
  resolveOptions,
  SeededChance,
  silent,
  toldTo,
} from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import type { Claim } from '../src/claims/claim.ts';
import type { RoomId } from '../src/components/locations.ts';
import { ROUTES, routeRow } from '../src/components/routes.ts';
import type { AmongEvent, AmongTold } from '../src/events.ts';
import { amongCultists as game } from '../src/index.ts';
import { answers } from '../src/insight/answers.ts';
import type { AmongMemory } from '../src/memory.ts';
import { scenarios } from '../src/scenario/index.ts';
import type { Among } from '../src/state.ts';
import type { AmongView } from '../src/view.ts';
import { kit } from './kit.ts';

/** Seat 3 is the Cultist. */
function viewOf(seat: number): AmongView {
  return game.viewOf(scenarios.given(4, resolveOptions(game), { round: 4 }, silent(new SeededChance('talk'))), seat);
}

function mindOf(seat: number, ...events: AmongTold[]): AmongMemory {
  const mind = game.memory.fresh(seat);
  for (const event of events) game.memory.note(mind, event);
  return mind;
}

function hear(mind: AmongMemory, seat: number, claim: Claim): void {
  game.memory.hear?.(mind, { seat, channel: 'table', claim: claim as AnyClaim });
}

/** What the seat answers to the speaker. It hears both, as everybody does. */
function answerOf(seat: number, mind: AmongMemory, speaker: number, claim: Claim): Claim | null {
  hear(mind, speaker, claim);
  const answer = answers(viewOf(seat), mind, seat, { seat: speaker, channel: 'table', claim: claim as AnyClaim });
  if (answer !== null) hear(mind, seat, answer);
  return answer;
}

const round = (number: number): AmongTold => ({ type: 'roundBegan', round: number, startPlayer: 0 });
const gave = (seat: number, receiver: number): AmongTold => ({ type: 'pulseGiven', seat, receiver });
const placed = (seat: number, room: RoomId = 'blue-1'): AmongTold => ({ type: 'cardPlaced', seat, room });
const looked = (seat: number, target: number): AmongTold => ({ type: 'papersInspected', seat, target });
const accuse = (target: number): Claim => ({ type: 'accuse', target });

describe('a bot that is accused', () => {
  it.each([0, 3])('says who it is and then what it did, each thing once: seat %i', (seat) => {
    const mind = mindOf(seat, round(2), gave(seat, 1), gave(1, seat), round(3), placed(seat));
    const said = Array.from({ length: 5 }, () => answerOf(seat, mind, 2, accuse(seat)));
    expect(said).toMatchObject(
      [
        { type: 'claim-role', role: 'investigator' },
        { type: 'claim-gave', round: 2, target: 1, card: 'alive' },
        { type: 'claim-placed', round: 3, room: 'blue-1', card: 'success' },
        { type: 'claim-route', round: 3 },
        null,
      ].map((one) => one && expect.objectContaining(one)),
    );
  });

  it('leaves it to others to answer for themselves', () => {
    expect(answerOf(0, mindOf(0, round(2)), 2, accuse(1))).toBeNull();
  });
});

describe('a bot of which somebody tells', () => {
  it('what its papers are says itself what they are', () => {
    const mind = mindOf(0, round(2), looked(1, 0));
    const row = routeRow(viewOf(0).players[0]?.route as (typeof ROUTES)[number], 2);
    const wrong = (['blue', 'orange', 'pink', 'red'] as const).filter((colour) => !row.includes(colour));
    const claim: Claim = { type: 'claim-papers', target: 0, round: 2, colours: wrong };
    expect(answerOf(0, mind, 1, claim)).toEqual({ type: 'claim-route', round: 2, colours: row });
    // Whoever insists is called a liar, once a round.
    expect(answerOf(0, mind, 1, claim)).toEqual(accuse(1));
    expect(answerOf(0, mind, 1, claim)).toBeNull();
  });

  it('what its papers are, and has never looked at them, calls them a liar', () => {
    const claim: Claim = { type: 'claim-papers', target: 3, round: 2, colours: ['blue', 'red'] };
    expect(answerOf(3, mindOf(3, round(2)), 1, claim)).toEqual(accuse(1));
  });

  it('that they gave it a card tells what it gave them', () => {
    const mind = mindOf(3, round(2), gave(1, 3), gave(3, 1));
    const claim: Claim = { type: 'claim-gave', round: 2, target: 3, card: 'alive' };
    expect(answerOf(3, mind, 1, claim)).toEqual({ type: 'claim-gave', round: 2, target: 1, card: 'alive' });
    expect(answerOf(3, mind, 1, { ...claim, round: 1 })).toBeNull();
  });

  it('that a deck it had a hand in was bad tells what it placed there', () => {
    const mind = mindOf(3, round(2), placed(3), round(3), placed(3, 'red-1'));
    const study = { type: 'claim-study', room: 'blue-1', success: 2, failure: 0, sabotage: 1 } as const;
    expect(answerOf(3, mind, 1, { ...study, sabotage: 0 })).toBeNull();
    expect(answerOf(3, mind, 1, study)).toEqual({ type: 'claim-placed', round: 2, room: 'blue-1', card: 'success' });
  });
});

describe('a Cultist who answers', () => {
  const own = viewOf(3).players[3]?.route as (typeof ROUTES)[number];
  /** A colour that its own card forbids in that round, though others allow it. */
  const forbidden = (number: number) =>
    (['blue', 'orange', 'pink', 'red'] as const).find((colour) => !routeRow(own, number).includes(colour)) ?? 'blue';

  it('denies papers that convict it, and holds to that lie in all it says later', () => {
    const [second, third] = [forbidden(2), forbidden(3)];
    const mind = mindOf(3, round(2), placed(3, `${second}-1`), looked(1, 3), round(3), placed(3, `${third}-1`));
    const papers: Claim = { type: 'claim-papers', target: 3, round: 2, colours: routeRow(own, 2) };
    const denial = answerOf(3, mind, 1, papers) as Extract<Claim, { type: 'claim-route' }>;
    expect(denial).toMatchObject({ type: 'claim-route', round: 2 });
    expect(denial.colours).toContain(second);
    const said = [denial, ...Array.from({ length: 4 }, () => answerOf(3, mind, 2, accuse(3)))];
    const rows = said.flatMap((claim) => (claim?.type === 'claim-route' ? [claim] : []));
    expect(rows.map(({ round: number }) => number)).toEqual([2, 3]);
    // One Route card has all the rows it has named, and allows all it did.
    const cards = ROUTES.filter((card) =>
      rows.every(({ round: number, colours }) => routeRow(card, number).join() === colours.join()),
    );
    expect(cards.length).toBeGreaterThan(0);
    expect(rows[1]?.colours).toContain(third);
  });

  it('admits papers that do it no harm', () => {
    const mind = mindOf(3, round(2), looked(1, 3));
    const papers: Claim = { type: 'claim-papers', target: 3, round: 2, colours: routeRow(own, 2) };
    expect(answerOf(3, mind, 1, papers)).toEqual({ type: 'claim-route', round: 2, colours: routeRow(own, 2) });
  });
});

describe('whether a bot answers, and about what', () => {
  /** A game at random up to some choice, and all that was told in it. */
  function played(seed: string): { state: Among; events: AmongEvent[] } {
    const chance = new SeededChance(seed);
    const events: AmongEvent[] = [];
    const ctx = { chance, tell: (event: AmongEvent) => void events.push(event), uncover() {} };
    const state = game.setup(6, resolveOptions(game, {}), ctx);
    let pending = game.pending(state);
    for (let left = 20 + chance.below(120); pending !== null && left > 0; left--) {
      const { seat, options } = chance.pick(pending.asked);
      pending = game.apply(state, seat, chance.pick(options as readonly Choice[]) as never, ctx);
    }
    return { state, events };
  }

  /** What the seat remembers if it was told of the events what this observer was. */
  function mindAs(seat: number, observer: Observer, events: readonly AmongEvent[], said: readonly [number, Claim][]) {
    const mind = game.memory.fresh(seat);
    for (const event of events) game.memory.note(mind, toldTo(event, observer));
    for (const [speaker, claim] of said) hear(mind, speaker, claim);
    return mind;
  }

  /** The claim without what may be a lie. */
  const topicOf = (claim: Claim | null) => {
    if (claim === null) return null;
    const { role, colours, card, ...rest } = claim as Claim & { role?: string; colours?: unknown; card?: string };
    return rest;
  };

  it('is the same whatever it is and whatever it alone has seen', () => {
    let given = 0;
    let silences = 0;
    for (let i = 0; i < 40; i++) {
      const { state, events } = played(`answers ${i}`);
      const chance = new SeededChance(`worlds ${i}`);
      const other = kit.swapSecrets(clonePlain(state), 'spectator', chance);
      for (const seat of state.players.keys()) {
        const speaker = (seat + 1) % state.players.length;
        const views = [game.viewOf(state, seat), game.viewOf(other, seat)] as const;
        const said: [number, Claim][] = [];
        for (const claim of claimsAbout(seat, speaker, views[0], events)) {
          said.push([speaker, claim]);
          const heard = { seat: speaker, channel: 'table', claim: claim as AnyClaim };
          const here = answers(views[0], mindAs(seat, seat, events, said), seat, heard);
          const there = answers(views[1], mindAs(seat, 'spectator', events, said), seat, heard);
          expect(topicOf(there)).toEqual(topicOf(here));
          if (here === null) silences++;
          else given++;
          if (here !== null) said.push([seat, here]);
        }
      }
    }
    expect(Math.min(given, silences)).toBeGreaterThan(100);
  });

  /** Claims of all kinds, some of which the seat has to answer. */
  function claimsAbout(seat: number, speaker: number, view: AmongView, events: readonly AmongEvent[]): Claim[] {
    const mind = mindAs(seat, 'spectator', events, []);
    const rounds = [...new Set([1, view.round])];
    const rooms = [...new Set(['blue-1', ...mind.placements.map(({ room }) => room)])] as 'blue-1'[];
    return [
      accuse(seat),
      accuse(seat),
      ...rounds.map(
        (number) => ({ type: 'claim-papers', target: seat, round: number, colours: ['blue', 'red'] }) as const,
      ),
      ...mind.gifts.map((gift) => ({ type: 'claim-gave', round: gift.round, target: seat, card: 'alive' }) as const),
      ...rooms.map((room) => ({ type: 'claim-study', room, success: 1, failure: 1, sabotage: 0 }) as const),
      accuse(seat),
      { type: 'vouch', target: seat },
      accuse(speaker),
      accuse(seat),
    ];
  }
});
