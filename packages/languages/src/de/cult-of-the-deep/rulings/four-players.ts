import { under } from '../../../under.ts';

export const fourPlayers = [
  ...under('Der automatische Hohepriester (vier Spieler)', {
    'CD-5.80':
      'Er ist ein lebender Spieler, dessen Charakter nur Leben und Machtsymbol gibt. Er hat keine Fähigkeit, keine Münzen zu Beginn und kein Siegel, ist nie Hüter, handelt nie und lehnt alles ab. Niemand entscheidet für ihn.',
    'CD-5.81':
      'Er wirft 6 Würfel, 1 mehr mit dem Marker des Gesichtslosen, dazu aufgesparte. Seine Krakenwürfel wirft er, aber nie neu.',
    'CD-5.82':
      'Bis zu zweimal wirft er alle Würfel neu, die er nicht einsetzen könnte: weder Dolch noch Doppeldolch, Blut oder sein Machtsymbol, und von keinem Ritual auf einem Altar angenommen. Gibt es keine, hört er auf.',
    'CD-5.83': [
      'Er ist stark, wenn sein Leben zu Beginn seiner Einsatzphase über 15 ist, sonst schwach. Ein Würfel geht dorthin, wo er zuerst kann:',
      'stark: Schaden, Rituale, eigenes Leben; schwach: eigenes Leben, Rituale, Schaden (erste Ausgabe: eigenes Leben, Schaden, Rituale).',
      'Schaden: Jeder Dolch geht auf den anderen lebenden Spieler mit dem meisten Leben, abzüglich dessen, was seine eigenen Würfel schon nehmen. Er trifft auch die Getreuen, denn er kennt sie nicht. Gleichstand: der Nächste zu seiner Linken.',
      'Rituale: der niedrigste Altar, der den Würfel annimmt und noch braucht.',
      'Eigenes Leben: Blut und sein Machtsymbol auf sich selbst.',
    ].join('\n'),
    'CD-5.84':
      'Er wertet in der Reihenfolge aus, in der er eingesetzt hat. Später geänderte, versetzte oder hinzugefügte Würfel kommen zuletzt.',
    'CD-5.85': [
      'Altareffekte: Ob er stark oder schwach ist, sagt sein Leben in diesem Augenblick.',
      'Uralter Gesang: nichts. Sirenen: 1 Sirenenmünze. Blutriten: Er zahlt nicht. Altaropfer: Er allein erhält Leben.',
      'Seehydra: stark, der andere lebende Spieler mit dem meisten Leben verliert 1; schwach, er erhält 1.',
      'Lamia: Das Opfer ist der andere lebende Spieler mit dem meisten Leben; der Dieb ist er selbst, wenn höchstens 3 leben, sonst der mit dem wenigsten Leben. Gleichstand: der Nächste zu seiner Linken.',
      'Würfel von Transmutation und Astralriss gehen auf den niedrigsten anderen Altar, der einen annimmt.',
    ].join('\n'),
    'CD-5.86':
      'Ein Ritual, das er vollendet, wird ohne Hütereffekt abgelegt (mit dem Kraken verschwinden alle Krakenwürfel). Rituale von Spielern, die er tötet, werden abgelegt.',
    'CD-5.87':
      'Sirenenmünzen: Haben alle anderen gepasst, versetzt er einen Dolch, der auf ihm liegt, auf den aktiven Spieler, zuerst einen Doppeldolch. Würde er den aktiven Spieler heilen, geht er auf den anderen lebenden Spieler mit dem meisten Leben. Für anderes benutzt er keine Münzen.',
    'CD-5.88':
      'Einer seiner Würfel, der in seiner Reaktionsphase geändert oder ihm gegeben wird, wird wie in seiner Einsatzphase eingesetzt. Wo er sonst wählen muss, nimmt er, was für sein Leben am besten ist.',
  }),
  ...under('Besessenheit (vier Spieler)', {
    'CD-5.90':
      'Lebt der automatische Hohepriester, so ergreift der erste Getreue oder Reuige Ketzer, der stirbt, Besitz von ihm, statt ein Geist zu werden. Einmal pro Spiel. Sterben beide zusammen, der mit dem früheren letzten Schlag.',
    'CD-5.91':
      'Die alte Rolle bleibt öffentlich. Du bist jetzt der Hohepriester: mit seiner Rolle, seinem Charakter und dessen Fähigkeit, seinem Leben, seinen Krakenwürfeln und Münzen. Dein unbenutztes Siegel und deine Sirenen- und Gesangsmünzen kommen mit. Dein alter Platz ist keiner mehr, für Nachbarn und Zugreihenfolge.',
    'CD-5.92':
      'Von nun an ist der Hohepriester ein gewöhnlicher Spieler, der 6 Würfel wirft, ohne die Münzen seines Charakters vom Aufbau.',
    'CD-5.93':
      'Es ist ein Tod, aber niemand wird zum Geist: Schnitter, Nekromant, Altaropfer und Sei nicht so selbstsüchtig sehen es.',
    'CD-5.94':
      'Wer vom Hohepriester Besitz ergriffen hat, gewinnt, wenn dieser gewinnt. Die frühere Rolle gilt als tot.',
    'CD-5.95':
      'Aufgesparte Würfel sind verloren. Die frühere Rolle gewinnt nichts mehr; sie zählt nur noch für andere als toter Getreuer oder Ketzer.',
  }),
];
