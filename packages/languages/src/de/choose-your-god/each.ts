/** Words of which many names and texts are made: Locations with their number, Priests by colour, Licenses by kind. */
import type { each as english } from '../../en/choose-your-god/each.ts';

export const each: Readonly<Record<keyof typeof english, string>> = {
  'each.place': 'Ort {number} ({name})',
  'each.priest': '{priest} ({colour})',
  'each.roundLimit': '{rounds, plural, one {Nach # Runde} other {Nach # Runden}}',
  'each.license.strength': '+{amount} Stärke für deinen Patriarchen.',
  'each.license.approval': 'Der {placement}. Priester, den du in einer Runde setzt, kostet keinen Anhänger.',
  'each.license.community':
    'Verlierst du {place} und hast dort Einfluss, bekommst du den Vorteil trotzdem, aber keine Almosen.',
  'each.license.title': 'Du darfst an {place} mit beliebig vielen Anhängern predigen.',
  'each.license.tithe': 'Wer sonst an den Orten {numbers} predigt, zahlt dir für jeden Priester 1 Münze.',
  'each.license.novitiates': 'Jeder deiner Altäre hat +1 Einfluss.',
  'each.license.exiles': 'Du erhältst 1 Anhänger, wann immer du eine Intrige gespielt hast.',
  'each.license.aulic-magus': 'Du erhältst 3 Münzen, wann immer du ein Wunder gespielt hast.',
};
