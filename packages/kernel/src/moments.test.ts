import { expect, it } from 'vitest';
import { SeededChance } from './chance.ts';
import { moments, type Triggers } from './moments.ts';
import { silent } from './playthrough.ts';
import type { Seat } from './seats.ts';

interface Table {
  heard: string[];
  listeners: { seat: Seat; on: Triggers<Table, Moments, never> }[];
}

interface Moments {
  bell: { readonly tone: string };
  dusk: Record<string, never>;
}

const ctx = silent(new SeededChance('moments'));
const happen = moments<Table, Moments, never>((table) => table.listeners);

const hears: Triggers<Table, Moments, never> = {
  bell: (table, me, { tone }) => {
    table.heard.push(`${me} hears ${tone}`);
  },
};

it('reaches the listeners in their order, and only those that care', () => {
  const table: Table = {
    heard: [],
    listeners: [
      { seat: 2, on: hears },
      { seat: 0, on: {} },
      { seat: 1, on: hears },
    ],
  };
  happen(table, 'bell', { tone: 'low' }, ctx);
  happen(table, 'dusk', {}, ctx);
  expect(table.heard).toEqual(['2 hears low', '1 hears low']);
});

it('counts new and lost listeners from the next moment on', () => {
  const table: Table = { heard: [], listeners: [] };
  const comesAndGoes: Triggers<Table, Moments, never> = {
    bell: (table) => {
      table.heard.push('once');
      table.listeners.splice(0, 2, { seat: 3, on: hears });
    },
  };
  table.listeners = [
    { seat: 0, on: comesAndGoes },
    { seat: 1, on: hears },
  ];
  happen(table, 'bell', { tone: 'first' }, ctx);
  happen(table, 'bell', { tone: 'second' }, ctx);
  expect(table.heard).toEqual(['once', '1 hears first', '3 hears second']);
});
