/** What a scenario's `given` may hold, by the names of the state. RULES.md has the same as a table. */
import {
  about,
  byId,
  bySeat,
  either,
  fields,
  flag,
  framesOf,
  inShort,
  listOf,
  oneOf,
  type Read,
  seatOf,
  wholeNumber,
} from '@conclave/scenario';
import { ALTARS } from '../components/altars.ts';
import { CHARACTERS, ORDINARY_CHARACTERS } from '../components/characters/ids.ts';
import { COIN_SUPPLY, KRAKEN_DICE, SHADOW_TOKENS } from '../components/coins.ts';
import { FACES } from '../components/faces.ts';
import { RITUALS } from '../components/rituals/ids.ts';
import { ROLES } from '../components/roles.ts';
import { SIGILS } from '../components/sigils/ids.ts';
import { WRAITHS } from '../components/wraiths/ids.ts';
import type { DeepFrame } from '../frames.ts';
import { onSeat } from '../places.ts';
import { rulebook } from '../rules/index.ts';
import { altarCount } from '../setup.ts';
import { PROMPTS, USES } from '../state.ts';

/** Every phase but the setup can be under way. */
export const PHASES = ['upkeep', 'roll', 'commit', 'response', 'resolve', 'between'] as const;
export type GivenPhase = (typeof PHASES)[number];

const rituals = () => listOf(oneOf(RITUALS, 'ritual'));
const coins = (coin: keyof typeof COIN_SUPPLY) => wholeNumber(COIN_SUPPLY[coin]);

/** `dagger`, or `dagger>seat-2`. */
function dieFromWord(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  const [face, at = 'pool'] = data.split('>');
  return { face, at };
}

function dieOn(n: number) {
  const seats = Array.from({ length: n }, (_, seat) => onSeat(seat));
  const places = ['pool', 'idle', ...seats, ...ALTARS.slice(0, altarCount(n))] as const;
  return inShort(
    dieFromWord,
    fields(
      {
        face: oneOf(FACES),
        at: oneOf(places).default('pool'),
        mode: oneOf(['power', 'arcane']),
        coined: flag().default(false),
        lent: flag().default(false),
      },
      { needs: ['face'] },
    ),
  );
}

const wraithDie = inShort(
  (data) => (typeof data === 'string' ? { face: data } : data),
  fields({ face: oneOf(FACES), spent: flag().default(false), coined: flag().default(false) }, { needs: ['face'] }),
);

const altar = inShort(
  (data) => (typeof data === 'string' ? { ritual: data } : data),
  fields(
    {
      ritual: oneOf(RITUALS, 'ritual'),
      markers: either(wholeNumber(), byId([...FACES, 'kill'], wholeNumber()), 'a number, or numbers by track,'),
    },
    { needs: ['ritual'] },
  ),
);

/** A list from altar 1 on, or fields by id. */
function altarsOf(n: number) {
  const byNumber = (data: unknown) =>
    Array.isArray(data) ? Object.fromEntries(data.map((one, i) => [`altar-${i + 1}`, one])) : data;
  return inShort(byNumber, byId(ALTARS.slice(0, altarCount(n)), altar));
}

function playerAmong(n: number) {
  return fields({
    role: about(oneOf(ROLES), {
      otherwise:
        'the High Priest on seat 0, then the other roles of the set in the order Faithful, Cabalists, Heretics',
    }),
    roleIsPublic: about(flag(), { otherwise: 'true for the High Priest and the dead' }),
    character: about(oneOf(CHARACTERS, 'character'), {
      otherwise:
        '`librarian`, `librarian-ii`, `merchant`, `reaper-ii`, `alchemist`, `blood-mage`, `blood-mage-ii`, `reaper`, as far as not named elsewhere; none for a Wraith',
    }),
    status: about(oneOf(['living', 'wraith', 'gone']), { otherwise: '`wraith` with a Wraith card, else `living`' }),
    life: about(wholeNumber(), { otherwise: 'as at setup; 0 for the dead' }),
    sigil: about(oneOf(SIGILS, 'sigil').nullable(), { meaning: 'null: used', otherwise: 'see `sigils`' }),
    coins: about(
      fields({ chant: coins('chant'), siren: coins('siren'), necromancer: coins('necromancer') }).prefault({}),
      {
        values: '`{ chant: 1 }`',
        meaning: 'as the next three fields, in one',
      },
    ),
    chantCoins: about(coins('chant'), { otherwise: '0' }),
    sirenCoins: about(coins('siren'), { otherwise: '0' }),
    necromancerCoins: about(coins('necromancer'), { otherwise: '0' }),
    krakenDice: wholeNumber(KRAKEN_DICE).default(0),
    storedDice: wholeNumber().default(0),
    keeps: rituals().default([]),
    copies: rituals().default([]),
    wraith: about(oneOf(WRAITHS, 'Wraith'), { meaning: 'the player is dead and has this card', otherwise: 'none' }),
    wraithDice: about(listOf(wraithDie), {
      values: 'a list of faces or `{ face, spent, coined }`',
      otherwise: 'as upon death',
    }),
    lastBlow: about(fields({ by: seatOf(n).nullable().default(null), number: wholeNumber() }).prefault({}), {
      values: '`{ by: <seat or null>, number }`',
      meaning: 'who brought a player to 0 life, and in which order',
      otherwise: 'by nobody, in seat order',
    }),
    used: about(listOf(oneOf(USES)).default([]), { meaning: 'what was used this turn' }),
    haunted: about(flag().default(false), { meaning: 'the Wraith ability was used in this Response phase' }),
    shield: wholeNumber().default(0),
    warded: flag().default(false),
    lostLife: flag().default(false),
    arcaneDice: wholeNumber().default(0),
    muted: listOf(oneOf(PROMPTS)).default([]),
  });
}

