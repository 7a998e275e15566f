import { expect, it } from 'vitest';
import { withSoftHyphens } from './soft.ts';

it.each([
  ['Handwerkerviertel', 'Handwerker-viertel'],
  ['Geheime Durchsuchung', 'Geheime Durch-suchung'],
  ['Gemeinde des Handelsviertels', 'Gemeinde des Handels-viertels'],
  ['durch den Schmelzwassertunnel', 'durch den Schmelz-wasser-tunnel'],
  ['Slums', 'Slums'],
])('%s is broken between its words', (name, broken) => {
  expect(withSoftHyphens(name).replaceAll('\u00AD', '-')).toBe(broken);
});
