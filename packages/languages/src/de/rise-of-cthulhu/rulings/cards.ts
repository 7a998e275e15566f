import { under } from '../../../under.ts';

export const cards = [
  ...under('Spezialkarten', {
    'RC-5.1':
      'Monster und Artefakte spielst du nur in deinem eigenen Zug aus: vor, zwischen oder nach deinen Aktionen, nie im gegnerischen Zug und nie mitten in einem anderen Effekt. Sie kosten keine Aktion, und du darfst in einem Zug beliebig viele ausspielen, auch solche, die du im selben Zug gezogen hast.',
    'RC-5.2':
      'Du kannst eine Spezialkarte nur ausspielen, wenn es die Ziele gibt, die sie braucht. Sonst bleibt sie auf deiner Hand.',
    'RC-5.3':
      'Ein Monster wird immer an einem Ort ausgespielt, der nicht gejagt ist; gesperrt darf er sein. Nur beim Hund von Tindalos ist es anders. Artefakte hält der Dunkle Jäger nicht auf.',
    'RC-5.4':
      'Ein Monster zählt sofort als ausgespielt; dann geschieht sein Effekt, und die Karte kommt zu den abgelegten Monstern, wenn sie nicht liegen bleibt. Ein Artefakt kommt nach seinem Effekt zu den abgelegten Artefakten, wenn es nicht liegen bleibt. Was abgelegt ist, wird nie wieder eingemischt.',
    'RC-5.5':
      'Bleibende Karten zählen ihre Punkte auf der Seite, auf der sie liegen, für den Einfluss und für die Gesamtpunkte. Sie sind keine Kultisten: Der Dunkle Jäger, Satzfähigkeiten und alle Monster, Artefakte und Kräfte, die von Kultisten sprechen, lassen sie unberührt. Nichts entfernt sie.',
    'RC-5.6':
      'Ein geschützter Kultist (Älteres Zeichen) kann von gegnerischen Monstern, Artefakten, Kräften der Großen Alten und Kräften der Orte nicht vernichtet, versetzt, genommen oder zurückgeschickt werden und kann dafür nicht gewählt werden. Die eigene Seite darf ihn trotzdem versetzen.',
  }),
  ...under('Monster', {
    'RC-5.7':
      'Tiefes Wesen: Spiele es an einem beliebigen Ort aus, der nicht gejagt ist. Es bleibt dort auf deiner Seite liegen und zählt 5 Punkte.',
    'RC-5.8':
      'Sternenbrut: Spiele sie an einem beliebigen Ort aus, der nicht gejagt ist. Sie bleibt dort auf deiner Seite liegen und zählt 3 Punkte. Dann darfst du dort einen Kultisten von deiner Hand ausspielen, auch wenn der Ort gesperrt ist. Satzfähigkeiten gelten.',
    'RC-5.9':
      'Shoggoth: Spiele ihn an einem Ort aus, der nicht gejagt ist und an dem ein ungeschützter gegnerischer Kultist liegt. Vernichte dort zweimal den niedrigsten gegnerischen Kultisten; unter gleichen wählst du. Ist nur einer da, wird einer vernichtet.',
    'RC-5.10':
      'Mi-Go: Spiele ihn an einem Ort aus, der nicht gejagt ist und an dem ein ungeschützter gegnerischer Kultist mit Wert 6 oder weniger liegt. Nimm einen solchen Kultisten auf deine Hand.',
    'RC-5.11':
      'Byakhee: Spiele ihn an einem beliebigen Ort aus, der nicht gejagt ist, sofern du an einem anderen Ort einen Kultisten hast. Versetze 1, 2 oder 3 deiner Kultisten von anderen Orten, ob frei, gesperrt oder gejagt, auf deine Seite dieses Ortes, einen nach dem anderen; nach dem ersten darfst du aufhören. Ziehe dann 1 Karte.',
    'RC-5.12':
      'Nachtmahr: Spiele ihn an einem Ort aus, der nicht gejagt ist und an dem ein ungeschützter gegnerischer Kultist liegt. Lege einen solchen Kultisten oben auf das Tal. Das ist kein Ausspielen: Farbe und Wert sind gleichgültig, und der Dunkle Jäger bewegt sich nicht. Du darfst die Karte im selben Zug mit einer Aktion ziehen.',
    'RC-5.13':
      'Ghul: Spiele ihn an einem beliebigen Ort aus, der nicht gejagt ist, sofern auf dem Ablagestapel ein Kultist mit Wert 6 oder weniger liegt. Lege einen solchen Kultisten, wem er auch gehörte, dort auf deine Seite.',
    'RC-5.14':
      'Hund von Tindalos: Spiele ihn an einem freien Ort ohne Älteres Zeichen aus, an dem ein gegnerischer Kultist liegt; der Ort darf gejagt sein. Der Dunkle Jäger zieht dorthin oder bleibt, wenn er schon dort ist. Nur der höchste gegnerische Kultist dort wird vernichtet; unter gleichen wählst du. Deine Kultisten bleiben verschont.',
  }),
  ...under('Artefakte', {
    'RC-5.21':
      'Necronomicon: ausspielbar, wenn der Kultistenstapel nicht leer ist oder du einen Kultisten auf der Hand hast. Ziehe 1 Karte. Dann darfst du bis zu zweimal einen Kultisten von deiner Hand an einem beliebigen Ort ausspielen, der nicht gejagt ist, auch an einem gesperrten. Das Tal ist nicht erlaubt.',
    'RC-5.22':
      'Älteres Zeichen: Lege es auf deine Seite eines beliebigen Ortes, auch eines gejagten oder gesperrten. Es bleibt liegen und zählt 3 Punkte. Ist der Dunkle Jäger dort, kehrt er sofort in seinen Bau zurück. Von nun an kann der Jäger auf keine Weise an diesen Ort kommen, und deine Kultisten dort sind geschützt. Die gegnerischen Kultisten dort sind nicht geschützt, aber der Jäger kann auch sie nicht erreichen.',
    'RC-5.23':
      'Silberner Schlüssel: ausspielbar, wenn auf dem Ablagestapel oder im Tal eine Karte liegt, die genommen werden darf. Nimm einen Kultisten vom Ablagestapel oder von beliebiger Stelle aus dem Tal. Dann darfst du einen zweiten nehmen. Karten aus dem Tal zählen als in diesem Zug von dort genommen.',
    'RC-5.24':
      'Leuchtendes Trapezoeder: Wähle einen freien Ort ohne Älteres Zeichen, an dem ein gegnerischer Kultist liegt; der Ort darf gejagt sein. Der Dunkle Jäger zieht dorthin oder bleibt. Dort wird der höchste gegnerische Kultist vernichtet, dann der niedrigste der übrigen, falls es welche gibt; unter gleichen wählst du. Deine Kultisten bleiben verschont.',
    'RC-5.25':
      'Lampe des Alhazred: immer ausspielbar. Du siehst die ganze gegnerische Hand. Sind Kultisten darunter, musst du einen davon auf deine Hand nehmen. Außerdem erfährst du, welcher Große Alte als Nächster aus dem Kultistenstapel kommt. Die Gegenseite erfährt, welcher Kultist genommen wurde, aber nicht, was du erfahren hast.',
    'RC-5.26':
      'Gelbes Zeichen: ausspielbar, wenn an einem beliebigen Ort, ob frei, gesperrt oder gejagt, ein ungeschützter gegnerischer Kultist mit Wert 5 oder weniger liegt. Wähle einen: Er wechselt am selben Ort auf deine Seite.',
  }),
  ...under('Kräfte der Großen Alten', {
    'RC-5.31':
      'Cthulhu: Wähle bis zu zweimal einen freien Ort, jedes Mal einen anderen, an dem ein ungeschützter gegnerischer Kultist liegt. Dort wird der höchste gegnerische Kultist vernichtet; unter gleichen wählst du. Der Dunkle Jäger bewegt sich nicht und spielt keine Rolle.',
    'RC-5.32':
      'Azathoth: Zuerst kehrt der Dunkle Jäger in seinen Bau zurück, wo er auch ist, ohne zuzuschlagen. Ziehe dann 1 Karte. Dann darfst du bis zu zweimal einen Kultisten von deiner Hand an einem beliebigen freien Ort ausspielen; nicht an einem gesperrten und nicht auf das Tal. Für beide und für den Rest des Spiels gilt, wer auch begünstigt ist: Die Gesamtpunkte entscheiden, wer gewinnt.',
    'RC-5.33':
      'Yog-Sothoth: Wähle bis zu zweimal einen deiner Kultisten an einem beliebigen Ort, auch an einem gesperrten, und versetze ihn auf deine Seite eines anderen Ortes, der frei ist; dieser darf gejagt sein. Jeder Kultist wird nur einmal versetzt. Ein Kultist, für den es keinen anderen freien Ort gibt, kann nicht gewählt werden. Ziehe dann 2 Karten.',
    'RC-5.34':
      'Shub-Niggurath: Wähle eines. Geburt: Lege einen Kultisten mit Wert 6 oder weniger vom Ablagestapel auf deine Seite eines freien Ortes, der gejagt sein darf. Oder ziehe 2 Karten, wenn weniger als drei Große Alte wach sind. Oder tu nichts.',
    'RC-5.35':
      'Nyarlathotep: Du darfst einen ungeschützten gegnerischen Kultisten mit Wert 4 oder weniger an einem freien Ort wählen. Er wechselt am selben Ort auf deine Seite.',
    'RC-5.36':
      'Hastur: Wähle bis zu zweimal einen ungeschützten gegnerischen Kultisten mit Wert 6 oder weniger an einem freien Ort; er kehrt auf die gegnerische Hand zurück. Dann legt die Gegenseite, auch wenn du keinen gewählt hast, einen zufälligen Kultisten von ihrer Hand offen auf den Ablagestapel. Ohne Kultisten auf der Hand wird nichts abgelegt.',
    'RC-5.37':
      'Dagon: Zieh 2 Karten. Ist das Tal dann nicht leer, darfst du seine oberste Karte auf deine Seite eines freien Ortes legen, der gejagt sein darf.',
    'RC-5.38':
      'Ithaqua: Jetzt geschieht nichts. Am Ende des Spiels zählt sein Ort doppelt für die Seite, zu der er dann zeigt.',
    'RC-5.39':
      'Sobald drei Große Alte wach sind, wird nichts mehr gezogen. Von der dritten Kraft geschehen also nur die anderen Teile.',
  }),
  ...under('Sätze und Effekte', {
    'RC-5.41':
      'Kultisten, die durch die Sternenbrut, das Necronomicon oder Azathoth ins Spiel kommen, werden ausgespielt und können Satzfähigkeiten auslösen: auch an gesperrten Orten (Sternenbrut, Necronomicon) und auch im gegnerischen Zug (Azathoth).',
    'RC-5.42':
      'Kultisten, die durch Byakhee, Ghul, Gelbes Zeichen, Yog-Sothoth, Shub-Niggurath, Nyarlathotep, Dagon oder die Kraft von Dunwich ankommen, lösen nichts aus. Sie zählen mit, wenn auf ihrer neuen Seite dieses Ortes später ausgespielt wird.',
  }),
  ...under('Kräfte der Orte', {
    'RC-5.51':
      'An Tischen mit Kräften der Orte darf jede Seite die Kraft jedes Ortes einmal pro Spiel nutzen. Du darfst es, wenn du dort einen Kultisten ausspielst und der Ort frei ist, nach den Sätzen, sofern die Bedingung erfüllt und der Effekt möglich ist. Wer verzichtet, verbraucht sie nicht.',
    'RC-5.52':
      'Arkham, Miskatonic-Bibliothek: Hast du in Arkham einen anderen Kultisten mit demselben Wert wie der ausgespielte, darfst du 1 Karte ziehen. Das ist möglich, solange weniger als drei Große Alte wach sind.',
    'RC-5.53':
      'Dunwich, Sentinel Hill: Hast du in Dunwich einen anderen Kultisten, gleich welcher Farbe, dessen Wert um genau 1 von dem des ausgespielten abweicht, darfst du einen deiner Kultisten von einem anderen freien Ort nach Dunwich versetzen.',
    'RC-5.54':
      'Innsmouth, Orden der Gezeiten: Hast du in Innsmouth andere Kultisten und ist der ausgespielte niedriger als jeder von ihnen, darfst du die oberste Karte des Tals auf deine Hand nehmen. Sie zählt als in diesem Zug aus dem Tal genommen.',
    'RC-5.55':
      'Kingsport, Das Fest: Hat kein anderer deiner Kultisten in Kingsport die Farbe der ausgespielten Karte und zeigen deine Kultisten dort jetzt mindestens drei Farben, darfst du einen ungeschützten gegnerischen Kultisten mit Wert 5 oder weniger aus Kingsport auf die gegnerische Hand zurückschicken.',
  }),
];
