import { under } from '../under.ts';

export const flow = [
  ...under('Der Zug', {
    'RC-4.1':
      'Nach dem Aufbau sind die Plätze abwechselnd am Zug, bis das Spiel zu Ende ist. Jederzeit hat entweder genau ein Platz genau eine Entscheidung zu treffen, oder die Regeln laufen von selbst ab. Nie geschieht etwas gleichzeitig.',
    'RC-4.2':
      'Zu Beginn deines Zuges hast du 2 Aktionen; im allerersten Zug des Spiels so viele, wie die Option „Aktionen im ersten Zug“ sagt. Die Beschränkungen für das Tal (RC-4.8) beginnen von vorn, und es wird geprüft, ob du vom Kultistenstapel ziehen musst (RC-4.20).',
    'RC-4.3':
      'In deinem Zug wählst du immer eine Sache, die du tust. Sie wird vollständig ausgeführt, mit allen weiteren Entscheidungen, die sie bringt, bevor du die nächste wählst. Könntest du nur noch den Zug beenden, endet er von selbst. Ist das Spiel inzwischen zu Ende, geschieht nichts mehr.',
    'RC-4.4': [
      'Was du in deinem Zug tun darfst:',
      'Vom Kultistenstapel ziehen (kostet eine Aktion): Du hast noch eine Aktion, und der Stapel ist nicht leer.',
      'Aus dem Tal ziehen (kostet eine Aktion): Du hast noch eine Aktion, musst nicht zuerst vom Kultistenstapel ziehen (RC-4.20), und das Tal hat eine oberste Karte, die du nehmen darfst (RC-4.8).',
      'Einen Kultisten ausspielen (kostet eine Aktion): Du hast noch eine Aktion, musst nicht zuerst vom Kultistenstapel ziehen, und der Kultist auf deiner Hand hat ein mögliches Ziel (RC-4.10).',
      'Ein Monster oder ein Artefakt ausspielen (kostet nichts): Es ist auf deiner Hand und ausspielbar (RC-5.2).',
      'Den Zug beenden: Du hast keine Aktion mehr, oder du kannst weder ziehen noch einen Kultisten ausspielen.',
    ].join('\n'),
    'RC-4.5':
      'In einem Zug ziehst du also zwei Karten, oder du spielst zwei Kultisten aus, oder du tust beides je einmal, in beliebiger Reihenfolge. Du kündigst nichts an: Was du mit der zweiten Aktion tust, entscheidest du nach der ersten.',
    'RC-4.6':
      'Beide Aktionen sind Pflicht. Du kannst deinen Zug nicht beenden, solange du noch ziehen oder einen Kultisten ausspielen kannst.',
  }),
  ...under('Ziehen', {
    'RC-4.7': 'Vom Kultistenstapel zu ziehen kostet eine Aktion. Dann ziehst du eine Karte (RC-4.9).',
    'RC-4.8':
      'Aus dem Tal zu ziehen kostet eine Aktion und bringt dir die oberste Karte auf die Hand: nur diese Karte, nie den ganzen Stapel. Es darf eine Karte sein, die in diesem Zug dorthin gespielt wurde, und eine Karte, die in diesem Zug von dort genommen wurde, darf wieder darauf gespielt werden; die Option „Hin und Her im Tal“ kann beides verbieten.',
    'RC-4.9':
      'Wann immer du ziehst, durch eine Aktion oder durch einen Effekt, nimmst du die oberste Karte des Kultistenstapels. Ein Kultist kommt auf deine Hand, ohne dass die Gegenseite ihn sieht. Ein Großer Alter wird aufgedeckt und erwacht (RC-4.15); du bist dabei der ziehende Platz. Mehrere Karten zu ziehen heißt, eine nach der anderen zu ziehen. Sind drei Große Alte wach oder ist der Stapel leer, geschieht nichts. Jede vom Kultistenstapel gezogene Karte erfüllt die Pflicht aus RC-4.20.',
  }),
  ...under('Einen Kultisten ausspielen', {
    'RC-4.10':
      'Wähle einen Kultisten von deiner Hand und dann, wohin er kommt: an einen beliebigen offenen Ort (frei und nicht gejagt) oder auf das Tal, wenn er passt. Er passt, wenn das Tal leer ist, wenn sein Wert den der obersten Karte übersteigt oder wenn er die Farbe der obersten Karte hat. Verbietet es die Option „Hin und Her im Tal“, kommt eine Karte, die du in diesem Zug aus dem Tal genommen hast, nicht dorthin zurück. Die Aktion ist verbraucht, sobald du die Karte wählst; solange nichts Verborgenes gesehen wurde, kann die Wahl zurückgenommen werden.',
    'RC-4.11':
      'Ein Kultist kommt immer auf deine eigene Seite eines Ortes. Auf einer Seite können beliebig viele Karten liegen.',
    'RC-4.12': [
      'Wird ein Kultist an einem Ort ausgespielt, durch eine Aktion oder durch einen Effekt, der „ausspielen“ sagt, geschieht der Reihe nach:',
      '1. Die Karte kommt von deiner Hand auf deine Seite.',
      '2. Der Einfluss wird neu bestimmt (RC-4.16).',
      '3. Drei einer Farbe? (RC-4.17)',
      '4. Drei gleiche Zahlen? (RC-4.17)',
      '5. Eine Dreierreihe? (RC-4.17)',
      '6. Mit den Kräften der Orte, und wenn der Ort frei ist: seine Kraft (RC-5.51).',
    ].join('\n'),
    'RC-4.13':
      'Ein Kultist, der auf das Tal gespielt wird, ist nun dessen oberste Karte. Dann musst du den Dunklen Jäger bewegen (RC-4.14). Auf dem Tal werden Sätze nie geprüft.',
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
      '7. Sind drei Große Alte wach, endet das Spiel sofort (RC-6.1).',
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
      'Am Ende deines Zuges wird festgehalten, ob darin eine Karte vom Kultistenstapel gezogen wurde: Wenn ja, geht die Zahl der Züge ohne eine solche Karte auf 0 zurück; wenn nicht, steigt sie um 1. Dann ist der andere Platz am Zug.',
    'RC-4.19':
      'Ein Großer Alter, der mitten in einem Effekt zum Vorschein kommt, wird vollständig abgehandelt, mit der Ersatzkarte, bevor der Effekt weitergeht. Endet dadurch das Spiel, entfällt der Rest aller Effekte.',
    'RC-4.20':
      'Unsere Ergänzung: Beginnt ein Zug, nachdem so viele Züge in Folge niemand vom Kultistenstapel gezogen hat, wie die Option „Stillstandsgrenze“ sagt, musst du von dort ziehen, bevor du aus dem Tal ziehen oder einen Kultisten ausspielen darfst. Spezialkarten darfst du trotzdem ausspielen. Ohne diese Regel könnten beide endlos Karten über das Tal tauschen.',
    'RC-4.21':
      'Es geht immer weiter. Solange weniger als drei Große Alte wach sind, ist noch einer im Kultistenstapel; du kannst also von dort ziehen, solange du eine Aktion hast. Mindestens zwei Orte sind frei, und der Dunkle Jäger versperrt höchstens einen; also gibt es für jeden Kultisten auf der Hand einen offenen Ort. Jede andere Entscheidung kommt nur, wenn es etwas zu wählen gibt.',
    'RC-4.22':
      'Das Spiel endet immer: Mindestens einmal in je „Stillstandsgrenze + 1“ Zügen wird eine Karte vom Kultistenstapel gezogen, nichts legt Karten dorthin zurück, und jede Spezialkarte wird höchstens einmal benutzt. Also kommt der dritte Große Alte.',
  }),
  ...under('Entscheidungen', {
    'RC-4.23':
      'Hat eine Entscheidung nur eine mögliche Antwort, wird sie ohne Frage ausgeführt. Nur danach, was du in deinem Zug tust, wirst du auch dann gefragt, es sei denn, du könntest nur noch den Zug beenden.',
    'RC-4.24':
      'Die Möglichkeiten stehen in einer festen Reihenfolge: Orte von links nach rechts; Kultisten nach Farbe (Karmin, Bernstein, Jade, Azur, Violett) und dann nach Wert von niedrig nach hoch; Spezialkarten in der Reihenfolge von RC-2.3 und RC-2.4; „Fertig“, „Nein“ und „Zug beenden“ zuletzt.',
    'RC-4.25':
      'Läuft deine Zeit ab, entscheidet der Tisch für dich. In deinem Zug: vom Kultistenstapel ziehen, wenn es geht, sonst den Zug beenden, sonst die erste Möglichkeit. Bei einer freiwilligen Entscheidung: „Fertig“ oder „Nein“. Bei jeder anderen: die erste Möglichkeit in der festen Reihenfolge.',
    'RC-4.26': [
      'Alle Entscheidungen, und wer sie trifft:',
      'Was in einem Zug getan wird, und wohin ein Kultist kommt: der Platz, der am Zug ist.',
      'Wohin der Dunkle Jäger zieht: der Platz, der ihn bewegt.',
      'Welcher von mehreren gleichen Kultisten vernichtet wird: der Platz, der die Vernichtung bewirkt.',
      'Ob der Dunkle Jäger in seinen Bau zurückkehrt: der Platz, der den Farbsatz gebildet hat.',
      'Ort und Ziel eines Monsters oder Artefakts, und welche Kultisten der Byakhee versetzt: der Platz, der die Karte ausspielt. Beim Byakhee und beim Silbernen Schlüssel darf er nach dem ersten Kultisten aufhören.',
      'Zusätzliche Kultisten, und wohin sie kommen: der Platz, der die Sternenbrut oder das Necronomicon ausspielt oder den Azathoth begünstigt. Auf jeden zusätzlichen Kultisten darf er verzichten.',
      'Alles, was die Kraft eines Großen Alten betrifft: der begünstigte Platz.',
      'Ob die Kraft eines Ortes genutzt wird, und auf welchen Kultisten: der Platz, der den Kultisten ausgespielt hat.',
    ].join('\n'),
  }),
  ...under('Was festgehalten wird', {
    'RC-4.27':
      'Das Spiel ist in jedem Augenblick vollständig beschrieben durch: die Optionen; wer am Zug ist und der wievielte Zug es ist; die übrigen Aktionen; ob vom Kultistenstapel gezogen werden muss oder schon gezogen wurde; die Züge, seit es zuletzt geschah; die Karten, die in diesem Zug auf das Tal gespielt und aus dem Tal genommen wurden; jeden Stapel, jede Ablage, jede Seite und jede Hand; die Schachtel; wo der Dunkle Jäger ist; die wachen Großen Alten, ob die Punkte entscheiden und welcher Ort doppelt zählt; für jeden Platz die erhaltenen Artefakte, die ausgespielten Monster, die genutzten Kräfte der Orte und den nächsten Großen Alten, falls die Lampe ihn gezeigt hat; die Effekte, die noch im Gang sind; und das Ergebnis.',
  }),
];
