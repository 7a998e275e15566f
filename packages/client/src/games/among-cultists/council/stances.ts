/** Who accuses and who trusts somebody, by what they claimed last. */
import type { Claim } from '@conclave/among-cultists';
import type { Seat, ToldEvent } from '@conclave/kernel';

interface Heard {
  readonly seat: Seat;
  readonly claim: { readonly type: string };
  /** How many events had been told when it was said. */
  readonly after: number;
}

export interface Stance {
  readonly accusers: readonly Seat[];
  readonly trusting: readonly Seat[];
}

/** What everybody said about the seat since the last vote; who said both is taken at the later word. */
export function stanceOn(target: Seat, claims: readonly Heard[], told: readonly ToldEvent[]): Stance {
  const lastVote = told.findLastIndex(({ type }) => type === 'votesRevealed');
  const latest = new Map<Seat, Claim['type']>();
  for (const { seat, claim, after } of claims) {
    const said = claim as Claim;
    const isStance = said.type === 'accuse' || said.type === 'vouch';
    if (isStance && said.target === target && after > lastVote) latest.set(seat, said.type);
  }
  const seatsWho = (type: Claim['type']) => [...latest].flatMap(([seat, one]) => (one === type ? [seat] : []));
  return { accusers: seatsWho('accuse'), trusting: seatsWho('vouch') };
}
