/** The options of a table, and what their values mean. Numbers stand in ../de.ts. */
import type { options as english } from '../../en/cult-of-the-deep/options.ts';

export const options: Readonly<Record<keyof typeof english, string>> = {
  'option.edition': 'Nach welchem Regelheft spielt ihr?',
  'option.edition.second': 'Zweite Ausgabe',
  'option.edition.first': 'Erste Ausgabe',
  'option.necromancer': 'Ist der Nekromant im Spiel? Der Hohepriester kann ihn ab 5 Personen bekommen.',
  'option.necromancer.off': 'Nein',
  'option.necromancer.shuffled': 'Unter die anderen Charaktere gemischt',
  'option.necromancer.high-priest': 'Der Hohepriester bekommt ihn',
  'option.trulyHighPriest': 'Ein wahrer Hohepriester: Darf der Hohepriester vor dem ersten Zug ein Ritual ersetzen?',
  'option.trulyHighPriest.off': 'Nein',
  'option.trulyHighPriest.on': 'Ja',
  'option.dontBeSoSelfish':
    'Sei nicht so selbstsüchtig: Verliert der Hohepriester 3 Leben, wenn alle Getreuen tot sind?',
  'option.dontBeSoSelfish.off': 'Nein',
  'option.dontBeSoSelfish.on': 'Ja',
  'option.merchantOfDeath':
    'Händler des Todes: Beginnt der Hohepriester mit weniger Leben und erhält 2 für jeden neuen Geist?',
  'option.merchantOfDeath.off': 'Nein',
  'option.merchantOfDeath.on': 'Ja',
  'option.heresy': 'Ketzerei!: Sind beide Ketzer im Spiel? Ab 6 Personen.',
  'option.heresy.off': 'Nein',
  'option.heresy.on': 'Ja',
  'option.strictGraveVengeance':
    'Nur erste Ausgabe: Gewinnen die Kabalisten nur, wenn einer von ihnen lebt, wenn nur Ketzer leben oder wenn alle tot sind?',
  'option.strictGraveVengeance.off': 'Nein, sie gewinnen immer, wenn der Hohepriester fällt',
  'option.strictGraveVengeance.on': 'Ja, wie es auf ihrer Rollenkarte steht',
  'option.responseTimer': 'Wie lange dauert ein Reaktionsfenster?',
  'option.tradeTimer': 'Wie lange darfst du über einen Handel nachdenken?',
  'option.resolveWindows': 'Wer darf zwischen zwei Würfeln der Auswertungsphase handeln?',
  'option.resolveWindows.compact': 'Wer dranbleiben wollte',
  'option.resolveWindows.full': 'Alle, nach jedem Würfel',
  'option.preset': 'Mit welchen Zahlen spielt ihr?',
  'option.preset.reconstructed':
    'Wie in den Regelbüchern, mit rekonstruiertem Leben. Unter Adept-Bots gut für den Hohepriester bei 5 oder 7 Personen, für die Kabalisten bei 6 oder 8',
  'option.preset.adepts':
    'Unsere eigenen: Leben nach Personenzahl und Charakter, damit unter Adept-Bots beide Seiten etwa gleich oft gewinnen. Unter Meister-Bots gewannen bei 5 oder 7 Personen die Kabalisten 30 von 32 Partien',
  'option.highPriestBonus': 'Mit wie viel zusätzlichem Leben pro Kabalist beginnt der Hohepriester?',
  'option.roundLimit': 'Wann endet die Partie ohne Sieg?',
};
