/** Claims (AC-4.70): who is honest tells the truth as far as it was shown any, and a Cultist what looks innocent. */
import type { Seat } from '@conclave/kernel';
import type { Claim } from '../claims/claim.ts';
import { ROOM_CARDS } from '../components/cards.ts';
import { isCultistRole, SPECIAL_ROLES } from '../components/roles.ts';
import type { AmongMemory, Study } from '../memory.ts';
import { startCards } from '../setup.ts';
import type { Case, Clue } from './case.ts';
import { HABITS } from './habits.ts';
import { lookClue } from './rooms.ts';

type SaidClaim = AmongMemory['said'][number];
type StudyClaim = Extract<Claim, { type: 'claim-study' }>;

/** What was said, each claim by itself and those that cannot both be true. What was told of Route cards counts elsewhere. */
export function talkClues(one: Case): Clue[] {
  const { said } = one.memory;
  const claims = said.flatMap((claim) => (claim.seat === one.observer ? [] : (claimClue(one, claim) ?? [])));
  return [...claims, ...accusationClues(one), ...clashClues(said)];
}

/** A claim that tells nothing has no clue. */
function claimClue(one: Case, { seat, claim }: SaidClaim): Clue | null {
  switch (claim.type) {
    case 'claim-role':
      return couldHave(one, seat, claim.role) ? null : honestOdds(seat, HABITS.misspoken);
    case 'claim-gave':
      return claim.card === 'alive' && didGive(one.memory, seat, claim) ? null : honestOdds(seat, HABITS.misspoken);
    case 'claim-placed':
      return claim.card === 'success' && didPlace(one.memory, seat, claim) ? null : honestOdds(seat, HABITS.misspoken);
    case 'claim-papers':
      return honestOdds(seat, didInspect(one.memory, seat, claim) ? 1 : HABITS.misspoken, HABITS.cultistTells);
    case 'claim-study':
      return studyClue(one, seat, claim);
    case 'vouch':
      return vouchClue(seat, claim.target);
    default:
      return null;
  }
}

/** So likely from somebody honest, and so likely from a Cultist. */
function honestOdds(seat: Seat, honest: number, cultist = 1): Clue {
  return (cultists) => (cultists.includes(seat) ? cultist : honest);
}

/** A good word counts only if it is for a Cultist. */
function vouchClue(seat: Seat, target: Seat): Clue {
  return (cultists) => {
    if (!cultists.includes(target)) return 1;
    return cultists.includes(seat) ? HABITS.vouchesForComrade : HABITS.vouchesWrongly;
  };
}

/** One clue for everybody who is accused: whoever joins in tells little that is new. */
function accusationClues({ memory: { said }, observer }: Case): Clue[] {
  const accusers = new Map<Seat, Set<Seat>>();
  for (const { seat, claim } of said) {
    if (claim.type !== 'accuse' || seat === observer) continue;
    accusers.set(claim.target, (accusers.get(claim.target) ?? new Set()).add(seat));
  }
  return [...accusers].map(([target, seats]) => (cultists) => {
    if (!cultists.includes(target)) return 1;
    let honest = 0;
    for (const seat of seats) if (!cultists.includes(seat)) honest++;
    const comrades = HABITS.accusesComrade ** (seats.size - honest);
    return honest === 0 ? comrades : comrades * HABITS.accusesRightly * HABITS.joinsRightly ** (honest - 1);
  });
}

/** A Cultist tells what it saw as if its own cards were good ones. */
function studyClue(one: Case, seat: Seat, claim: StudyClaim): Clue {
  const study = studyMeant(one, seat, claim);
  const bad = claim.failure + claim.sabotage;
  const look = study && lookClue({ ...study.deck, seen: claim.success + bad, bad }, one.figures);
  // The speaker has not looked, or cannot have counted so many.
  const isOff = study === undefined;
  return (cultists) => {
    const isLiar = cultists.includes(seat);
    const told = isLiar ? HABITS.cultistTells : 1;
    if (isOff) return told * HABITS.misspoken;
    return told * (look?.(isLiar ? cultists.filter((other) => other !== seat) : cultists) ?? 1);
  };
}

// ---- What all have seen of what somebody tells

function couldHave({ view, observer }: Case, seat: Seat, role: string): boolean {
  if (isCultistRole(role as Parameters<typeof isCultistRole>[0])) return false;
  const special = SPECIAL_ROLES.find((one) => one === role);
  if (special === undefined) return true;
  const isMine = observer !== null && observer !== seat && view.players[observer]?.role === special;
  return view.specialRoles.includes(special) && !isMine;
}

function didGive({ gifts }: AmongMemory, seat: Seat, claim: Extract<Claim, { type: 'claim-gave' }>): boolean {
  return gifts.some((gift) => gift.seat === seat && gift.receiver === claim.target && gift.round === claim.round);
}

function didPlace({ placements }: AmongMemory, seat: Seat, claim: Extract<Claim, { type: 'claim-placed' }>): boolean {
  return placements.some((card) => card.seat === seat && card.room === claim.room && card.round === claim.round);
}

function didInspect(
  { inspections }: AmongMemory,
  seat: Seat,
  claim: Extract<Claim, { type: 'claim-papers' }>,
): boolean {
  return inspections.some((one) => one.seat === seat && one.target === claim.target && one.round === claim.round);
}

/** The latest look at that room that the speaker can mean; the number of cards must be right too. */
function studyMeant(one: Case, seat: Seat, claim: StudyClaim): Study | undefined {
  const cards = ROOM_CARDS.reduce((sum, card) => sum + claim[card], 0);
  return one.memory.studies.findLast(
    (study) => study.seat === seat && study.deck.room === claim.room && deckSize(one, study) === cards,
  );
}

function deckSize({ figures }: Case, { deck }: Study): number {
  const starts = Math.max(0, startCards(deck.room, figures) - deck.startsGone);
  return starts + deck.placers.length + deck.knownGood + deck.knownBad;
}

// ---- Claims against claims

/** Two honest people cannot hold the same special role, and one's Route card has one row a round. */
function clashClues(said: readonly SaidClaim[]): Clue[] {
  const clues: Clue[] = [];
  for (const [i, one] of said.entries()) {
    for (let j = 0; j < i; j++) {
      const other = said[j] as SaidClaim;
      if (!areAtOdds(one, other)) continue;
      clues.push((cultists) => (cultists.includes(one.seat) || cultists.includes(other.seat) ? 1 : HABITS.misspoken));
    }
  }
  return clues;
}

function areAtOdds(a: SaidClaim, b: SaidClaim): boolean {
  if (a.claim.type === 'claim-role' && b.claim.type === 'claim-role') {
    const isSpecial = (SPECIAL_ROLES as readonly string[]).includes(a.claim.role);
    return a.seat === b.seat ? a.claim.role !== b.claim.role : isSpecial && a.claim.role === b.claim.role;
  }
  if (a.claim.type === 'claim-papers' && b.claim.type === 'claim-papers') {
    const isSameRow = a.claim.target === b.claim.target && a.claim.round === b.claim.round;
    return isSameRow && [...a.claim.colours].sort().join() !== [...b.claim.colours].sort().join();
  }
  return false;
}
