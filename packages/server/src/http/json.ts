import { Problem } from '../problem.ts';

/** No message of ours is nested nearly as deep. */
const MAX_DEPTH = 20;

/** Reads JSON from outside, after a look at how deep it is nested: what follows may walk it without fear. */
export function parseJson(text: string): unknown {
  if (isDeeperThan(MAX_DEPTH, text))
    throw new Problem('bad-request', `The JSON is nested more than ${MAX_DEPTH} deep.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('bad-request', 'This is not JSON. Send one JSON object, in UTF-8.');
  }
}

/** Counts brackets outside of strings. It need not understand more: what is not JSON is refused by the parser. */
export function isDeeperThan(limit: number, text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (inString) {
      if (letter === BACKSLASH) i++;
      else if (letter === QUOTE) inString = false;
    } else if (letter === QUOTE) inString = true;
    else if (letter === BRACE || letter === BRACKET) {
      if (++depth > limit) return true;
    } else if (letter === CLOSING_BRACE || letter === CLOSING_BRACKET) depth--;
  }
  return false;
}

const QUOTE = 0x22;
const BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSING_BRACKET = 0x5d;
const BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
