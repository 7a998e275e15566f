import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateTable } from '@conclave/protocol';
import { expect, it } from 'vitest';
import { withBox } from '../tables/new-table.ts';
import { readBoxes } from './boxes.ts';

const folder = mkdtempSync(join(tmpdir(), 'conclave-boxes-'));
function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const RISE = { game: 'rise-of-cthulhu', components: { points: { 'monster-deep-one': 4 } } };

it('reads the numbers of a box for its game', () => {
  expect(readBoxes([file('rise.json', RISE)])).toEqual({ 'rise-of-cthulhu': '{"points":{"monster-deep-one":4}}' });
});

it('names the file and what is wrong in it', () => {
  const bad = file('bad.json', { ...RISE, components: { points: { 'monster-deep-one': 99 } } });
  expect(() => readBoxes([bad])).toThrow(
    `${bad}: points.monster-deep-one cannot be 99; it can be a whole number from 0 to 20`,
  );
  expect(() => readBoxes([file('other.json', { game: 'chess' })])).toThrow('game cannot be "chess"; it can be: ');
  expect(() => readBoxes([join(folder, 'none.json')])).toThrow('this file cannot be read');
  const path = file('twice.json', RISE);
  expect(() => readBoxes([path, path])).toThrow('there are numbers for rise-of-cthulhu already');
});

it('gives them to tables that name none, and leaves those that do', () => {
  const boxes = { 'rise-of-cthulhu': '{"points":{"monster-deep-one":4}}' };
  const request = { game: 'rise-of-cthulhu', options: {} } as CreateTable;
  expect(withBox(request, boxes).options).toEqual({ components: boxes['rise-of-cthulhu'] });
  expect(withBox({ ...request, options: { components: '' } }, boxes).options).toEqual({ components: '' });
  expect(withBox({ ...request, game: 'among-cultists' }, boxes).options).toEqual({});
});
