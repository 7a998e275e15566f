import { type Claim as AnyClaim, resolveOptions, SeededChance, silent, toldTo } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { publicSuspicion } from '../beliefs/index.ts';
import type { Claim } from '../claims/claim.ts';
import type { RoomCard } from '../components/cards.ts';
import type { Colour } from '../components/locations.ts';
import { ROUTES, routeRow } from '../components/routes.ts';
import type { AmongEvent } from '../events.ts';
import { amongCultists as game } from '../index.ts';
import type { AmongMemory } from '../memory.ts';
import { scenarios } from '../scenario/index.ts';
import type { AmongView } from '../view.ts';
import { doubtsWhenHeard } from './heard.ts';
import { mastersSays, says } from './says.ts';

/** Seat 3 is the Cultist. */
function viewOf(seat: number): AmongView {
  return game.viewOf(scenarios.given(4, resolveOptions(game), { round: 4 }, silent(new SeededChance('talk'))), seat);
}

function mindOf(seat: number, ...events: AmongEvent[]): AmongMemory {
  const mind = game.memory.fresh(seat);
  for (const event of events) game.memory.note(mind, toldTo(event, seat));
  return mind;
}

function hear(mind: AmongMemory, seat: number, claim: Claim): void {
  game.memory.hear?.(mind, { seat, channel: 'table', claim: claim as AnyClaim });
}

/** All that the seat has to say, one after the other. */
function speech(seat: number, mind: AmongMemory, speaks = says): Claim[] {
  const claims: Claim[] = [];
  for (let claim = speaks(viewOf(seat), mind, seat); claim !== null; claim = speaks(viewOf(seat), mind, seat)) {
    claims.push(claim);
    hear(mind, seat, claim);
    if (claims.length > 10) throw new Error('it never stops talking');
  }
  return claims;
}

const round = (number: number): AmongEvent => ({ type: 'roundBegan', round: number, startPlayer: 0 });
const studied = (seat: number, success: number, failure: number, sabotage: number): AmongEvent => ({
  type: 'roomStudied',
  seat,
  room: 'blue-1',
  secret: { to: [seat], success, failure, sabotage },
});
const placed = (seat: number, card: RoomCard): AmongEvent => ({
  type: 'cardPlaced',
  seat,
  room: 'blue-1',
  secret: { to: [seat], card },
});

describe('an Investigator who talks', () => {
  it('tells what it counted in a deck, and only once', () => {
    const told = speech(0, mindOf(0, round(2), studied(0, 2, 1, 0)));
    expect(told).toContainEqual({ type: 'claim-study', room: 'blue-1', success: 2, failure: 1, sabotage: 0 });
    expect(new Set(told.map((claim) => JSON.stringify(claim))).size).toBe(told.length);
  });

  it('tells first of papers that convict somebody', () => {
    const papers = (target: number, colours: Colour[]): AmongEvent => ({
      type: 'papersInspected',
      seat: 0,
      target,
      secret: { to: [0], colours },
    });
    const mind = mindOf(0, round(2), papers(1, ['blue', 'red']), round(3), papers(2, ['orange', 'pink']), {
      type: 'cardPlaced',
      seat: 2,
      room: 'blue-1',
      secret: { to: [2], card: 'success' },
    });
    expect(speech(0, mind)[0]).toMatchObject({ type: 'claim-papers', target: 2, round: 3 });
  });

  it('has nothing to say where it was shown nothing', () => {
    expect(speech(0, mindOf(0, round(3)))).toEqual([]);
  });
});

describe('a master who talks', () => {
  /** Where its own Route card lets it. */
  const turnedOver = (seat: number, number: number): AmongEvent => {
    const route = viewOf(seat).players[seat]?.route as (typeof ROUTES)[number];
    return { type: 'roomChecked', seat, room: `${routeRow(route, number)[0] as Colour}-1`, card: 'success' };
  };
  /** Seat 3 does nothing but place cards and look into decks; the others win books. */
  const deeds = [1, 2, 3].flatMap((number): AmongEvent[] => [
    round(number),
    turnedOver(0, number),
    turnedOver(1, number),
    turnedOver(2, number),
    { type: 'cardPlaced', seat: 3, room: 'red-1', secret: { to: [3], card: 'success' } },
  ]);
  const looks = [round(4), studied(3, 3, 0, 0)];

  it('accuses whom its deeds betray, vouches for others and tells of its own way', () => {
    const mind = mindOf(0, ...deeds, ...looks);
    const told = speech(0, mind, mastersSays);
    expect(told).toContainEqual({ type: 'accuse', target: 3 });
    expect(told).toContainEqual(expect.objectContaining({ type: 'vouch' }));
    expect(told).not.toContainEqual({ type: 'vouch', target: 3 });
    expect(told).toContainEqual(expect.objectContaining({ type: 'claim-route', round: 3 }));
  });

  it('counts on being heard', () => {
    const mind = mindOf(0, ...deeds, ...looks);
    const before = publicSuspicion(viewOf(0), mind)[3] ?? 1;
    expect(doubtsWhenHeard(viewOf(0), mind, 0).suspicion[3]).toBeGreaterThan(before);
    expect(mind.said).toEqual([]);
  });

  it('says as a Cultist what an adept would say', () => {
    const mind = mindOf(3, round(2), placed(3, 'sabotage'), round(3), studied(3, 3, 0, 1));
    expect(mastersSays(viewOf(3), mind, 3)).toEqual(says(viewOf(3), mind, 3));
  });
});

