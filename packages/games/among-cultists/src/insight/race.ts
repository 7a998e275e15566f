/** Where both sides stand: points against deaths, and what the rest of the round is going to add. */
import type { Seat } from '@conclave/kernel';
import type { Among } from '../state.ts';
import { deadInvestigators, figuresOf, isCultist, playerOf, targetOf } from '../table.ts';
import { expectedKills, strikesOf } from './kills.ts';
import { expectedBooks, pace } from './rooms.ts';
import { exposed, suspicionOf } from './suspicion.ts';
import { WEIGHTS } from './weights.ts';

const LAST_ROUND = 10;

/** Who has what to come in this round, by seat. */
export interface Turns {
  readonly toMove: readonly boolean[];
  readonly toAct: readonly boolean[];
  /** Whether anybody has yet to move. */
  readonly isMoving: boolean;
  readonly isBeforeEncounters: boolean;
}

/** What does not depend on where a seat stands. */
export interface Prospects {
  readonly turns: Turns;
  /** Points by the end, but for those that the seat itself wins in this round. */
  readonly pointsOfOthers: number;
  readonly target: number;
  readonly dead: number;
  readonly deadNeeded: number;
  readonly livingCultists: number;
  readonly roundsToCome: number;
  readonly relics: number;
  /** By seat: whom the table suspects by what has come to light. */
  readonly suspicion: readonly number[];
}

export interface Race extends Omit<Prospects, 'pointsOfOthers'> {
  /** Points to be expected by the end. */
  readonly points: number;
  readonly kills: number;
}

export function prospectsOf(s: Among, me: Seat): Prospects {
  const turns = turnsOf(s);
  const roundsToCome = s.phase === 'end' ? 0 : LAST_ROUND - s.round;
  let livingCultists = 0;
  for (const player of s.players) if (isCultist(player) && !player.ghost) livingCultists++;
  let booksOfOthers = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat !== me) booksOfOthers += expectedBooks(s, turns, seat, me);
  }
  return {
    turns,
    pointsOfOthers: s.vp + booksOfOthers + pace(s) * roundsToCome,
    target: targetOf(s),
    dead: deadInvestigators(s),
    deadNeeded: figuresOf(s).deadNeeded,
    livingCultists,
    roundsToCome,
    relics: s.options.organism === 'on' ? s.altar : 0,
    suspicion: suspicionOf(s),
  };
}

export function raceOf(s: Among, me: Seat, prospects: Prospects = prospectsOf(s, me)): Race {
  const { turns, target, dead, deadNeeded, livingCultists, roundsToCome, relics } = prospects;
  const strikes = strikesOf(s, turns);
  return {
    turns,
    points: prospects.pointsOfOthers + expectedBooks(s, turns, me, me),
    target,
    dead,
    kills: expectedKills(s, strikes, turns, roundsToCome),
    deadNeeded,
    livingCultists,
    roundsToCome,
    relics,
    suspicion: exposed(s, prospects.suspicion, strikes),
  };
}

function turnsOf(s: Among): Turns {
  const isEarly = s.phase === 'round-start' || s.phase === 'movement' || s.phase === 'event';
  const allMove = s.phase === 'round-start';
  const allAct = isEarly || s.phase === 'encounters';
  const toMove: boolean[] = [];
  const toAct: boolean[] = [];
  for (let seat = 0; seat < s.players.length; seat++) {
    toMove.push(allMove);
    toAct.push(allAct);
  }
  let isMoving = allMove;
  let areEncountersOn = false;
  for (const frame of s.stack) {
    if (frame.rule === 'move') {
      toMove[frame.seat] = true;
      isMoving = true;
    } else if (frame.rule === 'action' && !frame.used) toAct[frame.seat] = true;
    else if (frame.rule === 'encounters' || frame.rule === 'give-pulse') areEncountersOn = true;
  }
  return { toMove, toAct, isMoving, isBeforeEncounters: isEarly || areEncountersOn };
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
