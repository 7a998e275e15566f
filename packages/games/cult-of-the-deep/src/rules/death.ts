/** The death check (CD-4.85 to CD-4.94). What happens to each of the dead is in dying.ts. */
import type { Seat } from '@conclave/kernel';
import { type Context, type FrameOf, push, pushEach, sequence } from '../frames.ts';
import type { Deep } from '../state.ts';
import { abilityOf, askAltars, cardOf, keeperEffects } from '../verbs/asking.ts';
import { takeLife } from '../verbs/life.ts';
import { highPriest, isLiving, playerAt, seatsFrom } from '../verbs/table.ts';
import { canPossess, leaveThingsBehind, possess } from './dying.ts';
import { judge } from './end.ts';

type DeathCheck = FrameOf<'death-check'>;

const STEPS = [askDying, die, leaveThings, tellAltars, tellCharacters, returnFromDeath, beSelfish, checkAgain] as const;

export const deathCheck = sequence('death-check', STEPS);

/** Keepers who are about to die use what they keep before it goes to somebody else (CD-4.89). */
function askDying(s: Deep): void {
  for (const seat of seatsFrom(s, s.active)) {
    if (playerAt(s, seat).life > 0) continue;
    for (const effect of keeperEffects(s, seat)) effect.dying?.(s, seat);
  }
}

/** All who have no life left die at once, their roles become public, and the game may be over. */
function die(s: Deep, frame: DeathCheck, ctx: Context): void {
  const dead = seatsFrom(s, s.active)
    .filter((seat) => isLiving(s, seat) && playerAt(s, seat).life === 0)
    .sort((a, b) => blowOf(s, a) - blowOf(s, b));
  frame.dead = dead;
  if (dead.length === 0) {
    frame.at = STEPS.length;
    return;
  }
  for (const seat of dead) {
    const player = playerAt(s, seat);
    player.status = 'wraith';
    player.roleIsPublic = true;
    ctx.uncover();
    ctx.tell({ type: 'died', seat, role: player.role, killer: player.lastBlow?.by ?? null });
  }
  judge(s, dead, ctx);
}

function blowOf(s: Deep, seat: Seat): number {
  return playerAt(s, seat).lastBlow?.number ?? 0;
}

function leaveThings(s: Deep, { dead }: DeathCheck, ctx: Context): void {
  for (const seat of dead) leaveThingsBehind(s, seat, ctx);
}

/** CD-4.90 */
function tellAltars(s: Deep, { dead }: DeathCheck): void {
  askAltars(s, (hooks, altar) => hooks.died?.(s, altar, dead));
}

/** Abilities and cards, in turn order from the active seat (CD-4.91). */
function tellCharacters(s: Deep, { dead }: DeathCheck, ctx: Context): void {
  for (const seat of seatsFrom(s, s.active)) {
    abilityOf(s, seat).died?.(s, seat, dead, ctx);
    cardOf(s, seat).died?.(s, seat, dead, ctx);
  }
}

/** CD-4.92: one after another, first fallen first. */
function returnFromDeath(s: Deep, { dead }: DeathCheck): void {
  pushEach(s, dead, (seat) => ({ rule: 'return', seat }));
}

/** As the High Priest, if the dead may possess him now; else as a Wraith. */
export const returnOne = sequence('return', [
  (s, { seat }, ctx) => {
    if (canPossess(s, seat)) possess(s, seat, ctx);
    else push(s, { rule: 'choose-wraith', seat });
  },
]);

/** Don't Be So Selfish (CD-7.6): nobody can answer it. */
function beSelfish(s: Deep, _: DeathCheck, ctx: Context): void {
  if (s.options.dontBeSoSelfish === 'off' || s.wasSelfish) return;
  const faithful = s.players.filter(({ role }) => role === 'faithful');
  if (faithful.some(({ status }) => status === 'living')) return;
  s.wasSelfish = true;
  takeLife(s, highPriest(s), 3, 'dont-be-so-selfish', null, ctx);
}

function checkAgain(s: Deep): void {
  push(s, { rule: 'death-check', dead: [] });
}