describe('a Cultist who talks', () => {
  it('says that its own bad card in a deck was a good one', () => {
    const told = speech(3, mindOf(3, round(2), placed(3, 'sabotage'), round(3), studied(3, 3, 0, 1)));
    expect(told).toContainEqual({ type: 'claim-study', room: 'blue-1', success: 4, failure: 0, sabotage: 0 });
  });

  it('tells of a Route card that allows all it did, whatever its own says', () => {
    const own = viewOf(3).players[3]?.route as (typeof ROUTES)[number];
    const other = ROUTES.find((card) => routeRow(card, 2).some((colour) => !routeRow(own, 2).includes(colour)));
    const colour = routeRow(other ?? own, 2).find((one) => !routeRow(own, 2).includes(one));
    const room = `${colour as Colour}-1` as const;
    const bad = { type: 'roomChecked', seat: 0, room, card: 'sabotage' } as const;
    const mind = mindOf(3, round(2), { type: 'cardPlaced', seat: 3, room, secret: { to: [], card: 'success' } }, bad);
    const route = speech(3, mind).find((claim) => claim.type === 'claim-route');
    expect(route).toMatchObject({ round: 2, colours: expect.arrayContaining([colour]) });
  });
});

describe('whoever hears claims', () => {
  it('suspects somebody who says that it gave a card where all saw no encounter', () => {
    const mind = mindOf(0, round(3));
    hear(mind, 2, { type: 'claim-gave', round: 2, target: 1, card: 'alive' });
    const [, other = 1, liar = 0] = publicSuspicion(viewOf(0), mind);
    expect(liar).toBeGreaterThan(other * 5);
  });

  it('listens to whoever accuses first more than to those who join in', () => {
    const mind = mindOf(0, round(3));
    const suspicion = [0, 1, 2].map((accuser) => {
      const before = publicSuspicion(viewOf(0), mind)[3] ?? 1;
      hear(mind, accuser, { type: 'accuse', target: 3 });
      return (publicSuspicion(viewOf(0), mind)[3] ?? 0) - before;
    });
    const [first = 0, second = 1, third = 1] = suspicion;
    expect(second).toBeGreaterThan(0);
    expect(first).toBeGreaterThan(3 * second);
    expect(third).toBeLessThan(2 * second);
  });

  it('suspects the others more where somebody vouches for one', () => {
    const mind = mindOf(0, round(3));
    const [, before = 1] = publicSuspicion(viewOf(0), mind);
    hear(mind, 2, { type: 'vouch', target: 1 });
    const [, vouchedFor = 1, , other = 0] = publicSuspicion(viewOf(0), mind);
    expect(vouchedFor).toBeLessThan(before);
    expect(other).toBeGreaterThan(before);
  });

  it('lets two who contradict each other share the suspicion', () => {
    const mind = mindOf(0, round(3));
    const [, before = 1] = publicSuspicion(viewOf(0), mind);
    hear(mind, 1, { type: 'claim-papers', target: 0, round: 2, colours: ['blue', 'red'] });
    hear(mind, 2, { type: 'claim-papers', target: 0, round: 2, colours: ['pink', 'red'] });
    const [, first = 0, second = 0, third = 1] = publicSuspicion(viewOf(0), mind);
    expect(Math.min(first, second)).toBeGreaterThan(before);
    expect(third).toBeLessThan(before);
  });

  it('knows better than a claim about its own papers', () => {
    const view = viewOf(0);
    const row = routeRow(view.players[0]?.route as (typeof ROUTES)[number], 2);
    const isOwnRow = (card: (typeof ROUTES)[number]) => routeRow(card, 2).join() === row.join();
    const wrong = routeRow(ROUTES.find((card) => !isOwnRow(card)) as (typeof ROUTES)[number], 2);
    const mind = mindOf(0, round(2), {
      type: 'papersInspected',
      seat: 1,
      target: 0,
      secret: { to: [1], colours: [...row] },
    });
    hear(mind, 1, { type: 'claim-papers', target: 0, round: 2, colours: wrong });
    const worlds = Array.from({ length: 50 }, (_, i) => game.worldFrom(view, new SeededChance(i), mind));
    expect(worlds.filter(({ players }) => players[1]?.role === 'cultist').length).toBeGreaterThan(40);
  });
});
