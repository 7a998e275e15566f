/** What an observer sees (section 8), built up: a field that nobody listed here is not there. */
import {
  type Observer,
  type Outcome,
  type Pending,
  type PendingView,
  pendingViewOf,
  type Seat,
} from '@conclave/kernel';
import { numbersOf } from './box.ts';
import type { DeepChoice } from './choices.ts';
import { cloneAltar, cloneDie, cloneDraft, cloneFrame, cloneTransmutation, cloneWraithDie } from './clone.ts';
import type { CharacterId } from './components/characters.ts';
import { COINS, CULTIST_DICE, WRAITH_DICE } from './components/coins.ts';
import type { RitualId } from './components/rituals.ts';
import type { RoleId } from './components/roles.ts';
import type { SigilId } from './components/sigils.ts';
import type { WraithId } from './components/wraiths.ts';
import { type DeepFrame, type Offer, playerOn } from './frames.ts';
import type { DeepOptions } from './options.ts';
import { onAltar } from './places.ts';
import { pending } from './rules/index.ts';
import type { Altar, Deep, Die, Phase, Player, Transmutation } from './state.ts';
import {
  abilityOf,
  coinSupply,
  cultistDiceInPlay,
  krakenSupply,
  livingFrom,
  playerAt,
  symbolOf,
  wraithDiceInPlay,
} from './table.ts';

/** A frame as the observer may know it: a trade offer is known to its two sides only. */
export type FrameView =
  | Exclude<DeepFrame, { rule: 'trade-answer' }>
  | { rule: 'trade-answer'; offer: Offer | Pick<Offer, 'from' | 'to'> };

export interface PlayerView extends Omit<Player, 'role' | 'sigil'> {
  /** One's own, those that are public, and everybody's after the end. */
  readonly role?: RoleId;
  /** Holds an unused sigil. */
  readonly hasSigil: boolean;
  /** Which one: the owner's, and everybody's after the end. */
  readonly sigil?: SigilId | null;
}

export interface DeepView {
  /** The player who looks. */
  readonly seat: Observer;
  readonly options: DeepOptions;
  readonly n: number;
  readonly sitting: readonly Seat[];
  readonly players: readonly PlayerView[];
  readonly active: Seat;
  readonly round: number;
  readonly phase: Phase;
  readonly altars: readonly Altar[];
  readonly ritualDeckCount: number;
  readonly ritualDiscard: readonly RitualId[];
  readonly shadowTokens: number;
  readonly usedSigils: readonly SigilId[];
  readonly charactersNotInPlay: readonly CharacterId[];
  readonly charactersGone: readonly CharacterId[];
  readonly wraithStock: readonly WraithId[];
  readonly facelessToken: Seat | null;
  readonly facelessLent: CharacterId | null;
  readonly dice: readonly Die[];
  readonly diceMade: number;
  readonly diceGained: number;
  readonly transmuted: readonly Transmutation[];
  readonly krakenPenalty: number;
  readonly bloodMagePaid: boolean;
  readonly tributePaid: boolean;
  readonly watching: readonly Seat[];
  readonly highPriestMode: Deep['highPriestMode'];
  readonly highPriestOrder: readonly number[];
  readonly blows: number;
  readonly wasSelfish: boolean;
  readonly wasPossessed: boolean;
  /** What the rules are in the middle of. */
  readonly stack: readonly FrameView[];
  /** Which players decide what; the options are there for the one who looks. */
  readonly pending: PendingView<DeepChoice> | null;
  readonly result: Outcome | null;
  /** Sigils that were not dealt, after the end (CD-6.7). */
  readonly sigilsAside?: readonly SigilId[];
}

export function viewOf(s: Deep, observer: Observer, now: Pending<DeepChoice> | null = pending(s)): DeepView {
  return {
    seat: observer,
    options: { ...s.options },
    n: s.n,
    sitting: [...s.sitting],
    players: s.players.map((_, seat) => playerView(s, seat, observer)),
    active: s.active,
    round: s.round,
    phase: s.phase,
    altars: s.altars.map(cloneAltar),
    ritualDeckCount: s.ritualDeck.length,
    ritualDiscard: [...s.ritualDiscard],
    shadowTokens: s.shadowTokens,
    usedSigils: [...s.usedSigils],
    charactersNotInPlay: [...s.charactersNotInPlay],
    charactersGone: [...s.charactersGone],
    wraithStock: [...s.wraithStock],
    facelessToken: s.facelessToken,
    facelessLent: s.facelessLent,
    dice: s.dice.map(cloneDie),
    diceMade: s.diceMade,
    diceGained: s.diceGained,
    transmuted: s.transmuted.map(cloneTransmutation),
    krakenPenalty: s.krakenPenalty,
    bloodMagePaid: s.bloodMagePaid,
    tributePaid: s.tributePaid,
    watching: [...s.watching],
    highPriestMode: s.highPriestMode,
    highPriestOrder: [...s.highPriestOrder],
    blows: s.blows,
    wasSelfish: s.wasSelfish,
    wasPossessed: s.wasPossessed,
    stack: s.stack.map((frame) => frameView(s, frame, observer)),
    pending: pendingViewOf(now, observer),
    result: s.result,
    ...(s.result === null ? {} : { sigilsAside: [...s.sigilsAside] }),
  };
}

