/** Random play of the hand-written game through boardgame.io's client, as its users run it: store, log and views. */
import { createRequire } from 'node:module';
import process from 'node:process';
import { SeededChance } from '@conclave/kernel';
import { deal, isLegal, MOVE_TYPES, type Move, makeMove, movesOf, type Table } from '../reference/rules.ts';
import { type Length, perCpuSecond } from './rate.ts';

// Its development build freezes and checks everything; that would be unfair.
process.env.NODE_ENV = 'production';
// It offers ES modules that Node does not take for such.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

interface MoveContext {
  readonly G: Table;
  readonly events: { endTurn(): void };
}

function move({ G, events }: MoveContext, made: Move): typeof INVALID_MOVE | undefined {
  if (!isLegal(G, made)) return INVALID_MOVE;
  const { side } = G;
  makeMove(G, made);
  if (!G.isOver && G.side !== side) events.endTurn();
}

/** The hand-written game, in boardgame.io's manner. */
export const referenceGame = {
  name: 'reference',
  setup: ({ random }: { random: { Number(): number } }) => deal(() => random.Number()),
  moves: Object.fromEntries(MOVE_TYPES.map((type) => [type, move])),
  endIf: ({ G }: { G: Table }) => (G.isOver ? { winner: G.winner } : undefined),
  playerView: ({ G, playerID }: { G: Table; playerID: string | null }) => ({
    ...G,
    deck: G.deck.length,
    monsters: G.monsters.length,
    artifacts: G.artifacts.length,
    hands: G.hands.map((hand, side) => (String(side) === playerID ? hand : hand.length)),
    monsterHands: G.monsterHands.map((hand, side) => (String(side) === playerID ? hand : hand.length)),
    artifactHands: G.artifactHands.map((hand, side) => (String(side) === playerID ? hand : hand.length)),
  }),
};

export function randomPlay(length: Length): number {
  const chance = new SeededChance('boardgame.io');
  return perCpuSecond(() => {
    const client = Client({
      game: { ...referenceGame, seed: String(chance.below(1 << 30)) },
      numPlayers: 2,
      debug: false,
    });
    client.start();
    let decisions = 0;
    for (;;) {
      const { G, ctx, _stateID: before } = client.store.getState();
      if (ctx.gameover !== undefined) break;
      const moves = movesOf(G);
      const chosen = moves[chance.below(moves.length)] as Move;
      client.moves[chosen.type](chosen);
      client.getState();
      if (client.store.getState()._stateID === before) throw new Error(`${chosen.type} was refused`);
      decisions++;
    }
    client.stop();
    return decisions;
  }, length);
}
