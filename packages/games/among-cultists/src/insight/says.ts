/**
 * What a bot says when there is time to talk (AC-4.70): honest people tell what they were shown and whom they suspect; who
 * is with the Cultists tells what looks innocent, and never what all can see to be false or what it has denied before.
 */
import type { Seat } from '@conclave/kernel';
import { beliefsOf, mastersSuspects } from '../beliefs/index.ts';
import { suspicionIn } from '../beliefs/suspects.ts';
import type { Claim } from '../claims/claim.ts';
import type { AmongMemory } from '../memory.ts';
import type { AmongView } from '../view.ts';
import { hasAccused, innocentRoute, innocentStudy, isHonest, papersToTell, rowToTell } from './stories.ts';

/** From which suspicion on one accuses, and from which one speaks for oneself, in fair shares. */
const ACCUSES_AT = 0.5;
const DEFENDS_AT = 1.2;
/** Below which suspicion a master speaks for somebody. */
const VOUCHES_BELOW = 0.06;

export function says(view: AmongView, memory: AmongMemory, seat: Seat): Claim | null {
  return untold(memory, seat, thoughtsOf(view, memory, seat))[0] ?? null;
}

/** What a master says: honest ones lead the table by what they make of more than others see. */
export function mastersSays(view: AmongView, memory: AmongMemory, seat: Seat): Claim | null {
  return mastersSpeech(view, memory, seat)[0] ?? null;
}

/** All that a master has to say now, the most important first. */
export function mastersSpeech(view: AmongView, memory: AmongMemory, seat: Seat): Claim[] {
  const isLeader = isHonest(view, seat) && view.players[seat]?.role !== 'seer';
  return untold(memory, seat, isLeader ? leadersThoughts(view, memory, seat) : thoughtsOf(view, memory, seat));
}

function untold({ said }: AmongMemory, seat: Seat, thoughts: readonly Claim[]): Claim[] {
  const own = said.filter((one) => one.seat === seat);
  return thoughts.filter((claim) => own.every((one) => JSON.stringify(one.claim) !== JSON.stringify(claim)));
}

/** What it would like to say, the most important first. */
function thoughtsOf(view: AmongView, memory: AmongMemory, seat: Seat): Claim[] {
  const isLiar = !isHonest(view, seat);
  const { suspicion } = beliefsOf(view, memory).doubts;
  const fairShare = suspicion.reduce((sum, one) => sum + one, 0) / suspicion.length;
  const isSuspected = (suspicion[seat] ?? 0) > DEFENDS_AT * fairShare;
  const accused = isLiar ? scapegoat(view, suspicion, seat, fairShare) : honestSuspect(view, memory, seat);
  return [
    ...papersToTell(view, memory, seat, isLiar && isSuspected),
    ...memory.studies.flatMap((study) => innocentStudy(view, study, seat, !isLiar)),
    ...(isSuspected ? innocentRoute(view, memory, seat) : []),
    ...(accused === null || hasAccused(memory, seat) ? [] : [{ type: 'accuse', target: accused } as const]),
  ];
}

/** Proof first; then whom to vote for, whom not to, and that it has nothing to hide itself. */
function leadersThoughts(view: AmongView, memory: AmongMemory, seat: Seat): Claim[] {
  const seats = view.players.length;
  const own = suspicionIn(seats, mastersSuspects(view, memory));
  const { suspicion } = beliefsOf(view, memory).doubts;
  const isLiving = (other: Seat) => other !== seat && view.players[other]?.ghost === false;
  const accused = highest(own, isLiving);
  const cleared = highest(suspicion, (other) => isLiving(other) && (own[other] as number) < VOUCHES_BELOW);
  const round = memory.visits[seat]?.at(-1)?.round;
  return [
    ...papersToTell(view, memory, seat, false),
    ...memory.studies.flatMap((study) => innocentStudy(view, study, seat, true)),
    ...(accused === null || (own[accused] as number) < ACCUSES_AT || hasAccused(memory, seat)
      ? []
      : [{ type: 'accuse', target: accused } as const]),
    ...(cleared === null ? [] : [{ type: 'vouch', target: cleared } as const]),
    ...(round === undefined
      ? []
      : [{ type: 'claim-route', round, colours: rowToTell(view, memory, seat, round, true) } as const]),
  ];
}

/** A Seer who is surer than the others can be would betray itself (AC-6.20). */
function honestSuspect(view: AmongView, memory: AmongMemory, seat: Seat): Seat | null {
  const { suspects, doubts } = beliefsOf(view, memory);
  const own = view.players[seat]?.role === 'seer' ? doubts.suspicion : suspicionIn(view.players.length, suspects);
  const chief = highest(own, (other) => other !== seat && view.players[other]?.ghost === false);
  return chief !== null && (own[chief] as number) >= ACCUSES_AT ? chief : null;
}

/** Somebody whom the table suspects already and who is no comrade. */
function scapegoat(view: AmongView, suspicion: readonly number[], seat: Seat, fairShare: number): Seat | null {
  const chief = highest(suspicion, (other) => {
    const player = view.players[other];
    return other !== seat && player?.ghost === false && player.cultist !== true;
  });
  return chief !== null && (suspicion[chief] as number) > fairShare ? chief : null;
}

function highest(suspicion: readonly number[], isMeant: (seat: Seat) => boolean): Seat | null {
  let chief: Seat | null = null;
  suspicion.forEach((one, seat) => {
    if (isMeant(seat) && (chief === null || one > (suspicion[chief] as number))) chief = seat;
  });
  return chief;
}
