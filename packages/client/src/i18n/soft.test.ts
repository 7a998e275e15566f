import { expect, it } from 'vitest';
import { withSoftHyphens } from './soft.ts';

it.each([
  ['de', 'Handwerkerviertel', 'Handwerker-viertel'],
  ['de', 'Geheime Durchsuchung', 'Geheime Durch-suchung'],
  ['de', 'Gemeinde des Handelsviertels', 'Gemeinde des Handels-viertels'],
  ['de', 'durch den Schmelzwassertunnel', 'durch den Schmelz-wasser-tunnel'],
  ['de', 'Slums', 'Slums'],
  ['pl', 'Pieczęć Dwulicowości', 'Pieczęć Dwu-li-co-wości'],
  ['pl', 'Dzielnica Rzemieślników', 'Dzielnica Rze-mieślni-ków'],
  ['it', 'Cacciatore oscuro', 'Caccia-tore oscuro'],
  ['es', 'Bibliotecario', 'Biblio-te-ca-rio'],
  ['fr', 'Bibliothécaire', 'Biblio-thé-caire'],
] as const)('in %s, %s is broken between its parts', (language, name, broken) => {
  expect(withSoftHyphens(name, language).replaceAll('\u00AD', '-')).toBe(broken);
});
