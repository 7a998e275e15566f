/** What cards say at a table that plays with other numbers of its own: the same sentence with the other number in it. */
import { boxChanges, type Catalogue, type Options } from '@conclave/kernel';
import { form } from '../box.ts';

const GROUPS = ['points', 'atMost'] as const;

/** Every such card names its number once, and no other number like it: a test holds the texts to that. */
export function textsFromBox({ components = '' }: Options, texts: Catalogue): Catalogue {
  const changes = boxChanges(components);
  const said: Record<string, string> = {};
  for (const group of GROUPS) {
    for (const [card, value] of Object.entries(changes[group] ?? {})) {
      const fields: Readonly<Record<string, { readonly is: number }>> = form.groups[group];
      const usual = fields[card]?.is;
      said[`card.${card}`] = (texts[`card.${card}`] ?? '').replace(new RegExp(`\\b${usual}\\b`), String(value));
    }
  }
  return said;
}
