/** The words for what is to be decided: the question, its options, and the waiting of the others. */
import type { Description, Seat, Slot, Words } from '@conclave/kernel';
import type { AmongChoice } from '../choices.ts';
import type { LocationId } from '../components/locations.ts';
import type { AmongFrame, Meeting } from '../frames.ts';
import { type Deaths, mostDead } from '../most-dead.ts';
import type { AmongView, PlayerView } from '../view.ts';
import { RULE_OF_ITEM } from './component-rules.ts';
import { allNamed, inside, named, through, toward } from './gaps.ts';
import { thingsOf } from './things.ts';

export { narrate } from './narrate.ts';

/** The part of a view that words are made from. */
export type Scene = Pick<
  AmongView,
  'pending' | 'stack' | 'round' | 'deadNeeded' | 'unsafePassages' | 'fishman' | 'checked' | 'result'
> &
  Omit<Deaths, 'players'> & {
    readonly players: readonly (Deaths['players'][number] & Pick<PlayerView, 'location' | 'movementPoints'>)[];
  };

type Gaps = NonNullable<Words['gaps']>;

// ---- What may be chosen

export function describe(view: Scene, choice: AmongChoice): Description {
  const frame = decisionIn(view);
  const { location: here } = observerIn(view);
  const options = view.pending?.options ?? [];
  const unsafe = unsafeOn(view, view.unsafePassages);
  const path = thingsOf(choice, { here, fishman: view.fishman, unsafe, options });
  const gaps = gapsOfChoice(view, frame, choice);
  const slot = slotOf(choice, path.length);
  const warning = warningOf(view, choice, gaps);
  return {
    path,
    words: { key: choiceKey(view, frame, choice), gaps },
    rule: ruleOf(frame, choice),
    ...(slot !== undefined && { slot }),
    ...((slot !== undefined || warning !== undefined) && { short: { key: shortKey(frame, choice), gaps } }),
    ...(warning !== undefined && { warning }),
  };
}

/** What ends a decision with nothing done. */
const PASSES: ReadonlySet<AmongChoice['type']> = new Set(['ready', 'wait', 'keep', 'end-turn', 'done', 'skip']);

/** One touch waits for a yes, two mean it: nothing is done by a single slip. What may lose the game is in the list only. */
function slotOf(choice: AmongChoice, touches: number): Slot | undefined {
  if (choice.type === 'claim-victory') return undefined;
  if (choice.type === 'move') return choice.path.length === 0 ? 'pass' : 'confirm';
  if (PASSES.has(choice.type)) return 'pass';
  return touches === 1 ? 'confirm' : undefined;
}

function shortKey(frame: AmongFrame, choice: AmongChoice): string {
  switch (choice.type) {
    case 'move':
      return choice.path.length === 0 ? 'short.stay' : 'short.move';
    case 'alive':
    case 'dead':
    case 'success':
    case 'failure':
    case 'sabotage':
      return `short.${frame.rule}`;
    default:
      return `short.${choice.type}`;
  }
}

/** What is asked once more: what may end the game, or cost the life of whoever does it. */
function warningOf(view: Scene, choice: AmongChoice, gaps: Gaps): Words | undefined {
  if (choice.type === 'assassinate') return { key: 'warning.assassinate', gaps };
  if (choice.type !== 'claim-victory') return undefined;
  const most = mostDead(view);
  return most < view.deadNeeded
    ? { key: 'warning.claim-victory.false', gaps: { ...gaps, most } }
    : { key: 'warning.claim-victory', gaps };
}

