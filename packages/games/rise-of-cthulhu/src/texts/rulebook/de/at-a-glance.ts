import { under } from '../under.ts';

export const atAGlance = [
  ...under('Auf einen Blick', {
    'RC-1.1': 'Genau zwei Personen. Es gibt keine Teams, und niemand spielt neutral mit.',
    'RC-1.2': 'Ein Spiel dauert etwa 30 Minuten: meist 40 bis 60 Züge, eigene und gegnerische zusammengezählt.',
    'RC-1.3':
      'Du führst einen Kult und ringst um Einfluss auf vier Orte: Arkham, Dunwich, Innsmouth und Kingsport. Aus dem Kultistenstapel erwachen Große Alte. Wer den Ort beeinflusst, an dem einer erwacht, hat den Nutzen davon.',
    'RC-1.4':
      'Ein Zug besteht aus zwei Aktionen. Mit jeder Aktion ziehst du eine Karte oder spielst einen Kultisten aus. Monster und Artefakte spielst du zusätzlich aus, ohne eine Aktion.',
    'RC-1.5':
      'Verborgen sind die Handkarten und die Reihenfolge aller verdeckten Stapel. Was auf dem Tisch liegt, ist für alle offen. Näheres steht in Abschnitt 8.',
    'RC-1.6':
      'Das Spiel endet, wenn der dritte Große Alte erwacht und seine Kraft ausgeführt ist. Es gewinnt, zu wem mehr Orte zeigen. Bei Gleichstand, oder wenn Azathoth wach ist, entscheiden die Gesamtpunkte. Steht es in allem gleich, verlieren beide.',
    'RC-1.7':
      'Das Standardspiel ist das der Spielregel von 2015. Zwei Module können dazukommen: zwei weitere Große Alte und die Kräfte der Orte. Andere Erweiterungen gibt es nicht.',
  }),
  ...under('Begriffe', {
    'RC-1.8': [
      'Was die Wörter bedeuten:',
      'Freier Ort: Dort liegt kein Großer Alter.',
      'Gesperrter Ort: Dort liegt ein Großer Alter.',
      'Gejagter Ort: Dort ist der Dunkle Jäger.',
      'Offener Ort: frei und nicht gejagt.',
      'Bau: der Raum zwischen Kultistenstapel und Tal, in dem der Dunkle Jäger zu Hause ist.',
      'Seite: Jeder Ort hat zwei, eine für jeden Platz; dort liegen nur Karten dieses Platzes.',
      'Wert: die Zahl auf einem Kultisten, 1 bis 10.',
      'Bleibende Karte: ein Monster oder Artefakt, das an einem Ort auf der Seite seines Platzes liegen bleibt und Punkte zählt.',
      'Seitensumme: die Werte der Kultisten und die Punkte der bleibenden Karten auf einer Seite eines Ortes, zusammengezählt.',
      'Einfluss: Der Platz mit der höheren Seitensumme beeinflusst den Ort; der Ort zeigt zu ihm.',
      'Neutral: Beide Seitensummen sind gleich, auch bei 0 und 0; der Ort zeigt zu niemandem.',
      'Spezialkarte: ein Monster oder ein Artefakt.',
      'Ausspielen (einen Kultisten): ihn von der Hand an einen Ort oder auf das Tal legen, durch eine Aktion oder durch einen Effekt, der „ausspielen“ sagt. Nur das Ausspielen kann Satzfähigkeiten auslösen.',
      'Legen, versetzen, nehmen, zurückschicken: Ein Effekt ändert, wo eine Karte liegt. Das ist nie ein Ausspielen.',
      'Vernichten: einen Kultisten von einem Ort auf den Ablagestapel legen.',
      'Ziehender Platz: der Platz, der einen Großen Alten vom Kultistenstapel gezogen hat.',
      'Begünstigt: der Platz, der den Ort in dem Augenblick beeinflusst, in dem der Große Alte dort erwacht.',
      'Gegenseite: der andere Platz. Seine Karten sind die gegnerischen.',
      'Geschützt: ein Kultist am Ort mit dem Älteren Zeichen, auf derselben Seite wie das Zeichen (RC-5.22).',
      'Wach: ein Großer Alter, der an einem Ort liegt.',
    ].join('\n'),
  }),
];
