/** What Wraiths do in a living player's Response phase (section 5.5). */
import type { Seat } from '@conclave/kernel';
import type { WraithChoice } from '../choices.ts';
import type { Face } from '../components/faces.ts';
import type { WraithId } from '../components/wraiths.ts';
import { makeDie, moveDie, removeDie, rerollDice, transmuteNew, turnDie } from '../dice.ts';
import { type Context, push } from '../frames.ts';
import type { Target } from '../places.ts';
import type { Deep, Die, WraithDie } from '../state.ts';
import { committedDice, dieOf, playerAt } from '../table.ts';
import { recommit } from './placing.ts';
import { freeTargets } from './targets.ts';

interface WraithAbility {
  /** What can be done by spending this die, besides naming it. */
  uses(s: Deep, face: Face): readonly Omit<WraithChoice, 'type' | 'spend'>[];
  haunt(s: Deep, seat: Seat, face: Face, choice: WraithChoice, ctx: Context): void;
}

/** Once in each Response phase of a living player, with an unspent die (CD-5.65). */
export function wraithOptions(s: Deep, seat: Seat): WraithChoice[] {
  const { wraith, wraithDice, haunted } = playerAt(s, seat);
  if (wraith === null || haunted) return [];
  if (wraith === 'revenant') return revenantOptions(s, wraithDice);
  const ability = abilities[wraith];
  return wraithDice.flatMap(({ face, spent }, i) => {
    if (spent) return [];
    return ability.uses(s, face).map((use): WraithChoice => ({ type: 'wraith-ability', spend: i + 1, ...use }));
  });
}

export function haunt(s: Deep, seat: Seat, choice: WraithChoice, ctx: Context): void {
  const player = playerAt(s, seat);
  const wraith = player.wraith as WraithId;
  player.haunted = true;
  const spent = wraith === 'revenant' ? firstUnspent(player.wraithDice, choice.dice?.length ?? 0) : [choice.spend ?? 0];
  const dice = spent.map((number) => player.wraithDice[number - 1] as WraithDie);
  for (const die of dice) die.spent = true;
  const faces = dice.map(({ face }) => face);
  ctx.tell({ type: 'wraithAbilityUsed', seat, wraith, faces });
  if (wraith === 'revenant') rerollForRevenant(s, choice, ctx);
  else abilities[wraith].haunt(s, seat, faces[0] as Face, choice, ctx);
}

const GIVE = [{}] as const;

const abilities: Readonly<Record<Exclude<WraithId, 'revenant'>, WraithAbility>> = {
  // The active player gains a die with that face and places it. (CD-5.66)
  banshee: {
    uses: () => GIVE,
    haunt: (s, _, face, __, ctx) => lend(s, face, s.active, 'banshee', ctx),
  },

  // One committed die with another face takes the face of the Wraith's die. (CD-5.67)
  poltergeist: {
    uses: (s, face) => pick(s, (die) => die.face !== face),
    haunt(s, seat, face, choice, ctx) {
      const die = dieOf(s, choice.die ?? 0);
      turnDie(s, die, face, seat, 'poltergeist', ctx);
      recommit(s, [die]);
    },
  },

  // Removes one committed die that shows the same face. (CD-5.68)
  devourer: {
    uses: (s, face) => pick(s, (die) => die.face === face),
    haunt: (s, seat, _, choice, ctx) => removeDie(s, dieOf(s, choice.die ?? 0), seat, 'devourer', ctx),
  },

  // The active player gains a die with that face, and the Wraith places it. (CD-5.69)
  specter: {
    uses: () => GIVE,
    haunt: (s, seat, face, _, ctx) => lend(s, face, seat, 'specter', ctx),
  },

  // Moves a committed die that shows the same face to another target. (CD-5.71)
  phantom: {
    uses: (s, face) =>
      committedDice(s)
        .filter((die) => die.face === face)
        .flatMap(({ id, at }) =>
          freeTargets(s, face)
            .filter((to) => to !== at)
            .map((to) => ({ die: id, to })),
        ),
    haunt: (s, seat, _, choice, ctx) =>
      moveDie(s, dieOf(s, choice.die ?? 0), choice.to as Target, seat, 'phantom', ctx),
  },
};

function pick(s: Deep, fits: (die: Die) => boolean): { die: number }[] {
  return committedDice(s)
    .filter(fits)
    .map(({ id }) => ({ die: id }));
}

/** The die joins the active player's with the next number of the turn (CD-4.6). */
function lend(s: Deep, face: Face, placer: Seat, by: 'banshee' | 'specter', ctx: Context): void {
  const die = makeDie(s, face, 'idle', true);
  ctx.tell({ type: 'dieGained', seat: s.active, die: die.id, face, by });
  transmuteNew(s, [die], ctx);
  push(s, { rule: 'place-die', die: die.id, seat: placer, freely: by === 'specter' });
}

// ---- Revenant: one or two dice, and the owner re-rolls as many (CD-5.70)

function revenantOptions(s: Deep, wraithDice: readonly WraithDie[]): WraithChoice[] {
  const ids = committedDice(s).map(({ id }) => id);
  const unspent = wraithDice.filter(({ spent }) => !spent).length;
  const ones = unspent >= 1 ? ids.map((id) => [id]) : [];
  const twos = unspent >= 2 ? ids.flatMap((id, i) => ids.slice(i + 1).map((other) => [id, other])) : [];
  return [...ones, ...twos].map((dice) => ({ type: 'wraith-ability', dice }));
}

/** Its faces do not matter, so it spends the first ones. */
function firstUnspent(wraithDice: readonly WraithDie[], count: number): number[] {
  return wraithDice.flatMap(({ spent }, i) => (spent ? [] : [i + 1])).slice(0, count);
}

function rerollForRevenant(s: Deep, choice: WraithChoice, ctx: Context): void {
  const dice = (choice.dice ?? []).map((id) => dieOf(s, id));
  rerollDice(s, dice, 'revenant', ctx);
  recommit(s, dice);
}
