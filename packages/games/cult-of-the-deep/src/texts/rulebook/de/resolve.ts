import { under } from '../under.ts';

export const resolve = [
  ...under('Auswertungsphase', {
    'CD-4.60':
      'Zu Beginn darf ein Geist, der Nekromant ist, im eigenen Zug wiederkehren, wenn er kann (CD-5.49); von da an lebt er, hat in diesem Zug aber keine Kultistenwürfel.',
    'CD-4.61':
      'Ist ein Würfel eingesetzt, kommt das eröffnende Auswertungsfenster. In jedem Auswertungsfenster kann man ein Siegel für die Auswertungsphase benutzen, als Wächter einen Schild legen (CD-5.37), als Assassine zustechen (CD-5.39), zuschauen (CD-4.59) oder passen.',
    'CD-4.62':
      'Solange eingesetzte Würfel nicht ausgewertet sind, wählt der aktive Spieler einen und wertet ihn aus, mit allem, was er bewirkt (CD-4.64, CD-4.65). Bleiben welche übrig, gibt es ein Fenster zwischen den Würfeln: mit resolveWindows compact (die Vorgabe) nur für zuschauende Sitze (CD-4.59), mit full für alle Berechtigten.',
    'CD-4.63':
      'Ist keiner mehr übrig: Tributschritt (CD-5.20.3), dann das schließende Auswertungsfenster. Dann werden alle Würfel des aktiven Spielers entfernt (ein Geist behält seine Würfel), die Todesprüfung folgt (CD-4.85), und der Zug endet.',
    'CD-4.64':
      'Ein Würfel auf einem Spieler, der nicht lebt, tut nichts. Als Machtsymbol erhält der Spieler 1 Leben; arkan: CD-5.33 und CD-5.34. Sonst nimmt der Dolch 1 Leben, der Doppeldolch 2, Blut gibt 1, andere Symbole tun nichts. Bei einem Würfel, der versetzt oder geändert wurde, ohne dass sein Besitzer die Art gewählt hat, wird sie neu bestimmt: auf dem Besitzer mit dessen Symbol ist er das Machtsymbol; Kosmos auf der Zauberin, wenn es ihr Würfel ist, oder auf Zauberin II ist arkan; Pergament, Uralt oder Kosmos, die zum Machtsymbol des Spielers passen, auf dem sie liegen, sind das Machtsymbol, wo Alchemist II es erlaubt; sonst gewöhnlich.',
    'CD-4.65':
      'Ein Würfel auf einem Altar sieht auf das Ritual, das jetzt dort liegt. Kosmos auf dem Tribut zahlt den Tribut für diesen Zug (CD-5.20), sonst nichts. Hat das Ritual eine Leiste dieses Symbols über 0, rückt ihr Marker um 1 auf 0 zu, der Besitzer erhält den Altareffekt (CD-5.5), und Bibliothekarin II darf ihn wiederholen (CD-5.44). Stehen dann alle Marker auf 0, ist das Ritual vollendet (CD-4.66). In allen anderen Fällen wird der Würfel ohne Wirkung entfernt.',
    'CD-4.66':
      'Ein Ritual vollendet der Besitzer des Würfels oder wen ein Siegel nennt: 1. Alle seine laufenden Wirkungen werden zu Ende geführt. 2. Hat es einen Hütereffekt und kann dieser Sitz Hüter sein (lebend, nicht der automatische Hohepriester), so liegt es bei diesem Sitz; sonst wird es abgelegt (CD-4.67). 3. Genau ein neues Ritual kommt auf den Altar (CD-4.68). 4. Übrig gebliebene Würfel (CD-4.69).',
    'CD-4.67':
      'Ein abgelegtes Ritual kommt ohne seine Marker auf den Ablagestapel. Mit dem Kraken gehen alle Krakenwürfel in den Vorrat zurück, mit dem Uralten Schatten seine Marker. Ein Altar, auf dem es lag, wird einmal aufgefüllt (CD-4.68, oder Schritt 3 von CD-4.66); ein gehütetes Ritual, das abgelegt wird, lässt keine Lücke.',
    'CD-4.68':
      'Ein Ritual ziehen: Ist der Stapel leer, wird zuerst der Ablagestapel zu einem neuen gemischt. Die Karte kommt offen auf den leeren Altar, die Marker auf N (beim Altaropfer auf 1). Dann kommt, was beim Aufdecken geschieht: Der Krake verteilt sofort (CD-4.12).',
    'CD-4.69':
      'Übrig gebliebene Würfel sind nicht ausgewertete Würfel auf einem Altar, dessen Ritual vollendet wurde. Zweite Ausgabe: Die, deren Symbol das neue Ritual annimmt (CD-4.29), bleiben und werden dort ausgewertet; andere werden ohne Wirkung entfernt. Erste Ausgabe: Alle werden entfernt.',
    'CD-4.70':
      'Ein Würfel auf einem Ritual mit zwei Leisten, der ausgewertet wird, während seine eigene Leiste auf 0 steht und das Ritual nicht vollendet ist, wird ohne Wirkung entfernt. Der Besitzer darf ihn für später in der Phase aufheben und auf die Vollendung hoffen.',
    'CD-4.71':
      'Würfel, die man in der Auswertungsphase erhält, werden sofort eingesetzt, wie ihr Text sagt, und sind gewöhnliche nicht ausgewertete Würfel dieser Phase. Altareffekte geben in einem Zug höchstens 20 Würfel.',
    'CD-4.72':
      'Ändert ein Siegel in der Auswertungsphase Symbole, bleiben die Würfel, wo sie sind, wenn nicht ein anderes Siegel sie versetzt. Auf einem Altar, der das neue Symbol nicht annimmt, wird der Würfel bei der Auswertung ohne Wirkung entfernt.',
    'CD-4.73':
      'Wer in dieser Auswertungsphase Leben verloren hat (für den Assassinen und den Hüter der Lamia), Schilde, Banne und Zuschauer beginnen in jeder Auswertungsphase leer und enden mit ihr, vor der Todesprüfung.',
  }),
  ...under('Leben verlieren und erhalten', {
    'CD-4.75': [
      'Ein Verlust hat eine Ursache und ein oder mehrere Ziele, jedes mit einem Betrag.',
      '1. Ziele, die nicht leben oder 0 Leben haben, und Beträge von 0 fallen weg. Bleibt nichts übrig, ist es vorbei.',
      '2. Ein gebanntes Ziel (CD-5.56) verliert nichts. Schilde verringern die Beträge und sind um ebenso viel verbraucht.',
      '3. In einer Auswertungsphase: Ein Ziel ist zu retten, wenn der Verlust es auf 0 brächte und 2 Punkte weniger es über 0 ließen (beim Sitz des Wächters zähle 1 Leben weniger, weil er zahlt). Solange es eines gibt, wird jeder Sitz, der einen Schild legen kann (CD-5.37), einmal gefragt: nein, nicht in dieser Phase, oder ein Ziel, das zu retten ist. Der Schild gilt sofort.',
      '4. Ist die Ursache ein Ritual und läuft ein Zug, wird jeder Sitz, der als Wächter II etwas verhindern kann (CD-5.38), einmal gefragt: nein, nicht in dieser Phase, oder ein Ziel mit einem Betrag über 0, der um 1 sinkt.',
      '5. Die Ziele verlieren ihre Beträge in Zugreihenfolge ab dem aktiven Sitz, nicht unter 0. Wer wirklich mindestens 1 verloren hat, hat in dieser Auswertungsphase Leben verloren, wenn es eine ist; bei 0 Leben wird der letzte Schlag vermerkt (CD-4.80).',
      '6. Der Hüter der Lamia erhält Leben (CD-5.19.3).',
      '7. Ist die Ursache ein Ritual und läuft ein Zug, wird jeder Sitz, der als Assassine II den Verlust vertiefen kann (CD-5.40), einmal gefragt: nein, nicht in dieser Phase, oder ein Ziel, das wirklich Leben verloren und noch welches hat. Der weitere Verlust ist ein Verlust für sich.',
    ].join('\n'),
    'CD-4.76':
      '„Alle Spieler verlieren“ ist ein einziger Verlust mit jedem lebenden Spieler als Ziel. Bei „alle außer einem“ bleibt der Verschonte weg.',
    'CD-4.77': 'Erhält ein lebender Spieler Leben, so steigt seine Zahl. Geister erhalten nie Leben.',
    'CD-4.78':
      'Wer bei 0 Leben ist und vor der nächsten Todesprüfung Leben erhält, ist gerettet, und der letzte Schlag ist vergessen.',
    'CD-4.79':
      'Verluste durch Rituale sind die durch Krakenwürfel, durch die Altareffekte von Seehydra und Lamia, durch Ergebnisse des Astralrisses und durch einen vollendeten Tribut. Auch der Uralte Schatten ist ein Ritual, wirkt aber außerhalb der Züge, sodass keine Fähigkeit daran etwas ändert. Würfel auf Spielern, arkane Explosionen, Tabellen von Siegeln und Zahlungen sind es nicht.',
    'CD-4.80':
      'Letzter Schlag: Jedes Mal, wenn ein Spieler von über 0 auf 0 Leben fällt, werden der Mörder nach CD-4.81 und eine laufende Nummer vermerkt. Verluste bei 0 Leben ändern daran nichts.',
    'CD-4.81': [
      'Der Mörder ist:',
      'bei einem Würfel auf einem Spieler, wie auch immer geändert, versetzt oder hinzugefügt: der Besitzer des Würfels;',
      'bei einem Altareffekt oder einem Ergebnis des Risses durch einen Würfel: der Besitzer des Würfels; durch ein Siegel: wer es benutzt;',
      'bei einer arkanen Explosion: der Besitzer der Kosmoswürfel;',
      'beim Stich des Assassinen oder beim weiteren Verlust durch Assassine II: dieser Assassine;',
      'bei einem Siegel oder einem dadurch vollendeten Ritual: wer es benutzt;',
      'bei einem Tribut, der von selbst fiel: niemand;',
      'bei Krakenwürfeln: der Hüter des Kraken, wenn das ein anderer Spieler ist, sonst niemand;',
      'beim Uralten Schatten und bei Sei nicht so selbstsüchtig: niemand;',
      'beim Zahlen von Leben, einem eigenen Würfel auf sich selbst, dem Verlust durch ein eigenes Siegel oder einen eigenen Riss: das Opfer selbst.',
    ].join('\n'),
    'CD-4.82':
      'Ist der Mörder nach dieser Tafel das Opfer, so ist es eine Selbsttötung, welche Zeile es auch sei. Ein Mörder kann leben, ein Geist sein oder der automatische Hohepriester.',
  }),
];
