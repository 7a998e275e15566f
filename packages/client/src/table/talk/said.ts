/** What was claimed at a table, and how it stands to what the reader knows. */
import { type Claim, type Seat, say, type Verdict } from '@conclave/kernel';
import type { ChatMessage } from '@conclave/protocol';
import { useMemo } from 'react';
import type { Scene } from '../contract.ts';

export interface Heard {
  readonly n: number;
  readonly seat: Seat;
  readonly claim: Claim;
  readonly channel: string;
  /** How many events had been told when it was said. */
  readonly after: number;
  /** In the reader's language. */
  readonly words: string;
  readonly verdict: Verdict | null;
}

/** The claims among what was said, oldest first. */
export function useClaims(scene: Scene, chat: readonly ChatMessage[]): readonly Heard[] {
  const { game, view, told, catalogue } = scene;
  return useMemo(() => {
    const { claims } = game;
    if (claims === undefined || view === null) return [];
    return chat.flatMap(({ n, seat, claim, channel, after = 0 }): Heard[] => {
      if (claim === undefined || seat === null) return [];
      const words = say(catalogue, claims.words(claim));
      const verdict = claims.verdict(view, told, { seat, channel, claim }, after);
      return [{ n, seat, claim, channel, after, words, verdict }];
    });
  }, [game, view, told, catalogue, chat]);
}

/** What a channel is called: some by the table, some by the game. */
export function channelName(
  scene: Scene,
  id: string,
  words: (key: 'play.channel.table' | 'play.channel.gallery') => string,
) {
  if (id === 'table' || id === 'gallery') return words(`play.channel.${id}`);
  return say(scene.catalogue, { key: `channel.${id}` });
}
