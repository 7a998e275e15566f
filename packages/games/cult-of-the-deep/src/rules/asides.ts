/**
 * What a seat may do besides, whenever it is asked something: offer a trade (CD-5.75.1), and as Keeper of the Kraken take Kraken
 * dice away (CD-5.11.4). The question is asked again afterwards.
 */

import type { Question, Rulebook, Seat, Window } from '@conclave/kernel';
import type { ChoiceOf, DeepChoice } from '../choices.ts';
import type { DeepEvent } from '../events.ts';
import { type Context, type DeepFrame, seatOf } from '../frames.ts';
import type { Deep } from '../state.ts';
import { asideActs } from '../verbs/asking.ts';
import { carryOutAct } from '../verbs/cards.ts';
import { livingFrom, playerAt } from '../verbs/table.ts';
import { continueDraft, draftOptions, dropDrafts, isTrade, tradePartners } from './trades.ts';

type DeepQuestion = Question<Deep, DeepFrame, DeepChoice, DeepEvent>;
type WindowFrame = Extract<DeepFrame, { rule: 'respond' | 'resolve-act' | 'counter-sigil' }>;
type DeepWindow = Window<Deep, WindowFrame, DeepChoice, DeepEvent>;

export function withAsides(rulebook: Rulebook<Deep, DeepFrame, DeepEvent>): Rulebook<Deep, DeepFrame, DeepEvent> {
  const rules = Object.entries(rulebook).map(([name, rule]) => {
    if (rule.kind === 'question') return [name, questionWithAsides(rule)];
    return [name, rule.kind === 'window' ? windowWithAsides(rule) : rule];
  });
  return Object.fromEntries(rules);
}

function questionWithAsides(rule: DeepQuestion): DeepQuestion {
  return {
    ...rule,
    options(s, frame) {
      const own = rule.options(s, frame);
      // What would not be asked without asides is not asked for their sake.
      const isAsked = own.length > 1 || (own.length === 1 && rule.whenOnlyOne !== 'apply');
      return isAsked ? optionsWithAsides(s, seatOf(s, rule.asks(s, frame)), frame, own) : own;
    },
    choose(s, frame, choice, ctx) {
      if (!isAside(choice)) {
        rule.choose(s, frame, choice, ctx);
        return;
      }
      s.stack.push(frame);
      takeAside(s, seatOf(s, rule.asks(s, frame)), choice, ctx);
    },
  };
}

/** Putting an offer together is nobody else's business: only when it is accepted does the window begin again. */
function windowWithAsides(rule: DeepWindow): DeepWindow {
  return {
    ...rule,
    options: (s, frame, player) => optionsWithAsides(s, seatOf(s, player), frame, rule.options(s, frame, player)),
    countsAsPass: (choice) => isTrade(choice) || rule.countsAsPass?.(choice) === true,
    act(s, frame, player, choice, ctx) {
      if (isTrade(choice)) frame.passed &&= frame.passed.filter((one) => one !== player);
      else if (rule.countsAsPass?.(choice) !== true) dropDrafts(s);
      if (!isAside(choice)) {
        rule.act(s, frame, player, choice, ctx);
        return;
      }
      if (choice.type === 'kraken-remove' && frame.rule === 'resolve-act') frame.watched = [];
      takeAside(s, seatOf(s, player), choice, ctx);
    },
    close(s, frame, ctx) {
      dropDrafts(s);
      rule.close?.(s, frame, ctx);
    },
  };
}

/** While an offer is put together it is all that its maker is asked, but for the answer to somebody else's offer. */
function optionsWithAsides(s: Deep, seat: Seat, frame: DeepFrame, own: readonly DeepChoice[]): readonly DeepChoice[] {
  const isAnswer = frame.rule === 'trade-answer';
  const { draft } = playerAt(s, seat);
  if (draft !== null && !isAnswer) return draftOptions(s, draft);
  if (isInChain(s, frame)) return own;
  // An offer is answered with a yes or a no (CD-5.75.5).
  const trades = isAnswer ? [] : tradePartners(s, seat);
  const acts = frame.rule === 'kraken-remove' ? [] : asideActs(s, seat);
  return trades.length + acts.length === 0 ? own : [...own, ...trades, ...acts];
}

/** A chain of answers is one decision: nothing comes between its parts, or others would see how far it is (CD-4.122). */
function isInChain(s: Deep, frame: DeepFrame): boolean {
  switch (frame.rule) {
    case 'reroll':
    case 'sigil-params':
      return frame.picked.length > 0;
    case 'altar-sacrifice-pick':
      return frame.about !== livingFrom(s, s.active)[0];
    default:
      return false;
  }
}

type Aside = ChoiceOf<'kraken-remove'> | Parameters<typeof continueDraft>[2];

function isAside(choice: DeepChoice): choice is Aside {
  return choice.type === 'kraken-remove' || isTrade(choice);
}

function takeAside(s: Deep, seat: Seat, choice: Aside, ctx: Context): void {
  if (isTrade(choice)) continueDraft(s, seat, choice, ctx);
  else carryOutAct(s, seat, choice, ctx);
}
