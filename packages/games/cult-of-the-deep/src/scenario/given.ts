/** The table of a scenario, built from its `given`. Unchecked data goes in, a legal settled state comes out. */
import type { Options } from '@conclave/kernel';
import { Ledger, read, settledTable } from '@conclave/scenario';
import type { Context, DeepFrame } from '../frames.ts';
import { availableOptions } from '../options.ts';
import { pending, settle } from '../rules/index.ts';
import { TURN_STEPS } from '../rules/turn.ts';
import { emptyTable } from '../setup.ts';
import type { Deep } from '../state.ts';
import { cardOf } from '../verbs/asking.ts';
import { modeOf } from '../verbs/automated.ts';
import { highPriest, isLiving, playerAt } from '../verbs/table.ts';
import { seatPlayers } from './players.ts';
import { type Given, type GivenPhase, schemaFor } from './schema.ts';
import { type GivenDie, layAltars, layDice } from './things.ts';

export function given(players: number, options: Options, data: unknown, ctx: Context): Deep {
  const s = emptyTable(players, availableOptions(players, options));
  const wanted = read(schemaFor(s.n), data);
  const cards = new Ledger();
  s.usedSigils = cards.nameAll(wanted.usedSigils, 'given.usedSigils');
  s.ritualDiscard = cards.nameAll(wanted.ritualDiscard, 'given.ritualDiscard');
  s.charactersGone = cards.nameAll(wanted.charactersGone, 'given.charactersGone');
  s.round = wanted.round;
  s.shadowTokens = wanted.shadowTokens;
  s.diceGained = wanted.diceGained;
  s.krakenPenalty = wanted.krakenPenalty;
  s.bloodMagePaid = wanted.bloodMagePaid;
  s.tributePaid = wanted.tributePaid;
  s.wasSelfish = wanted.wasSelfish;
  s.wasPossessed = wanted.wasPossessed;
  seatPlayers(s, wanted, cards);
  s.active = wanted.active ?? highPriest(s);
  s.facelessToken = wanted.facelessToken;
  s.facelessLent = wanted.facelessLent;
  layAltars(s, wanted, cards);
  s.watching = wanted.watching;
  const phase = wanted.phase ?? phaseOf(wanted.dice ?? []);
  layDice(s, wanted.dice ?? diceAt(s, phase));
  s.highPriestMode = wanted.highPriestMode ?? (hasCommitted(s, phase) ? modeOf(s, s.active) : null);
  s.stack = stackFor(s, phase, wanted);
  s.stack.push(...wanted.stack);
  return settledTable({ settle, pending }, s, ctx);
}

/** The Response phase if all given dice are committed, else the Commit phase. */
function phaseOf(dice: readonly GivenDie[]): GivenPhase {
  const areCommitted = dice.length > 0 && dice.every(({ at }) => at !== 'pool');
  return areCommitted ? 'response' : 'commit';
}

/** Dice that are not given: five of Blood in the Commit phase of a living player. */
function diceAt(s: Deep, phase: GivenPhase): GivenDie[] {
  const rollsCultistDice = phase === 'commit' && isLiving(s, s.active);
  return Array.from({ length: rollsCultistDice ? 5 : 0 }, () => ({
    face: 'blood',
    at: 'pool',
    coined: false,
    lent: false,
  }));
}

/** The automated High Priest has committed his dice this turn, and so has a mode. */
function hasCommitted(s: Deep, phase: GivenPhase): boolean {
  return playerAt(s, s.active).automated && (phase === 'response' || phase === 'resolve');
}

/** The turn, begun so far that the phase is under way. */
function stackFor(s: Deep, phase: GivenPhase, { dice, rerollsLeft }: Given): DeepFrame[] {
  const begunLiving = isLiving(s, s.active);
  const turnBefore = (step: (typeof TURN_STEPS)[number]): DeepFrame => ({
    rule: 'turn',
    at: TURN_STEPS.indexOf(step),
    begunLiving,
  });
  s.phase = phase;
  switch (phase) {
    case 'upkeep':
      // As in a new game: this turn begins the round that is given, and no later one.
      s.phase = 'setup';
      return [{ rule: 'turn', at: 0, begunLiving: false }];
    case 'roll':
      return dice === undefined
        ? [turnBefore('roll')]
        : [turnBefore('commit'), { rule: 'roll', at: 3 }, { rule: 'reroll', left: rerollsLeft, picked: [] }];
    case 'commit':
      if (playerAt(s, s.active).automated) return [turnBefore('commit')];
      return [turnBefore('response'), { rule: 'commit', at: 1 }, { rule: 'commit-die', discarded: 0 }];
    case 'response':
      if (!begunLiving) return [turnBefore('response')];
      return [turnBefore('resolve'), { rule: 'response', at: 1 }, { rule: 'respond' }];
    case 'resolve':
      // What the active card may do when the phase begins is still open.
      cardOf(s, s.active).resolveBegins?.(s, s.active);
      return [turnBefore('between'), { rule: 'resolve', at: 1 }, ...s.stack];
    case 'between':
      return [turnBefore('between')];
  }
}
