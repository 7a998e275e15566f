import { under } from '../../../under.ts';

export const options = [
  ...under('Optionen', {
    'CD-7.1':
      'Ein Tisch wählt: die Ausgabe, den Nekromanten, die Varianten Ein wahrer Hohepriester, Sei nicht so selbstsüchtig, Händler des Todes und Ketzerei!, strenge Rache, unsere eigenen Zahlen, den Zuschlag des Hohepriesters, die Zeit zum Reagieren und für die Antwort auf einen Handel, ob zwischen Würfeln alle gefragt werden, und eine Grenze der Runden.',
    'CD-7.2':
      'Alles lässt sich verbinden, mit drei Ausnahmen. Ketzerei! braucht 6 Spieler. Bei 4 Spielern kann der Hohepriester den Nekromanten nicht bekommen. Strenge Rache gehört zur ersten Ausgabe.',
    'CD-7.3': 'Händler des Todes und Ketzerei! können auch mit der ersten Ausgabe gespielt werden.',
    'CD-7.4':
      'Nekromant. Die Karte wird unter die anderen Charaktere gemischt und vielleicht verteilt. Oder der Hohepriester bekommt sie.',
    'CD-7.5':
      'Ein wahrer Hohepriester. Vor dem ersten Zug darf der Hohepriester einen Altar wählen: Das oberste Ritual des Stapels kommt dorthin, dann wird das alte in den Stapel gemischt. Ein so gezogener Krake verteilt noch nichts. Der automatische Hohepriester nutzt es nicht.',
    'CD-7.6':
      'Sei nicht so selbstsüchtig. Einmal pro Spiel: Sind alle Getreuen tot, verliert der Hohepriester, wenn er lebt, 3 Leben. Das kann nicht verhindert oder beantwortet werden, und niemand ist der Mörder.',
    'CD-7.7':
      'Händler des Todes. Der Zuschlag des Hohepriesters ist 2 je Kabalist statt 3. Jedes Mal, wenn jemand eine Geisterkarte nimmt, erhält der Hohepriester, wenn er lebt, 2 Leben.',
    'CD-7.8': 'Ketzerei! Beide Ketzer sind im Spiel.',
    'CD-7.9':
      'Strenge Rache. Die Rollenkarte der ersten Ausgabe wird wörtlich genommen: Kabalisten gewinnen dann nur, wenn ein Kabalist lebt, wenn nur Ketzer leben oder wenn niemand lebt.',
    'CD-7.10':
      'Zuschlag des Hohepriesters. Leben je Kabalist, das der Hohepriester beim Aufbau hinzurechnet: 3 wie in den Regelbüchern, oder worauf sich der Tisch einigt. Mit Händler des Todes eines weniger als das, nicht unter 0. Ein Tisch kann stattdessen unsere eigenen Zahlen wählen: einen anderen Zuschlag und anderes Leben, je nach Personenzahl und Charakter. Sie stammen aus Partien zwischen Adept-Bots und gelten unter Meister-Bots nicht.',
  }),
  ...under('Unterschiede der beiden Ausgaben', {
    'CD-7.20': [
      'Wie sich die Ausgaben unterscheiden:',
      'Erste: Dolche dürfen auf dich selbst. Zweite: nur als dein Machtsymbol.',
      'Erste: Pergament, Uralt und Kosmos dürfen auf jeden lebenden Spieler, ohne Wirkung. Zweite: nicht durch Einsetzen.',
      'Erste: Würfel, die übrig sind, wenn ein Ritual ersetzt wird, sind verloren. Zweite: Sie bleiben, wenn das neue Ritual sie annimmt.',
      'Erste: Todesprüfungen am Ende jeder Phase. Zweite: am Ende der Vorbereitung, der Auswertungsphase und zwischen den Zügen.',
      'Erste: Strenge Rache kann gewählt werden. Zweite: Tote Kabalisten gewinnen immer, wenn der Hohepriester fällt.',
      'Erste: Ein toter Reuiger Ketzer gewinnt nur mit dem Hohepriester. Zweite: auch wenn die Seite fällt und kein Kabalist lebt.',
      'Automatischer Hohepriester mit 15 Leben oder weniger. Erste: eigenes Leben, Schaden, Rituale. Zweite: eigenes Leben, Rituale, Schaden.',
      'Erste, 8 Spieler mit dem Nekromanten: Der Rachsüchtige Ketzer ersetzt den Reuigen. Zweite: keine Änderung.',
    ].join('\n'),
  }),
];
