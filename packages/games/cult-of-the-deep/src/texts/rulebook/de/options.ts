import { under } from '../under.ts';

export const options = [
  ...under('Optionen', {
    'CD-7.1':
      'Optionen: 4 bis 8 Spieler; edition; necromancer; trulyHighPriest; dontBeSoSelfish; merchantOfDeath; heresy; strictGraveVengeance; preset; responseTimer (0 bis 60 Sekunden, CD-4.55); tradeTimer (0 bis 30 Sekunden für die Antwort auf ein Angebot, dann ist es abgelehnt); resolveWindows (CD-4.62); highPriestBonus; roundLimit (CD-6.8).',
    'CD-7.2':
      'Alles kann kombiniert werden außer: heresy mit weniger als 6 Spielern, der Nekromant für den Hohepriester mit 4 Spielern, strictGraveVengeance mit der zweiten Ausgabe. trulyHighPriest bewirkt mit 4 Spielern nichts.',
    'CD-7.3': 'Händler des Todes und Ketzerei! können auch mit der ersten Ausgabe gespielt werden.',
    'CD-7.4':
      'Nekromant. Untergemischt: Die Karte wird unter die anderen Charaktere gemischt und wird vielleicht ausgeteilt, vielleicht nicht. Hohepriester: Der Hohepriester bekommt sie. Ihre Regeln: CD-5.49, CD-6.12 bis CD-6.14, CD-3.2.',
    'CD-7.5':
      'Ein wahrer Hohepriester. Vor dem ersten Zug darf der menschliche Hohepriester einen Altar wählen: Das oberste Ritual des Stapels kommt mit frischen Markern dorthin, dann wird das alte in den Stapel gemischt. Eine so gezogene Krake verteilt noch nichts (CD-3.7).',
    'CD-7.6':
      'Sei nicht so selbstsüchtig. In Schritt 8 einer Todesprüfung, einmal im Spiel: Hat das Spiel Getreue und sind alle tot, verliert der Hohepriester, wenn er lebt, 3 Leben. Das kann nicht verhindert oder beantwortet werden (nur die Schritte 1 und 5 von CD-4.75), und niemand ist der Mörder.',
    'CD-7.7':
      'Händler des Todes. Der Zuschlag des Hohepriesters ist 2 je Kabalist statt 3. Jedes Mal, wenn jemand eine Geisterkarte nimmt, erhält der Hohepriester, wenn er lebt, 2 Leben.',
    'CD-7.8': 'Ketzerei! Beide Ketzer sind im Spiel: Rollen in CD-3.1, Ergebnisse in CD-6.11.',
    'CD-7.9':
      'Strenge Rache aus dem Grab. Die Rollenkarte der ersten Ausgabe wird wörtlich genommen: siehe Zeile 1 von CD-6.5.',
    'CD-7.10':
      'Zuschlag des Hohepriesters. Leben je Kabalist, das der Hohepriester beim Aufbau hinzurechnet: 3 wie in den Regelbüchern, oder worauf sich der Tisch einigt. Mit Händler des Todes eines weniger als das, nicht unter 0. Ein Tisch kann stattdessen unsere eigenen Zahlen wählen: einen anderen Zuschlag und anderes Leben, je nach Personenzahl und Charakter. Sie stammen aus Partien zwischen Adept-Bots und gelten unter Meister-Bots nicht.',
  }),
  ...under('Unterschiede der beiden Ausgaben', {
    'CD-7.20': [
      'Erste Ausgabe: Dolche darf man auf sich selbst setzen. Zweite: nur als Machtsymbol.',
      'Erste: Pergament, Uralt und Kosmos dürfen auf jeden lebenden Spieler, ohne Wirkung. Zweite: nicht beim Einsetzen.',
      'Erste: Würfel, die übrig sind, wenn ein Ritual ersetzt wird, sind verloren. Zweite: Sie bleiben, wenn das neue Ritual sie annimmt.',
      'Erste: Todesprüfungen am Ende jeder Phase. Zweite: am Ende der Vorbereitung, der Auswertungsphase und zwischen den Zügen.',
      'Erste: strictGraveVengeance kann gewählt werden. Zweite: Tote Kabalisten gewinnen immer, wenn der Hohepriester fällt.',
      'Erste: Ein toter Reuiger Ketzer gewinnt nur mit dem Hohepriester. Zweite: auch, wenn die Seite fällt und kein Kabalist lebt.',
      'Automatischer Hohepriester mit 15 Leben oder weniger. Erste: eigenes Leben, Schaden, Rituale. Zweite: eigenes Leben, Rituale, Schaden.',
      'Erste, 8 Spieler mit dem Nekromanten: Der Rachsüchtige Ketzer ersetzt den Reuigen. Zweite: keine Änderung.',
      'Wo sich die Bücher sonst unterscheiden, werden beide Ausgaben gleich gespielt: Eine Leiste auf 0 nimmt keine Würfel, vollendete Rituale ohne Hütereffekt werden abgelegt, Geister erhalten kein Leben, nehmen keine Würfel und hüten keine Rituale, und die Geisterkarte eines wiedergekehrten Nekromanten kommt zurück in die Auslage.',
    ].join('\n'),
  }),
];
