/** Setup (section 3). */

import { at, type Chance, type Options, type Seat } from '@conclave/kernel';
import { ARTIFACTS } from './components/artifacts.ts';
import { CULTISTS, type CultistId } from './components/cultists.ts';
import { MONSTERS } from './components/monsters.ts';
import { BASE_OLD_ONES, OLD_ONES, type OldOneId } from './components/old-ones.ts';
import type { Context } from './frames.ts';
import { settle } from './rules/index.ts';
import { cultistsInPile, extraCards, insertionPlaces } from './stacking.ts';
import type { LocationState, Player, Rise, RiseOptions } from './state.ts';
import { addToHand, enemyOf } from './table.ts';

/** A new game. Chance is asked in the order of RC-3.12: first player, Cultists, Old Ones, places in the piles, Artifacts, Monsters. */
export function setup(_seats: number, chosen: Options, ctx: Context): Rise {
  const options = chosen as RiseOptions;
  const { chance } = ctx;
  const s = emptyTable(options);
  s.activeSeat = options.firstPlayer === 'random' ? chance.pick([0, 1]) : 0;

  const cultists = [...CULTISTS];
  chance.shuffle(cultists);
  let dealt = 0;
  const deal = (): CultistId => at(cultists, dealt++);
  for (let i = 0; i < 10; i++) addToHand(s, dealtTo(s.activeSeat, i), deal());
  const firstOfValley = deal();
  s.valley = [firstOfValley];
  for (let i = 0; i < extraCards(options); i++) addToHand(s, enemyOf(s.activeSeat), cultists.pop() as CultistId);

  const oldOnes = [...poolOf(options)];
  chance.shuffle(oldOnes);
  s.box = oldOnes.slice(3);
  for (let pile = 0; pile < 3; pile++) {
    const place = insertionPlace(options, pile, chance);
    for (let i = 0; i <= cultistsInPile(options, pile); i++) s.deck.push(i === place ? at(oldOnes, pile) : deal());
  }

  s.artifactDeck = [...ARTIFACTS];
  chance.shuffle(s.artifactDeck);
  s.monsterDeck = [...MONSTERS];
  chance.shuffle(s.monsterDeck);

  ctx.tell({ type: 'gameBegan', firstSeat: s.activeSeat, valley: firstOfValley });
  s.stack.push({ rule: 'turn' });
  settle(s, ctx);
  return s;
}

/** One card at a time, first player first (RC-3.3). */
function dealtTo(first: Seat, card: number): Seat {
  return card % 2 === 0 ? first : enemyOf(first);
}

export function poolOf(options: RiseOptions): readonly OldOneId[] {
  return options.oldOnePool === 'extended' ? OLD_ONES : BASE_OLD_ONES;
}

/** The exact middle is no matter of chance. */
function insertionPlace(options: RiseOptions, pile: number, chance: Chance): number {
  const places = insertionPlaces(options, pile);
  return places.length === 1 ? (places[0] as number) : chance.pick(places);
}

/** The table with nothing on it yet. */
export function emptyTable(options: RiseOptions): Rise {
  return {
    stack: [],
    options,
    activeSeat: 0,
    turnNumber: 0,
    actionsLeft: 0,
    forcedDeckDraw: false,
    deckDrawnThisTurn: false,
    turnsSinceDeckDraw: 0,
    valleyPlayed: [],
    valleyTaken: [],
    deck: [],
    valley: [],
    discard: [],
    monsterDeck: [],
    monsterDiscard: [],
    artifactDeck: [],
    artifactDiscard: [],
    box: [],
    hunter: 'lair',
    pointsVictory: false,
    awakeCount: 0,
    locations: {
      arkham: emptyLocation(),
      dunwich: emptyLocation(),
      innsmouth: emptyLocation(),
      kingsport: emptyLocation(),
    },
    players: [newPlayer(), newPlayer()],
    result: null,
  };
}

function emptyLocation(): LocationState {
  return {
    oldOne: null,
    double: false,
    sides: [
      { cultists: [], attachments: [] },
      { cultists: [], attachments: [] },
    ],
  };
}

function newPlayer(): Player {
  return {
    cultists: [],
    monsters: [],
    artifacts: [],
    artifactsAcquired: 0,
    monstersPlayed: 0,
    locationPowersUsed: [],
    knownNextOldOne: null,
  };
}
