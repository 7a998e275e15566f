import { under } from '../../../under.ts';

export const resolve = [
  ...under('Auswertungsphase', {
    'CD-4.60':
      'Ein Geist, der Nekromant ist, darf zu Beginn der Auswertungsphase seines eigenen Zuges auferstehen. Von da an lebt er, ohne Würfel in diesem Zug, und der Tribut kann ihn treffen.',
    'CD-4.61':
      'Vor dem ersten Würfel und nach dem letzten darf jeder ein Siegel für die Auswertungsphase benutzen, als Wächter einen Schild legen, als Assassine zuschlagen, zuschauen oder passen.',
    'CD-4.62':
      'Der aktive Spieler wählt einen eingesetzten Würfel nach dem anderen und wertet ihn mit allem aus, was er bewirkt. Zwischen Würfeln werden nur die gefragt, die zuschauen.',
    'CD-4.63':
      'Ist kein Würfel übrig, rückt der Tribut vor. Dann dürfen alle noch einmal handeln. Dann werden die Würfel entfernt (ein Geist behält seine), die Todesprüfung folgt, und der Zug endet.',
    'CD-4.64':
      'Ein Würfel auf einem Spieler, der nicht lebt, tut nichts. Als Machtsymbol gibt er 1 Leben. Sonst nimmt ein Dolch 1 Leben, ein Doppeldolch 2, Blut gibt 1, andere Symbole tun nichts. Ein Würfel, den jemand anders versetzt oder geändert hat, wird neu betrachtet: Auf seinem Besitzer mit dessen Symbol heilt er, selbst ein Dolch.',
    'CD-4.65':
      'Ein Würfel auf einem Altar sieht auf das Ritual, das jetzt dort liegt. Hat es eine Leiste dieses Symbols über 0, rückt ihr Marker um 1 auf 0 zu, und der Besitzer erhält den Altareffekt. Stehen alle Marker auf 0, ist das Ritual vollendet. Kosmos auf dem Tribut zahlt ihn nur. Sonst tut der Würfel nichts.',
    'CD-4.66':
      'Wer ein Ritual mit Hütereffekt vollendet, wird sein Hüter, wenn er lebt und nicht der automatische Hohepriester ist. Sonst wird das Ritual abgelegt. Dann kommt ein neues Ritual auf den Altar.',
    'CD-4.67':
      'Mit einem abgelegten Kraken gehen alle Krakenwürfel in den Vorrat zurück, mit dem Uralten Schatten seine Marker. Der Altar, auf dem es lag, wird aufgefüllt. Ein gehütetes Ritual, das abgelegt wird, lässt keine Lücke.',
    'CD-4.68':
      'Ein neues Ritual kommt offen auf den leeren Altar, die Marker auf die Zahl der Spieler (beim Altaropfer auf 1). Ist der Stapel leer, wird zuerst der Ablagestapel zu einem neuen gemischt. Ein neuer Krake verteilt sofort Würfel.',
    'CD-4.69':
      'Übrig gebliebene Würfel liegen auf einem Altar, dessen Ritual vollendet wurde. Zweite Ausgabe: Die, die das neue Ritual annimmt, bleiben und werden dort ausgewertet, andere werden entfernt. Erste Ausgabe: Alle werden entfernt.',
    'CD-4.70':
      'Ein Würfel auf einem Ritual mit zwei Leisten, der ausgewertet wird, während seine eigene Leiste auf 0 steht und das Ritual nicht vollendet ist, wird ohne Wirkung entfernt. Der Besitzer darf ihn für später in der Phase aufheben und auf die Vollendung hoffen.',
    'CD-4.71':
      'Würfel, die man in der Auswertungsphase erhält, werden sofort eingesetzt, wie ihr Text sagt, und sind gewöhnliche nicht ausgewertete Würfel dieser Phase. Altareffekte geben in einem Zug höchstens 20 Würfel.',
    'CD-4.72':
      'Ändert ein Siegel in der Auswertungsphase Symbole, bleiben die Würfel, wo sie sind, wenn nicht ein anderes Siegel sie versetzt. Auf einem Altar, der das neue Symbol nicht annimmt, wird der Würfel bei der Auswertung ohne Wirkung entfernt.',
    'CD-4.73':
      'Schilde und Banne, und wer für Assassine und Lamia Leben verloren hat, gelten für eine Auswertungsphase und enden vor ihrer Todesprüfung.',
  }),
  ...under('Leben verlieren und erhalten', {
    'CD-4.75': [
      'Wenn Spieler Leben verlieren, in dieser Reihenfolge:',
      'Wer gebannt ist, verliert nichts. Schilde ziehen ab, was sie können.',
      'In einer Auswertungsphase darf der Wächter einen Spieler schützen, den das retten würde.',
      'Ist ein Ritual die Ursache, darf Wächter II 1 abziehen.',
      'Dann verlieren alle ihr Leben in Zugreihenfolge, nicht unter 0. Der Hüter der Lamia erhält Leben.',
      'Ist ein Ritual die Ursache, darf Assassine II 1 hinzufügen. Das ist ein Verlust für sich.',
    ].join('\n'),
    'CD-4.76':
      '„Alle Spieler verlieren“ ist ein einziger Verlust mit jedem lebenden Spieler als Ziel. Bei „alle außer einem“ bleibt der Verschonte weg.',
    'CD-4.77': 'Erhält ein lebender Spieler Leben, so steigt seine Zahl. Geister erhalten nie Leben.',
    'CD-4.78':
      'Wer bei 0 Leben ist und vor der nächsten Todesprüfung Leben erhält, ist gerettet, und der letzte Schlag ist vergessen.',
    'CD-4.79':
      'Verluste durch Rituale sind die durch Krakenwürfel, durch die Altareffekte von Seehydra und Lamia, durch Ergebnisse des Astralrisses und durch einen vollendeten Tribut. Auch der Uralte Schatten ist ein Ritual, wirkt aber außerhalb der Züge, sodass keine Fähigkeit daran etwas ändert. Würfel auf Spielern, arkane Explosionen, Tabellen von Siegeln und Zahlungen sind es nicht.',
    'CD-4.80':
      'Der letzte Schlag ist der Verlust, der einen Spieler von über 0 auf 0 Leben gebracht hat. Er entscheidet, wer der Mörder ist. Verluste bei 0 Leben ändern daran nichts.',
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
      'Ist der Mörder das Opfer, so ist es eine Selbsttötung: Auch dein eigener Würfel, der auf dich zurückkommt, zählt so. Ein Mörder kann leben, ein Geist sein oder der automatische Hohepriester.',
  }),
];
