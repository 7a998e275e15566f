/** The table of a scenario, built from its `given` (RULES.md lists the fields). Unchecked data goes in, a legal settled state comes out. */
import {
  BadInput,
  bySeatOf,
  fieldsOf,
  flagOf,
  framesOf,
  listOf,
  type Options,
  type Reader,
  type Seat,
  settledTable,
  wholeNumberOf,
} from '@conclave/kernel';
import { ARTIFACTS, type ArtifactId } from './components/artifacts.ts';
import { type AttachmentId, isAttachment } from './components/attachments.ts';
import { CULTISTS, type CultistId, inCanonicalOrder, isCultist } from './components/cultists.ts';
import { isLocation, LOCATIONS, type LocationId } from './components/locations.ts';
import { MONSTERS, type MonsterId } from './components/monsters.ts';
import { OLD_ONES, type OldOneId } from './components/old-ones.ts';
import type { Context, RiseFrame } from './frames.ts';
import { pending, rulebook, settle } from './rules/index.ts';
import { emptyTable, poolOf } from './setup.ts';
import type { Rise, RiseOptions } from './state.ts';
import { isFree, isWarded, playerOf, sideOf } from './table.ts';

const FIELDS = [
  'activeSeat',
  'turnNumber',
  'actionsLeft',
  'forcedDeckDraw',
  'deckDrawnThisTurn',
  'turnsSinceDeckDraw',
  'valleyPlayed',
  'valleyTaken',
  'deck',
  'rest',
  'valley',
  'discard',
  'monsterDeck',
  'monsterDiscard',
  'artifactDeck',
  'artifactDiscard',
  'box',
  'hunter',
  'pointsVictory',
  'awakeCount',
  'locations',
  'players',
  'stack',
];

const PLAYER_FIELDS = [
  'cultists',
  'monsters',
  'artifacts',
  'artifactsAcquired',
  'monstersPlayed',
  'locationPowersUsed',
  'knownNextOldOne',
];

export function given(_seats: number, options: Options, data: unknown, ctx: Context): Rise {
  const fields = fieldsOf(data, 'given', FIELDS);
  const s = emptyTable(options as RiseOptions);
  const cards = new CardsNamed(s.options);

  readTurn(s, fields);
  readLocations(s, fields, cards);
  readPlayers(s, fields, cards);
  s.valley = cards.cultists(fields, 'valley');
  s.discard = cards.cultists(fields, 'discard');
  readSpecialDecks(s, fields, cards);
  readDeck(s, fields, cards);
  readHunter(s, fields);
  readCounters(s, fields);
  checkKnownOldOnes(s);
  s.valleyPlayed = listOf(fields, 'valleyPlayed', isCultist);
  s.valleyTaken = listOf(fields, 'valleyTaken', isCultist);
  readStack(s, fields);

  return settledTable({ settle, pending }, s, ctx);
}

/** Every card is in exactly one place: this keeps book of those that are named. */
class CardsNamed {
  private readonly named = new Set<string>();
  private readonly options: RiseOptions;

  constructor(options: RiseOptions) {
    this.options = options;
  }

  read<T extends string>(fields: Reader, key: string, isKind: (card: string) => card is T): T[] {
    return listOf(fields, key, isKind).map((card) => this.name(card, `${fields.where}.${key}`));
  }

  cultists(fields: Reader, key: string): CultistId[] {
    return this.read(fields, key, isCultist);
  }

  name<T extends string>(card: T, where: string): T {
    if (this.named.has(card)) throw new BadInput(`${where}: ${card} is named twice`);
    if (isOldOne(card) && !poolOf(this.options).includes(card)) {
      throw new BadInput(`${where}: ${card} is not in the pool of Old Ones (option oldOnePool)`);
    }
    this.named.add(card);
    return card;
  }

  /** Those of a kind that are named nowhere: they are placed by this. */
  others<T extends string>(kind: readonly T[]): T[] {
    const rest = kind.filter((card) => !this.named.has(card));
    for (const card of rest) this.named.add(card);
    return rest;
  }
}

