/** Altars, rituals and dice of a scenario's `given`. */
import { BadInput } from '@conclave/kernel';
import type { Ledger } from '@conclave/scenario';
import { ALTARS } from '../components/altars.ts';
import { RITUALS, type RitualId, type Track } from '../components/rituals/ids.ts';
import { seatAt } from '../places.ts';
import { altarCount } from '../setup.ts';
import type { Altar, Deep } from '../state.ts';
import { freshMarkers } from '../verbs/cards.ts';
import { makeDie } from '../verbs/dice.ts';
import { isLiving } from '../verbs/table.ts';
import { modeAt } from '../verbs/targets.ts';
import type { Given } from './schema.ts';

/** Rituals that do nothing by themselves come first. */
const QUIET_RITUALS: readonly RitualId[] = ['sirens', 'ancient-chant', 'sea-hydra', 'blood-rites', ...RITUALS];

/** Altars that are left out get a quiet ritual; what is named nowhere lies in the deck below the named cards. */
export function layAltars(s: Deep, { altars, ritualDeck }: Given, cards: Ledger): void {
  const ids = ALTARS.slice(0, altarCount(s.n));
  const named = ids.map((id) => {
    const { [id]: wanted } = altars;
    return wanted === undefined ? null : altarWith(s, wanted, `given.altars.${id}`, cards);
  });
  s.ritualDeck = cards.nameAll(ritualDeck, 'given.ritualDeck');
  s.altars = named.map((altar) => altar ?? freshAltar(s, cards.next(QUIET_RITUALS)));
  s.ritualDeck.push(...cards.others(RITUALS));
}

type GivenAltar = NonNullable<Given['altars'][(typeof ALTARS)[number]]>;

function altarWith(s: Deep, { ritual, markers = {} }: GivenAltar, where: string, cards: Ledger): Altar {
  const altar = freshAltar(s, cards.name(ritual, where));
  const tracks = Object.keys(altar.markers) as Track[];
  const byTrack = typeof markers === 'number' ? { [onlyOne(tracks, where)]: markers } : markers;
  for (const [track, marker] of Object.entries(byTrack)) {
    const known = tracks.find((one) => one === track);
    if (known === undefined)
      throw new BadInput(`${where}.markers: unknown field ${track}; there are: ${tracks.join(', ')}`);
    if (marker !== undefined) altar.markers[known] = marker;
  }
  return altar;
}

/** Where there is one track alone, its marker may be said by the number alone. */
function onlyOne(tracks: readonly Track[], where: string): Track {
  const [track, another] = tracks;
  if (track !== undefined && another === undefined) return track;
  throw new BadInput(`${where}.markers: numbers by track are wanted; there are: ${tracks.join(', ')}`);
}

function freshAltar(s: Deep, ritual: RitualId): Altar {
  return { ritual, markers: freshMarkers(ritual, s.n) };
}

export type GivenDie = NonNullable<Given['dice']>[number];

export function layDice(s: Deep, dice: readonly GivenDie[]): void {
  for (const [i, { face, at, mode, coined, lent }] of dice.entries()) {
    const seat = seatAt(at);
    if (seat >= 0 && !isLiving(s, seat))
      throw new BadInput(`given.dice.${i}: a die cannot lie at ${JSON.stringify(at)}`);
    const die = makeDie(s, face, at, lent);
    die.mode = mode ?? modeAt(s, die.face, at);
    die.coined = coined;
  }
}
