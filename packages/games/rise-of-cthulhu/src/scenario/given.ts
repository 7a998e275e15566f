/** The table of a scenario, built from its `given`. Unchecked data goes in, a legal settled state comes out. */
import { BadInput, type Options } from '@conclave/kernel';
import { Ledger, type Read, read, settledTable } from '@conclave/scenario';
import { ARTIFACTS } from '../components/artifacts.ts';
import { CULTISTS, inCanonicalOrder, isCultist } from '../components/cultists.ts';
import { LOCATIONS } from '../components/locations.ts';
import { MONSTERS } from '../components/monsters.ts';
import { OLD_ONES } from '../components/old-ones.ts';
import type { Context, RiseFrame } from '../frames.ts';
import { pending, settle } from '../rules/index.ts';
import { emptyTable, poolOf } from '../setup.ts';
import type { Rise, RiseOptions } from '../state.ts';
import { isFree, isWarded, playerOf, sideOf } from '../table.ts';
import { schema } from './schema.ts';

type Given = Read<typeof schema>;

export function given(_seats: number, options: Options, data: unknown, ctx: Context): Rise {
  const wanted = read(schema, data);
  const s = emptyTable(options as RiseOptions);
  const cards = new Ledger();
  s.activeSeat = wanted.activeSeat;
  s.turnNumber = wanted.turnNumber;
  s.actionsLeft = wanted.actionsLeft;
  s.forcedDeckDraw = wanted.forcedDeckDraw;
  s.deckDrawnThisTurn = wanted.deckDrawnThisTurn;
  s.turnsSinceDeckDraw = wanted.turnsSinceDeckDraw;
  layLocations(s, wanted, cards);
  dealHands(s, wanted, cards);
  s.valley = cards.nameAll(wanted.valley, 'given.valley');
  s.discard = cards.nameAll(wanted.discard, 'given.discard');
  laySpecialDecks(s, wanted, cards);
  layDeck(s, wanted, cards);
  placeHunter(s, wanted);
  setCounters(s, wanted);
  checkOldOnes(s);
  s.valleyPlayed = wanted.valleyPlayed;
  s.valleyTaken = wanted.valleyTaken;
  s.stack = stackFor(s, wanted);
  return settledTable({ settle, pending }, s, ctx);
}

function layLocations(s: Rise, { locations }: Given, cards: Ledger): void {
  for (const id of LOCATIONS) {
    const { oldOne = null, double = oldOne === 'old-one-ithaqua', sides = [] } = locations[id] ?? {};
    const where = `given.locations.${id}`;
    if (oldOne !== null) s.locations[id].oldOne = cards.name(oldOne, where);
    s.locations[id].double = double;
    sides.forEach(({ cultists, attachments }, seat) => {
      const side = sideOf(s, id, seat);
      side.cultists = cards.nameAll(cultists, `${where}.sides.${seat}`);
      side.attachments = cards.nameAll(attachments, `${where}.sides.${seat}`);
    });
  }
  s.awakeCount = LOCATIONS.filter((id) => !isFree(s, id)).length;
  if (s.awakeCount > 3) throw new BadInput('given.locations: at most three Old Ones can be awake');
}

function dealHands(s: Rise, { players }: Given, cards: Ledger): void {
  players.forEach((wanted, seat) => {
    const player = playerOf(s, seat);
    const where = `given.players.${seat}`;
    player.cultists = inCanonicalOrder(cards.nameAll(wanted.cultists, where));
    player.monsters = inOrderOf(MONSTERS, cards.nameAll(wanted.monsters, where));
    player.artifacts = inOrderOf(ARTIFACTS, cards.nameAll(wanted.artifacts, where));
    player.artifactsAcquired = wanted.artifactsAcquired;
    player.monstersPlayed = wanted.monstersPlayed;
    player.locationPowersUsed = wanted.locationPowersUsed;
    player.knownNextOldOne = wanted.knownNextOldOne;
  });
}

function inOrderOf<T>(all: readonly T[], cards: T[]): T[] {
  return cards.sort((a, b) => all.indexOf(a) - all.indexOf(b));
}