function choiceKey(view: Scene, frame: AmongFrame, choice: AmongChoice): string {
  switch (choice.type) {
    case 'move':
      return moveKey(view, choice.path);
    case 'alive':
    case 'dead':
    case 'success':
    case 'failure':
    case 'sabotage':
      return `choice.${frame.rule}`;
    case 'fight':
    case 'ward':
    case 'use-rifle':
      return `choice.${choice.type}.${choice.danger}`;
    case 'announce-alive':
      return (view.checked?.dead ?? 0) > 0 ? 'choice.announce-alive.lie' : 'choice.announce-alive';
    case 'vote':
      return `choice.vote.${frame.rule}`;
    case 'skip':
      return frame.rule === 'cast-leader-vote' ? 'choice.skip.cast-leader-vote' : 'choice.skip';
    default:
      return `choice.${choice.type}`;
  }
}

function moveKey(view: Scene, path: readonly LocationId[]): string {
  if (path.length === 0) return 'choice.move.stay';
  const by = path.length > 1 ? '.by' : '';
  const unsafe = unsafeOn(view, path).length > 0 ? '.unsafe' : '';
  return `choice.move${by}${unsafe}`;
}

/** Where the walk costs a pulse card: nowhere for Ghosts, or when no card is left to draw. */
function unsafeOn(view: Scene, path: readonly LocationId[]): LocationId[] {
  const isHarmless = observerIn(view).ghost || view.unsafeCount === 0;
  return isHarmless ? [] : path.filter((location) => view.unsafePassages.includes(location));
}

function gapsOfChoice(view: Scene, frame: AmongFrame, choice: AmongChoice): Gaps {
  const { location: here } = observerIn(view);
  switch (choice.type) {
    case 'move': {
      const { path } = choice;
      const end = path[path.length - 1];
      if (end === undefined) return { location: here };
      return { location: toward(end), via: path.slice(0, -1).map(through), unsafe: unsafeOn(view, path) };
    }
    case 'claim-victory':
      return { needed: view.deadNeeded };
    case 'alive':
    case 'dead':
    case 'success':
    case 'failure':
    case 'sabotage':
      return { card: choice.type };
    case 'place-card':
      return { card: choice.card, location: inside(here) };
    case 'check-room':
    case 'study':
      return { room: here };
    case 'burn':
      return { room: choice.room };
    case 'room':
      return { location: toward(choice.room) };
    case 'location':
      return { location: toward(choice.location) };
    case 'ward':
      return choice.danger === 'fishman' ? {} : { location: inside(choice.location) };
    case 'snare':
      return { location: inside(choice.location), face: choice.face };
    case 'hand-over':
      return { item: choice.item, target: named(choice.target) };
    case 'pick-up':
      return { item: choice.item };
    default:
      if ('target' in choice) return { target: named(choice.target) };
      return 'target' in frame ? { target: named(frame.target) } : {};
  }
}

/** What is stated by one rule, whatever it is done with. */
const RULE_OF_CHOICE: Readonly<Partial<Record<AmongChoice['type'], string>>> = {
  'claim-victory': 'AC-6.4',
  'place-card': 'AC-4.35',
  'check-room': 'AC-4.37',
  'inspect-papers': 'AC-5.21',
  study: 'AC-5.22',
  rewire: 'AC-5.23',
  ward: 'AC-5.24',
  'initiate-vote': 'AC-4.50',
  'check-state': 'AC-4.40',
  fight: 'AC-4.43',
  assassinate: 'AC-5.33',
  'hand-over': 'AC-5.49',
  'pick-up': 'AC-5.49',
  'use-binoculars': RULE_OF_ITEM['item-binoculars'],
  'use-rifle': RULE_OF_ITEM['item-rifle'],
};

const RULE_OF_DECISION = {
  move: 'AC-4.11',
  'event-ack': 'AC-5.34',
  'use-lamp': RULE_OF_ITEM['item-lamp'],
  'give-pulse': 'AC-4.24',
  action: 'AC-4.30',
  'announce-state': 'AC-4.41',
  'owl-card': RULE_OF_ITEM['item-owl'],
  'owl-room': RULE_OF_ITEM['item-owl'],
  'rifle-destination': RULE_OF_ITEM['item-rifle'],
  'done-talking': 'AC-4.52',
  'cast-vote': 'AC-4.53',
  'end-round': 'AC-5.58',
  'cast-leader-vote': 'AC-6.12',
  'pick-ritualist': 'AC-6.15',
  'ritual-card': 'AC-6.16',
  'guess-seer': 'AC-6.20',
} as const;

