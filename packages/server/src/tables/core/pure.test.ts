import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^[^.]+\.ts$/.test(name));
const textOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

it('the core does nothing but decide: no timers, no clock, no chance of its own, nothing of the shell', () => {
  expect(files.length).toBeGreaterThan(15);
  for (const name of files) {
    const text = textOf(name);
    const code = [...text.matchAll(/^import (?!type )[^;]*? from '([^']+)'/gm)].map(([, from]) => from);
    const outside = code.filter((from) =>
      /^node:|storage\/(?!rows)|shell|audience|directory|thinking|stream/.test(from ?? ''),
    );
    expect({ name, outside: outside.filter((from) => from !== 'node:crypto') }).toEqual({ name, outside: [] });
    expect({ name, found: text.match(/Date\.now|Math\.random|setTimeout|setInterval|\basync\b|\bawait\b/g) }).toEqual({
      name,
      found: null,
    });
  }
});
