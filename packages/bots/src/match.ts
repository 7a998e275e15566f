/** Whole games between bots, as fast as the bots allow. */
import {
  type AnyContext,
  type AnyGame,
  type Asked,
  at,
  type Chance,
  earshotOf,
  type GameEvent,
  MAX_CLAIMS,
  type Options,
  type Outcome,
  type Pending,
  type Seat,
  type State,
  silent,
  toldTo,
} from '@conclave/kernel';
import type { Bot, Situation } from './bot.ts';

export interface MatchSetup {
  readonly seats: number;
  /** Complete: see `resolveOptions`. */
  readonly options: Options;
  /** By seat. */
  readonly bots: readonly Bot[];
  /** The game's own chance: shuffles and rolls. */
  readonly chance: Chance;
  /** The bots' chance, kept separate so that a bot that draws more of it does not change the cards. */
  readonly botChance: Chance;
}

export interface MatchReport {
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly rounds: number;
  /** What each seat played, by seat; none where that makes no difference. */
  readonly parts: readonly (readonly string[])[];
}

/** Plays one game to its end. Bots that look are shown their seat's view and remember what their seat was told. */
export function playMatch(game: AnyGame, { seats, options, bots, chance, botChance }: MatchSetup): MatchReport {
  const memories = bots.map((bot, seat) => (bot.looks ? game.memory.fresh(seat) : null));
  const lookers = bots.flatMap((bot, seat) => (bot.looks ? [seat] : []));
  const ctx = lookers.length === 0 ? silent(chance) : remembering(game, chance, lookers, memories);
  const state = game.setup(seats, options, ctx);
  const dealt = game.clone(state);
  const decisions = playOn(game, game.pending(state), { state, bots, memories, ctx, botChance });
  return {
    outcome: game.outcome(state) as Outcome,
    decisions,
    rounds: game.roundsOf(state),
    parts: game.partsOf?.(state, dealt) ?? [],
  };
}

/** A game under way between bots. */
export interface Table {
  readonly state: State;
  /** By seat, as are the memories: null for a bot that does not look. */
  readonly bots: readonly Bot[];
  readonly memories: readonly unknown[];
  readonly ctx: AnyContext;
  readonly botChance: Chance;
}

/** Lets the bots play until the game is over or stopped, changing the state and the memories. Returns the number of decisions. */
export function playOn(
  game: AnyGame,
  after: Pending | null,
  { state, bots, memories, ctx, botChance }: Table,
  isStopped: (state: State) => boolean = () => false,
): number {
  let pending = after;
  let decisions = 0;
  while (pending !== null && !isStopped(state)) {
    const asked = at(pending.asked, 0);
    const { seat } = asked;
    const bot = at(bots, seat);
    const situation = situationFor(game, state, asked, bot, memories[seat]);
    if (bot.says !== undefined && game.claims?.talksAt(asked.decision) === true) {
      talk(game, state, bot, situation, memories, botChance);
    }
    const choice = bot.decide(situation, botChance);
    pending = game.apply(state, seat, choice, ctx);
    decisions++;
  }
  return decisions;
}

/** What the bot gets. The view is built lazily: with a single option nobody looks at it. */
function situationFor(game: AnyGame, state: State, asked: Asked, bot: Bot, memory: unknown): Situation {
  let seen: unknown = null;
  return {
    asked,
    memory,
    get view() {
      if (bot.looks) seen ??= game.viewOf(state, asked.seat);
      return seen;
    },
  };
}

/** Lets the bot say what it has to say, and everybody in earshot remember it. */
function talk(
  game: AnyGame,
  state: State,
  bot: Bot,
  situation: Situation,
  memories: readonly unknown[],
  chance: Chance,
): void {
  const { seat } = situation.asked;
  const earshot = earshotOf(game, state, seat, memories.length);
  if (earshot === null) return;
  for (let said = 0; said < MAX_CLAIMS; said++) {
    const claim = bot.says?.(situation, chance) ?? null;
    if (claim === null) return;
    for (const hearer of earshot.hearers) {
      if (memories[hearer] !== null) game.memory.hear?.(memories[hearer], { seat, channel: earshot.channel, claim });
    }
  }
}

/** A context that lets the seats remember what they are told. */
export function remembering(
  game: AnyGame,
  chance: Chance,
  seats: readonly Seat[],
  memories: readonly unknown[],
): AnyContext {
  return {
    chance,
    tell(event: GameEvent) {
      for (const seat of seats) game.memory.note(memories[seat], toldTo(event, seat));
    },
    uncover() {},
  };
}
