/** A quick, sensible choice for every decision, without trying anything out: one look at what the seat is interested in. */
import type { Chance, Seat } from '@conclave/kernel';
import type { DeepChoice } from '../choices.ts';
import { FACES, type Face, harmOf } from '../components/faces.ts';
import type { DeepMemory } from '../memory.ts';
import { altarAt, type Place, seatAt } from '../places.ts';
import type { Deep, Mode, WraithDie } from '../state.ts';
import { dieOf, isLiving, playerAt } from '../table.ts';
import { altarGain, outlookOf } from './outlook.ts';
import { type Interests, interestsOf, worthOfFace, worthOfRoll } from './pool.ts';
import { WEIGHTS, WRAITH_DIE_WORTH } from './weights.ts';

/** What an option is roughly worth; leaving things as they are is worth 0. */
type Worth = (choice: DeepChoice) => number;

/** Which dice to roll again can be told without rolling them. */
export function weigh(
  s: Deep,
  player: Seat,
  decision: string,
  options: readonly DeepChoice[],
  memory?: DeepMemory,
): number[] | null {
  if (decision !== 'reroll') return null;
  const me = s.sitting[player] as Seat;
  return options.map(rerollWorth(s, me, interestsOf(s, outlookOf(s), me, memory)));
}

export function suggest(
  s: Deep,
  player: Seat,
  decision: string,
  options: readonly DeepChoice[],
  chance: Chance,
): DeepChoice {
  const me = s.sitting[player] as Seat;
  const interests = interestsOf(s, outlookOf(s), me);
  return best(options, chance, worthBy(s, me, decision, interests));
}

function worthBy(s: Deep, me: Seat, decision: string, interests: Interests): Worth {
  switch (decision) {
    case 'reroll':
      return rerollWorth(s, me, interests);
    case 'resolve-next':
      return (choice) => (choice.type === 'die' ? placeWorth(s, dieOf(s, choice.die), interests) : 0);
    case 'kraken-reroll':
      return krakenWorth(s);
    case 'sigil-params':
      return targetWorth(s, interests);
    default:
      return (choice) => plainWorth(s, me, choice, interests);
  }
}

/** Dice below what a new roll may bring are picked, then rolled. */
function rerollWorth(s: Deep, me: Seat, interests: Interests): Worth {
  const top = s.stack[s.stack.length - 1];
  if (top?.rule !== 'reroll') return () => 0;
  const isWraith = !isLiving(s, me);
  const values = isWraith ? wraithValues(s, me, interests) : FACES.map((face) => worthOfFace(s, me, face, interests));
  const fresh = worthOfRoll(values, top.left - 1);
  const worthShowing = (face: Face) => values[FACES.indexOf(face)] as number;
  const { wraithDice } = playerAt(s, me);
  return (choice) => {
    if (choice.type === 'die') {
      return (
        fresh - worthShowing(isWraith ? (wraithDice[choice.die - 1] as WraithDie).face : dieOf(s, choice.die).face)
      );
    }
    return choice.type === 'sigil' ? 2 * worthOfRoll(values, top.left) - interests.power * WEIGHTS.sigil : 0;
  };
}

/** What a Wraith's die is worth when it is lent. */
function wraithValues(s: Deep, me: Seat, { power }: Interests): number[] {
  const { wraith } = playerAt(s, me);
  return FACES.map((face) => power * (wraith === 'revenant' ? WEIGHTS.wraithDie : WRAITH_DIE_WORTH[face]));
}

/** Only the highest face of a Kraken die is worth a die of the turn. */
const WORTH_REROLLING = 2.5;

function krakenWorth(s: Deep): Worth {
  const roll = s.stack.find((frame) => frame.rule === 'kraken-roll');
  const values = roll?.rule === 'kraken-roll' ? roll.values : [];
  return (choice) => (choice.type === 'die' ? (values[choice.die - 1] ?? 0) - WORTH_REROLLING : 0);
}

/** The life that most sigils move. */
const STRONG = 4;

