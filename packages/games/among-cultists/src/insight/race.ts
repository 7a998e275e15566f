/** Where both sides stand: points against deaths, and what the rest of the round is going to add. */
import type { Seat } from '@conclave/kernel';
import type { Among } from '../state.ts';
import { deadInvestigators, figuresOf, isCultist, playerOf, targetOf } from '../table.ts';
import { expectedKills, strikesOf } from './kills.ts';
import { expectedBooks, pace } from './rooms.ts';
import { suspicionOf } from './suspicion.ts';
import { WEIGHTS } from './weights.ts';

const LAST_ROUND = 10;

/** Who has what to come in this round. */
export interface Turns {
  readonly toMove: ReadonlySet<Seat>;
  readonly toAct: ReadonlySet<Seat>;
  readonly isBeforeEncounters: boolean;
}

export interface Race {
  readonly turns: Turns;
  /** Points to be expected by the end. */
  readonly points: number;
  readonly target: number;
  readonly dead: number;
  readonly kills: number;
  readonly deadNeeded: number;
  readonly livingCultists: number;
  readonly roundsToCome: number;
  readonly relics: number;
  /** By seat: whom the table suspects. */
  readonly suspicion: readonly number[];
}

export function raceOf(s: Among, me: Seat): Race {
  const turns = turnsOf(s);
  const strikes = strikesOf(s, turns);
  const roundsToCome = s.phase === 'end' ? 0 : LAST_ROUND - s.round;
  return {
    turns,
    points: s.vp + expectedBooks(s, turns, me) + pace(s) * roundsToCome,
    target: targetOf(s),
    dead: deadInvestigators(s),
    kills: expectedKills(s, strikes, turns, roundsToCome),
    deadNeeded: figuresOf(s).deadNeeded,
    livingCultists: s.players.filter((player) => isCultist(player) && !player.ghost).length,
    roundsToCome,
    relics: s.options.organism === 'on' ? s.altar : 0,
    suspicion: suspicionOf(s, strikes),
  };
}

function turnsOf(s: Among): Turns {
  const toMove = new Set<Seat>();
  const acting = new Set<Seat>();
  let areEncountersOn = false;
  for (const frame of s.stack) {
    if (frame.rule === 'move') toMove.add(frame.seat);
    else if (frame.rule === 'action' && !frame.used) acting.add(frame.seat);
    else if (frame.rule === 'encounters' || frame.rule === 'give-pulse') areEncountersOn = true;
  }
  const isEarly = s.phase === 'round-start' || s.phase === 'movement' || s.phase === 'event';
  if (s.phase === 'round-start') for (const seat of s.players.keys()) toMove.add(seat);
  const everybody = isEarly || s.phase === 'encounters';
  return {
    toMove,
    toAct: everybody ? new Set(s.players.map((_, seat) => seat)) : acting,
    isBeforeEncounters: isEarly || areEncountersOn,
  };
}

/** The chance of the Investigators to win: by points before too many are dead, or by a vote. Enough dead undo either. */
export function investigatorsChance(race: Race, voteHope: number): number {
  if (race.dead >= race.deadNeeded) return 1 - WEIGHTS.enoughDead;
  const byPoints = pointsChance(race) * (1 - deathChance(race));
  return 1 - (1 - byPoints) * (1 - voteHope);
}

function pointsChance({ points, target, roundsToCome, relics }: Race): number {
  const spread = WEIGHTS.pointSpread + WEIGHTS.pointSpreadByRounds * Math.sqrt(roundsToCome);
  return sigmoid((points - target) / spread) * (WEIGHTS.relics[relics] ?? 1);
}

function deathChance({ dead, kills, deadNeeded, roundsToCome }: Race): number {
  const spread = WEIGHTS.deathSpread + WEIGHTS.deathSpreadByRounds * Math.sqrt(roundsToCome);
  return sigmoid((dead + kills - deadNeeded) / spread);
}

/** The same race without this seat, as after a vote. */
export function withoutSeat(s: Among, race: Race, seat: Seat): Race {
  const player = playerOf(s, seat);
  if (isCultist(player)) return { ...race, livingCultists: race.livingCultists - 1, kills: race.kills / 2 };
  const wasDead = player.ghost || player.pulse.includes('dead') || player.pulse.includes('mortal-wound');
  return wasDead ? race : { ...race, dead: race.dead + 1 };
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
