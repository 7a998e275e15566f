/** What a sigil that was declared will do for its user, once nobody has countered it. */
import type { Seat } from '@conclave/kernel';
import { harmOf } from '../components/faces.ts';
import type { RitualId } from '../components/rituals/ids.ts';
import type { ActingSigil } from '../components/sigils/ids.ts';
import { onSeat } from '../places.ts';
import type { Deep } from '../state.ts';
import { tracksOf } from '../verbs/cards.ts';
import { isLiving } from '../verbs/table.ts';
import { copyOf, type Outlook, outlookOf, shift, strokes } from './outlook.ts';
import { faceValues, worthOfRoll } from './pool.ts';
import type { Standpoint } from './standpoint.ts';
import { KEEPER_WORTH, WEIGHTS } from './weights.ts';

/** The spaces that Ascension moves a marker. */
const ASCENT = 2;

/** The user's chance with the sigil's effect; the outlook is that of somebody who has used it. */
export function withSigil(standpoint: Standpoint, outlook: Outlook, sigil: ActingSigil): number {
  const { s, me: user } = standpoint;
  const bestSeat = (affect: (then: Outlook, seat: Seat) => void) => best(standpoint, outlook, affect);
  switch (sigil) {
    case 'sigil-of-agony':
      return bestSeat((then, seat) => {
        shift(then, user, seat === user ? -5 : -1);
        if (seat !== user) shift(then, seat, -4);
      });
    case 'sigil-of-renewal':
      return bestSeat((then, seat) => shift(then, seat, 4));
    case 'sigil-of-transfusion':
      return bestSeat((then, seat) => {
        for (const one of then.life.keys()) if (one !== seat) shift(then, one, -1);
        shift(then, seat, then.life.filter((life) => life > 0).length - 1);
      });
    case 'sigil-of-warding': {
      const { losses } = strokes(s);
      return bestSeat((then, seat) => shift(then, seat, losses[seat] as number));
    }
    case 'sigil-of-mercy':
      return bestSeat((then, seat) =>
        shift(
          then,
          seat,
          blowsOn(s, seat, 3).reduce((sum, harm) => sum + harm + 1, 0),
        ),
      );
    case 'sigil-of-banishment':
      return bestSeat((then, seat) => shift(then, seat, total(blowsOn(s, seat, 2))));
    case 'sigil-of-reflection':
      return bestSeat((then, seat) => {
        if (seat === s.active) return;
        const harm = total(blowsOn(s, seat, 3));
        shift(then, seat, harm);
        shift(then, s.active, -harm);
      });
    case 'sigil-of-corruption':
      return standpoint.chanceWith(corrupted(s, outlook));
    case 'sigil-of-revocation':
      return standpoint.chanceWith({ ...outlookOf({ ...s, dice: [] }, standpoint.judgement), power: outlook.power });
    case 'sigil-of-frenzy':
      return Math.min(
        WEIGHTS.nearlyCertain,
        standpoint.chanceWith(outlook) + 2 * worthOfRoll(faceValues(standpoint), 1),
      );
    default:
      return standpoint.chanceWith(empowered(outlook, user, boonOf(standpoint, sigil)));
  }
}

function best(standpoint: Standpoint, outlook: Outlook, affect: (then: Outlook, seat: Seat) => void): number {
  let highest = 0;
  for (const seat of standpoint.s.players.keys()) {
    if (!isLiving(standpoint.s, seat)) continue;
    const then = copyOf(outlook);
    affect(then, seat);
    highest = Math.max(highest, standpoint.chanceWith(then));
  }
  return highest;
}

/** The heaviest blows that lie on a seat. */
function blowsOn(s: Deep, seat: Seat, most: number): number[] {
  const place = onSeat(seat);
  const harms = s.dice.filter(({ at, mode }) => at === place && mode === null).map(({ face }) => harmOf(face));
  return harms
    .filter((harm) => harm > 0)
    .sort((a, b) => b - a)
    .slice(0, most);
}

function total(harms: readonly number[]): number {
  return harms.reduce((sum, harm) => sum + harm, 0);
}

/** Every Blood on a player takes a life instead of giving one. */
function corrupted(s: Deep, outlook: Outlook): Outlook {
  const then = copyOf(outlook);
  for (const seat of s.players.keys()) {
    const place = onSeat(seat);
    const blood = s.dice.filter(({ at, face }) => at === place && face === 'blood').length;
    if (isLiving(s, seat)) shift(then, seat, -2 * blood);
  }
  return then;
}

function empowered(outlook: Outlook, user: Seat, by: number): Outlook {
  const then = copyOf(outlook);
  then.power[user] = (then.power[user] as number) + by;
  return then;
}

/** What Portents, Duplicity and Ascension bring, in power: about what a sigil is worth, to whoever looks no closer. */
function boonOf({ s, me, judgement }: Standpoint, sigil: ActingSigil): number {
  if (!judgement.knowsEverySigil) return WEIGHTS.sigil;
  if (sigil === 'sigil-of-portents') return WEIGHTS.portents;
  if (!isLiving(s, me)) return 0;
  const rituals = sigil === 'sigil-of-duplicity' ? copied(s) : withinReach(s);
  return WEIGHTS.lasting * Math.max(0, ...rituals.map((ritual) => KEEPER_WORTH[ritual] ?? 0));
}

/** What Duplicity can copy (CD-5.53). */
function copied({ players, ritualDiscard }: Deep): RitualId[] {
  return [...players.flatMap(({ keeps }) => keeps), ...ritualDiscard].filter((ritual) => ritual !== 'kraken');
}

/** What Ascension completes (CD-5.63). */
function withinReach({ altars }: Deep): RitualId[] {
  return altars.flatMap(({ ritual, markers }) => {
    const left = tracksOf(ritual).map((track) => markers[track] ?? 0);
    const isNear = left.filter((marker) => marker > 0).length === 1 && Math.max(...left) <= ASCENT;
    return isNear ? [ritual] : [];
  });
}
