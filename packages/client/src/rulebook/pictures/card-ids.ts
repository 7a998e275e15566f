import type { Catalogue } from '@conclave/kernel';

/** The cards whose ids begin like this, as a catalogue tells of them. A browser has the words of the reader's language only. */
export function cardIds(texts: Catalogue, prefix = ''): readonly string[] {
  return Object.keys(texts)
    .filter((key) => key.startsWith(`card.${prefix}`))
    .map((key) => key.slice('card.'.length));
}
