/** Setup (section 3). */
import type { Chance, Options, Seat } from '@conclave/kernel';
import { numbersOf } from './box.ts';
import { drawMiracles } from './cards.ts';
import { INTRIGUES, MIRACLES } from './components/cards.ts';
import { CULTS, type CultId } from './components/cults.ts';
import { LICENSES } from './components/licenses.ts';
import { patriarchOf, tokensOf } from './components/priests.ts';
import type { Context } from './frames.ts';
import { settle } from './rules/index.ts';
import { takeCult } from './rules/opening.ts';
import type { City, CityOptions, Player, Priest } from './state.ts';

export const ALL_MOBS = 16;

/** Sets for a first game; the rulebook names none for five (CG-3.7). */
const RECOMMENDED: Readonly<Record<number, readonly CultId[]>> = {
  2: ['fafnir', 'tiamat'],
  3: ['arachne', 'cthulhu', 'nirriti'],
  4: ['anubis', 'atheism', 'cthulhu', 'janus'],
};

/** What a player begins with where the start is quick (CG-7.5); else the box says it (CG-3.6). */
const QUICK = { followers: 4, coins: 8, miracles: 1 };

/** A new game. Chance is asked in the order of CG-3.11: seats, Cults, Miracles, Intrigues, Licenses. */
export function setup(seats: number, chosen: Options, ctx: Context): City {
  const options = chosen as CityOptions;
  const { chance } = ctx;
  const s = emptyTable(seats, options);
  if (options.seating === 'random') chance.shuffle(s.seating);
  const cults = dealCults(seats, options, chance);
  s.miracleDeck = shuffled(MIRACLES, chance);
  s.intrigueDeck = shuffled(INTRIGUES, chance);
  s.licenseDeck = shuffled(LICENSES, chance);
  s.licenseSlots = s.licenseDeck.splice(0, 3);

  ctx.tell({ type: 'gameBegan', seating: [...s.seating], licenses: [...s.licenseSlots] });
  const miracles = options.start === 'quick' ? QUICK.miracles : 0;
  s.seating.forEach((seat, i) => {
    const cult = cults[i];
    if (cult !== undefined) takeCult(s, seat, cult, ctx);
    drawMiracles(s, seat, miracles, 'setup', ctx);
  });
  s.stack.push({ rule: 'opening' });
  settle(s, ctx);
  return s;
}

/** The Cults in the order in which they are dealt; none where the players choose. */
function dealCults(seats: number, options: CityOptions, chance: Chance): CultId[] {
  switch (options['cult-selection']) {
    case 'choose':
      return [];
    case 'recommended':
      return shuffled(RECOMMENDED[seats] ?? CULTS, chance);
    case 'random':
      return shuffled(CULTS, chance);
  }
}

function shuffled<T>(things: readonly T[], chance: Chance): T[] {
  const copy = [...things];
  chance.shuffle(copy);
  return copy;
}

/** The table with the players' own things and nothing else on it yet (CG-3.2, CG-3.6, CG-3.9). */
export function emptyTable(seats: number, options: CityOptions): City {
  const seating = Array.from({ length: seats }, (_, seat) => seat);
  return {
    stack: [],
    options,
    seating,
    round: 0,
    firstPlayer: 0,
    activeLocation: null,
    loc: { raid: false, seizedBy: null, leastWins: false },
    licenseSlots: [null, null, null],
    miracleDeck: [],
    intrigueDeck: [],
    licenseDeck: [],
    supremacy: { owner: null, faceUp: true },
    mobReserve: ALL_MOBS,
    lastWinner: null,
    players: seating.map((seat) => newPlayer(seat, options)),
    result: null,
  };
}

function newPlayer(seat: Seat, options: CityOptions): Player {
  const { followers, coins } = options.start === 'quick' ? QUICK : numbersOf(options).start;
  return {
    cult: null,
    dark: false,
    summonings: 0,
    followers,
    coins,
    mobs: 0,
    altars: [],
    priests: [newPatriarch(seat), ...[1, 2, 3].map((strength) => newToken(seat, strength))],
    hand: { miracles: [], intrigues: [] },
    licenses: [],
    celebrating: false,
    prayed: false,
    placements: 0,
  };
}

export function newPatriarch(seat: Seat): Priest {
  return { id: patriarchOf(seat), strength: 'patriarch', zone: 'free', coins: 0, bonus: 0 };
}

function newToken(seat: Seat, strength: number): Priest {
  const id = tokensOf(seat)[strength - 1];
  if (id === undefined) throw new Error(`there is no token number ${strength}`);
  return { id, strength, zone: 'free', coins: 0, bonus: 0 };
}