function readTurn(s: Rise, fields: Reader): void {
  s.activeSeat = wholeNumberOf(fields, 'activeSeat', 0, { max: 1 });
  s.turnNumber = wholeNumberOf(fields, 'turnNumber', 2);
  s.actionsLeft = wholeNumberOf(fields, 'actionsLeft', 2, { max: 2 });
  s.forcedDeckDraw = flagOf(fields, 'forcedDeckDraw', false);
  s.deckDrawnThisTurn = flagOf(fields, 'deckDrawnThisTurn', false);
  s.turnsSinceDeckDraw = wholeNumberOf(fields, 'turnsSinceDeckDraw', 0);
}

function readLocations(s: Rise, fields: Reader, cards: CardsNamed): void {
  const byId = fieldsOf(fields.data.locations ?? {}, 'given.locations', LOCATIONS);
  for (const id of Object.keys(byId.data) as LocationId[]) {
    const where = `given.locations.${id}`;
    const one = fieldsOf(byId.data[id], where, ['oldOne', 'double', 'sides']);
    const { oldOne } = one.data;
    if (oldOne !== undefined && oldOne !== null) {
      if (typeof oldOne !== 'string' || !isOldOne(oldOne))
        throw new BadInput(`${where}.oldOne: ${JSON.stringify(oldOne)} is no Old One`);
      s.locations[id].oldOne = cards.name(oldOne, where);
    }
    s.locations[id].double = flagOf(one, 'double', oldOne === 'old-one-ithaqua');
    bySeatOf(one.data.sides, `${where}.sides`, 2).forEach((side, seat) => {
      readSide(s, id, seat, side, `${where}.sides.${seat}`, cards);
    });
  }
  s.awakeCount = LOCATIONS.filter((id) => !isFree(s, id)).length;
  if (s.awakeCount > 3) throw new BadInput('given.locations: at most three Old Ones can be awake');
}

/** A side is `{ cultists, attachments }`, or a plain list of both. */
function readSide(s: Rise, id: LocationId, seat: Seat, data: unknown, where: string, cards: CardsNamed): void {
  const side = sideOf(s, id, seat);
  if (Array.isArray(data)) {
    const all = fieldsOf({ cards: data }, where, ['cards']);
    for (const card of cards.read(all, 'cards', isCultistOrAttachment)) {
      if (isCultist(card)) side.cultists.push(card);
      else side.attachments.push(card);
    }
    return;
  }
  const fields = fieldsOf(data ?? {}, where, ['cultists', 'attachments']);
  side.cultists = cards.cultists(fields, 'cultists');
  side.attachments = cards.read(fields, 'attachments', isAttachment);
}

function readPlayers(s: Rise, fields: Reader, cards: CardsNamed): void {
  bySeatOf(fields.data.players, 'given.players', 2).forEach((data, seat) => {
    const player = playerOf(s, seat);
    const one = fieldsOf(data ?? {}, `given.players.${seat}`, PLAYER_FIELDS);
    player.cultists = inCanonicalOrder(cards.cultists(one, 'cultists'));
    player.monsters = cards.read(one, 'monsters', isMonster).sort((a, b) => MONSTERS.indexOf(a) - MONSTERS.indexOf(b));
    player.artifacts = cards
      .read(one, 'artifacts', isArtifact)
      .sort((a, b) => ARTIFACTS.indexOf(a) - ARTIFACTS.indexOf(b));
    player.artifactsAcquired = wholeNumberOf(one, 'artifactsAcquired', 0);
    player.monstersPlayed = wholeNumberOf(one, 'monstersPlayed', 0);
    player.locationPowersUsed = listOf(one, 'locationPowersUsed', isLocation);
    player.knownNextOldOne = (one.data.knownNextOldOne as OldOneId | null | undefined) ?? null;
  });
}

