import { under } from '../../../under.ts';

export const flow = [
  ...under('Der Zug', {
    'RC-4.4': [
      'In deinem Zug hast du 2 Aktionen. Für jede gilt:',
      'Zieh vom Kultistenstapel, wenn er nicht leer ist.',
      'Zieh die oberste Karte des Tals, wenn es eine gibt.',
      'Oder spiel einen Kultisten aus, für den es einen Platz gibt.',
      'Monster und Artefakte kosten keine Aktion. Alles wird ganz ausgeführt, bevor du wieder wählst. Ist nichts mehr zu tun, endet dein Zug von selbst.',
    ].join('\n'),
    'RC-4.6':
      'Beide Aktionen sind Pflicht. Du kannst deinen Zug nicht beenden, solange du noch ziehen oder einen Kultisten ausspielen kannst.',
  }),
  ...under('Ziehen', {
    'RC-4.8':
      'Aus dem Tal ziehst du die oberste Karte: nur diese, nie den Stapel. Es darf eine Karte sein, die in diesem Zug dorthin gespielt wurde. Du darfst auch eine Karte zurückspielen, die du in diesem Zug von dort genommen hast. Ein Tisch kann beides verbieten.',
    'RC-4.9':
      'Wann immer du ziehst, durch eine Aktion oder einen Effekt, nimmst du die oberste Karte des Kultistenstapels. Ein Kultist kommt auf deine Hand, ohne dass die Gegenseite ihn sieht. Ein Großer Alter wird aufgedeckt und erwacht, und du hast ihn gezogen; er bleibt nie auf einer Hand. Mehrere Karten ziehst du nacheinander. Sind drei Große Alte wach, wird nichts mehr gezogen.',
  }),
  ...under('Einen Kultisten ausspielen', {
    'RC-4.10':
      'Wähle einen Kultisten von deiner Hand und dann, wohin er kommt: an einen offenen Ort oder auf das Tal, wenn er passt. Er passt, wenn das Tal leer ist, wenn sein Wert den der obersten Karte übersteigt oder wenn er die Farbe der obersten Karte hat. Solange nichts Verborgenes gesehen wurde, kannst du die Wahl zurücknehmen.',
    'RC-4.11':
      'Ein Kultist kommt immer auf deine eigene Seite eines Ortes. Auf einer Seite können beliebig viele Karten liegen.',
    'RC-4.12': [
      'Wird ein Kultist an einem Ort ausgespielt, durch eine Aktion oder durch einen Effekt, der „ausspielen“ sagt, geschieht der Reihe nach:',
      '1. Die Karte kommt von deiner Hand auf deine Seite.',
      '2. Der Einfluss wird neu bestimmt.',
      '3. Drei einer Farbe?',
      '4. Drei gleiche Zahlen?',
      '5. Eine Dreierreihe?',
      '6. Mit den Kräften der Orte, und wenn der Ort frei ist: seine Kraft.',
    ].join('\n'),
    'RC-4.13':
      'Ein Kultist, der auf das Tal gespielt wird, ist nun dessen oberste Karte. Dann musst du den Dunklen Jäger bewegen. Auf dem Tal werden Sätze nie geprüft.',
  }),
  ...under('Der Dunkle Jäger', {
    'RC-4.14': [
      'Wenn du den Dunklen Jäger bewegen musst:',
      '1. Wähle einen freien Ort, an dem er nicht schon ist und an dem kein Älteres Zeichen liegt.',
      '2. Gibt es keinen, kehrt der Jäger in seinen Bau zurück, und nichts wird vernichtet.',
      '3. Sonst zieht er dorthin und sucht den höchsten Wert unter allen Kultisten auf beiden Seiten. Ohne Kultisten wird nichts vernichtet.',
      '4. Jede Seite, die einen Kultisten mit diesem Wert hat, verliert genau einen davon: Haben ihn beide Seiten, verliert jede einen; hat eine Seite mehrere, verliert sie nur einen.',
      '5. Kommen auf einer Seite mehrere in Frage, wählst du, welcher es ist, zuerst auf der gegnerischen Seite, dann auf deiner.',
      '6. Der Einfluss wird neu bestimmt. Der Jäger bleibt und schlägt erst wieder zu, wenn er wieder bewegt wird.',
      'Solange der Jäger an einem Ort ist, kann dort niemand einen Kultisten oder ein Monster ausspielen. Legen, Versetzen und Artefakte hält er nicht auf.',
    ].join('\n'),
  }),
  ...under('Große Alte erwachen', {
    'RC-4.15': [
      'Wenn ein Großer Alter gezogen wird:',
      '1. Er kommt an den ersten freien Ort seiner Ankunftsreihenfolge. Einen gibt es immer.',
      '2. Dieser Ort ist nun gesperrt, und ein Großer Alter mehr ist wach.',
      '3. Ist der Dunkle Jäger dort, kehrt er in seinen Bau zurück, ohne zuzuschlagen.',
      '4. Durch Azathoth entscheiden die Punkte das Spiel; durch Ithaqua zählt sein Ort doppelt. Beides gilt, wer auch begünstigt ist, und selbst dann, wenn es niemand ist.',
      '5. Der Platz, der den Ort jetzt beeinflusst, ist begünstigt. Ist der Ort neutral, ist es niemand, und Schritt 6 entfällt.',
      '6. Die Kraft des Großen Alten wird ausgeführt. Der begünstigte Platz trifft alle Entscheidungen dabei, auch wenn er nicht am Zug ist.',
      '7. Sind drei Große Alte wach, endet das Spiel sofort.',
      '8. Sonst zieht der ziehende Platz noch einmal, nur vom Kultistenstapel und ohne eine Aktion. Kommt dabei ein weiterer Großer Alter zum Vorschein, geschieht all dies noch einmal.',
    ].join('\n'),
  }),
  ...under('Einfluss und Sätze', {
    'RC-4.16':
      'Nach jeder einzelnen Änderung an den Karten werden die beiden Seitensummen jedes Ortes verglichen. Er zeigt zu dem Platz mit der höheren Summe; sind sie gleich, ist er neutral. Das gilt auch für gesperrte Orte.',
    'RC-4.17': [
      'Satzfähigkeiten beachten nur die Kultisten auf deiner Seite des Ortes, an dem du gerade eine Karte ausgespielt hast, diese Karte eingeschlossen:',
      'a) Farbe: Haben mindestens drei von ihnen die Farbe der Karte und ist der Dunkle Jäger an einem Ort, darfst du ihn in seinen Bau schicken, ohne dass er zuschlägt. Ist er schon dort, geschieht nichts.',
      'b) Zahl: Haben mindestens drei von ihnen die Zahl der Karte, musst du das oberste Monster ziehen, falls noch eines da ist.',
      'c) Dreierreihe: Haben drei von ihnen die Farbe der Karte und aufeinanderfolgende Werte, und ist die ausgespielte Karte eine dieser drei, musst du das oberste Artefakt ziehen, falls noch eines da ist. Jedes gezogene Artefakt zählt als erhalten.',
      'Sie werden in dieser Reihenfolge geprüft, jede für eine ausgespielte Karte höchstens einmal. Eine Karte, die zu einem Satz hinzukommt, löst ihn wieder aus: die vierte oder fünfte einer Farbe oder Zahl oder eine Karte, die eine neue Dreierreihe bildet.',
    ].join('\n'),
  }),
  ...under('Ende eines Zuges', {
    'RC-4.18':
      'Am Ende deines Zuges wird gezählt, seit wie vielen Zügen niemand vom Kultistenstapel gezogen hat. Dann ist die Gegenseite am Zug.',
    'RC-4.20':
      'Unsere Ergänzung: Hat so viele Züge lang niemand vom Kultistenstapel gezogen, wie der Tisch festgelegt hat, musst du von dort ziehen, bevor du aus dem Tal ziehst oder einen Kultisten ausspielst. Spezialkarten darfst du trotzdem ausspielen.',
  }),
  ...under('Entscheidungen', {
    'RC-4.25':
      'Läuft deine Zeit ab, entscheidet der Tisch für dich. In deinem Zug zieht er vom Kultistenstapel oder beendet den Zug. Auf Freiwilliges verzichtet er. Sonst nimmt er die erste Möglichkeit.',
  }),
];
