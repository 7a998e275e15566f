/** The table of a scenario, built from its `given` (RULES.md lists the fields). Unchecked data goes in, a legal settled state comes out. */
import {
  BadInput,
  fieldsOf,
  flagOf,
  framesOf,
  type Options,
  type Reader,
  type Seat,
  settledTable,
  wholeNumberOf,
} from '@conclave/kernel';
import { CHARACTERS, ORDINARY_CHARACTERS } from './components/characters/ids.ts';
import { isRitual } from './components/rituals/ids.ts';
import { isSigil } from './components/sigils/ids.ts';
import type { Context, DeepFrame } from './frames.ts';
import { oneOf, seatOrNone } from './given-fields.ts';
import { readPlayers } from './given-players.ts';
import { CardsNamed, readAltars, readDice } from './given-things.ts';
import { availableOptions } from './options.ts';
import { pending, rulebook, settle } from './rules/index.ts';
import { TURN_STEPS } from './rules/turn.ts';
import { emptyTable } from './setup.ts';
import type { Deep } from './state.ts';
import { cardOf } from './verbs/asking.ts';
import { modeOf } from './verbs/automated.ts';
import { highPriest, isLiving, playerAt } from './verbs/table.ts';

const FIELDS = [
  'active',
  'round',
  'phase',
  'dice',
  'rerollsLeft',
  'altars',
  'ritualDeck',
  'ritualDiscard',
  'players',
  'sigils',
  'usedSigils',
  'charactersGone',
  'facelessToken',
  'facelessLent',
  'shadowTokens',
  'diceGained',
  'krakenPenalty',
  'bloodMagePaid',
  'tributePaid',
  'wasSelfish',
  'wasPossessed',
  'highPriestMode',
  'watching',
  'stack',
];

const PHASES = ['upkeep', 'roll', 'commit', 'response', 'resolve', 'between'] as const;
type GivenPhase = (typeof PHASES)[number];

export function given(players: number, options: Options, data: unknown, ctx: Context): Deep {
  const fields = fieldsOf(data, 'given', FIELDS);
  const s = emptyTable(players, availableOptions(players, options));
  const cards = new CardsNamed();
  s.usedSigils = cards.read(fields, 'usedSigils', isSigil);
  s.ritualDiscard = cards.read(fields, 'ritualDiscard', isRitual);
  s.charactersGone = cards.read(fields, 'charactersGone', isOrdinaryCharacter);
  readFlags(s, fields);
  readPlayers(s, fields, cards);
  s.active = seatOrNone(fields, 'active', s.n) ?? highPriest(s);
  s.facelessToken = seatOrNone(fields, 'facelessToken', s.n);
  s.facelessLent = oneOf(fields, 'facelessLent', CHARACTERS, null);
  readAltars(s, fields, cards);
  s.watching = listOfSeats(s, fields, 'watching');
  const { phase, dice } = readPhase(s, fields);
  readDice(s, dice);
  s.highPriestMode = oneOf(
    fields,
    'highPriestMode',
    ['strong', 'weak'],
    hasCommitted(s, phase) ? modeOf(s, s.active) : null,
  );
  s.stack = stackFor(s, phase, wholeNumberOf(fields, 'rerollsLeft', 2, { max: 3 }), Array.isArray(fields.data.dice));
  s.stack.push(...framesOf<DeepFrame>(fields, rulebook));
  return settledTable({ settle, pending }, s, ctx);
}

function isOrdinaryCharacter(id: string): id is (typeof ORDINARY_CHARACTERS)[number] {
  return (ORDINARY_CHARACTERS as readonly string[]).includes(id);
}

function readFlags(s: Deep, fields: Reader): void {
  s.round = wholeNumberOf(fields, 'round', 1);
  s.shadowTokens = wholeNumberOf(fields, 'shadowTokens', 0, { max: 6 });
  s.diceGained = wholeNumberOf(fields, 'diceGained', 0);
  s.krakenPenalty = wholeNumberOf(fields, 'krakenPenalty', 0);
  s.bloodMagePaid = flagOf(fields, 'bloodMagePaid', false);
  s.tributePaid = flagOf(fields, 'tributePaid', false);
  s.wasSelfish = flagOf(fields, 'wasSelfish', false);
  s.wasPossessed = flagOf(fields, 'wasPossessed', false);
}

/** The automated High Priest has committed his dice this turn, and so has a mode. */
function hasCommitted(s: Deep, phase: GivenPhase): boolean {
  return playerAt(s, s.active).automated && (phase === 'response' || phase === 'resolve');
}

function listOfSeats(s: Deep, fields: Reader, key: string): Seat[] {
  const { data } = fields;
  const seats = data[key] ?? [];
  if (!Array.isArray(seats)) throw new BadInput(`given.${key}: a list of seats is wanted`);
  return seats.map((seat) => seatOrNone(fieldsOf({ [key]: seat }, 'given', [key]), key, s.n) as Seat);
}

/** Left out: the Commit phase with five Blood dice, or the Response phase if all given dice are committed. */
function readPhase(s: Deep, fields: Reader): { phase: GivenPhase; dice: unknown } {
  const { dice } = fields.data;
  const areCommitted = Array.isArray(dice) && dice.length > 0 && dice.every(isGivenCommitted);
  const phase = oneOf<GivenPhase, GivenPhase>(fields, 'phase', PHASES, areCommitted ? 'response' : 'commit');
  const rollsCultistDice = phase === 'commit' && isLiving(s, s.active);
  return { phase, dice: dice ?? (rollsCultistDice ? Array(5).fill('blood') : []) };
}

function isGivenCommitted(die: unknown): boolean {
  const at = typeof die === 'string' ? die.split('>')[1] : (die as { at?: unknown } | null)?.at;
  return typeof at === 'string' && at !== 'pool';
}

/** The turn, begun so far that the phase is under way. */
function stackFor(s: Deep, phase: GivenPhase, rerollsLeft: number, hasDice: boolean): DeepFrame[] {
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
      return hasDice
        ? [turnBefore('commit'), { rule: 'roll', at: 3 }, { rule: 'reroll', left: rerollsLeft, picked: [] }]
        : [turnBefore('roll')];
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
