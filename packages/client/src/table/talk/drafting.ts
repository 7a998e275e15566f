/** A claim in the making: a form, and what was picked for its fields so far. No React. */
import type { AnyGame, Claim, ClaimField, ClaimForm, ToldEvent } from '@conclave/kernel';

type Picked = string | number | readonly (string | number)[];

export interface Draft {
  readonly form: ClaimForm;
  readonly picked: Readonly<Record<string, Picked>>;
}

/** How many of the things that one knows are offered to begin with. */
const OFFERED = 4;

/** Begins a claim of this form: with what one knows if there is anything, else with what is usual. */
export function begin(form: ClaimForm, known: readonly Claim[]): Draft {
  const likely = known.find(({ type }) => type === form.type);
  if (likely !== undefined) return draftFrom(form, likely);
  const picked = form.fields.flatMap(({ id, usual, many }): [string, Picked][] => {
    if (many !== undefined) return [[id, []]];
    return usual === undefined ? [] : [[id, usual]];
  });
  return { form, picked: Object.fromEntries(picked) };
}

/** The claim, to be changed. */
export function draftFrom(form: ClaimForm, claim: Claim): Draft {
  const { type: _, ...picked } = claim as Claim & Record<string, Picked>;
  return { form, picked };
}

/** The draft when this value of a field was touched: it is taken, or in a list taken or left. */
export function touched({ form, picked }: Draft, { id, many }: ClaimField, value: string | number): Draft {
  if (many === undefined) return { form, picked: { ...picked, [id]: value } };
  const before = picked[id] as readonly (string | number)[];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value].slice(-many.most);
  return { form, picked: { ...picked, [id]: after } };
}

export function isPicked({ picked }: Draft, { id, many }: ClaimField, value: string | number): boolean {
  const now = picked[id];
  return many === undefined ? now === value : (now as readonly (string | number)[]).includes(value);
}

/** Whether the field's values are numbers one after another: then more and less are enough. */
export function isCount({ values, many }: ClaimField): boolean {
  return (
    many === undefined &&
    values.length > 0 &&
    values.every(({ value }) => typeof value === 'number') &&
    hasNoNames(values)
  );
}

/** A seat is a number too, but it is called by a name. */
function hasNoNames(values: ClaimField['values']): boolean {
  return values.every(({ value, words }) => words.key === String(value));
}

/** The claim; null while something is still to be picked. */
export function claimIn({ form, picked }: Draft): Claim | null {
  const isWhole = form.fields.every(({ id, many }) => {
    const now = picked[id];
    return now !== undefined && (many === undefined || (now as readonly unknown[]).length >= many.least);
  });
  return isWhole ? ({ type: form.type, ...picked } as Claim) : null;
}

/** What one could say truly, newest first, each once. */
export function knownBy(game: AnyGame, view: unknown, told: readonly ToldEvent[]): readonly Claim[] {
  const known = game.claims?.drafts(view, told) ?? [];
  const seen = new Set<string>();
  return known.filter((claim) => {
    const key = JSON.stringify(claim);
    return !seen.has(key) && seen.add(key);
  });
}

/** The few that are offered as whole sentences. */
export function offered(known: readonly Claim[]): readonly Claim[] {
  return known.slice(0, OFFERED);
}
