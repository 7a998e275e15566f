/** What a scenario's `given` may hold, by the names of RC-4.27. RULES.md has the same as a table. */
import {
  about,
  byId,
  bySeat,
  fields,
  flag,
  framesOf,
  inShort,
  listOf,
  oneOf,
  seatOf,
  wholeNumber,
} from '@conclave/scenario';
import { ARTIFACTS } from '../components/artifacts.ts';
import { ATTACHMENTS } from '../components/attachments.ts';
import { CULTISTS, isCultist } from '../components/cultists.ts';
import { LOCATIONS } from '../components/locations.ts';
import { MONSTERS } from '../components/monsters.ts';
import { OLD_ONES } from '../components/old-ones.ts';
import type { RiseFrame } from '../frames.ts';
import { rulebook } from '../rules/index.ts';

const cultists = () => listOf(oneOf(CULTISTS, 'Cultist')).default([]);
const monsters = () => listOf(oneOf(MONSTERS, 'Monster'));
const artifacts = () => listOf(oneOf(ARTIFACTS, 'Artifact'));
const oldOne = () => oneOf(OLD_ONES, 'Old One');

/** A plain list of both kinds is the side, too. What is of neither kind is refused as an attachment. */
function sideFromList(data: unknown): unknown {
  if (!Array.isArray(data)) return data;
  const isOne = (card: unknown) => typeof card === 'string' && isCultist(card);
  return { cultists: data.filter(isOne), attachments: data.filter((card) => !isOne(card)) };
}

const side = inShort(
  sideFromList,
  fields({ cultists: cultists(), attachments: listOf(oneOf(ATTACHMENTS, 'attachment')).default([]) }),
);

const location = fields({
  oldOne: about(oldOne(), { meaning: 'the Old One there', otherwise: 'none' }),
  double: about(flag(), { otherwise: 'whether Ithaqua lies there' }),
  sides: about(bySeat(about(side, { values: '`{ cultists, attachments }`, or a plain list of both' }), 2), {}),
});

const player = fields({
  cultists: about(cultists(), { meaning: 'in the hand' }),
  monsters: about(monsters().default([]), { meaning: 'in the hand' }),
  artifacts: about(artifacts().default([]), { meaning: 'in the hand' }),
  artifactsAcquired: wholeNumber().default(0),
  monstersPlayed: wholeNumber().default(0),
  locationPowersUsed: listOf(oneOf(LOCATIONS, 'Location')).default([]),
  knownNextOldOne: about(oldOne().nullable().default(null), {
    meaning: 'an Old One the Lamp has shown; it must be the next in the deck',
  }),
});

export const schema = fields({
  activeSeat: about(seatOf(2).default(0), { meaning: 'whose turn it is' }),
  turnNumber: about(wholeNumber().default(2), {
    meaning: 'which turn of the game; 0: the first turn is about to begin, its start is carried out',
  }),
  actionsLeft: about(wholeNumber(2).default(2), { meaning: 'actions left in this turn' }),
  forcedDeckDraw: flag().default(false),
  deckDrawnThisTurn: flag().default(false),
  turnsSinceDeckDraw: about(wholeNumber().default(0), { meaning: 'finished turns in a row without a deck draw' }),
  valleyPlayed: about(cultists(), { meaning: 'put on the Valley in this turn; they may lie there still' }),
  valleyTaken: about(cultists(), { meaning: 'taken from the Valley in this turn' }),
  deck: about(listOf(oneOf([...CULTISTS, ...OLD_ONES], 'Cultist or Old One')).default([]), {
    meaning:
      'the top cards of the Cultist Deck, top first. Below them follow the Cultists that are named nowhere, then the Old Ones still to come, so that the deck holds 3 - `awakeCount` Old Ones in all',
    otherwise: 'none named',
  }),
  rest: about(oneOf(['deck', 'discard']).default('deck'), {
    meaning: 'where Cultists go that are named nowhere; with `discard` the deck is exactly as listed',
  }),
  valley: about(cultists(), { meaning: 'bottom first, the last is the top' }),
  discard: cultists(),
  monsterDeck: about(monsters(), {
    meaning: 'the whole deck, top first; what is then named nowhere lies in the discard pile',
    otherwise: 'everything named nowhere, in the specification’s order',
  }),
  monsterDiscard: monsters().default([]),
  artifactDeck: about(artifacts(), {
    meaning: 'the whole deck, top first; what is then named nowhere lies in the discard pile',
    otherwise: 'everything named nowhere, in the specification’s order',
  }),
  artifactDiscard: artifacts().default([]),
  box: about(listOf(oldOne()).default([]), { meaning: 'take no part', otherwise: 'all that are named nowhere' }),
  hunter: about(oneOf(['lair', ...LOCATIONS]).default('lair'), { meaning: 'where the Dark Hunter is' }),
  pointsVictory: about(flag(), { otherwise: 'whether Azathoth is awake' }),
  awakeCount: about(wholeNumber(), { meaning: 'must be the number of Old Ones on Locations', otherwise: 'counted' }),
  locations: byId(LOCATIONS, location).prefault({}),
  players: bySeat(player, 2),
  stack: about(framesOf<RiseFrame>(rulebook), {
    meaning:
      'rules under way above the turn, the last on top, for example `[{ rule: hunter-destination, seat: 0 }]` or `[{ rule: finish }]`, which ends the game at once',
  }),
});