/** Built in one shape, secrets last: bots look hundreds of times a game. */
function playerView(s: Deep, seat: Seat, observer: Observer): PlayerView {
  const player = playerAt(s, seat);
  const { coins, lastBlow } = player;
  const isOver = s.result !== null;
  const isOwn = isPlayer(s, seat, observer);
  const seen: { -readonly [K in keyof PlayerView]: PlayerView[K] } = {
    roleIsPublic: player.roleIsPublic,
    character: player.character,
    status: player.status,
    automated: player.automated,
    life: player.life,
    hasSigil: player.sigil !== null,
    coins: { chant: coins.chant, siren: coins.siren, necromancer: coins.necromancer },
    krakenDice: player.krakenDice,
    storedDice: player.storedDice,
    keeps: player.keeps.slice(),
    copies: player.copies.slice(),
    wraith: player.wraith,
    wraithDice: player.wraithDice.map(cloneWraithDie),
    lastBlow: lastBlow === null ? null : { by: lastBlow.by, number: lastBlow.number },
    used: player.used.slice(),
    haunted: player.haunted,
    shield: player.shield,
    warded: player.warded,
    lostLife: player.lostLife,
    arcaneDice: player.arcaneDice,
    muted: player.muted.slice(),
    proposals: player.proposals,
    // Of an offer nobody else knows before it is made: to others it looks as if it had not begun (CD-4.122).
    draft: isOwn ? cloneDraft(player.draft) : null,
    withdrawn: isOwn ? player.withdrawn : 0,
  };
  if (player.roleIsPublic || isOwn || isOver) seen.role = player.role;
  if (isOwn || isOver) seen.sigil = player.sigil;
  return seen;
}

function isPlayer(s: Deep, seat: Seat, observer: Observer): boolean {
  return observer !== 'spectator' && s.sitting[observer] === seat;
}

/** Of a chain of answers nobody else knows before its last one: to others it looks as if it had not begun (CD-4.122). */
function frameView(s: Deep, frame: DeepFrame, observer: Observer): FrameView {
  const knows = (seat: Seat) => isPlayer(s, seat, observer);
  switch (frame.rule) {
    case 'reroll':
      return knows(s.active) ? cloneFrame(frame) : { ...frame, picked: [] };
    case 'sigil-params':
      return knows(frame.seat) ? cloneFrame(frame) : { ...frame, picked: [] };
    case 'altar-sacrifice-pick':
      return knows(frame.seat) ? cloneFrame(frame) : { ...frame, about: firstLiving(s), gaining: [] };
    case 'trade-answer': {
      const { from, to } = frame.offer;
      return knows(from) || knows(to) ? cloneFrame(frame) : { rule: 'trade-answer', offer: { from, to } };
    }
    default:
      return cloneFrame(frame);
  }
}

function firstLiving(s: Deep): Seat {
  return livingFrom(s, s.active)[0] as Seat;
}

/** Everything there is to know, by the specification's names, with what follows from it: for scenarios. */
export function inspect(s: Deep): unknown {
  return {
    ...s,
    players: s.players.map((player, seat) => ({
      ...player,
      hasSigil: player.sigil !== null,
      ability: abilityOf(s, seat),
      symbol: symbolOf(s, seat),
      player: playerOn(s, seat),
      ...Object.fromEntries(COINS.map((coin) => [`${coin}Coins`, player.coins[coin]])),
    })),
    altars: s.altars.map((altar, index) => ({ id: onAltar(index), ...altar })),
    supply: suppliesOf(s),
    finished: s.result !== null,
  };
}

/** What is left of each kind, by its id and by the first word of that: `siren-coin`, `siren`. */
function suppliesOf(s: Deep): Readonly<Record<string, number>> {
  const left = [
    ...COINS.map((coin) => [`${coin}-coin`, coinSupply(s, coin)] as const),
    ['kraken-die', krakenSupply(s)] as const,
    ['cultist-die', CULTIST_DICE - cultistDiceInPlay(s)] as const,
    ['wraith-die', WRAITH_DICE - wraithDiceInPlay(s)] as const,
    ['shadow-token', numbersOf(s.options).supply['shadow-token'] - s.shadowTokens] as const,
  ];
  return Object.fromEntries(left.flatMap(([id, count]) => [id, id.split('-')[0] as string].map((key) => [key, count])));
}
