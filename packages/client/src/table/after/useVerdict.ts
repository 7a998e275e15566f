import { type Seat, say } from '@conclave/kernel';
import type { TableInfo } from '@conclave/protocol';
import type { Scene } from '../contract.ts';
import { useTableWords } from '../words/index.ts';

/** Who won, from the eyes of whoever looks, and why. */
export function useVerdict(
  scene: Scene,
  { outcome, you }: TableInfo,
): { readonly title: string; readonly reason: string } {
  const words = useTableWords();
  if (outcome === null) return { title: words('play.abandonedTitle'), reason: words('play.abandoned') };
  const reason =
    outcome.reason === 'conceded'
      ? words('play.concededReason', {
          name: concededIn(outcome.detail)
            .map((seat) => scene.names[seat])
            .join(', '),
        })
      : say(scene.catalogue, { key: `outcome.${outcome.reason}` });
  if (you.seat !== null) return { title: words(outcome.winners.includes(you.seat) ? 'play.won' : 'play.lost'), reason };
  if (outcome.winners.length === 0) return { title: words('play.nobodyWon'), reason };
  return { title: words('play.wonBy', { name: outcome.winners.map((seat) => scene.names[seat]).join(', ') }), reason };
}

function concededIn(detail: unknown): readonly Seat[] {
  const { seats } = (detail ?? {}) as { readonly seats?: readonly Seat[] };
  return seats ?? [];
}
