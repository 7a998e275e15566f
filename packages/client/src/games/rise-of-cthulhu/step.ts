import { say, type Thing } from '@conclave/kernel';
import type { Scene } from '../../table/contract.ts';
import { sayRise } from './words/index.ts';

/** A card was touched: where shall it go? */
export function step({ catalogue }: Scene, touched: readonly Thing[]): string | null {
  const [kind, card] = touched.at(-1)?.split(':') ?? [];
  if (kind !== 'card' || card === undefined) return null;
  return sayRise('rise.whereTo', { card: say(catalogue, { key: `name.${card}` }) });
}
