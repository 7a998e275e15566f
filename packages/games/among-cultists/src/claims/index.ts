/** Claims as the table knows them (section 4.9): their form, their words, and how they stand to what a seat knows. */
import type { ClaimSpec, Words } from '@conclave/kernel';
import type { AmongEvent } from '../events.ts';
import { inside, named } from '../texts/gaps.ts';
import type { AmongView } from '../view.ts';
import { type Claim, parseClaim } from './claim.ts';
import { drafts } from './drafts.ts';
import { forms } from './forms.ts';
import { verdict } from './verdict.ts';

/** When bots speak: when there is time to talk. */
const TALKS_AT: readonly string[] = ['done-talking'];

export const claims: ClaimSpec<AmongView, AmongEvent, Claim> = {
  rule: 'AC-4.70',
  parse: parseClaim,
  words,
  forms,
  drafts,
  verdict,
  talksAt: (decision) => TALKS_AT.includes(decision),
};

function words(claim: Claim): Words {
  const key = `claim.${claim.type}`;
  switch (claim.type) {
    case 'claim-role':
      return { key, gaps: { role: claim.role } };
    case 'claim-route':
      return { key, gaps: { round: claim.round, colours: orNone(claim.colours) } };
    case 'claim-placed':
      return { key, gaps: { round: claim.round, room: inside(claim.room), card: claim.card } };
    case 'claim-gave':
      return { key, gaps: { round: claim.round, target: named(claim.target), card: claim.card } };
    case 'claim-study':
      return {
        key,
        gaps: { room: claim.room, success: claim.success, failure: claim.failure, sabotage: claim.sabotage },
      };
    case 'claim-papers':
      return { key, gaps: { target: named(claim.target), round: claim.round, colours: orNone(claim.colours) } };
    case 'claim-state':
      return { key: `${key}.${claim.state}`, gaps: { target: named(claim.target) } };
    case 'accuse':
    case 'vouch':
      return { key, gaps: { target: named(claim.target) } };
    case 'call-for-vote':
      return { key };
  }
}

function orNone(colours: readonly string[]): string | readonly string[] {
  return colours.length === 0 ? 'none' : colours;
}
