/** A loss of life (section 4.8): one source, one or more players, and everybody who may interfere. */
import type { Seat } from '@conclave/kernel';
import { answer, type DeepChoice, seatChoice } from '../choices.ts';
import { isRitualSource, type Source } from '../components/sources.ts';
import {
  type Context,
  type DeepFrame,
  type LossTarget,
  nearest,
  push,
  pushEach,
  question,
  sequence,
} from '../frames.ts';
import { gainLife, payLife, takeLife } from '../life.ts';
import type { Deep, Prompt } from '../state.ts';
import { canPayFor, canUse, hasKeeperEffect, isLiving, livingFrom, playerAt, seatsFrom } from '../table.ts';

type Loss = Extract<DeepFrame, { rule: 'loss' }>;

/** One player loses life. `feeds`: who gains as much as is really lost. */
export function lose(
  s: Deep,
  seat: Seat,
  amount: number,
  source: Source,
  killer: Seat | null,
  feeds: Seat | null = null,
): void {
  loseTogether(s, [seat], amount, source, killer, feeds);
}

/** Several players lose as much each, in one event (CD-4.76). They are named in turn order from the active seat. */
export function loseTogether(
  s: Deep,
  seats: readonly Seat[],
  amount: number,
  source: Source,
  killer: Seat | null,
  feeds: Seat | null = null,
): void {
  const targets = seats.map((seat): LossTarget => ({ seat, amount, lost: 0 }));
  push(s, { rule: 'loss', source, killer, targets, feeds });
}

/** Every living player but one, if one is exempt. */
export function allLose(
  s: Deep,
  amount: number,
  source: Source,
  killer: Seat | null,
  exempt: Seat | null = null,
  feeds: Seat | null = null,
): void {
  const seats = livingFrom(s, s.active).filter((seat) => seat !== exempt);
  loseTogether(s, seats, amount, source, killer, feeds);
}

/** The steps of CD-4.75. */
export const loss = sequence('loss', [dropAndWard, askGuardians, askGuardians2, loseNow, askAssassins2, feed]);

function dropAndWard(s: Deep, frame: Loss, ctx: Context): void {
  frame.targets = frame.targets.filter(({ seat, amount }) => {
    return isLiving(s, seat) && playerAt(s, seat).life > 0 && amount > 0;
  });
  for (const target of frame.targets) {
    if (playerAt(s, target.seat).warded) prevent(target, target.amount, 'sigil-of-warding', ctx);
    else useShield(s, target, ctx);
  }
}

function prevent(
  target: LossTarget,
  amount: number,
  by: 'guardian' | 'guardian-ii' | 'sigil-of-warding',
  ctx: Context,
): void {
  target.amount -= amount;
  ctx.tell({ type: 'lossPrevented', seat: target.seat, amount, by });
}

/** A shield prevents point by point and is used up by that much (CD-5.37). */
function useShield(s: Deep, target: LossTarget, ctx: Context): void {
  const player = playerAt(s, target.seat);
  const amount = Math.min(player.shield, target.amount);
  if (amount === 0) return;
  player.shield -= amount;
  prevent(target, amount, 'guardian', ctx);
}

function askGuardians(s: Deep): void {
  if (s.phase !== 'resolve') return;
  askEach(s, 'guardian-shield', (seat) => canPayFor(s, seat, 'guardian', 'guardian-shield'));
}

function askGuardians2(s: Deep, { source }: Loss): void {
  if (isRitualSource(source))
    askEach(s, 'guardian2-prevent', (seat) => canUse(s, seat, 'guardian-ii', 'guardian2-prevent'));
}

function askAssassins2(s: Deep, { source }: Loss): void {
  if (isRitualSource(source))
    askEach(s, 'assassin2-extra', (seat) => canUse(s, seat, 'assassin-ii', 'assassin2-extra'));
}

/** In turn order from the active seat (CD-4.57). */
function askEach(s: Deep, rule: Prompt, can: (seat: Seat) => boolean): void {
  const seats = seatsFrom(s, s.active).filter((seat) => can(seat) && !playerAt(s, seat).muted.includes(rule));
  pushEach(s, seats, (seat) => ({ rule, seat }));
}

