import { createTableSchema } from '@conclave/protocol';
import { expect, it } from 'vitest';
import { issueInWords } from './in-words.ts';

it.each([
  [{ seats: 2 }, 'is missing, wants a text'],
  [{ game: 3, seats: 2 }, 'wants a text'],
  [{ game: 'x', seats: 'two' }, 'wants a number'],
  [{ game: 'x', seats: 13 }, 'wants at most 12'],
  [{ game: 'x', seats: 0 }, 'wants at least 1'],
  [{ game: 'x'.repeat(41), seats: 2 }, 'wants at most 40 characters'],
  [{ game: 'x', seats: 2, entropy: 'mine' }, 'has no field "entropy"'],
  [{ game: 'x', seats: 2, visibility: 'open' }, 'wants one of "public", "unlisted", "private"'],
  [{ game: 'x', seats: 2, clock: { kind: 'sun' } }, 'is in none of the forms that it can have'],
])('%j: %s', (sent, words) => {
  const { error } = createTableSchema.safeParse(sent);
  expect(error?.issues.map(issueInWords)).toEqual([words]);
});
