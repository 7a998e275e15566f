/** What the record of a card says, and where the rules look it up. It knows no card by name: `components/index.ts` enrols them. */
import type { Seat } from '@conclave/kernel';
import type { ChoiceOf, DeepChoice, WraithChoice } from '../choices.ts';
import type { CharacterId } from '../components/characters/ids.ts';
import type { Face } from '../components/faces.ts';
import type { RitualId, Track } from '../components/rituals/ids.ts';
import type { ActingSigil, SigilId } from '../components/sigils/ids.ts';
import type { WraithId } from '../components/wraiths/ids.ts';
import type { Context, EffectOwner } from '../frames.ts';
import type { Deep, WraithDie } from '../state.ts';
import { type AltarHooks, type EveryHook, every, type Hooks } from './hooks.ts';

/** How the card's own choices are carried out, by their type. */
export type Acts = {
  readonly [T in DeepChoice['type']]?: (s: Deep, me: Seat, choice: ChoiceOf<T>, ctx: Context) => void;
};

export interface Character {
  readonly life: number;
  readonly symbol: Face;
  /** Coins taken at setup, and only then (CD-9.83). */
  readonly chantCoins?: number;
  readonly sirenCoins?: number;
  /** What its ability does; another card can lend it. */
  readonly ability?: Hooks;
  /** What only the card itself does. */
  readonly card?: Hooks;
  /** The character whose ability it has; absent: its own. */
  lends?(s: Deep): CharacterId | null;
  /** Its ability cannot be lent. */
  readonly isTied?: true;
  /** It stays with a dead player, and its card hooks still work. */
  readonly isBeyondDeath?: true;
  readonly acts?: Acts;
}

export interface Ritual {
  /** Faces that move a marker. */
  readonly tracks: readonly Track[];
  /** Completed, it is kept by whoever completed it; else it is discarded. */
  readonly isKept: boolean;
  /** Duplicity cannot copy its Keeper effect. */
  readonly isUnique?: true;
  /** A card and its copies add up; otherwise the Keeper effect is there once (CD-5.53). */
  readonly stacks?: true;
  /** What a die does there, if it does not move the marker. */
  dieComes?(s: Deep, owner: EffectOwner, ctx: Context): void;
  /** The Altar effect. */
  effect?(s: Deep, altar: number, owner: EffectOwner, ctx: Context): void;
  /** What happens when its marker reaches 0, if it is not completed like others. */
  falls?(s: Deep, altar: number, killer: Seat | null): void;
  revealed?(s: Deep, ctx: Context): void;
  discarded?(s: Deep, ctx: Context): void;
  /** While it lies on an altar. */
  readonly onAltar?: AltarHooks;
  /** At the end of every Upkeep, wherever it lies. */
  upkeepEnds?(s: Deep): void;
  /** What its Keeper can do. */
  readonly keeper?: Hooks;
  readonly acts?: Acts;
}

/** RESP, RES and OWN-ROLL of CD-5.50.1. Countering is a moment of its own. */
export type Timing = 'response' | 'resolve' | 'own-roll';

export interface Sigil {
  readonly when: Timing;
  /** It can answer another declaration. */
  readonly counters?: true;
  /** Whether it would do anything now. */
  isUseful(s: Deep, user: Seat): boolean;
  play(s: Deep, user: Seat, ctx: Context): void;
  /** What the user chooses once nobody has countered. */
  readonly params?: SigilParams;
}

export interface SigilParams {
  options(s: Deep, user: Seat, picked: readonly number[]): DeepChoice[];
  choose(s: Deep, user: Seat, choice: DeepChoice, picked: readonly number[], ctx: Context): void;
}

export interface Wraith {
  /** The dice it takes upon death. */
  readonly faces: readonly Face[];
  options(s: Deep, dice: readonly WraithDie[]): WraithChoice[];
  /** Which of its dice this costs, counted from 1. */
  spends(dice: readonly WraithDie[], choice: WraithChoice): readonly number[];
  haunt(s: Deep, me: Seat, faces: readonly Face[], choice: WraithChoice, ctx: Context): void;
}

/** A sigil that acts as one of the used pile. */
export interface CopyingSigil {
  readonly actsAsUsedSigil: true;
}

/** Every card of the game, by kind. */
export interface Cards {
  readonly characters: Readonly<Record<CharacterId, Character>>;
  readonly rituals: Readonly<Record<RitualId, Ritual>>;
  readonly sigils: { readonly [I in SigilId]: I extends ActingSigil ? Sigil : CopyingSigil };
  readonly wraiths: Readonly<Record<WraithId, Wraith>>;
}

