import { under } from '../under.ts';

export const sigils = [
  ...under('Siegel', {
    'CD-5.50': 'Ein Siegel benutzen: Es wird angesagt, kann abgewehrt werden und wirkt dann.',
    'CD-5.50.1':
      'Jeder Sitz darf sein Siegel einmal im Spiel benutzen, auch als Geist. Sein Zeitpunkt ist einer von diesen: im Reaktionsfenster eines lebenden aktiven Spielers; in jedem Auswertungsfenster, auch im Zug eines Geistes; bei einer Entscheidung über Neuwürfe in der eigenen Wurfphase (CD-4.20); in der Gegenwehr.',
    'CD-5.50.2': 'Die Ansage macht das Siegel öffentlich; es kommt zu den benutzten.',
    'CD-5.50.3':
      'Ein Siegel darf nur angesagt werden, wenn es in diesem Augenblick mindestens eine erlaubte Wirkung hat.',
    'CD-5.50.4':
      'Nach jeder Ansage öffnet sich die Gegenwehr für jeden anderen Sitz mit einem unbenutzten Siegel. Wer den Widerruf hat, darf widerrufen, und wer den Diebstahl hat, wenn der Widerruf bei den benutzten liegt. Auch ein Widerruf ist eine Ansage und öffnet seine eigene Gegenwehr; die letzte Ansage wirkt zuerst. Ist eine Ansage aufgehoben, schließt sich ihr Fenster. Liegen Widerruf und Diebstahl beide bei den benutzten, kann niemand mehr abwehren: Es öffnet sich keine Gegenwehr mehr, und eine offene schließt sich.',
    'CD-5.50.5': 'Ein aufgehobenes Siegel wirkt nicht und bleibt benutzt.',
    'CD-5.50.6':
      'Wird es nicht aufgehoben, trifft der Benutzer die Entscheidungen, und es wirkt sofort. Wirkungen enden mit dem laufenden Zug, wenn der Text nichts anderes sagt.',
    'CD-5.50.7':
      'Ein Geist übergeht die Teile, in denen er Leben verlieren oder zahlen würde; was mit Leben bezahlt werden muss, steht ihm nicht offen.',
    'CD-5.51':
      'Widerruf. In der Gegenwehr: Hebe das Siegel auf, das ein anderer Spieler gerade angesagt hat. Oder in einem Reaktionsfenster: Der aktive Spieler wirft alle Würfel einmal neu, auch hinzugefügte und untätige, das Ergebnis gilt, und alle werden neu eingesetzt (CD-4.38).',
    'CD-5.52': [
      'Vorzeichen. In einem Auswertungsfenster: Wirf 3 Würfel und führe sie einzeln aus, in einer Reihenfolge deiner Wahl.',
      '1. Dolch: Ein lebender Spieler deiner Wahl verliert 2.',
      '2. Doppeldolch: Alle lebenden Spieler verlieren 2, auch du, wenn du lebst.',
      '3. Blut: Ein lebender Spieler deiner Wahl erhält 2.',
      '4. Pergament: Füge 1 Würfel zu einem Ritual hinzu.',
      '5. Oder, nur wenn du lebst: Zahle 1 Leben und füge 2 Würfel hinzu, zum selben oder zu verschiedenen Ritualen.',
      '6. Uralt: Du wirfst in deiner nächsten Wurfphase 1 Würfel mehr.',
      '7. Kosmos: Wirf 2 weitere Würfel für diese Tabelle und verliere 1 Leben (ein Geist verliert nichts). Höchstens 5 Kosmosergebnisse je Benutzung tun das.',
      '8. Einen Würfel hinzufügen: Wähle einen Altar und ein Symbol, das er annimmt; dieser Marker rückt um 1 (Tribut: keine Bewegung, der Tribut dieses Zuges ist gezahlt, sonst nichts). Wähle einen lebenden Spieler, der den Altareffekt empfängt: Wo „du“ steht, ist er gemeint; alle Entscheidungen triffst du. Ein Würfel, den er bringt, wird sofort ebenso hinzugefügt, für denselben Empfänger. Bei den Blutriten wird der Empfänger gefragt, ob er zahlt.',
      '9. Wird ein Ritual mit Hütereffekt vollendet, wählst du seinen Hüter: einen beliebigen lebenden Spieler außer dem automatischen Hohepriester.',
      '10. Die Würfel der Tabelle sind nicht durch den Vorrat begrenzt. Nimmt kein Altar einen Würfel an, tut Pergament nichts.',
    ].join('\n'),
    'CD-5.53':
      'Doppelzüngigkeit. In einem Auswertungsfenster: Wähle ein Ritual mit Hütereffekt, außer dem Kraken, das gehütet wird oder auf dem Ablagestapel liegt, und einen lebenden Spieler außer dem automatischen Hohepriester. Dieser Spieler hat eine Kopie des Hütereffekts, bis er stirbt oder sie benutzt ist (Transmutation). Eine Kopie ist keine Karte und wird nie übergeben. Nur die Seehydra zählt doppelt (4 Würfel mehr, zwei abzulegen); jeder andere Hütereffekt nützt nur einmal zugleich. Eine Transmutation und ihre Kopie können beide benutzt werden.',
    'CD-5.54':
      'Diebstahl. Wirkt wie ein Siegel bei den benutzten, zum Zeitpunkt dieses Siegels, das mit der Ansage genannt wird. Aufgehobene zählen. Er kann sich nicht selbst kopieren.',
    'CD-5.55':
      'Transfusion. In einem Auswertungsfenster: Wähle einen lebenden Spieler. Jeder andere lebende Spieler verliert 1, in Zugreihenfolge, und der Gewählte erhält so viel, wie wirklich verloren ging; ist ein Geist im Spiel, spart er auch 1 Würfel auf.',
    'CD-5.56':
      'Bann. In einem Auswertungsfenster: Ein lebender Spieler deiner Wahl verliert bis zum Ende dieser Auswertungsphase kein Leben. Zahlungen fallen nicht darunter.',
    'CD-5.57':
      'Spiegelung. In einem Reaktionsfenster: Wähle einen lebenden Spieler außer dem aktiven, auf dem ein Dolch oder Doppeldolch liegt. Bis zu drei dieser Würfel (CD-4.123) gehen auf den aktiven Spieler. Ist das Symbol das Machtsymbol des aktiven Spielers, heilt es ihn (CD-4.64).',
    'CD-5.58':
      'Verderbnis. In einem Auswertungsfenster, wenn der aktive Spieler lebt und eingesetzte, nicht ausgewertete Blutwürfel hat: Sie alle werden zu Dolchen und bleiben, wo sie sind (CD-4.72).',
    'CD-5.59':
      'Gnade. In einem Auswertungsfenster, wenn es einen eingesetzten, nicht ausgewerteten Dolch oder Doppeldolch gibt: Wähle 1 bis 3 davon; sie werden zu Blut und bleiben, wo sie sind.',
    'CD-5.60':
      'Qual. In einem Auswertungsfenster: Ein anderer lebender Spieler deiner Wahl verliert 4. Dann verlierst du 1, wenn du lebst.',
    'CD-5.61':
      'Raserei. In deiner eigenen Wurfphase: Wirf jetzt 2 weitere Würfel und füge sie zu deinen hinzu (Geisterwürfel, wenn du ein Geist bist; Grenzen nach CD-4.18 und CD-2.2). Deine übrigen Neuwürfe schließen sie ein.',
    'CD-5.62': 'Erneuerung. In einem Auswertungsfenster: Ein lebender Spieler deiner Wahl erhält 4.',
    'CD-5.63':
      'Aufstieg. In einem Auswertungsfenster: Wähle einen Altar, dessen Ritual nicht das Altaropfer ist, und einen seiner Marker über 0; bewege ihn um 1 oder 2 Felder auf 0 zu, ohne Altareffekt. Vollendet das das Ritual, wählst du seinen Hüter wie in CD-5.52. Ein so vollendeter Tribut fällt wie in CD-5.20.4, und du bist der Mörder.',
    'CD-5.64': 'Verbannung. In einem Reaktionsfenster: Entferne 1 oder 2 eingesetzte Würfel des aktiven Spielers.',
  }),
  ...under('Fähigkeiten der Geister', {
    'CD-5.65':
      'Ein Geist darf seine Fähigkeit in jeder Reaktionsphase eines lebenden Spielers einmal nutzen, wenn er einen nicht ausgegebenen Geisterwürfel hat. Der Würfel ist bis zur nächsten Wurfphase des Geistes ausgegeben.',
    'CD-5.66':
      'Banshee: Gib 1 Würfel aus. Der aktive Spieler erhält einen Würfel mit diesem Symbol und setzt ihn ein (CD-4.39).',
    'CD-5.67':
      'Poltergeist: Gib 1 Würfel aus. Ein eingesetzter Würfel mit einem anderen Symbol nimmt das deines Würfels an und wird neu eingesetzt (CD-4.38).',
    'CD-5.68': 'Verschlinger: Gib 1 Würfel aus. Entferne einen eingesetzten Würfel, der dasselbe Symbol zeigt.',
    'CD-5.69':
      'Gespenst: Gib 1 Würfel aus. Der aktive Spieler erhält einen Würfel mit diesem Symbol; du setzt ihn, mit den Zielen einer Sirenenmünze (CD-5.72).',
    'CD-5.70':
      'Wiedergänger: Gib 1 oder 2 Würfel aus. Wähle ebenso viele verschiedene eingesetzte Würfel; der Besitzer wirft sie einmal neu und setzt sie neu ein (CD-4.38).',
    'CD-5.71':
      'Phantom: Gib 1 Würfel aus. Versetze einen eingesetzten Würfel, der dasselbe Symbol zeigt, auf ein anderes Ziel, wie mit einer Sirenenmünze (CD-5.72).',
  }),
  ...under('Münzen, Krakenwürfel, Handel', {
    'CD-5.72': [
      'Sirenenmünze.',
      '1. In der Reaktionsphase eines beliebigen lebenden Spielers, auch der eigenen, gib 1 Münze aus, um einen der eingesetzten Würfel des aktiven Spielers zu versetzen, von einem Spieler oder einem Ritual; keinen untätigen. Höchstens 1 Münze je Sitz und Zug.',
      '2. Er kommt auf einen beliebigen lebenden Spieler, welches Symbol er auch zeigt, auch auf seinen Besitzer, oder auf ein beliebiges Ritual, das das Symbol annimmt (CD-4.29). Der Platz muss ein anderer sein. Auch Würfel, die als Machtsymbol auf ihrem Besitzer liegen, dürfen versetzt werden.',
      '3. Was der versetzte Würfel tut: CD-4.64.',
    ].join('\n'),
    'CD-5.73':
      'Gesangsmünze. Gib in deiner Einsatzphase 1 Münze aus, um einen eigenen nicht eingesetzten Würfel oder einen eigenen Geisterwürfel in ein beliebiges anderes Symbol außer Doppeldolch zu ändern. Beliebig viele Münzen, aber jeder Würfel höchstens einmal im Zug.',
    'CD-5.74': 'Krakenwürfel: CD-4.12, CD-4.14, CD-4.15, CD-5.11. Geister haben nie welche.',
    'CD-5.75': [
      'Handel von Händler II, oder von Gesichtsloser II mit dieser Fähigkeit (wer handelt), solange er lebt.',
      '1. Immer wenn er etwas gefragt wird, und in jedem Fenster, darf er jedem einen Handel anbieten. Andere dürfen ihm einen anbieten, wenn sie etwas gefragt werden.',
      '2. Ein Angebot nennt den Empfänger, was gegeben wird (Gesangsmünzen, Sirenenmünzen oder Leben) und was verlangt wird (etwas anderes davon), so viel wie jede Seite hat. Ein gemischtes Geschäft braucht zwei Angebote.',
      '3. Wer Leben gibt, muss leben und mindestens 1 behalten; wer Leben bekommt, muss leben. Mit Geistern darf um Münzen gehandelt werden. Beide Seiten müssen besitzen, was den Besitzer wechselt.',
      '4. Höchstens 3 Angebote in der eigenen Einsatzphase und 1 in jeder anderen Phase.',
      '5. Der Empfänger nimmt sofort an oder lehnt ab. Nimmt er an, wechselt alles im selben Augenblick den Besitzer. Ein Angebot, das unmöglich geworden ist, ist hinfällig.',
      '6. Leben, das durch Handel wandert, ist für andere Wirkungen weder verloren noch erhalten.',
      '7. Versprechen binden niemanden. Nekromantenmünzen, Siegel, Würfel und Rituale können nicht gehandelt werden. Der automatische Hohepriester handelt nie.',
      '8. Ein angenommener Handel kann nicht zurückgenommen werden.',
    ].join('\n'),
  }),
];
