import { under } from '../under.ts';

export const fourPlayers = [
  ...under('Der automatische Hohepriester (vier Spieler)', {
    'CD-5.80':
      'Er ist ein lebender Spieler, dessen Charakter nur Leben und Machtsymbol gibt. Er hat keine Fähigkeit (auch keine, die andere an ihm nutzen könnten), keine Münzen zu Beginn und kein Siegel, ist nie Hüter, handelt nie und beantwortet jede Nachfrage mit Nein.',
    'CD-5.81':
      'Er wirft 6 Würfel; aus CD-4.18 zählen auch für ihn der Marker des Gesichtslosen und aufgesparte Würfel. Seine Krakenwürfel wirft er, aber nie neu.',
    'CD-5.82':
      'Bis zu zweimal wirft er alle Würfel neu, die er nicht einsetzen könnte: weder Dolch noch Doppeldolch, Blut oder sein Machtsymbol, und von keinem Ritual auf einem Altar angenommen. Gibt es keine, hört er auf.',
    'CD-5.83': [
      'Er ist stark, wenn sein Leben zu Beginn seiner Einsatzphase über 15 ist, sonst schwach. Ein Würfel kommt in die erste Gruppe, die ihn aufnehmen kann:',
      'stark: Schaden, Rituale, eigenes Leben; schwach: eigenes Leben, Rituale, Schaden (erste Ausgabe: eigenes Leben, Schaden, Rituale).',
      'Schaden: zuerst Doppeldolche, dann Dolche, nach Nummer; jeder auf den anderen lebenden Spieler mit dem meisten Leben, abzüglich der Verluste durch Würfel, die er in diesem Zug dort hingelegt hat. Bei Gleichstand der Nächste zu seiner Linken.',
      'Rituale: nach Nummer, jeder auf den niedrigsten Altar, der sein Symbol annimmt und dessen Marker höher steht, als dort von ihm Würfel dieses Symbols liegen; gibt es keinen, auf den niedrigsten, der es annimmt. Der Tribut braucht einen Würfel je Zug, was sein Marker auch zeigt.',
      'Eigenes Leben: Blut und sein Machtsymbol auf sich selbst, nach Nummer.',
      'Freiwillige Ziele (CD-4.23) und Ziele ohne Wirkung nutzt er nie. Würfel, die nirgends passen, sind untätig.',
    ].join('\n'),
    'CD-5.84':
      'Er wertet in der Reihenfolge aus, in der er eingesetzt hat. Später geänderte, versetzte oder hinzugefügte Würfel kommen zuletzt, nach Nummer.',
    'CD-5.85': [
      'Altareffekte; ob er stark oder schwach ist, sagt sein Leben in diesem Augenblick.',
      'Uralter Gesang: nichts. Sirenen: 1 Sirenenmünze.',
      'Seehydra: Ist er stark, verliert der andere lebende Spieler mit dem meisten Leben 1; ist er schwach, erhält er selbst 1.',
      'Lamia: Das Opfer ist der andere lebende Spieler mit dem meisten Leben; der Dieb ist er selbst, wenn höchstens 3 leben, sonst der andere lebende Spieler mit dem wenigsten Leben, der nicht das Opfer ist. Bei Gleichstand der Nächste zu seiner Linken.',
      'Würfel von Transmutation und Astralriss: niedrigster anderer Altar, der einen Würfel annimmt, erste Leiste über 0. Ergebnisse des Risses in der Reihenfolge des Wurfs.',
      'Blutriten: Er zahlt nicht. Altaropfer: Er allein erhält N Leben.',
    ].join('\n'),
    'CD-5.86':
      'Ein Ritual, das er vollendet, wird ohne Hütereffekt abgelegt (mit dem Kraken verschwinden alle Krakenwürfel). Rituale von Spielern, die er tötet, werden abgelegt.',
    'CD-5.87':
      'Sirenenmünzen: Haben in einem Reaktionsfenster alle anderen gepasst, hat er eine Münze, hat er in diesem Zug keine ausgegeben, und hat ein anderer, lebender aktiver Spieler einen Dolch oder Doppeldolch gewöhnlicher Art auf ihm liegen, so versetzt er einen davon auf den aktiven Spieler: zuerst einen Doppeldolch, dann den mit der niedrigsten Nummer. Ist dieses Symbol das Machtsymbol des aktiven Spielers, kommt er stattdessen auf den anderen lebenden Spieler mit dem meisten Leben, weder ihn selbst noch den aktiven (bei Gleichstand der Nächste zu seiner Linken). Für anderes gibt er keine Münzen aus.',
    'CD-5.88':
      'Einer seiner Würfel, der in seiner Reaktionsphase geändert, neu geworfen oder ihm gegeben wird, wird wie in CD-5.83 eingesetzt, stark oder schwach, wie es für den Zug feststeht. Wo er sonst wählen muss, nimmt er, was für sein Leben am besten ist: sich selbst verschont, Gewinne für sich, Verluste für den anderen lebenden Spieler mit dem meisten Leben (bei Gleichstand der Nächste zu seiner Linken).',
    'CD-5.89': 'Der Tisch würfelt für ihn; niemand entscheidet etwas für ihn.',
  }),
  ...under('Besessenheit (vier Spieler)', {
    'CD-5.90':
      'Lebt der automatische Hohepriester, so ergreift der erste Getreue oder Reuige Ketzer, der stirbt, Besitz von ihm, statt ein Geist zu werden. Einmal im Spiel. Sterben beide zusammen, der Erste in der Reihenfolge von D.',
    'CD-5.91':
      'Die alte Rolle bleibt öffentlich. Der Spieler hat jetzt den Sitz des Hohepriesters: dessen Rolle, dessen Charakter mit seiner Fähigkeit, dessen Leben, Krakenwürfel und Münzen. Das eigene unbenutzte Siegel und die Sirenen- und Gesangsmünzen kommen mit. Der alte Charakter ist nicht mehr im Spiel; Nekromantenmünzen gehen in den Vorrat zurück; die Rituale sind nach CD-4.89 behandelt. Der alte Sitz ist weg.',
    'CD-5.92':
      'Von nun an ist der Hohepriester ein gewöhnlicher menschlicher Sitz, der 6 Würfel wirft; CD-5.80 bis CD-5.89 gelten nicht mehr. Was beim Aufbau zu seinem Charakter gehört, geschieht nicht.',
    'CD-5.93':
      'Es ist ein Tod, aber niemand wird zum Geist: Schnitter, Nekromant, Altaropfer und Sei nicht so selbstsüchtig sehen es.',
    'CD-5.94': 'Der besitzergreifende Spieler gewinnt, wenn der Hohepriester gewinnt. Die frühere Rolle gilt als tot.',
    'CD-5.95':
      'Aufgesparte Würfel des alten Sitzes sind verloren. Die frühere Rolle gewinnt nichts mehr; sie zählt nur noch in den Bedingungen anderer als toter Getreuer oder Ketzer.',
  }),
];
