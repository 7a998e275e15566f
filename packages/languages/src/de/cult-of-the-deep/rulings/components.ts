import { under } from '../../../under.ts';

export const components = [
  ...under('Material', {
    'CD-2.1': [
      'Rollenkarten 9: 1 Hohepriester, 2 Getreue, 4 Kabalisten, 1 Reuiger Ketzer, 1 Rachsüchtiger Ketzer.',
      'Charaktere 19: neun Paare (I und II) und der Nekromant. Geisterkarten 6. Siegel 14. Rituale 11.',
      'Kultistenwürfel 12, Geisterwürfel 18, Krakenwürfel 7. Sirenenmünzen 10, Gesangsmünzen 18, Nekromantenmünzen 8.',
      'Schattenmarker 6, Marker des Gesichtslosen 1, Altartafeln 4 (von links nummeriert) mit je zwei Ritualmarkern. Leben ist eine Zahl ohne Marker.',
    ].join('\n'),
    'CD-2.2':
      'Die Vorräte sind Grenzen: 12 nicht ausgewertete Kultistenwürfel zugleich, 18 Geisterwürfel, 7 Krakenwürfel, 10 Sirenen-, 18 Gesangs- und 8 Nekromantenmünzen, 6 Schattenmarker. Von Geistern geliehene Würfel zählen nicht zu den 12. Reicht ein Vorrat nicht, erhält man nur, was da ist.',
  }),
  ...under('Würfel', {
    'CD-2.3':
      'Ein Kultistenwürfel hat sechs Seiten, jede einmal: Dolch (ein Spieler verliert 1 Leben), Doppeldolch (verliert 2), Blut (erhält 1; auch für eine Blutleiste), Pergament, Uralt und Kosmos (für die Leisten mit diesem Namen; auf Spielern ohne Wirkung).',
    'CD-2.5': 'Ein Krakenwürfel hat die Zahlen 0, 1, 1, 2, 2, 3.',
  }),
  ...under('Rollen', {
    'CD-2.7':
      'Der Hohepriester beginnt mit 3 zusätzlichen Leben je Kabalist im Spiel: +6 bei 4 oder 5 Spielern, +9 bei 6 oder 7, +12 bei 8; mit Ketzerei! +6, +9, +9 bei 6, 7, 8. Mit Händler des Todes sind es 2 je Kabalist: +4, +4, +6, +6, +8, und mit Ketzerei! +4, +6, +6.',
  }),
  ...under('Charaktere', {
    'CD-2.8': [
      'Leben und Machtsymbol jedes Charakters:',
      'Alchemist 17 Kosmos; Alchemist II 16 Uralt; Zauberin 16 Uralt; Zauberin II 18 Pergament;',
      'Händler 16 Pergament; Händler II 15 Kosmos; Wächter 15 Uralt; Wächter II 16 Pergament;',
      'Assassine 15 Dolch; Assassine II 15 Doppeldolch; Gesichtsloser 17 Kosmos; Gesichtsloser II 16 Dolch;',
      'Bibliothekarin 18 Pergament; Bibliothekarin II 17 Uralt; Blutmagier 20 Dolch; Blutmagier II 18 Kosmos;',
      'Schnitter 16 Doppeldolch; Schnitter II 17 Uralt; Nekromant 15 Kosmos (nur in seiner Variante).',
      'Niemand hat Blut als Machtsymbol.',
    ].join('\n'),
  }),
  ...under('Siegel, Geister, Rituale', {
    'CD-2.9':
      'Jedes Siegel gibt es einmal: Widerruf, Vorzeichen, Doppelzüngigkeit, Diebstahl, Transfusion, Bann, Spiegelung, Verderbnis, Gnade, Qual, Raserei, Erneuerung, Aufstieg, Verbannung.',
    'CD-2.10': [
      'Geisterkarten und die Symbole, mit denen sie beginnen, zusammen 18 Würfel:',
      'Banshee: Dolch, Dolch, Blut. Poltergeist: Blut, Pergament, Kosmos.',
      'Verschlinger: Dolch, Doppeldolch, Blut, Uralt. Gespenst: Dolch, Blut.',
      'Wiedergänger: Blut, Pergament, Uralt. Phantom: Dolch, Blut, Kosmos.',
    ].join('\n'),
    'CD-2.11': [
      'Leisten der Rituale: Krake Uralt und Kosmos; Uralter Schatten Uralt; Uralter Gesang Uralt; Sirenen Pergament; Transmutation Pergament; Seehydra Pergament und Uralt; Astralriss Kosmos; Lamia Pergament und Kosmos; Tribut an Nycen Kosmos; Blutriten Blut; Altaropfer eine ohne Symbol.',
      'Vollendet werden Krake, Uralter Gesang, Transmutation, Seehydra, Lamia und Blutriten gehütet; die anderen werden abgelegt.',
    ].join('\n'),
    'CD-2.12':
      'Jede Leiste beginnt bei der Zahl der Spieler, nur die des Altaropfers bei 1. Marker bewegen sich immer auf 0 zu.',
  }),
];