/** A deck that is listed is the whole deck, and what is named nowhere lies in the discard pile; else the deck has all the others. */
function readSpecialDecks(s: Rise, fields: Reader, cards: CardsNamed): void {
  s.monsterDiscard = cards.read(fields, 'monsterDiscard', isMonster);
  s.artifactDiscard = cards.read(fields, 'artifactDiscard', isArtifact);
  s.monsterDeck = cards.read(fields, 'monsterDeck', isMonster);
  s.artifactDeck = cards.read(fields, 'artifactDeck', isArtifact);
  (fields.data.monsterDeck === undefined ? s.monsterDeck : s.monsterDiscard).push(...cards.others(MONSTERS));
  (fields.data.artifactDeck === undefined ? s.artifactDeck : s.artifactDiscard).push(...cards.others(ARTIFACTS));
}

/** The named cards lie on top; below them the other Cultists, and at the bottom the Old Ones still to come. */
function readDeck(s: Rise, fields: Reader, cards: CardsNamed): void {
  const rest = fields.data.rest ?? 'deck';
  if (rest !== 'deck' && rest !== 'discard') throw new BadInput('given.rest: deck or discard is wanted');
  s.deck = cards.read(fields, 'deck', isDeckCard);
  s.box = cards.read(fields, 'box', isOldOne);
  const named = s.deck.filter((card) => !isCultist(card)).length;
  const toCome = 3 - s.awakeCount - named;
  if (toCome < 0) throw new BadInput('given.deck: more than three Old Ones would awaken');
  (rest === 'deck' ? s.deck : s.discard).push(...cards.others(CULTISTS));
  const asleep = cards.others(poolOf(s.options));
  if (rest === 'deck') s.deck.push(...asleep.splice(0, toCome));
  s.box.push(...asleep);
}

function readHunter(s: Rise, fields: Reader): void {
  const hunter = fields.data.hunter ?? 'lair';
  if (hunter !== 'lair' && !(typeof hunter === 'string' && isLocation(hunter))) {
    throw new BadInput(`given.hunter: lair or a Location is wanted, not ${JSON.stringify(hunter)}`);
  }
  const isImpossible = hunter !== 'lair' && (!isFree(s, hunter) || isWarded(s, hunter));
  if (isImpossible)
    throw new BadInput(`given.hunter: the Hunter cannot be on ${hunter}: an Old One or an Elder Sign is there`);
  s.hunter = hunter;
}

function readCounters(s: Rise, fields: Reader): void {
  const awake = wholeNumberOf(fields, 'awakeCount', s.awakeCount);
  if (awake !== s.awakeCount)
    throw new BadInput(`given.awakeCount: ${s.awakeCount} Old Ones lie on Locations, not ${awake}`);
  const azathothIsAwake = LOCATIONS.some((id) => s.locations[id].oldOne === 'old-one-azathoth');
  s.pointsVictory = flagOf(fields, 'pointsVictory', azathothIsAwake);
}

function checkKnownOldOnes(s: Rise): void {
  const next = s.deck.find((card) => !isCultist(card));
  s.players.forEach(({ knownNextOldOne }, seat) => {
    if (knownNextOldOne !== null && knownNextOldOne !== next) {
      throw new BadInput(`given.players.${seat}.knownNextOldOne: the next Old One in the deck is ${next ?? 'none'}`);
    }
  });
}

/** Where the rules stand: in the middle of a turn, before the first turn, or, with three Old Ones awake, at the end. */
function readStack(s: Rise, fields: Reader): void {
  const frames = framesOf<RiseFrame>(fields, rulebook);
  const under: RiseFrame[] =
    s.turnNumber === 0 ? [{ rule: 'turn' }] : [{ rule: 'turn', at: 1 }, { rule: 'turn-action' }];
  const isOver = s.awakeCount === 3 && frames.length === 0;
  s.stack = isOver ? [{ rule: 'finish' }] : [...under, ...frames];
}

const isMonster = oneOf<MonsterId>(MONSTERS);
const isArtifact = oneOf<ArtifactId>(ARTIFACTS);
const isOldOne = oneOf<OldOneId>(OLD_ONES);

function oneOf<T extends string>(ids: readonly T[]): (card: string) => card is T {
  return (card): card is T => (ids as readonly string[]).includes(card);
}

function isDeckCard(card: string): card is CultistId | OldOneId {
  return isCultist(card) || isOldOne(card);
}

function isCultistOrAttachment(card: string): card is CultistId | AttachmentId {
  return isCultist(card) || isAttachment(card);
}
