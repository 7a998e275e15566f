/** Resolve phase (section 4.7): dice one by one in their owner's order, with windows before, between and after them. */
import type { Seat } from '@conclave/kernel';
import { answer, type ChoiceOf, type DeepChoice, dieChoice } from '../choices.ts';
import { type Context, type DeepFrame, playerOn, push, question, sequence, window } from '../frames.ts';
import { payLife } from '../life.ts';
import { altarAt, isCommitted, onAltar, seatAt, type Target } from '../places.ts';
import type { Deep } from '../state.ts';
import {
  accepts,
  altarOf,
  altarWith,
  canPayFor,
  committedDice,
  dieOf,
  isLiving,
  livingFrom,
  playerAt,
  remove,
  seatsAfter,
  seatsFrom,
} from '../table.ts';
import { advance } from './altar-effects.ts';
import { hisNextDie, narrowed } from './high-priest.ts';
import { layShield, lose, loseTogether } from './losses.ts';
import { canRevive } from './necromancer.ts';
import { resolveOnPlayer } from './on-players.ts';
import { beginPhase, checkDeaths, clearNotes } from './phases.ts';
import { discardRitual, refillAltar } from './rituals.ts';
import { declare, sigilOptions } from './sigils.ts';
import { isOpenToTrade } from './trades.ts';

type ResolveWindow = Extract<DeepFrame, { rule: 'resolve-act' }>;

export const resolve = sequence('resolve', [
  (s, _, ctx) => {
    beginPhase(s, 'resolve', ctx);
    if (canRevive(s, s.active)) push(s, { rule: 'necro-revive', seat: s.active });
  },
  (s) => {
    if (hasCommittedDice(s)) openWindow(s, 'opening');
  },
  (s) => push(s, { rule: 'resolve-next' }),
  moveTribute,
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

// ---- Tribute to Nycen (CD-5.20)

function moveTribute(s: Deep, _: unknown, ctx: Context): void {
  const index = altarWith(s, 'tribute-to-nycen');
  if (index < 0 || s.tributePaid) return;
  const altar = altarOf(s, index);
  const to = (altar.markers.cosmos ?? 0) - 1;
  altar.markers.cosmos = to;
  ctx.tell({
    type: 'markerMoved',
    altar: onAltar(index),
    ritual: 'tribute-to-nycen',
    track: 'cosmos',
    to,
    seat: null,
  });
  if (to === 0) push(s, { rule: 'tribute-falls', altar: index, killer: null });
}

/** The active player and both neighbouring seats lose N life; then a new ritual comes. */
export const tributeFalls = sequence('tribute-falls', [
  (s, { altar, killer }: Extract<DeepFrame, { rule: 'tribute-falls' }>, ctx) => {
    ctx.tell({ type: 'ritualCompleted', altar: onAltar(altar), ritual: 'tribute-to-nycen', seat: killer });
    const seats = seatsFrom(s, s.active);
    const isHit = (_: Seat, i: number) => i <= 1 || i === seats.length - 1;
    loseTogether(s, seats.filter(isHit), s.n, 'tribute-to-nycen', killer);
  },
  (s, { altar }, ctx) => {
    discardRitual(s, 'tribute-to-nycen', ctx);
    refillAltar(s, altar, ctx);
  },
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
    carryOut(s, seat, choice, ctx);
  },
  // Whose last answer was to pass watches no more (CD-4.59).
  close(s, { passed = [], watched }) {
    s.watching = s.watching.filter((seat) => watched.includes(seat) || !passed.includes(playerOn(s, seat)));
  },
});

/** CD-4.53: an unused sigil, an open action, or an Assassin who may want to see the first die. */
function isEligible(s: Deep, frame: ResolveWindow, seat: Seat): boolean {
  const { sigil, automated } = playerAt(s, seat);
  if (automated) return false;
  if (sigil !== null || openActs(s, seat).length > 0 || isOpenToTrade(s, seat)) return true;
  return frame.moment === 'opening' && mayWatch(s, frame) && canPayFor(s, seat, 'assassin', 'assassin-strike');
}

/** CD-4.59 */
function mayWatch(s: Deep, { moment }: ResolveWindow): boolean {
  return s.options.resolveWindows === 'compact' && moment !== 'closing' && committedDice(s).length >= 2;
}

/** Guardian and Assassin, once a turn each (CD-5.37, CD-5.39). */
function openActs(s: Deep, seat: Seat): DeepChoice[] {
  if (canPayFor(s, seat, 'guardian', 'guardian-shield')) {
    return livingFrom(s, s.active).map((on): DeepChoice => ({ type: 'guardian-shield', seat: on }));
  }
  if (canPayFor(s, seat, 'assassin', 'assassin-strike')) {
    const bleeding = livingFrom(s, s.active).filter((one) => one !== seat && isBleeding(s, one));
    return bleeding.map((victim): DeepChoice => ({ type: 'assassin-strike', seat: victim }));
  }
  return [];
}

function isBleeding(s: Deep, seat: Seat): boolean {
  const { life, lostLife } = playerAt(s, seat);
  return isLiving(s, seat) && lostLife && life > 0;
}

function carryOut(s: Deep, seat: Seat, choice: DeepChoice, ctx: Context): void {
  switch (choice.type) {
    case 'sigil':
      declare(s, seat, choice, ctx);
      break;
    case 'guardian-shield':
      playerAt(s, seat).used.push('guardian-shield');
      layShield(s, seat, choice.seat, ctx);
      break;
    case 'assassin-strike':
      playerAt(s, seat).used.push('assassin-strike');
      payLife(s, seat, 1, 'assassin', ctx);
      ctx.tell({ type: 'assassinStruck', seat, victim: choice.seat, by: 'assassin' });
      lose(s, choice.seat, 2, 'assassin', seat);
      break;
  }
}