/** Whom or what a sigil should meet. */
function targetWorth(s: Deep, { gain, loss, power }: Interests): Worth {
  const top = s.stack[s.stack.length - 1];
  const hurts = top?.rule === 'sigil-params' && top.sigil === 'sigil-of-agony';
  return (choice) => {
    if (choice.type === 'seat') return STRONG * (hurts ? (loss[choice.seat]?.[0] ?? 0) : (gain[choice.seat] ?? 0));
    if (choice.type === 'die') return -placeWorth(s, dieOf(s, choice.die), { gain, loss, power });
    return 0;
  };
}

function plainWorth(s: Deep, me: Seat, choice: DeepChoice, interests: Interests): number {
  const { gain, loss, power } = interests;
  switch (choice.type) {
    case 'commit-die':
    case 'place-die': {
      const { face } = dieOf(s, choice.die);
      return placeWorth(s, { face, at: choice.to, mode: choice.mode ?? null }, interests);
    }
    case 'blood-rites':
      return (
        placeWorth(s, { face: choice.face, at: choice.to, mode: choice.mode ?? null }, interests) + lossOf(loss, me, 1)
      );
    case 'spend-chant':
    case 'chant-keeper-change':
    case 'alchemist-change':
    case 'blood-rites-change':
      return changeWorth(s, me, choice.die, choice.face, choice.type, interests);
    case 'siren': {
      const die = dieOf(s, choice.die);
      const moved = placeWorth(s, { face: die.face, at: choice.to, mode: null }, interests);
      return moved - placeWorth(s, die, interests) - WEIGHTS.sirenCoin * power;
    }
    case 'hydra':
      return choice.effect === 'gain' ? (gain[choice.seat] ?? 0) : lossOf(loss, choice.seat, 1);
    case 'lamia':
      return (gain[choice.thief] ?? 0) + lossOf(loss, choice.victim, 1);
    case 'gain-die':
      return power * altarGain(s, altarAt(choice.altar), choice.face);
    case 'assassin-strike':
      return lossOf(loss, choice.seat, 2) + lossOf(loss, me, 1);
    case 'seat':
      return gain[choice.seat] ?? 0;
    case 'merchant-sell':
      return 2 * (gain[me] ?? 0) - power * WEIGHTS.sirenCoin;
    case 'guardian2-change':
    case 'assassin2-change': {
      const die = dieOf(s, choice.die);
      const face = choice.type === 'guardian2-change' ? 'blood' : 'double-dagger';
      return placeWorth(s, { ...die, face }, interests) - placeWorth(s, die, interests);
    }
    case 'pass':
    case 'no':
    case 'end-commit':
    case 'accept':
    case 'done':
      return 0;
    // Sigils, offers and abilities that need a plan are left to those who try them out.
    default:
      return -1e-6;
  }
}

function changeWorth(s: Deep, me: Seat, id: number, face: Face, type: string, interests: Interests): number {
  if (!isLiving(s, me)) return -1;
  const price =
    type === 'spend-chant'
      ? interests.power * WEIGHTS.chantCoin
      : type === 'blood-rites-change'
        ? -lossOf(interests.loss, me, 1)
        : 0;
  const before = worthOfFace(s, me, dieOf(s, id).face, interests);
  return worthOfFace(s, me, face, interests) - before - price;
}

interface Placed {
  readonly face: Face;
  readonly at: Place;
  readonly mode: Mode | null;
}

function placeWorth(s: Deep, { face, at, mode }: Placed, { gain, loss, power }: Interests): number {
  const altar = altarAt(at);
  if (altar >= 0) return power * altarGain(s, altar, face);
  const seat = seatAt(at);
  if (seat < 0) return 0;
  if (mode === 'power' || face === 'blood') return gain[seat] ?? 0;
  return mode === 'arcane' ? 0 : lossOf(loss, seat, harmOf(face));
}

function lossOf(loss: Interests['loss'], seat: Seat, amount: number): number {
  if (amount === 0) return 0;
  return loss[seat]?.[amount - 1] ?? 0;
}

/** The best option; among equals, any. */
function best(options: readonly DeepChoice[], chance: Chance, worth: Worth): DeepChoice {
  let chosen = options[0] as DeepChoice;
  let highest = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const option of options) {
    const found = worth(option);
    if (found < highest) continue;
    equals = found === highest ? equals + 1 : 1;
    if (found > highest || chance.below(equals) === 0) chosen = option;
    highest = found;
  }
  return chosen;
}
