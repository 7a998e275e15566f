import { GAMES } from '@conclave/registry';
import { expect, it } from 'vitest';
import { hintOf } from './option-hints.ts';

const asked = GAMES.flatMap(({ id, options }) => options.map((option) => [id, option.id] as const));

it.each(asked)('%s says a sentence about %s', (game, option) => {
  for (const language of ['en', 'de'] as const) expect(hintOf(game, option, language)).toMatch(/^[A-ZÄÖÜ].+\.$/);
});
