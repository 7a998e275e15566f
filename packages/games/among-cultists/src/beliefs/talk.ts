/** Claims (AC-4.70): who is honest tells the truth as far as it was shown any, and a Cultist what looks innocent. */
import type { Seat } from '@conclave/kernel';
import type { Claim } from '../claims/claim.ts';
import { ROOM_CARDS } from '../components/cards.ts';
import { isCultistRole, SPECIAL_ROLES } from '../components/roles.ts';
import type { AmongMemory, Study } from '../memory.ts';
import { startCards } from '../setup.ts';
import type { Case } from './case.ts';
import { HABITS } from './habits.ts';
import { lookOdds } from './rooms.ts';

type SaidClaim = AmongMemory['said'][number];
type StudyClaim = Extract<Claim, { type: 'claim-study' }>;

/** The likelihood of what was said, if these are the Cultists. What was told of Route cards counts elsewhere. */
export function talkOdds(one: Case, cultists: readonly Seat[]): number {
  let odds = 1;
  for (const said of one.memory.said) {
    if (said.seat === one.observer) continue;
    odds *= cultists.includes(said.seat) ? lieOdds(one, said, cultists) : truthOdds(one, said, cultists);
  }
  return odds * clashOdds(one.memory, cultists);
}

function truthOdds(one: Case, { seat, claim }: SaidClaim, cultists: readonly Seat[]): number {
  switch (claim.type) {
    case 'claim-role':
      return couldHave(one, seat, claim.role) ? 1 : HABITS.misspoken;
    case 'claim-gave':
      return claim.card === 'alive' && didGive(one.memory, seat, claim) ? 1 : HABITS.misspoken;
    case 'claim-placed':
      return claim.card === 'success' && didPlace(one.memory, seat, claim) ? 1 : HABITS.misspoken;
    case 'claim-papers':
      return didInspect(one.memory, seat, claim) ? 1 : HABITS.misspoken;
    case 'claim-study':
      return studyOdds(one, seat, claim, cultists) ?? HABITS.misspoken;
    case 'accuse':
      return cultists.includes(claim.target) ? HABITS.accusesRightly : 1;
    case 'vouch':
      return cultists.includes(claim.target) ? HABITS.vouchesWrongly : 1;
    default:
      return 1;
  }
}

function lieOdds(one: Case, { seat, claim }: SaidClaim, cultists: readonly Seat[]): number {
  switch (claim.type) {
    case 'claim-papers':
      return HABITS.cultistTells;
    case 'claim-study': {
      // As if its own cards were good ones.
      const others = cultists.filter((other) => other !== seat);
      return HABITS.cultistTells * (studyOdds(one, seat, claim, others) ?? HABITS.misspoken);
    }
    case 'accuse':
      return cultists.includes(claim.target) ? HABITS.accusesComrade : 1;
    case 'vouch':
      return cultists.includes(claim.target) ? HABITS.vouchesForComrade : 1;
    default:
      return 1;
  }
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

function deckSize({ view }: Case, { deck }: Study): number {
  const starts = Math.max(0, startCards(deck.room, view.players.length) - deck.startsGone);
  return starts + deck.placers.length + deck.knownGood + deck.knownBad;
}

/** Null: the speaker has not looked, or cannot have counted so many. */
function studyOdds(one: Case, seat: Seat, claim: StudyClaim, cultists: readonly Seat[]): number | null {
  const study = studyMeant(one, seat, claim);
  if (study === undefined) return null;
  const bad = claim.failure + claim.sabotage;
  return lookOdds({ ...study.deck, seen: claim.success + bad, bad }, one.view.players.length, cultists);
}

// ---- Claims against claims

/** Two honest people cannot hold the same special role, and one's Route card has one row a round. */
function clashOdds({ said }: AmongMemory, cultists: readonly Seat[]): number {
  let odds = 1;
  for (const [i, one] of said.entries()) {
    if (cultists.includes(one.seat)) continue;
    for (let j = 0; j < i; j++) {
      const other = said[j] as SaidClaim;
      if (!cultists.includes(other.seat) && areAtOdds(one, other)) odds *= HABITS.misspoken;
    }
  }
  return odds;
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
