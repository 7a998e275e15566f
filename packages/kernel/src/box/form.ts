/**
 * "Your box, your numbers": which numbers of its components a game lets a table replace, as plain data. Somebody who owns
 * the box enters what is printed on it; everything that is not entered stays as the game has it.
 */

/** A whole number between two others. */
export interface NumberField {
  readonly is: number;
  readonly from: number;
  readonly to: number;
}

/** One of some things. */
export interface ChoiceField<T extends string = string> {
  readonly is: T;
  readonly of: readonly T[];
}

/** The same things in another order. */
export interface OrderField<T extends string = string> {
  readonly order: readonly T[];
}

export type BoxField = NumberField | ChoiceField | OrderField;
/** By group (such as `life`) and field (such as `alchemist`). The catalogue has `box.<group>`, and a name for each field: see `fieldName`. */
export type BoxGroups = Readonly<Record<string, Readonly<Record<string, BoxField>>>>;

type ValueOf<F> =
  F extends OrderField<infer T>
    ? readonly T[]
    : F extends ChoiceField<infer T>
      ? T
      : F extends NumberField
        ? number
        : never;

/** All numbers of a table, by group and field. */
export type BoxNumbers<G extends BoxGroups = BoxGroups> = {
  readonly [Group in keyof G]: { readonly [Field in keyof G[Group]]: ValueOf<G[Group][Field]> };
};

export type BoxValue = number | string | readonly string[];
/** Only what differs from the game's own numbers. */
export type BoxChanges = Readonly<Record<string, Readonly<Record<string, BoxValue>>>>;

export interface BoxForm<G extends BoxGroups = BoxGroups> {
  readonly groups: G;
  /** What somebody with another box might enter: tests play a table with it. */
  readonly example: BoxChanges;
  /** Throws `BadInput` for numbers that do not go together. */
  check?(numbers: BoxNumbers<G>): void;
}

/** A form with the types of its own fields. */
export function boxForm<const G extends BoxGroups>(form: BoxForm<G>): BoxForm<G> {
  return form;
}

export function between(is: number, from: number, to: number): NumberField {
  return { is, from, to };
}

/** The same kind of field for each of a list of things. */
export function forEach<K extends string, F extends BoxField>(
  keys: readonly K[],
  field: (key: K) => F,
): Readonly<Record<K, F>> {
  return Object.fromEntries(keys.map((key) => [key, field(key)])) as Record<K, F>;
}

/** What the game itself says. */
export function usualValue(field: BoxField): BoxValue {
  return 'order' in field ? field.order : field.is;
}
