/** Commit phase (section 4.4): the active player places dice one after another. */
import { at, type Seat } from '@conclave/kernel';
import { answer, CHANGES, type ChangeType, type ChoiceOf, commitChoice, type DeepChoice } from '../choices.ts';
import { type Face, MILD_FACES } from '../components/faces.ts';
import { type Context, type FrameOf, push, question, sequence } from '../frames.ts';
import type { Deep, Die } from '../state.ts';
import { abilityOf, keeperEffects } from '../verbs/asking.ts';
import { carryOutAct } from '../verbs/cards.ts';
import { turnDie } from '../verbs/dice.ts';
import type { DieChange } from '../verbs/hooks.ts';
import { spendCoin } from '../verbs/life.ts';
import { dieOf, isLiving, playerAt, uncommittedDice } from '../verbs/table.ts';
import { type Targets, targetsOf } from '../verbs/targets.ts';
import { commitForHim } from './high-priest.ts';
import { beginPhase, checkDeathsInFirstEdition } from './phases.ts';
import { isOpenToTrade } from './trades.ts';

type CommitFrame = FrameOf<'commit-die'>;

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
    carryOut(s, choice, ctx);
  },
});

/** What must be done comes first, so that the first option is the default. */
function livingOptions(s: Deep, frame: CommitFrame): DeepChoice[] {
  const dice = uncommittedDice(s);
  const due = Math.min(discardsDue(s, frame), dice.length);
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
  abilityOf(s, s.active).commitActs?.(s, s.active, (choice) => options.push(choice));
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

/** Die by die; for each die in the order of `CHANGES`. */
function addChanges(s: Deep, seat: Seat, dice: readonly Die[], options: DeepChoice[]): void {
  const hasCoin = playerAt(s, seat).coins.chant > 0;
  const changes = changesBy(s, seat);
  if (!hasCoin && changes.length === 0) return;
  for (const { id, face, coined } of dice) {
    if (hasCoin && !coined) addFaces('spend-chant', id, face, MILD_FACES, options);
    for (const { type, faces } of changes) addFaces(type, id, face, faces(face), options);
  }
}

/** The changes that the character and the rituals of a seat allow. */
function changesBy(s: Deep, seat: Seat): DieChange[] {
  const changes: DieChange[] = [];
  const own = abilityOf(s, seat).dieChanges?.(s, seat);
  if (own) changes.push(own);
  for (const { dieChanges } of keeperEffects(s, seat)) {
    const change = dieChanges?.(s, seat);
    if (change) changes.push(change);
  }
  return changes.length < 2 ? changes : changes.sort((a, b) => CHANGES.indexOf(a.type) - CHANGES.indexOf(b.type));
}

function discardsDue(s: Deep, { discarded }: CommitFrame): number {
  let due = -discarded;
  for (const { discards = 0 } of keeperEffects(s, s.active)) due += discards;
  return due;
}

function addFaces(type: ChangeType, die: number, from: Face, faces: readonly Face[], options: DeepChoice[]): void {
  for (const face of faces) if (face !== from) options.push({ type, die, face });
}

function carryOut(s: Deep, choice: DeepChoice, ctx: Context): void {
  const seat = s.active;
  switch (choice.type) {
    case 'commit-die': {
      const die = dieOf(s, choice.die);
      die.at = choice.to;
      die.mode = choice.mode ?? null;
      ctx.tell({ type: 'dieCommitted', seat, die: die.id, face: die.face, to: choice.to, mode: die.mode });
      break;
    }
    case 'spend-chant':
      spendChant(s, seat, choice, ctx);
      break;
    default:
      carryOutAct(s, seat, choice, ctx);
  }
}

/** A Chant coin gives a die another face; a Wraith changes its own dice (CD-5.73). */
function spendChant(s: Deep, seat: Seat, { die: id, face }: ChoiceOf<'spend-chant'>, ctx: Context): void {
  spendCoin(s, seat, 'chant', 'chant-coin', ctx);
  if (isLiving(s, seat)) {
    const die = dieOf(s, id);
    die.coined = true;
    turnDie(s, die, face, seat, 'chant-coin', ctx);
    return;
  }
  const die = at(playerAt(s, seat).wraithDice, id - 1);
  die.face = face;
  die.coined = true;
  ctx.tell({ type: 'wraithDieChanged', seat, die: id, face });
}
