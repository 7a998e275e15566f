/** What is wrong with something that was sent, in words: what is wanted there, not how a library found out. */
import type { z } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

export function issueInWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const wanted = KINDS[issue.expected] ?? issue.expected;
      return issue.message.endsWith('received undefined') ? `is missing, wants ${wanted}` : `wants ${wanted}`;
    }
    case 'too_big':
      return `wants at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'too_small':
      return `wants at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'unrecognized_keys':
      return `has no field ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`;
    case 'invalid_value':
      return `wants ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_union':
      return `is in none of the forms that it can have`;
    default:
      return issue.message;
  }
}
