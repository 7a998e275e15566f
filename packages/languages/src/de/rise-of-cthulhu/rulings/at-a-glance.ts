import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('Auf einen Blick', {
    'RC-1.1': 'Genau zwei Personen. Es gibt keine Teams, und niemand spielt neutral mit.',
    'RC-1.2': 'Ein Spiel dauert etwa 30 Minuten: meist 40 bis 60 Züge, eigene und gegnerische zusammengezählt.',
    'RC-1.3':
      'Du führst einen Kult. Aus dem Kultistenstapel erwachen Große Alte an vier Orten: Arkham, Dunwich, Innsmouth und Kingsport. Wer den Ort beeinflusst, an dem einer erwacht, bekommt seine Kraft.',
  }),
  ...under('Begriffe', {
    'RC-1.8': [
      'Was die Wörter bedeuten:',
      'Ein freier Ort hat keinen Großen Alten, ein gesperrter hat einen. Ein gejagter Ort hat den Dunklen Jäger. Ein offener ist frei und nicht gejagt.',
      'Der Bau ist das Zuhause des Dunklen Jägers, zwischen Kultistenstapel und Tal.',
      'Eine bleibende Karte ist ein Monster oder Artefakt, das auf der eigenen Seite eines Ortes liegen bleibt und Punkte hat. Die Seitensumme sind die Werte der Kultisten und die Punkte der bleibenden Karten dort.',
      'Einen Kultisten auszuspielen heißt, ihn von der Hand an einen Ort oder auf das Tal zu legen. Nur das kann einen Satz ergeben. Wenn ein Effekt eine Karte legt, versetzt, nimmt oder zurückgibt, ist sie nie ausgespielt.',
      'Einen Kultisten zu vernichten heißt, ihn von einem Ort auf den Ablagestapel zu legen.',
      'Gezogen hat ihn, wer den Großen Alten vom Stapel nimmt. Begünstigt ist, wer seinen Ort beeinflusst, wenn er erwacht.',
      'Ein Großer Alter an einem Ort ist wach.',
    ].join('\n'),
  }),
];
