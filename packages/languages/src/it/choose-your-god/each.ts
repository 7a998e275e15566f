import type { each as english } from '../../en/choose-your-god/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'each.place': '{name} ({number})',
  'each.priest': '{priest} ({colour})',
  'each.roundLimit': '{rounds, plural, one {Dopo # round} other {Dopo # round}}',
  'each.license.strength': '+{amount} di forza per il tuo Patriarca.',
  'each.license.approval': 'Il {placement}º Sacerdote che metti in un round non costa Seguaci.',
  'each.license.community':
    '{place}: se perdi questo Luogo mentre vi hai Influenza, ottieni comunque il suo beneficio, ma nessuna elemosina.',
  'each.license.title': '{place}: puoi predicarvi con qualsiasi numero di Seguaci.',
  'each.license.tithe': 'Gli avversari che predicano nei Luoghi {numbers} ti pagano 1 moneta per Sacerdote.',
  'each.license.novitiates': 'Ogni tuo Altare ha +1 Influenza.',
  'each.license.exiles': 'Ottieni 1 Seguace ogni volta che giochi un Intrigo.',
  'each.license.aulic-magus': 'Ottieni 3 monete ogni volta che giochi un Miracolo.',
};