/** Step 5, and with it the Lamia Keeper of step 6. */
function loseNow(s: Deep, frame: Loss, ctx: Context): void {
  const { source, killer } = frame;
  let losers = 0;
  for (const target of frame.targets) {
    const isFirstLoss = !playerAt(s, target.seat).lostLife;
    target.lost = takeLife(s, target.seat, target.amount, source, killer, ctx);
    if (target.lost > 0 && isFirstLoss) losers += 1;
  }
  const feasts = s.phase === 'resolve' && hasKeeperEffect(s, s.active, 'lamia');
  if (feasts) gainLife(s, s.active, losers, 'lamia', s.active, ctx);
}

function feed(s: Deep, { targets, feeds, source, killer }: Loss, ctx: Context): void {
  if (feeds === null) return;
  const lost = targets.reduce((sum, target) => sum + target.lost, 0);
  gainLife(s, feeds, lost, source, killer, ctx);
}

// ---- Prompts: one seat, the players to choose from, and a no that may hold for the phase

interface PromptSpec {
  /** Whom the seat may name in this loss; nobody: the question does not arise. */
  targets(s: Deep, seat: Seat, loss: Loss): readonly Seat[];
  take(s: Deep, seat: Seat, target: LossTarget, ctx: Context): void;
}

function prompt(rule: Prompt, { targets, take }: PromptSpec) {
  return question(rule, {
    asks: (_, { seat }) => seat,
    options(s, { seat }): DeepChoice[] {
      const seats = targets(s, seat, nearest(s, 'loss'));
      return seats.length === 0 ? [] : [answer('no'), answer('no-this-phase'), ...seats.map(seatChoice)];
    },
    choose(s, { seat }, choice: DeepChoice, ctx) {
      if (choice.type === 'no-this-phase') playerAt(s, seat).muted.push(rule);
      if (choice.type !== 'seat') return;
      const target = nearest(s, 'loss').targets.find((one) => one.seat === choice.seat) as LossTarget;
      playerAt(s, seat).used.push(rule);
      take(s, seat, target, ctx);
    },
  });
}

/** CD-5.37: pay 1 life, and the blow that would bring somebody to 0 takes 2 less. */
export const guardianShield = prompt('guardian-shield', {
  targets: (s, seat, { targets }) =>
    targets.filter((target) => isSavable(s, seat, target)).map((target) => target.seat),
  take(s, seat, target, ctx) {
    layShield(s, seat, target.seat, ctx);
    useShield(s, target, ctx);
  },
});

const SHIELD = 2;

function isSavable(s: Deep, guardian: Seat, { seat, amount }: LossTarget): boolean {
  const { life } = playerAt(s, seat);
  const price = seat === guardian ? 1 : 0;
  return amount >= life && life - price > Math.max(0, amount - SHIELD);
}

export function layShield(s: Deep, guardian: Seat, on: Seat, ctx: Context): void {
  payLife(s, guardian, 1, 'guardian', ctx);
  playerAt(s, on).shield += SHIELD;
  ctx.tell({ type: 'shieldLaid', seat: guardian, on });
}

/** CD-5.38.2 */
export const guardian2Prevent = prompt('guardian2-prevent', {
  targets: (_, __, { targets }) => targets.filter(({ amount }) => amount > 0).map(({ seat }) => seat),
  take: (_, __, target, ctx) => prevent(target, 1, 'guardian-ii', ctx),
});

/** CD-5.40.2: an event of its own, and no ritual loss (CD-9.74). */
export const assassin2Extra = prompt('assassin2-extra', {
  targets: (s, _, { targets }) =>
    targets.filter(({ seat, lost }) => lost > 0 && playerAt(s, seat).life > 0).map(({ seat }) => seat),
  take(s, seat, target, ctx) {
    ctx.tell({ type: 'assassinStruck', seat, victim: target.seat, by: 'assassin-ii' });
    lose(s, target.seat, 1, 'assassin-ii', seat);
  },
});
