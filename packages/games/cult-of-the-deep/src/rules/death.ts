/** The death check (CD-4.85 to CD-4.94). What happens to each of the dead is in dying.ts. */
import type { Seat } from '@conclave/kernel';
import { type Context, type DeepFrame, push, pushEach, sequence } from '../frames.ts';
import { gainCoin, gainLife, takeLife } from '../life.ts';
import type { Deep } from '../state.ts';
import { altarWith, has, highPriest, isLiving, isNecromancer, playerAt, seatsFrom } from '../table.ts';
import { canPossess, leaveThingsBehind, possess } from './dying.ts';
import { judge } from './end.ts';
import { askDyingKeeper } from './kraken.ts';

type DeathCheck = Extract<DeepFrame, { rule: 'death-check' }>;

const STEPS = [askDyingKeeper, die, leaveThings, sacrifice, reap, returnFromDeath, beSelfish, checkAgain] as const;

export const deathCheck = sequence('death-check', STEPS);

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

/** Altar Sacrifice: only for the first who was killed by another seat (CD-4.90, CD-5.14). */
function sacrifice(s: Deep, { dead }: DeathCheck): void {
  const altar = altarWith(s, 'altar-sacrifice');
  if (altar < 0) return;
  const killers = dead.map((seat) => {
    const by = playerAt(s, seat).lastBlow?.by ?? null;
    return by === seat ? null : by;
  });
  const killer = killers.find((by) => by !== null) ?? null;
  if (killer === null) return;
  const about = seatsFrom(s, s.active).find((seat) => isLiving(s, seat)) as Seat;
  push(s, { rule: 'altar-sacrifice-pick', seat: killer, altar, about, gaining: [] });
}

/** Reapers and the Necromancer, in turn order from the active seat (CD-4.91). */
function reap(s: Deep, { dead }: DeathCheck, ctx: Context): void {
  for (const seat of seatsFrom(s, s.active)) {
    for (const _ of dead) {
      if (has(s, seat, 'reaper')) gainLife(s, seat, 3, 'reaper', seat, ctx);
      if (isNecromancer(s, seat)) gainCoin(s, seat, 'necromancer', 'necromancer', ctx);
    }
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
