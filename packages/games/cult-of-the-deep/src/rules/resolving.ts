/** Resolve phase (section 4.7): dice one by one in their owner's order, with windows before, between and after them. */
import type { Seat } from '@conclave/kernel';
import { answer, type ChoiceOf, type DeepChoice, dieChoice } from '../choices.ts';
import { type Context, type FrameOf, playerOn, push, question, sequence, window } from '../frames.ts';
import { altarAt, isCommitted, onAltar, seatAt, type Target } from '../places.ts';
import type { Deep } from '../state.ts';
import { abilityOf, askAltars, cardOf } from '../verbs/asking.ts';
import { narrowed } from '../verbs/automated.ts';
import { carryOutAct } from '../verbs/cards.ts';
import { accepts, advance } from '../verbs/rituals.ts';
import { altarOf, committedDice, dieOf, playerAt, remove, seatsAfter } from '../verbs/table.ts';
import { hisNextDie } from './high-priest.ts';
import { resolveOnPlayer } from './on-players.ts';
import { beginPhase, checkDeaths, clearNotes } from './phases.ts';
import { declare, sigilOptions } from './sigils.ts';
import { isOpenToTrade } from './trades.ts';

type ResolveWindow = FrameOf<'resolve-act'>;

export const resolve = sequence('resolve', [
  (s, _, ctx) => {
    beginPhase(s, 'resolve', ctx);
    cardOf(s, s.active).resolveBegins?.(s, s.active);
  },
  (s) => {
    if (hasCommittedDice(s)) openWindow(s, 'opening');
  },
  (s) => push(s, { rule: 'resolve-next' }),
  (s, _, ctx) => askAltars(s, (hooks, altar) => hooks.resolveEnds?.(s, altar, ctx)),
  (s) => openWindow(s, 'closing'),
  (s) => {
    s.dice = [];
    clearNotes(s);
    checkDeaths(s);
  },
]);

function hasCommittedDice(s: Deep): boolean {
  return s.dice.some((die) => isCommitted(die.at));
}

// ---- The dice

export const resolveNext = question('resolve-next', {
  asks: (s) => s.active,
  whenOnlyOne: 'apply',
  options(s): DeepChoice[] {
    const dice = committedDice(s)
      .map(({ id }) => dieChoice(id))
      .sort((a, b) => a.die - b.die);
    return narrowed(s, s.active, dice, (offered) => hisNextDie(s, offered));
  },
  choose(s, _, choice: DeepChoice, ctx) {
    push(s, { rule: 'between-dice' });
    resolveDie(s, (choice as ChoiceOf<'die'>).die, ctx);
  },
});

function resolveDie(s: Deep, id: number, ctx: Context): void {
  const die = dieOf(s, id);
  const { face } = die;
  const at = die.at as Target;
  remove(s.dice, die);
  ctx.tell({ type: 'dieResolved', seat: s.active, die: id, face, at });
  const altar = altarAt(at);
  if (altar < 0) {
    resolveOnPlayer(s, die, seatAt(at), ctx);
    return;
  }
  // A track at 0, or a face that a sigil has changed: the die is removed without effect (CD-4.70, CD-4.72).
  if (!accepts(altarOf(s, altar), face)) {
    ctx.tell({ type: 'dieWasted', seat: s.active, die: id, face, altar: onAltar(altar) });
    return;
  }
  advance(s, altar, face, { chooser: s.active, receiver: s.active, isAdded: false }, ctx);
}

export const betweenDice = sequence('between-dice', [
  (s) => {
    if (hasCommittedDice(s)) openWindow(s, 'between');
  },
  (s) => push(s, { rule: 'resolve-next' }),
]);

// ---- Windows (CD-4.61, CD-4.62)

function openWindow(s: Deep, moment: ResolveWindow['moment']): void {
  push(s, { rule: 'resolve-act', moment, watched: [] });
}

export const resolveAct = window('resolve-act', {
  asks(s, frame) {
    const isForWatchersOnly = frame.moment === 'between' && s.options.resolveWindows === 'compact';
    return seatsAfter(s, s.active).filter(
      (seat) => (!isForWatchersOnly || s.watching.includes(seat)) && isEligible(s, frame, seat),
    );
  },
  options: (s, frame, seat): DeepChoice[] => [
    ...(mayWatch(s, frame) ? [answer('watch')] : []),
    ...openActs(s, seat),
    ...sigilOptions(s, seat, 'resolve'),
  ],
  countsAsPass: (choice) => choice.type === 'watch',
  act(s, frame, seat, choice, ctx) {
    if (choice.type === 'watch') {
      if (!s.watching.includes(seat)) s.watching.push(seat);
      frame.watched.push(seat);
      ctx.tell({ type: 'watching', seat });
      return;
    }
    frame.watched = [];
    if (choice.type === 'sigil') declare(s, seat, choice, ctx);
    else carryOutAct(s, seat, choice, ctx);
  },
  // Whose last answer was to pass watches no more (CD-4.59).
  close(s, { passed = [], watched }) {
    s.watching = s.watching.filter((seat) => watched.includes(seat) || !passed.includes(playerOn(s, seat)));
  },
});

/** CD-4.53: an unused sigil, an open action, or an ability that may want to see the first die. */
function isEligible(s: Deep, frame: ResolveWindow, seat: Seat): boolean {
  const { sigil, automated } = playerAt(s, seat);
  if (automated) return false;
  if (sigil !== null || openActs(s, seat).length > 0 || isOpenToTrade(s, seat)) return true;
  return frame.moment === 'opening' && mayWatch(s, frame) && abilityOf(s, seat).awaitsFirstDie?.(s, seat) === true;
}

/** CD-4.59 */
function mayWatch(s: Deep, { moment }: ResolveWindow): boolean {
  return s.options.resolveWindows === 'compact' && moment !== 'closing' && committedDice(s).length >= 2;
}

/** What characters may do openly. */
function openActs(s: Deep, seat: Seat): DeepChoice[] {
  const { resolveActs } = abilityOf(s, seat);
  const acts: DeepChoice[] = [];
  if (resolveActs !== undefined) resolveActs(s, seat, (choice) => acts.push(choice));
  return acts;
}
