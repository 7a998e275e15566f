/**
 * What a bot answers to claims about it, whenever they are made (AC-4.70). Whether it answers, and about what, follows from
 * what all have seen and heard, so that no silence betrays anybody; only what it says about that is its own affair.
 */
import type { Said, Seat } from '@conclave/kernel';
import type { Claim } from '../claims/claim.ts';
import type { AmongMemory } from '../memory.ts';
import type { AmongView } from '../view.ts';
import { hasAccused, isHonest, rowToTell } from './stories.ts';

/** What everybody remembers alike. */
type Common = Pick<AmongMemory, 'said' | 'round' | 'visits' | 'gifts' | 'placements' | 'inspections'>;

type Of<T extends Claim['type']> = Extract<Claim, { type: T }>;

/** A claim without what its speaker makes of it. */
type Topic =
  | Pick<Of<'claim-role'>, 'type'>
  | Pick<Of<'claim-route'>, 'type' | 'round'>
  | Pick<Of<'claim-gave'>, 'type' | 'round' | 'target'>
  | Pick<Of<'claim-placed'>, 'type' | 'round' | 'room'>
  | Of<'accuse'>;

export function answers(view: AmongView, memory: AmongMemory, seat: Seat, said: Said): Claim | null {
  const topic = topicOf(memory, seat, said as Said<Claim>);
  return topic === null ? null : claimOn(topic, view, memory, seat);
}

/** The seat's words. Everybody was an Investigator all along: who it is by name it keeps to itself, as the others do. */
function claimOn(topic: Topic, view: AmongView, memory: AmongMemory, seat: Seat): Claim {
  switch (topic.type) {
    case 'claim-role':
      return { ...topic, role: 'investigator' };
    case 'claim-route':
      return { ...topic, colours: rowToTell(view, memory, seat, topic.round, isHonest(view, seat)) };
    case 'claim-gave':
      return { ...topic, card: 'alive' };
    case 'claim-placed':
      return { ...topic, card: 'success' };
    case 'accuse':
      return topic;
  }
}

/** What the seat is to speak about now; null when it is not spoken to, or has said all there is to say. */
function topicOf(common: Common, seat: Seat, { seat: speaker, claim }: Said<Claim>): Topic | null {
  const cards = cardsOf(common, seat);
  switch (claim.type) {
    case 'accuse':
      return claim.target === seat ? firstUntold(common, seat, defence(common, seat)) : null;
    case 'claim-papers':
      return claim.target === seat ? onPapers(common, seat, speaker, claim) : null;
    case 'claim-gave': {
      const { round, target } = claim;
      const haveMet = target === seat && didGive(common, speaker, seat, round) && didGive(common, seat, speaker, round);
      return haveMet ? firstUntold(common, seat, [{ type: 'claim-gave', round, target: speaker }]) : null;
    }
    case 'claim-study': {
      const isBad = claim.failure + claim.sabotage > 0;
      return isBad
        ? firstUntold(
            common,
            seat,
            cards.filter(({ room }) => room === claim.room),
          )
        : null;
    }
    default:
      return null;
  }
}

/** What somebody who is accused can say for itself: who it is, and the latest things it did. */
function defence(common: Common, seat: Seat): Topic[] {
  const gift = common.gifts.findLast((one) => one.seat === seat);
  const visit = common.visits[seat]?.at(-1);
  return [
    { type: 'claim-role' },
    ...(gift === undefined ? [] : [{ type: 'claim-gave', round: gift.round, target: gift.receiver } as const]),
    ...cardsOf(common, seat).slice(0, 1),
    ...(visit === undefined ? [] : [{ type: 'claim-route', round: visit.round } as const]),
  ];
}

/** One tells what one's papers are; who never looked at them, or tells of them what one has denied, is called a liar. */
function onPapers(common: Common, seat: Seat, speaker: Seat, { round, colours }: Of<'claim-papers'>): Topic | null {
  const hasLooked = common.inspections.some(
    (one) => one.seat === speaker && one.target === seat && one.round === round,
  );
  const told = wordsOf(common, seat).find((one) => one.type === 'claim-route' && one.round === round);
  if (hasLooked && told === undefined) return { type: 'claim-route', round };
  const isAgreed = hasLooked && told?.type === 'claim-route' && told.colours.join() === colours.join();
  return isAgreed || hasAccused(common, seat) ? null : { type: 'accuse', target: speaker };
}

/** The cards that the seat has placed, the latest first. */
function cardsOf({ placements }: Common, seat: Seat): Extract<Topic, { type: 'claim-placed' }>[] {
  return placements
    .flatMap(({ seat: placer, round, room }) =>
      placer === seat ? [{ type: 'claim-placed' as const, round, room }] : [],
    )
    .toReversed();
}

function didGive({ gifts }: Common, giver: Seat, receiver: Seat, round: number): boolean {
  return gifts.some((gift) => gift.seat === giver && gift.receiver === receiver && gift.round === round);
}

function firstUntold(common: Common, seat: Seat, topics: readonly Topic[]): Topic | null {
  const told = wordsOf(common, seat);
  return topics.find((topic) => !told.some((claim) => isAbout(claim, topic))) ?? null;
}

function isAbout(claim: Claim, topic: Topic): boolean {
  const fields = claim as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(topic).every(([field, value]) => fields[field] === value);
}

function wordsOf({ said }: Common, seat: Seat): Claim[] {
  return said.flatMap((one) => (one.seat === seat ? [one.claim] : []));
}
