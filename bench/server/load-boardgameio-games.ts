/**
 * What boardgame.io's server plays: Rise of Cthulhu itself, by the same rules and views as ours, in two manners, or the
 * reference game of the engine's bench, whose views are smaller. Each says how a player finds a move in what is shown.
 */
import { createRequire } from 'node:module';
import {
  type AnyGame,
  type Chance,
  type Choice,
  NumberChance,
  Playthrough,
  type State,
  Telling,
} from '@conclave/kernel';
import { gameNamed } from '@conclave/registry';
import { referenceGame } from '../measure/boardgameio.ts';
import { movesOf, type Table } from '../reference/rules.ts';

export interface PeerGame {
  readonly game: { readonly name: string };
  /** A legal move of the seat that sees this; null if it is not asked. */
  moveIn(view: unknown, seat: number, chance: Chance): { readonly type: string; readonly arg: unknown } | null;
}

// Its own copy of immer, for the manner that goes past it.
const require = createRequire(createRequire(import.meta.url).resolve('boardgame.io/package.json'));
const { original } = require('immer') as { original<T>(draft: T): T };

const rise: AnyGame = gameNamed('rise-of-cthulhu');

interface Random {
  Number(): number;
}

/** Our chance, drawn from boardgame.io's. */
class PeerChance extends NumberChance {
  private readonly random: Random;

  constructor(random: Random) {
    super();
    this.random = random;
  }

  below(n: number): number {
    return Math.floor(this.random.Number() * n);
  }
}

interface MoveContext {
  readonly G: State;
  readonly playerID: string;
  readonly random: Random;
}

type Move = (context: MoveContext, choice: Choice) => State | undefined;

/** As its games are written: a move changes the draft that it is handed. */
const onTheDraft: Move = ({ G, playerID, random }, choice) => {
  rise.choose(G, Number(playerID), choice, new Telling(new PeerChance(random)));
  return undefined;
};

/** Faster: the rules run on a copy of what the draft is made of, and never meet a proxy. */
const pastTheDraft: Move = ({ G, playerID, random }, choice) => {
  const state = rise.clone(original(G));
  rise.choose(state, Number(playerID), choice, new Telling(new PeerChance(random)));
  return state;
};

function sameGame(choose: Move): PeerGame {
  return {
    game: {
      name: 'rise',
      setup: ({ random }: { random: Random }) => new Playthrough(rise, 2, {}, new PeerChance(random)).state,
      // The rules say who may choose; boardgame.io lets everybody try.
      turn: { activePlayers: { all: '' } },
      moves: { choose },
      endIf: ({ G }: { G: State }) => rise.outcome(G) ?? undefined,
      playerView: ({ G, playerID }: { G: State; playerID: string | null }) =>
        rise.viewOf(G, playerID === null ? 'spectator' : Number(playerID)),
    } as { name: string },
    moveIn(view, _seat, chance) {
      const { pending } = view as { pending: { options?: readonly Choice[] } | null };
      const options = pending?.options ?? [];
      return options.length === 0 ? null : { type: 'choose', arg: chance.pick(options) };
    },
  };
}

const reference: PeerGame = {
  game: referenceGame,
  moveIn(view, seat, chance) {
    // A view shows how many cards a pile has; the rules ask the pile for its length.
    const { deck, ...rest } = view as { deck: number; side: number };
    if (rest.side !== seat) return null;
    const move = chance.pick(movesOf({ ...rest, deck: { length: deck } } as unknown as Table));
    return { type: move.type, arg: move };
  },
};

export const PEER_GAMES: Readonly<Record<string, PeerGame>> = {
  same: sameGame(onTheDraft),
  'same-past-immer': sameGame(pastTheDraft),
  reference,
};