/** A deck that is listed is the whole deck, and what is named nowhere lies in the discard pile; else the deck has all the others. */
function laySpecialDecks(s: Rise, wanted: Given, cards: Ledger): void {
  s.monsterDiscard = cards.nameAll(wanted.monsterDiscard, 'given.monsterDiscard');
  s.artifactDiscard = cards.nameAll(wanted.artifactDiscard, 'given.artifactDiscard');
  s.monsterDeck = cards.nameAll(wanted.monsterDeck, 'given.monsterDeck');
  s.artifactDeck = cards.nameAll(wanted.artifactDeck, 'given.artifactDeck');
  (wanted.monsterDeck === undefined ? s.monsterDeck : s.monsterDiscard).push(...cards.others(MONSTERS));
  (wanted.artifactDeck === undefined ? s.artifactDeck : s.artifactDiscard).push(...cards.others(ARTIFACTS));
}

/** The named cards lie on top; below them the other Cultists, and at the bottom the Old Ones still to come. */
function layDeck(s: Rise, { deck, box, rest }: Given, cards: Ledger): void {
  s.deck = cards.nameAll(deck, 'given.deck');
  s.box = cards.nameAll(box, 'given.box');
  const named = s.deck.filter((card) => !isCultist(card)).length;
  const toCome = 3 - s.awakeCount - named;
  if (toCome < 0) throw new BadInput('given.deck: more than three Old Ones would awaken');
  (rest === 'deck' ? s.deck : s.discard).push(...cards.others(CULTISTS));
  const asleep = cards.others(poolOf(s.options));
  if (rest === 'deck') s.deck.push(...asleep.splice(0, toCome));
  s.box.push(...asleep);
}

function placeHunter(s: Rise, { hunter }: Given): void {
  const isImpossible = hunter !== 'lair' && (!isFree(s, hunter) || isWarded(s, hunter));
  if (isImpossible)
    throw new BadInput(`given.hunter: the Hunter cannot be on ${hunter}: an Old One or an Elder Sign is there`);
  s.hunter = hunter;
}

function setCounters(s: Rise, { awakeCount = s.awakeCount, pointsVictory }: Given): void {
  if (awakeCount !== s.awakeCount)
    throw new BadInput(`given.awakeCount: ${s.awakeCount} Old Ones lie on Locations, not ${awakeCount}`);
  const azathothIsAwake = LOCATIONS.some((id) => s.locations[id].oldOne === 'old-one-azathoth');
  s.pointsVictory = pointsVictory ?? azathothIsAwake;
}

/** Only Old Ones of the pool take part, and what a seat knows of the next one is true. */
function checkOldOnes(s: Rise): void {
  const inPlay: readonly string[] = [...s.deck, ...s.box, ...LOCATIONS.map((id) => s.locations[id].oldOne ?? '')];
  const stranger = OLD_ONES.find((card) => inPlay.includes(card) && !poolOf(s.options).includes(card));
  if (stranger !== undefined)
    throw new BadInput(`given: ${stranger} is not in the pool of Old Ones (option oldOnePool)`);
  const next = s.deck.find((card) => !isCultist(card));
  s.players.forEach(({ knownNextOldOne }, seat) => {
    if (knownNextOldOne !== null && knownNextOldOne !== next) {
      throw new BadInput(`given.players.${seat}.knownNextOldOne: the next Old One in the deck is ${next ?? 'none'}`);
    }
  });
}

/** Where the rules stand: in the middle of a turn, before the first turn, or, with three Old Ones awake, at the end. */
function stackFor(s: Rise, { stack }: Given): RiseFrame[] {
  const isOver = s.awakeCount === 3 && stack.length === 0;
  if (isOver) return [{ rule: 'finish' }];
  const under: RiseFrame[] =
    s.turnNumber === 0 ? [{ rule: 'turn' }] : [{ rule: 'turn', at: 1 }, { rule: 'turn-action' }];
  return [...under, ...stack];
}
