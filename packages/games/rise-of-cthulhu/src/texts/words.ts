/** The words for what is to be decided: the question, its options, and the waiting of the others. */
import type { Description, Observer, Seat, Thing, Words } from '@conclave/kernel';
import type { RiseChoice } from '../choices.ts';
import type { EffectId } from '../components/causes.ts';
import { LOCATIONS } from '../components/locations.ts';
import type { RiseFrame } from '../frames.ts';
import type { RiseView } from '../view.ts';
import { RULE_OF_CARD } from './card-rules.ts';

export { narrate } from './narrate.ts';

/** The part of a view that words are made from. */
export type Scene = Pick<
  RiseView,
  'seat' | 'pending' | 'stack' | 'actionsLeft' | 'forcedDeckDraw' | 'valley' | 'locations' | 'result'
>;

// ---- What may be chosen

export function describe(view: Scene, choice: RiseChoice): Description {
  const frame = decisionIn(view);
  return {
    path: [thingOf(frame, choice)],
    words: { key: choiceKey(frame, choice), gaps: { ...gapsOf(view, frame), ...gapsOfChoice(choice) } },
    rule: ruleOf(frame, choice),
    ...slotOf(frame, choice),
  };
}

/** Declining ends without doing anything; a yes does the thing it is asked about. */
function slotOf(frame: RiseFrame, choice: RiseChoice): Pick<Description, 'slot' | 'short'> {
  switch (choice.type) {
    case 'end-turn':
    case 'done':
      return { slot: 'pass', short: { key: `choice.${choice.type}` } };
    case 'no':
      return { slot: 'pass', short: { key: `short.no.${frame.rule}` } };
    case 'yes':
      return { slot: 'confirm', short: { key: `short.yes.${frame.rule}` } };
    case 'birth':
      return { slot: 'confirm', short: { key: 'short.birth' } };
    default:
      return {};
  }
}

/** What is touched to choose it. Who says yes touches the thing that is asked about; to decline is a button. */
function thingOf(frame: RiseFrame, choice: RiseChoice): Thing {
  switch (choice.type) {
    case 'draw-deck':
    case 'draw':
      return 'deck';
    case 'draw-valley':
    case 'valley':
      return 'valley';
    case 'play':
    case 'monster':
    case 'artifact':
    case 'card':
      return `card:${choice.card}`;
    case 'location':
      return `location:${choice.location}`;
    case 'yes':
      return frame.rule === 'location-power' ? `location:${frame.location}` : 'hunter';
    default:
      return `button:${choice.type}`;
  }
}

function choiceKey(frame: RiseFrame, choice: RiseChoice): string {
  switch (choice.type) {
    case 'location':
    case 'yes':
    case 'no':
      return `choice.${choice.type}.${frame.rule}`;
    case 'card': {
      // What happens to a target is up to the card that asks for it.
      const effect = frame.rule.endsWith('-target') ? effectBehind(frame) : null;
      return `choice.card.${frame.rule}${effect === null ? '' : `.${effect}`}`;
    }
    default:
      return `choice.${choice.type}`;
  }
}

function gapsOfChoice(choice: RiseChoice): Gaps {
  if ('card' in choice) return { card: choice.card };
  if ('location' in choice) return { location: choice.location };
  return {};
}

const RULE_OF_CHOICE: Readonly<Partial<Record<RiseChoice['type'], string>>> = {
  'draw-deck': 'RC-4.9',
  'draw-valley': 'RC-4.8',
  play: 'RC-4.10',
  'end-turn': 'RC-4.6',
  valley: 'RC-4.13',
};

