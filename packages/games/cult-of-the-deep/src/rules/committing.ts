/** Commit phase (section 4.4): the active player places dice one after another. */
import type { Seat } from '@conclave/kernel';
import { answer, type ChangeType, type ChoiceOf, commitChoice, type DeepChoice } from '../choices.ts';
import { FACES, type Face, isRitualFace, MILD_FACES, RITUAL_FACES } from '../components/faces.ts';
import type { Source } from '../components/sources.ts';
import { removeDie, turnDie } from '../dice.ts';
import { type Context, type DeepFrame, push, question, sequence } from '../frames.ts';
import { gainLife, payLife, spendCoin } from '../life.ts';
import type { Deep, Die, WraithDie } from '../state.ts';
import {
  canUse,
  dieOf,
  has,
  hasKeeperEffect,
  hydrasOf,
  isLiving,
  mayUse,
  playerAt,
  uncommittedDice,
} from '../table.ts';
import { commitForHim } from './high-priest.ts';
import { beginPhase, checkDeathsInFirstEdition } from './phases.ts';
import { type Targets, targetsOf } from './targets.ts';
import { isOpenToTrade } from './trades.ts';

type CommitFrame = Extract<DeepFrame, { rule: 'commit-die' }>;

export const commit = sequence('commit', [beginCommit, leaveIdle, checkDeathsInFirstEdition]);

function beginCommit(s: Deep, _: unknown, ctx: Context): void {
  beginPhase(s, 'commit', ctx);
  if (playerAt(s, s.active).automated) commitForHim(s, ctx);
  else push(s, { rule: 'commit-die', discarded: 0 });
}

/** CD-4.31 */
function leaveIdle(s: Deep, _: unknown, ctx: Context): void {
  const idle = uncommittedDice(s);
  if (idle.length === 0) return;
  for (const die of idle) die.at = 'idle';
  ctx.tell({ type: 'diceLeftIdle', seat: s.active, dice: idle.map(({ id }) => id) });
}

/** The actions of CD-4.22. It is asked again after each, until the player ends the phase. */
export const commitDie = question('commit-die', {
  asks: (s) => s.active,
  options: (s, frame): DeepChoice[] => (isLiving(s, s.active) ? livingOptions(s, frame) : wraithOptions(s)),
  choose(s, frame, choice: DeepChoice, ctx) {
    if (choice.type === 'end-commit') return;
    push(s, frame);
    carryOut(s, frame, choice, ctx);
  },
});

/** What must be done comes first, so that the first option is the default. */
function livingOptions(s: Deep, frame: CommitFrame): DeepChoice[] {
  const dice = uncommittedDice(s);
  const due = Math.min(hydrasOf(s, s.active) - frame.discarded, dice.length);
  const mayCommit = dice.length > due;
  const compulsory: DeepChoice[] = [];
  const voluntary: DeepChoice[] = [];
  if (mayCommit) {
    const targets = new Map<Face, Targets>();
    for (const { id, face } of dice) {
      const open = targets.get(face) ?? targetsOf(s, face);
      targets.set(face, open);
      for (const { to, mode } of open.compulsory) compulsory.push(commitChoice(id, to, mode));
      for (const { to, mode } of open.voluntary) voluntary.push(commitChoice(id, to, mode));
    }
  }
  const options = compulsory;
  const mayEnd = compulsory.length === 0 && due <= 0;
  if (due > 0) for (const { id } of dice) options.push({ type: 'hydra-discard', die: id });
  if (mayEnd) options.push(answer('end-commit'));
  options.push(...voluntary);
  addChanges(s, s.active, dice, options);
  addSales(s, s.active, options);
  const hasNothingToDo = s.dice.length === 0 && options.length === 1 && !isOpenToTrade(s, s.active);
  return hasNothingToDo ? [] : options;
}

/** A Wraith commits nothing, but may spend Chant coins (CD-4.107). */
function wraithOptions(s: Deep): DeepChoice[] {
  const { coins, wraithDice } = playerAt(s, s.active);
  if (coins.chant === 0) return [];
  const options: DeepChoice[] = [answer('end-commit')];
  wraithDice.forEach((die, i) => {
    if (!die.coined) addFaces('spend-chant', i + 1, die.face, MILD_FACES, options);
  });
  return options.length === 1 ? [] : options;
}

