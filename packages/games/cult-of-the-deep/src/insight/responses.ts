/** What can be done in the windows of a turn, and what it is worth: coins, abilities, Wraiths and sigils. */
import type { Seat } from '@conclave/kernel';
import type { ChoiceOf, DeepChoice, WraithChoice } from '../choices.ts';
import type { Face } from '../components/faces.ts';
import type { ActingSigil } from '../components/sigils/ids.ts';
import type { Target } from '../places.ts';
import type { Die, WraithDie } from '../state.ts';
import { dieOf, playerAt } from '../verbs/table.ts';
import { modeAt } from '../verbs/targets.ts';
import { lossOf } from './interests.ts';
import { copyOf, shift } from './outlook.ts';
import { faceValues, worthOfFace } from './pool.ts';
import { withSigil } from './sigils.ts';
import type { Standpoint } from './standpoint.ts';
import { KEEPER_WORTH, WEIGHTS, WRAITH_DIE_WORTH } from './weights.ts';

/** What is neither good nor bad is left undone. */
const IDLE = -1e-6;
/** What a Guardian's shield takes (CD-5.37). */
const SHIELD = 2;

export function responseWorth(standpoint: Standpoint, choice: DeepChoice): number {
  const { s, me } = standpoint;
  switch (choice.type) {
    case 'pass':
      return 0;
    case 'siren':
      return less(standpoint, moved(standpoint, dieOf(s, choice.die), choice.to), standpoint.judgement.sirenCoin);
    case 'guardian2-change':
      return turned(standpoint, [dieOf(s, choice.die)], 'blood');
    case 'assassin2-change':
      return turned(standpoint, [dieOf(s, choice.die)], 'double-dagger');
    case 'blood-mage2-reroll':
      return rerolled(standpoint, [dieOf(s, choice.die)]) + lossOf(standpoint.interests, me, 1);
    case 'transmute': {
      const dice = s.dice.filter(({ face }) => face === choice.from);
      return less(standpoint, turned(standpoint, dice, choice.face), KEEPER_WORTH.transmutation ?? 0);
    }
    case 'wraith-ability':
      return hauntWorth(standpoint, choice);
    case 'guardian-shield':
      return shieldWorth(standpoint, choice.seat);
    case 'assassin-strike':
      return standpoint.ifOutlook((then) => {
        shift(then, choice.seat, -2);
        shift(then, me, -1);
      });
    case 'sigil':
      return sigilWorth(standpoint, choice);
    default:
      return IDLE;
  }
}

/** The worth without the price, counted in own power. */
function less(standpoint: Standpoint, worth: number, price: number): number {
  return worth <= 0 ? worth : worth - price * standpoint.interests.power;
}

function moved(standpoint: Standpoint, die: Die, to: Target): number {
  return standpoint.ifChanged(die, { at: to, mode: modeAt(standpoint.s, die.face, to) });
}

/** Dice that lose their effect: what others make of them now is theirs. */
function taken(standpoint: Standpoint, dice: readonly Die[]): number {
  let worth = 0;
  for (const die of dice) worth += standpoint.ifChanged(die, { at: 'idle', mode: null });
  return worth;
}

/** What is changed may be committed again (CD-4.38), to the good of whoever owns it. */
function turned(standpoint: Standpoint, dice: readonly Die[], face: Face): number {
  return taken(standpoint, dice) + dice.length * inHand(standpoint, face);
}

function rerolled(standpoint: Standpoint, dice: readonly Die[]): number {
  const values = faceValues(standpoint);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return taken(standpoint, dice) + dice.length * mean * standpoint.trustIn(standpoint.s.active);
}

/** A die of this face in the hands of the active player. */
function inHand(standpoint: Standpoint, face: Face): number {
  return worthOfFace(standpoint, face) * standpoint.trustIn(standpoint.s.active);
}

function hauntWorth(standpoint: Standpoint, choice: WraithChoice): number {
  const { s, me } = standpoint;
  const { wraith, wraithDice } = playerAt(s, me);
  const dice = (choice.dice ?? (choice.die === undefined ? [] : [choice.die])).map((id) => dieOf(s, id));
  const [die] = dice;
  if (wraith === 'revenant') return less(standpoint, rerolled(standpoint, dice), dice.length * WEIGHTS.wraithDie);
  const { face } = wraithDice[(choice.spend ?? 1) - 1] as WraithDie;
  const price = WRAITH_DIE_WORTH[face];
  switch (wraith) {
    case 'banshee':
      return less(standpoint, inHand(standpoint, face), price);
    case 'specter':
      return less(standpoint, worthOfFace(standpoint, face), price);
    case 'poltergeist':
      return less(standpoint, turned(standpoint, dice, face), price);
    case 'phantom':
      return die === undefined ? IDLE : less(standpoint, moved(standpoint, die, choice.to as Target), price);
    default:
      return less(standpoint, taken(standpoint, dice), price);
  }
}

function shieldWorth(standpoint: Standpoint, seat: Seat): number {
  const player = playerAt(standpoint.s, seat);
  const worth = standpoint.ifChanged(player, { shield: player.shield + SHIELD });
  return worth <= 0 ? IDLE : worth + lossOf(standpoint.interests, standpoint.me, 1);
}

function sigilWorth(standpoint: Standpoint, { sigil, as }: ChoiceOf<'sigil'>): number {
  const then = copyOf(standpoint.outlook);
  then.power[standpoint.me] = (then.power[standpoint.me] as number) - WEIGHTS.sigil;
  return withSigil(standpoint, then, as ?? (sigil as ActingSigil)) - standpoint.chance;
}
