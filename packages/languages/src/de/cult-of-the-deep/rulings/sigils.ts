import { under } from '../../../under.ts';

export const sigils = [
  ...under('Siegel', {
    'CD-5.50': 'Ein Siegel benutzen: Es wird angesagt, kann abgewehrt werden und wirkt dann.',
    'CD-5.50.1':
      'Jeder Spieler darf sein Siegel einmal pro Spiel benutzen, auch als Geist. Das Siegel sagt, wann: in der Reaktionsphase eines lebenden Spielers; in jeder Auswertungsphase, vor dem ersten Würfel, nach dem letzten oder zwischen Würfeln, wenn du zuschaust; in deiner eigenen Wurfphase; oder gegen ein anderes Siegel.',
    'CD-5.50.2': 'Die Ansage macht das Siegel öffentlich; es kommt zu den benutzten.',
    'CD-5.50.3':
      'Ein Siegel darf nur angesagt werden, wenn es in diesem Augenblick mindestens eine erlaubte Wirkung hat.',
    'CD-5.50.4':
      'Nach jeder Ansage kann jeder andere Spieler mit unbenutztem Siegel gefragt werden, ob er sich wehrt. Der Widerruf kann das, und der Diebstahl, wenn der Widerruf benutzt ist. Auch gegen die Gegenwehr kann man sich wehren; die letzte wirkt zuerst. Kann sich niemand mehr wehren, wird niemand gefragt.',
    'CD-5.50.5': 'Ein aufgehobenes Siegel wirkt nicht und bleibt benutzt.',
    'CD-5.50.6':
      'Wird es nicht aufgehoben, trifft, wer es benutzt, die Entscheidungen, und es wirkt sofort. Wer sich wehrt, kennt also das Siegel, aber nicht sein Ziel. Wirkungen enden mit dem Zug, wenn der Text nichts anderes sagt.',
    'CD-5.50.7':
      'Ein Geist übergeht die Teile, in denen er Leben verlieren oder zahlen würde; was mit Leben bezahlt werden muss, steht ihm nicht offen.',
    'CD-5.51':
      'Widerruf. Hebe das Siegel auf, das ein anderer Spieler gerade angesagt hat. Oder in der Reaktionsphase eines lebenden Spielers: Er wirft alle Würfel einmal neu, auch hinzugefügte und untätige, und setzt sie neu ein.',
    'CD-5.52': [
      'Vorzeichen. In einer Auswertungsphase: Wirf 3 Würfel und wende sie einzeln an, in einer Reihenfolge deiner Wahl.',
      'Dolch: Ein lebender Spieler deiner Wahl verliert 2. Doppeldolch: Alle lebenden Spieler verlieren 2. Blut: Ein lebender Spieler deiner Wahl erhält 2.',
      'Pergament: Füge einem Ritual 1 Würfel hinzu; oder, wenn du lebst, zahle 1 Leben und füge 2 hinzu. Uralt: Du wirfst in deiner nächsten Wurfphase 1 Würfel mehr.',
      'Kosmos: Wirf 2 weitere Würfel für diese Tafel und verliere 1 Leben. Höchstens 5 Ergebnisse Kosmos tun das.',
      'Einen Würfel hinzufügen: Wähle einen Altar und ein Symbol, das er annimmt. Dieser Marker rückt um 1, und ein lebender Spieler deiner Wahl erhält den Altareffekt; du triffst die Entscheidungen. Bei Blutriten entscheidet dieser Spieler, ob er zahlt. Der Tribut wird nur gezahlt.',
      'Vollendet das ein Ritual mit Hütereffekt, wählst du seinen Hüter: einen lebenden Spieler außer dem automatischen Hohepriester.',
    ].join('\n'),
    'CD-5.53':
      'Doppelzüngigkeit. In einer Auswertungsphase: Wähle ein Ritual mit Hütereffekt, nicht den Kraken, das gehütet oder abgelegt ist, und einen lebenden Spieler außer dem automatischen Hohepriester. Er hat eine Kopie des Hütereffekts, bis er stirbt oder sie benutzt ist. Nur die Seehydra zählt doppelt. Eine Kopie wird nie weitergegeben.',
    'CD-5.54':
      'Diebstahl. Wirkt wie ein Siegel bei den benutzten, zum Zeitpunkt dieses Siegels, das mit der Ansage genannt wird. Aufgehobene zählen. Er kann sich nicht selbst kopieren.',
    'CD-5.55':
      'Transfusion. In einer Auswertungsphase: Wähle einen lebenden Spieler. Jeder andere lebende Spieler verliert 1, in Zugreihenfolge, und der Gewählte erhält so viel, wie wirklich verloren ging; ist ein Geist im Spiel, spart er auch 1 Würfel auf.',
    'CD-5.56':
      'Bann. In einer Auswertungsphase: Ein lebender Spieler deiner Wahl verliert bis zum Ende dieser Auswertungsphase kein Leben. Zahlungen fallen nicht darunter.',
    'CD-5.57':
      'Spiegelung. In einer Reaktionsphase: Wähle einen lebenden Spieler außer dem aktiven, auf dem ein Dolch oder Doppeldolch liegt. Bis zu drei dieser Würfel, Doppeldolche zuerst, gehen auf den aktiven Spieler. Ist das Symbol sein Machtsymbol, heilt es ihn.',
    'CD-5.58':
      'Verderbnis. In einer Auswertungsphase, wenn der aktive Spieler lebt und eingesetzte, nicht ausgewertete Blutwürfel hat: Sie alle werden zu Dolchen und bleiben, wo sie sind.',
    'CD-5.59':
      'Gnade. In einer Auswertungsphase, wenn es einen eingesetzten, nicht ausgewerteten Dolch oder Doppeldolch gibt: Wähle 1 bis 3 davon; sie werden zu Blut und bleiben, wo sie sind.',
    'CD-5.60':
      'Qual. In einer Auswertungsphase: Ein anderer lebender Spieler deiner Wahl verliert 4. Dann verlierst du 1, wenn du lebst.',
    'CD-5.61':
      'Raserei. In deiner eigenen Wurfphase: Wirf jetzt 2 weitere Würfel und füge sie deinen hinzu (Geisterwürfel, wenn du ein Geist bist). Deine übrigen Neuwürfe schließen sie ein.',
    'CD-5.62': 'Erneuerung. In einer Auswertungsphase: Ein lebender Spieler deiner Wahl erhält 4.',
    'CD-5.63':
      'Aufstieg. In einer Auswertungsphase: Wähle einen Altar, dessen Ritual nicht das Altaropfer ist, und einen seiner Marker über 0; bewege ihn 1 oder 2 Felder auf 0 zu, ohne Altareffekt. Ist das Ritual damit vollendet, wählst du seinen Hüter. Ein so vollendeter Tribut an Nycen fällt, mit dir als Mörder.',
    'CD-5.64': 'Verbannung. In einer Reaktionsphase: Entferne 1 oder 2 eingesetzte Würfel des aktiven Spielers.',
  }),
  ...under('Fähigkeiten der Geister', {
    'CD-5.65':
      'Ein Geist darf seine Fähigkeit in jeder Reaktionsphase eines lebenden Spielers einmal nutzen, wenn er einen nicht ausgegebenen Geisterwürfel hat. Der Würfel ist bis zur nächsten Wurfphase des Geistes ausgegeben.',
    'CD-5.66': 'Banshee: Gib 1 Würfel aus. Der aktive Spieler erhält einen Würfel mit diesem Symbol und setzt ihn ein.',
    'CD-5.67':
      'Poltergeist: Gib 1 Würfel aus. Ein eingesetzter Würfel mit einem anderen Symbol nimmt das deines Würfels an und wird neu eingesetzt.',
    'CD-5.68': 'Verschlinger: Gib 1 Würfel aus. Entferne einen eingesetzten Würfel, der dasselbe Symbol zeigt.',
    'CD-5.69':
      'Gespenst: Gib 1 Würfel aus. Der aktive Spieler erhält einen Würfel mit diesem Symbol; du setzt ihn, mit den Zielen einer Sirenenmünze.',
    'CD-5.70':
      'Wiedergänger: Gib 1 oder 2 Würfel aus. Wähle ebenso viele verschiedene eingesetzte Würfel; der Besitzer wirft sie einmal neu und setzt sie neu ein.',
    'CD-5.71':
      'Phantom: Gib 1 Würfel aus. Versetze einen eingesetzten Würfel, der dasselbe Symbol zeigt, auf ein anderes Ziel, wie mit einer Sirenenmünze.',
  }),
  ...under('Münzen, Krakenwürfel, Handel', {
    'CD-5.72': [
      'Sirenenmünze.',
      '1. In der Reaktionsphase jedes lebenden Spielers, auch deiner eigenen, gib 1 Münze aus, um einen eingesetzten Würfel des aktiven Spielers zu versetzen. Höchstens 1 Münze je Spieler und Zug.',
      '2. Er geht an eine andere Stelle: auf einen lebenden Spieler, welches Symbol er auch zeigt, auch auf seinen Besitzer, oder auf ein Ritual, welches das Symbol annimmt. Ein Symbol, das dort nichts tut, ist vergeudet.',
    ].join('\n'),
    'CD-5.73':
      'Gesangsmünze. Gib in deiner Einsatzphase 1 Münze aus, um einen eigenen nicht eingesetzten Würfel oder einen eigenen Geisterwürfel in ein beliebiges anderes Symbol außer Doppeldolch zu ändern. Beliebig viele Münzen, aber jeder Würfel höchstens einmal im Zug.',
    'CD-5.75': [
      'Handel von Händler II, oder von Gesichtsloser II mit dieser Fähigkeit (wer handelt), solange er lebt.',
      '1. Immer wenn er etwas gefragt wird, und in jeder Reaktions- und Auswertungsphase, darf er jedem einen Handel anbieten. Andere dürfen ihm einen anbieten, wenn sie etwas gefragt werden.',
      '2. Ein Angebot nennt, was gegeben wird (Gesangsmünzen, Sirenenmünzen oder Leben) und was dafür gewünscht ist (etwas anderes davon), so viel, wie jede Seite hat.',
      '3. Wer Leben gibt, muss leben und mindestens 1 behalten; wer Leben bekommt, muss leben. Münzen dürfen mit Geistern getauscht werden.',
      '4. Höchstens 3 Angebote in der Einsatzphase dessen, der handelt, und 1 in jeder anderen Phase.',
      '5. Der andere nimmt sofort an oder lehnt ab. Alles wechselt im selben Augenblick den Besitzer und kann nicht zurückgenommen werden.',
      '6. Getauschtes Leben ist für andere Wirkungen weder verloren noch erhalten. Versprechen binden niemanden. Der automatische Hohepriester handelt nie.',
    ].join('\n'),
  }),
];