type Decision = keyof typeof RULE_OF_DECISION;

function ruleOf(frame: AmongFrame, choice: AmongChoice): string {
  return RULE_OF_CHOICE[choice.type] ?? RULE_OF_DECISION[frame.rule as Decision];
}

// ---- The question

export function prompt(view: Scene): Words {
  if (view.pending === null) return { key: `outcome.${view.result?.reason}` };
  const { decision, seats, options } = view.pending;
  return options === undefined ? waiting(view, decision, seats) : question(view, options);
}

/** Only open facts: the seats that are asked, and whom a check was about. */
function waiting(view: Scene, decision: string, seats: readonly Seat[]): Words {
  const frame = decisionIn(view);
  const target: Gaps = frame.rule === 'announce-state' ? { target: named(frame.target) } : {};
  return { key: `deciding.${decision}`, gaps: { seat: allNamed(seats), ...target } };
}

function question(view: Scene, options: readonly AmongChoice[]): Words {
  const frame = decisionIn(view);
  return { key: `decision.${frame.rule}${shadeOf(view, frame, options)}`, gaps: gapsOfQuestion(view, frame) };
}

/** What tells apart how the same decision is asked. The asked seat alone reads it, so it may rest on secrets of its own. */
function shadeOf(view: Scene, frame: AmongFrame, options: readonly AmongChoice[]): string {
  switch (frame.rule) {
    case 'event-ack':
      if (options.some(({ type }) => type === 'wait')) return '.may-burn';
      return options.some(({ type }) => type === 'burn') ? '.must-burn' : '';
    case 'end-round':
      return options.some(({ type }) => type === 'snare') ? '.hunter' : '';
    case 'give-pulse':
      return meetingIn(view).seats.length > 2 ? '.crowd' : '';
    case 'done-talking':
      return `.${frame.about}`;
    case 'action':
      if (frame.used) return '.used';
      if (options.length === 1) return '.nothing';
      return observerIn(view).ghost ? '.ghost' : '';
    default:
      return '';
  }
}

function gapsOfQuestion(view: Scene, frame: AmongFrame): Gaps {
  switch (frame.rule) {
    case 'move':
      return { points: observerIn(view).movementPoints };
    case 'use-lamp':
    case 'give-pulse':
      return { others: allNamed(meetingIn(view).seats.filter((seat) => seat !== view.seat)) };
    case 'announce-state':
      return { target: named(frame.target), alive: view.checked?.alive ?? 0, dead: view.checked?.dead ?? 0 };
    case 'owl-room':
      return { card: frame.card };
    case 'cast-leader-vote':
      return { ballot: frame.ballot };
    case 'pick-ritualist':
      return { picked: allNamed(frame.picked) };
    default:
      return {};
  }
}

// ---- What a decision is about

/** The frame that asks. Whoever is asked sees all of it. */
function decisionIn(view: Scene): AmongFrame {
  const frame = view.stack[view.stack.length - 1];
  if (frame === undefined) throw new Error('nothing is to be decided');
  return frame as AmongFrame;
}

/** The Character of whoever looks on and decides. */
function observerIn(view: Scene): Scene['players'][number] {
  const player = view.seat === 'spectator' ? undefined : view.players[view.seat];
  if (player === undefined) throw new Error('a spectator decides nothing');
  return player;
}

/** The encounter that the observer takes part in. */
function meetingIn(view: Scene): Meeting {
  const meeting = view.stack
    .flatMap((frame) => ('meetings' in frame ? frame.meetings : []))
    .find(({ seats }) => (seats as readonly AmongView['seat'][]).includes(view.seat));
  if (meeting === undefined) throw new Error('the observer meets nobody');
  return meeting;
}