/** Decisions that belong to one rule, whatever is chosen. */
const RULE_OF_DECISION: Readonly<Partial<Record<RiseFrame['rule'], string>>> = {
  'cultist-destination': 'RC-4.10',
  'hunter-destination': 'RC-4.14',
  'hunter-recall': 'RC-4.17',
  'monster-move': RULE_OF_CARD['monster-byakhee'],
  'power-strike': RULE_OF_CARD['old-one-cthulhu'],
  'power-move': RULE_OF_CARD['old-one-yog-sothoth'],
  'power-move-to': RULE_OF_CARD['old-one-yog-sothoth'],
  'power-choice': RULE_OF_CARD['old-one-shub-niggurath'],
};

/** Says who decides what: the rule for all that has no better one. */
const DECISIONS = 'RC-4.4';

function ruleOf(frame: RiseFrame, choice: RiseChoice): string {
  if (choice.type === 'monster' || choice.type === 'artifact') return RULE_OF_CARD[choice.card];
  const effect = effectBehind(frame);
  if (effect !== null) return RULE_OF_CARD[effect];
  return RULE_OF_CHOICE[choice.type] ?? RULE_OF_DECISION[frame.rule] ?? DECISIONS;
}

// ---- The question

export function prompt(view: Scene): Words {
  if (view.pending === null) return { key: `outcome.${view.result?.reason}` };
  const isAsked = (view.pending.seats as readonly Observer[]).includes(view.seat);
  return isAsked ? question(view) : waiting(view, view.pending.decision, view.pending.seats);
}

function question(view: Scene): Words {
  const frame = decisionIn(view);
  return { key: questionKey(view, frame), gaps: gapsOf(view, frame) };
}

function questionKey(view: Scene, frame: RiseFrame): string {
  if (frame.rule === 'turn-action') {
    if (view.actionsLeft === 0) return 'decision.turn-action.no-actions';
    return view.forcedDeckDraw ? 'decision.turn-action.forced' : 'decision.turn-action';
  }
  const effect = effectBehind(frame);
  return `decision.${frame.rule}${effect === null ? '' : `.${effect}`}`;
}

/** All decisions while an Old One awakens are the favoured seat's, and everybody is told why it is asked (RC-12.7). */
function waiting(view: Scene, decision: string, seats: readonly Seat[]): Words {
  const seat = seats.map((one) => `seat.${one}`);
  const awakening = view.stack.findLast((frame) => frame.rule === 'awaken');
  if (awakening === undefined) return { key: `deciding.${decision}`, gaps: { seat } };
  const { oldOne } = awakening;
  const location = LOCATIONS.filter((one) => view.locations[one].oldOne === oldOne);
  return { key: 'deciding.favoured', gaps: { seat, oldOne, location } };
}

// ---- What a decision is about

type Gaps = Record<string, string | number>;

/** The frame that asks. Whoever is asked sees all of it. */
function decisionIn(view: Scene): RiseFrame {
  const frame = view.stack[view.stack.length - 1];
  if (frame === undefined) throw new Error('nothing is to be decided');
  return frame as RiseFrame;
}

/** The card or Location whose effect asks, where the same decision serves several. */
function effectBehind(frame: RiseFrame): EffectId | null {
  switch (frame.rule) {
    case 'monster-location':
    case 'monster-target':
    case 'artifact-location':
    case 'artifact-target':
      return frame.card;
    case 'extra-play':
    case 'extra-destination':
      return frame.source;
    case 'power-target':
    case 'power-place':
      return frame.oldOne;
    case 'location-power':
    case 'location-power-target':
      return frame.location;
    default:
      return null;
  }
}

function gapsOf(view: Scene, frame: RiseFrame): Gaps {
  const gaps: Gaps = {};
  if (frame.rule === 'turn-action') gaps.actions = view.actionsLeft;
  if ('left' in frame) gaps.left = frame.left;
  if ('location' in frame && frame.location !== null) gaps.location = frame.location;
  // Dagon names no card: he places whatever lies on top of the Valley.
  const card = 'card' in frame ? (frame.card ?? view.valley[view.valley.length - 1]) : undefined;
  if (card !== undefined) gaps.card = card;
  return gaps;
}
