/** What the rules can be in the middle of, what can be chosen, and the words the rules are written in. */
import { type Context as ContextOf, type Pass, type Seat, vocabulary } from '@conclave/kernel';
import type { CardId } from './cards.ts';
import type { VigilEvent } from './events.ts';
import type { Vigil } from './state.ts';

export type VigilFrame =
  // Sequences
  | { rule: 'round'; at?: number }
  | { rule: 'auction'; at?: number }
  // A question, a ballot, a window and another question
  | { rule: 'open'; buries: number }
  | { rule: 'bids'; sealed?: Record<Seat, Bid> }
  | { rule: 'responses'; passed?: Seat[] }
  | { rule: 'claim' };

export type Opening = { readonly type: 'turn' } | { readonly type: 'bury' };
export type Bid = { readonly type: 'bid'; readonly card: CardId } | { readonly type: 'no-bid' };
export type Response = { readonly type: 'ring' | 'ward'; readonly card: CardId };
export type Claim = { readonly type: 'take' } | { readonly type: 'keep' };
export type VigilChoice = Opening | Bid | Pass | Response | Claim;

/** What a rule may use besides the state. */
export type Context = ContextOf<VigilEvent>;

export const { sequence, question, ballot, window, push } = vocabulary<Vigil, VigilFrame, VigilEvent>();

/** The choice by its name: `bury`, `bid:relic-7`. */
export function choiceId(choice: VigilChoice): string {
  return 'card' in choice ? `${choice.type}:${choice.card}` : choice.type;
}
