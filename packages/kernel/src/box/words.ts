/** A box's numbers in words: what groups and fields are called, and what a table has changed. */
import type { Catalogue } from '../texts.ts';
import { type BoxField, type BoxForm, type BoxValue, usualValue } from './form.ts';
import { boxChanges } from './read.ts';

/** The key of a field's name: of its own, of its kind in every group, or of the component it belongs to. */
export function fieldKey(texts: Catalogue, group: string, field: string): string {
  const own = [`box.${group}.${field}`, `box.field.${field}`].find((key) => Object.hasOwn(texts, key));
  return own ?? `name.${field}`;
}

export function fieldWords(texts: Catalogue, group: string, field: string): string {
  return texts[fieldKey(texts, group, field)] ?? field;
}

/** A value as people read it; things of an order and of a choice by their names. */
export function valueWords(texts: Catalogue, value: BoxValue): string {
  if (typeof value === 'number') return String(value);
  const named = (thing: string) => texts[`name.${thing}`] ?? thing;
  return typeof value === 'string' ? named(value) : value.map(named).join(', ');
}

/** The keys that a catalogue must have for a form. */
export function boxKeys({ groups }: BoxForm, texts: Catalogue): string[] {
  return Object.entries(groups).flatMap(([group, fields]) => [
    `box.${group}`,
    ...Object.entries(fields).flatMap(([id, field]) => [
      fieldKey(texts, group, id),
      ...thingsIn(field).map((thing) => `name.${thing}`),
    ]),
  ]);
}

function thingsIn(field: BoxField): readonly string[] {
  if ('order' in field) return field.order;
  return 'of' in field ? field.of : [];
}

export interface BoxLine {
  readonly group: string;
  readonly field: string;
  readonly is: string;
  readonly usual: string;
}

/** What a table plays otherwise than the game's own numbers, line by line. */
export function boxLines(form: BoxForm, texts: Catalogue, text: string | number | undefined): BoxLine[] {
  return Object.entries(boxChanges(text)).flatMap(([group, fields]) =>
    Object.entries(fields).flatMap(([id, value]) => {
      const field = form.groups[group]?.[id];
      if (field === undefined) return [];
      return [
        {
          group: texts[`box.${group}`] ?? group,
          field: fieldWords(texts, group, id),
          is: valueWords(texts, value),
          usual: valueWords(texts, usualValue(field)),
        },
      ];
    }),
  );
}