/** A record with every field there, in one order: engines read objects of one shape fastest. */
type Whole<R> = { readonly [K in keyof Required<R>]: R[K] };
export type EnrolledCharacter = Whole<Omit<Character, 'ability' | 'card' | 'acts'>> & {
  readonly ability: EveryHook;
  readonly card: EveryHook;
};
export type EnrolledRitual = Whole<Omit<Ritual, 'keeper' | 'acts'>> & { readonly keeper: EveryHook };
type Act = (s: Deep, me: Seat, choice: DeepChoice, ctx: Context) => void;

const characters = new Map<CharacterId, EnrolledCharacter>();
/** Cards that let their player trade, or may lend such an ability. */
const traders: CharacterId[] = [];
const rituals = new Map<RitualId, EnrolledRitual>();
const sigils = new Map<SigilId, Sigil>();
const wraiths = new Map<WraithId, Wraith>();
const acts = new Map<string, Act>();

/** `components/index.ts` calls it once: verbs and rules can ask cards without importing them. */
export function enrol(cards: Cards): void {
  for (const [id, card] of entries(cards.characters)) {
    characters.set(id, wholeCharacter(card));
    if (card.ability?.mayTrade || card.lends) traders.push(id);
    enrolActs(card.acts);
  }
  for (const [id, card] of entries(cards.rituals)) {
    rituals.set(id, wholeRitual(card));
    enrolActs(card.acts);
  }
  for (const [id, card] of entries<SigilId, Sigil | CopyingSigil>(cards.sigils)) {
    if (!('actsAsUsedSigil' in card)) sigils.set(id, card);
  }
  for (const [id, card] of entries(cards.wraiths)) wraiths.set(id, card);
}

function wholeCharacter(card: Character): EnrolledCharacter {
  const { life, symbol, chantCoins, sirenCoins, lends, isTied, isBeyondDeath } = card;
  const [ability, own] = [every(card.ability), every(card.card)];
  return { life, symbol, chantCoins, sirenCoins, ability, card: own, lends, isTied, isBeyondDeath };
}

function wholeRitual(ritual: Ritual): EnrolledRitual {
  const { tracks, isKept, isUnique, stacks, dieComes, effect, falls, revealed, discarded, onAltar, upkeepEnds } =
    ritual;
  const keeper = every(ritual.keeper);
  return {
    tracks,
    isKept,
    isUnique,
    stacks,
    dieComes,
    effect,
    falls,
    revealed,
    discarded,
    onAltar,
    upkeepEnds,
    keeper,
  };
}

function entries<K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(record) as [K, V][];
}

/** An act is looked up by the type of its choice, so the two belong together. */
function enrolActs(own: Acts = {}): void {
  for (const [type, act] of Object.entries(own)) acts.set(type, act as Act);
}

export function characterOf(id: CharacterId): EnrolledCharacter {
  return characters.get(id) ?? missing(id);
}

/** Asked about every seat at nearly every decision, so it does not ask the card. */
export function mightTrade(id: CharacterId): boolean {
  return traders.includes(id);
}

export function ritualOf(id: RitualId): EnrolledRitual {
  return rituals.get(id) ?? missing(id);
}

/** Whether it has an effect of its own. */
export function actsItself(id: SigilId): id is ActingSigil {
  return sigils.has(id);
}

export function sigilOf(id: ActingSigil): Sigil {
  return sigils.get(id) ?? missing(id);
}

export function wraithOf(id: WraithId): Wraith {
  return wraiths.get(id) ?? missing(id);
}

export function everyRitual(): Iterable<EnrolledRitual> {
  return rituals.values();
}

/** Carries out a choice that a card has offered. */
export function carryOutAct(s: Deep, me: Seat, choice: DeepChoice, ctx: Context): void {
  const act = acts.get(choice.type) ?? missing(choice.type);
  act(s, me, choice, ctx);
}

function missing(id: string): never {
  throw new Error(`${id} is not enrolled`);
}

export function tracksOf(id: RitualId): readonly Track[] {
  return ritualOf(id).tracks;
}

/** Markers stand at N, but for Altar Sacrifice (CD-2.12, CD-5.14.1). */
export function freshMarkers(id: RitualId, n: number): Partial<Record<Track, number>> {
  const markers: Partial<Record<Track, number>> = {};
  for (const track of tracksOf(id)) markers[track] = track === 'kill' ? 1 : n;
  return markers;
}
