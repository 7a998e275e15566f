/** Messages gone wrong: from a valid one, by changes of its structure or of its bytes. Each result is malformed. */
import type { Chance } from '@conclave/kernel';

/** Names that mean something to an object of JavaScript. */
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON', 'length', ''];

const ODD_TEXTS = [
  ...['', ' ', '\0', '\u202Eevil', '\uD800', '\uDFFF\uD800', '\uFEFF', 'e\u0301'.repeat(40), '🐙'.repeat(30)],
  ...['../../etc/passwd', '%00', "'; drop table tables; --", '<script>alert(1)</script>', '{{7*7}}', '$where'],
  ...['\u2028\u2029', 'İıſK', 'a'.repeat(5000), '﷽'.repeat(200), '-1', 'NaN', 'Infinity', 'null', 'undefined', '1e999'],
];

const ODD_VALUES: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -0,
    -1,
    1.5,
    1e21,
    1e308,
    -1e308,
    Number.MAX_SAFE_INTEGER,
    Number.MIN_SAFE_INTEGER,
    2 ** 31,
  ],
  ...[[], {}, [[]], [{}], [null], { type: 'open' }, { length: 1e9 }, { $gt: '' }],
];

/** Numbers as JSON may spell them, and as it may not. */
const ODD_NUMBERS = ['1e999', '-1e999', '1E400', '00', '01', '+1', '.5', '5.', '0x10', '1_000', 'NaN', 'Infinity', '-'];

export function oddText(chance: Chance): string {
  return chance.pick(ODD_TEXTS);
}

/** The value with one to three things in it changed, removed, added or buried. */
function bent(value: unknown, chance: Chance): unknown {
  let now = value;
  for (let times = 1 + chance.below(3); times > 0; times--) now = changedSomewhere(now, chance);
  return now;
}

function changedSomewhere(value: unknown, chance: Chance): unknown {
  const isInside = typeof value === 'object' && value !== null && chance.below(4) > 0;
  if (!isInside) return replaced(value, chance);
  if (Array.isArray(value)) return changedList(value, chance);
  const keys = Object.keys(value);
  const key = keys.length === 0 || chance.below(5) === 0 ? chance.pick(NAMES) : chance.pick(keys);
  const entries = Object.entries(value).filter(([name]) => name !== key);
  if (chance.below(6) === 0) return Object.fromEntries(entries);
  const inner = changedSomewhere((value as Record<string, unknown>)[key], chance);
  return Object.fromEntries([...entries, [key, inner]]);
}

function changedList(list: readonly unknown[], chance: Chance): unknown {
  if (list.length === 0 || chance.below(4) === 0)
    return Array.from({ length: chance.below(chance.pick([5, 300])) }, () => list[0] ?? null);
  return list.with(chance.below(list.length), changedSomewhere(list[0], chance));
}

function replaced(value: unknown, chance: Chance): unknown {
  switch (chance.below(5)) {
    case 0:
      return oddText(chance);
    case 1:
      return typeof value === 'string' ? `${value}${oddText(chance)}` : [value];
    case 2:
      return nested(value, 1 + chance.below(60), chance);
    default:
      return chance.pick(ODD_VALUES);
  }
}

function nested(value: unknown, depth: number, chance: Chance): unknown {
  let now = value;
  for (let i = 0; i < depth; i++) now = chance.below(2) === 0 ? [now] : { a: now };
  return now;
}

/** Makes sure that the message is refused, whatever else was done to it: it has no shape that anything asks for. */
function broken(value: unknown, chance: Chance): string {
  const text = JSON.stringify(value) ?? '';
  switch (chance.below(9)) {
    case 0:
      return text.slice(0, chance.below(text.length + 1)).replace(/[}\]"]+$/, '');
    case 1:
      return `${text.slice(0, -1)},"${chance.pick(NAMES)}":${JSON.stringify(chance.pick(ODD_VALUES))},"stray":1}`;
    case 2:
      return text.replace(/\d+/, () => chance.pick(ODD_NUMBERS)).replace(/}$/, ',"stray":0}');
    case 3:
      return `${text}${text}`;
    case 4:
      return JSON.stringify(nested(value, 21 + chance.below(chance.pick([5, 50, 1000])), chance));
    case 5:
      return JSON.stringify([value]);
    case 6:
      return text.replaceAll('"', "'").replace(/^{/, '{/**/');
    case 7: {
      const at = chance.below(text.length + 1);
      return `${text.slice(0, at)}${oddText(chance)}"${text.slice(at)}{`;
    }
    default:
      return JSON.stringify(
        typeof value === 'object' && value !== null ? { ...value, stray: oddText(chance) } : { stray: value },
      );
  }
}

/** A malformed text from a valid value. */
function malformedText(value: unknown, chance: Chance): string {
  return broken(chance.below(3) === 0 ? value : bent(value, chance), chance);
}

/** The same as bytes, now and then with some that are no UTF-8. */
export function malformedBytes(value: unknown, chance: Chance): Buffer {
  const bytes = Buffer.from(malformedText(value, chance));
  if (chance.below(8) > 0 || bytes.length === 0) return bytes;
  bytes[chance.below(bytes.length)] = 0x80 + chance.below(128);
  return bytes;
}

/** Well-formed, and about things that do not exist or nobody may do. */
export function nonsense(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? oddText(chance).slice(0, 60) : value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    chance.below(3) === 0 ? nonsense(inner, chance) : inner,
  ]);
  return Object.fromEntries(entries);
}