/** At a table with so many places. */
export function schemaFor(n: number) {
  return fields({
    active: about(seatOf(n), { meaning: 'the seat whose turn it is', otherwise: 'the High Priest’s' }),
    round: wholeNumber().default(1),
    phase: about(oneOf(PHASES), {
      meaning:
        '`upkeep`: the turn is about to begin and does; `roll`: the Roll phase begins, or, if `dice` are given, `reroll` is asked; `between`: the step after the High Priest’s turn',
      otherwise: '`response` if all given dice are committed, else `commit`',
    }),
    dice: about(listOf(dieOn(n)), {
      values: 'a list of faces (`dagger`), faces and places (`dagger>seat-2`), or `{ face, at, mode, coined, lent }`',
      meaning: 'the active player’s dice, numbered from 1. A mode left out follows from the place (CD-4.64)',
      otherwise: 'in the Commit phase of a living player five `blood`, else none',
    }),
    rerollsLeft: about(wholeNumber(3).default(2), { meaning: 'with `phase: roll` and `dice`' }),
    altars: about(altarsOf(n).prefault({}), {
      values: 'a list from altar 1 on, or fields by id (`altar-2`)',
      meaning: 'a ritual, or `{ ritual, markers: { parchment: 2 } }`; `markers: 2` where there is one track',
      otherwise: '`sirens`, `ancient-chant`, `sea-hydra`, `blood-rites`, with fresh markers',
    }),
    ritualDeck: about(rituals().default([]), {
      meaning: 'the top cards, top first; the rituals that are named nowhere follow in table order',
    }),
    ritualDiscard: rituals().default([]),
    players: bySeat(playerAmong(n), n),
    sigils: about(oneOf(['dealt', 'used']).default('dealt'), {
      meaning:
        '`dealt`: whoever has none named holds one, dealt from the last of table 2.6 upwards; `used`: they have none',
    }),
    usedSigils: about(listOf(oneOf(SIGILS, 'sigil')).default([]), { meaning: 'what is named nowhere was not dealt' }),
    charactersGone: about(listOf(oneOf(ORDINARY_CHARACTERS, 'character')).default([]), {
      meaning: '`[faceless]` once it was replaced',
    }),
    facelessToken: about(seatOf(n).nullable().default(null), { meaning: 'the marked seat' }),
    facelessLent: about(oneOf(CHARACTERS, 'character').nullable().default(null), {
      meaning: 'whose ability Faceless II keeps after its owner’s death',
    }),
    shadowTokens: wholeNumber(SHADOW_TOKENS).default(0),
    diceGained: wholeNumber().default(0),
    krakenPenalty: wholeNumber().default(0),
    bloodMagePaid: flag().default(false),
    tributePaid: flag().default(false),
    wasSelfish: flag().default(false),
    wasPossessed: flag().default(false),
    highPriestMode: about(oneOf(['strong', 'weak']), {
      meaning: 'how the automated High Priest commits this turn',
      otherwise: 'by his life, once he has committed',
    }),
    watching: about(listOf(seatOf(n)).default([]), { meaning: 'who asked to be asked between dice' }),
    stack: about(framesOf<DeepFrame>(rulebook), {
      meaning:
        'rules under way above the turn, the last on top, for example `[{ rule: death-check, dead: [] }]`; they come before what `phase` says',
    }),
  });
}

export type Given = Read<ReturnType<typeof schemaFor>>;