function addChanges(s: Deep, seat: Seat, dice: readonly Die[], options: DeepChoice[]): void {
  const { coins, life, used } = playerAt(s, seat);
  const hasCoin = coins.chant > 0;
  const keepsChant = hasKeeperEffect(s, seat, 'ancient-chant');
  const isAlchemist =
    has(s, seat, 'alchemist') && used.filter((use) => use === 'alchemist-change').length < ALCHEMIST_CHANGES;
  const mayBleed = life >= 1 && mayUse(s, seat, 'blood-rites-change') && hasKeeperEffect(s, seat, 'blood-rites');
  if (!hasCoin && !keepsChant && !isAlchemist && !mayBleed) return;
  for (const { id, face, coined } of dice) {
    if (hasCoin && !coined) addFaces('spend-chant', id, face, MILD_FACES, options);
    if (keepsChant && face === 'ancient') addFaces('chant-keeper-change', id, face, MILD_FACES, options);
    if (isAlchemist && isRitualFace(face)) addFaces('alchemist-change', id, face, RITUAL_FACES, options);
    if (mayBleed) addFaces('blood-rites-change', id, face, FACES, options);
  }
}

const ALCHEMIST_CHANGES = 2;

function addFaces(type: ChangeType, die: number, from: Face, faces: readonly Face[], options: DeepChoice[]): void {
  for (const face of faces) if (face !== from) options.push({ type, die, face });
}

/** CD-5.35 */
function addSales(s: Deep, seat: Seat, options: DeepChoice[]): void {
  if (!canUse(s, seat, 'merchant', 'merchant-sell')) return;
  const { coins } = playerAt(s, seat);
  for (const coin of ['chant', 'siren'] as const) if (coins[coin] > 0) options.push({ type: 'merchant-sell', coin });
}

function carryOut(s: Deep, frame: CommitFrame, choice: DeepChoice, ctx: Context): void {
  const seat = s.active;
  switch (choice.type) {
    case 'commit-die': {
      const die = dieOf(s, choice.die);
      die.at = choice.to;
      die.mode = choice.mode ?? null;
      ctx.tell({ type: 'dieCommitted', seat, die: die.id, face: die.face, to: choice.to, mode: die.mode });
      break;
    }
    case 'hydra-discard':
      frame.discarded += 1;
      removeDie(s, dieOf(s, choice.die), seat, 'sea-hydra', ctx);
      break;
    case 'merchant-sell':
      playerAt(s, seat).used.push('merchant-sell');
      spendCoin(s, seat, choice.coin, 'merchant', ctx);
      gainLife(s, seat, 2, 'merchant', seat, ctx);
      break;
    default:
      change(s, seat, choice as ChoiceOf<ChangeType>, ctx);
  }
}

const CHANGED_BY: Readonly<Record<ChangeType, Source>> = {
  'spend-chant': 'chant-coin',
  'chant-keeper-change': 'ancient-chant',
  'alchemist-change': 'alchemist',
  'blood-rites-change': 'blood-rites',
};

function change(s: Deep, seat: Seat, { type, die: id, face }: ChoiceOf<ChangeType>, ctx: Context): void {
  const player = playerAt(s, seat);
  if (type === 'spend-chant') spendCoin(s, seat, 'chant', 'chant-coin', ctx);
  if (type === 'alchemist-change') player.used.push('alchemist-change');
  if (type === 'blood-rites-change') {
    player.used.push('blood-rites-change');
    payLife(s, seat, 1, 'blood-rites', ctx);
  }
  if (!isLiving(s, seat)) {
    const die = player.wraithDice[id - 1] as WraithDie;
    die.face = face;
    die.coined = true;
    ctx.tell({ type: 'wraithDieChanged', seat, die: id, face });
    return;
  }
  const die = dieOf(s, id);
  if (type === 'spend-chant') die.coined = true;
  turnDie(s, die, face, seat, CHANGED_BY[type], ctx);
}
