/** Full worlds a seat can imagine, and what it keeps in mind to imagine them well. */
import { type Chance, clonePlain, type MemorySpec, type Seat } from '@conclave/kernel';
import { CARDS, type CardId } from './cards.ts';
import type { VigilEvent } from './events.ts';
import { playerOf, type Vigil } from './state.ts';
import type { VigilView } from './view.ts';

export interface VigilMemory {
  /** Prizes that went into a hand for all to see, and whose. */
  kept: Partial<Record<CardId, Seat>>;
  /** The card this seat knows to lie at the bottom of the deck. */
  buried: CardId | null;
}

export const memory: MemorySpec<VigilMemory, VigilEvent> = {
  fresh: () => ({ kept: {}, buried: null }),
  note(memory, event) {
    switch (event.type) {
      case 'prizeKept':
        memory.kept[event.card] = event.seat;
        break;
      case 'bidsRevealed':
        for (const card of event.bids) if (card !== null) delete memory.kept[card];
        break;
      case 'bellRung':
      case 'warded':
        delete memory.kept[event.card];
        break;
      case 'buried':
        // Somebody else's card lies below it now: where it is, is no longer known.
        memory.buried = event.card ?? null;
        break;
      case 'deckShuffled':
        memory.buried = null;
        break;
    }
  },
};

export function worldFrom(view: VigilView, chance: Chance, known: VigilMemory = memory.fresh(0)): Vigil {
  const hidden = hiddenCards(view);
  chance.shuffle(hidden);
  const world: Vigil = {
    stack: clonePlain(view.stack) as Vigil['stack'],
    options: { ...view.options },
    round: view.round,
    keeper: view.keeper,
    deck: [],
    discard: [...view.discard],
    prize: view.prize,
    die: view.die,
    winner: view.winner,
    players: view.players.map(({ hand, trophies, points }) => ({
      hand: [...(hand ?? [])],
      trophies: [...trophies],
      points,
    })),
    result: clonePlain(view.result),
  };
  const take = (card: CardId): CardId[] => (hidden.includes(card) ? hidden.splice(hidden.indexOf(card), 1) : []);
  const bottom = known.buried !== null && view.deck > 0 ? take(known.buried) : [];
  view.players.forEach(({ hand, cards }, seat) => {
    if (hand !== null) return;
    const remembered = CARDS.filter((card) => known.kept[card] === seat).flatMap(take);
    playerOf(world, seat).hand.push(...remembered, ...hidden.splice(0, cards - remembered.length));
  });
  world.deck.push(...hidden, ...bottom);
  return world;
}

function hiddenCards(view: VigilView): CardId[] {
  const open = new Set([
    ...view.discard,
    view.prize,
    ...view.players.flatMap((player) => [...(player.hand ?? []), ...player.trophies]),
  ]);
  return CARDS.filter((card) => !open.has(card));
}
