import type { options as english } from '../../en/cult-of-the-deep/options.ts';

export const options: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'option.edition': 'Quale regolamento usi?',
  'option.edition.second': 'Seconda edizione',
  'option.edition.first': 'Prima edizione',
  'option.necromancer': 'Il Negromante è in gioco? Da 5 giocatori in su può averlo il Sommo Sacerdote.',
  'option.necromancer.off': 'No',
  'option.necromancer.shuffled': 'Mescolato con gli altri Personaggi',
  'option.necromancer.high-priest': 'Lo riceve il Sommo Sacerdote',
  'option.trulyHighPriest': 'Un vero Sommo Sacerdote: può sostituire un Rituale prima del primo turno?',
  'option.trulyHighPriest.off': 'No',
  'option.trulyHighPriest.on': 'Sì',
  'option.dontBeSoSelfish':
    'Non fare l’egoista: il Sommo Sacerdote perde 3 punti vita quando tutti i Fedeli sono morti?',
  'option.dontBeSoSelfish.off': 'No',
  'option.dontBeSoSelfish.on': 'Sì',
  'option.merchantOfDeath':
    'Mercante di morte: il Sommo Sacerdote comincia con meno punti vita e ne ottiene 2 per ogni nuovo Spirito?',
  'option.merchantOfDeath.off': 'No',
  'option.merchantOfDeath.on': 'Sì',
  'option.heresy': 'Eresia!: ci sono entrambi gli Eretici? Servono 6 giocatori o più.',
  'option.heresy.off': 'No',
  'option.heresy.on': 'Sì',
  'option.strictGraveVengeance':
    'Solo prima edizione: i Cabalisti morti vincono solo se un Cabalista è vivo, se restano solo Eretici o se tutti sono morti?',
  'option.strictGraveVengeance.off': 'No, vincono ogni volta che il Sommo Sacerdote cade',
  'option.strictGraveVengeance.on': 'Sì, come dice la loro carta ruolo',
  'option.responseTimer': 'Per quanto resta aperta una finestra di Risposta?',
  'option.tradeTimer': 'Quanto si può pensare a uno scambio?',
  'option.resolveWindows': 'Chi può agire tra due dadi della Fase di Risoluzione?',
  'option.resolveWindows.compact': 'Chi ha chiesto di restare in attesa',
  'option.resolveWindows.full': 'Tutti, dopo ogni dado',
  'option.preset': 'Quali numeri usi?',
  'option.preset.reconstructed':
    'Come nei regolamenti stampati, con punti vita ricostruiti. Tra bot Adepti favorisce il Sommo Sacerdote in 5 o 7 giocatori, i Cabalisti in 6 o 8',
  'option.preset.adepts':
    'I nostri: punti vita iniziali secondo il numero di giocatori e il Personaggio, così che tra bot Adepti le due parti vincano circa altrettanto spesso. Tra bot Maestri in 5 o 7 giocatori, i Cabalisti hanno vinto 30 partite su 32',
  'option.highPriestBonus': 'Con quanti punti vita in più per Cabalista comincia il Sommo Sacerdote?',
  'option.roundLimit': 'Quando finisce la partita senza vincitori?',
};
