import { under } from '../../../under.ts';

export const rituals = [
  ...under('Wirkungen', {
    'CD-5.1':
      'Eine Wirkung gehört dem Besitzer des Würfels (Altareffekte), dem Hüter, dem Charakter oder wer das Siegel benutzt. Er trifft alle ihre Entscheidungen.',
    'CD-5.2':
      'Ziele werden gewählt, wenn die Wirkung eintritt, und müssen dann erlaubt sein. Nur lebende Spieler können gewählt werden, um Leben zu erhalten oder zu verlieren.',
    'CD-5.3': 'Fähigkeiten von Charakteren wirken nur, solange du lebst, außer beim Nekromanten.',
    'CD-5.4': 'Der automatische Hohepriester hat keine Charakterfähigkeit.',
    'CD-5.5':
      'Ein Altareffekt tritt einmal für jeden Würfel ein, dessen Auswertung einen Marker dieses Rituals bewegt hat. Ohne Bewegung gibt es keinen.',
    'CD-5.6': '„Darf“ heißt freiwillig. Alles andere muss geschehen, wenn es geht; was unmöglich ist, entfällt.',
    'CD-5.7':
      'Hütereffekte wirken nur, solange der Hüter lebt. Hüter zu werden bringt keinen Altareffekt. Man darf beliebig viele Rituale hüten.',
    'CD-5.8': 'Einmal im Zug zählt für jeden Spieler und jede Fähigkeit.',
  }),
  ...under('Krake', {
    'CD-5.11': 'Der Krake verteilt Würfel, die in der Vorbereitung schaden. Ein Hüter gebietet über ihn.',
    'CD-5.11.1': 'Im Spiel aufgedeckt, in welchem Zug auch immer: Sie verteilt sofort.',
    'CD-5.11.2':
      'Auf einem Altar verteilt sie in der Vorbereitung des Spielers des Hohepriesters. Wird sie kurz vor diesem Zug aufgedeckt, verteilt sie also zweimal hintereinander.',
    'CD-5.11.3': 'Sie hat keinen Altareffekt: Würfel, die hier liegen, bewegen nur die Marker.',
    'CD-5.11.4':
      'Der Hüter darf jederzeit beliebig viele Krakenwürfel entfernen, ohne Kosten: in jeder Vorbereitung, in jeder Reaktionsphase, immer wenn er etwas gefragt wird, und wenn er zu sterben droht.',
    'CD-5.11.5':
      'Zu Beginn deiner Wurfphase musst du als Hüter 1 Krakenwürfel aus dem Vorrat einem lebenden Spieler geben, vielleicht dir selbst. Ist der Vorrat leer, darfst du einen Würfel von einem Spieler zu einem anderen legen.',
    'CD-5.11.6':
      'Solange jemand den Kraken hütet, verteilt er nichts von selbst. Krakenwürfel bleiben bei den Spielern und werden in deren Vorbereitung geworfen.',
    'CD-5.11.7': 'Wird der Krake abgelegt, verlieren alle Spieler alle Krakenwürfel.',
  }),
  ...under('Uralter Schatten', {
    'CD-5.12': 'Der Uralte Schatten nimmt nach jedem Zug des Hohepriesters allen Leben.',
    'CD-5.12.1':
      'Zwischen den Zügen, nach dem Zug des Hohepriesters, solange er auf einem Altar liegt: 1 Schattenmarker mehr, höchstens 6. Dann verliert jeder lebende Spieler, in Zugreihenfolge ab dem Hohepriester, so viel Leben, wie Marker da sind.',
    'CD-5.12.2': 'Dieser Verlust kann nicht verhindert, vergrößert oder beantwortet werden. Niemand ist der Mörder.',
    'CD-5.12.3': 'Das geschieht auch, wenn das Ritual in eben diesem Zug des Hohepriesters aufgedeckt wurde.',
    'CD-5.12.4': 'Er hat keinen Altareffekt. Vollendet wird er abgelegt.',
  }),
  ...under('Uralter Gesang', {
    'CD-5.13': 'Der Uralte Gesang gibt Gesangsmünzen und lässt seinen Hüter Würfel mit Uralt ändern.',
    'CD-5.13.1': 'Altar: Erhalte 1 Gesangsmünze.',
    'CD-5.13.2':
      'Hüter, eigene Einsatzphase: Ändere einen eigenen nicht eingesetzten Würfel mit Uralt in ein beliebiges anderes Symbol außer Doppeldolch, kostenlos und unbegrenzt.',
  }),
  ...under('Altaropfer', {
    'CD-5.14': 'Das Altaropfer belohnt den, der einen anderen Spieler tötet.',
    'CD-5.14.1': 'Es hat einen Marker, der bei 1 beginnt, und nimmt keine Würfel.',
    'CD-5.14.2':
      'Wurde jemand von einem anderen Spieler getötet, wählt der Mörder des Ersten davon beliebige lebende Spieler, vielleicht keinen. Jeder erhält so viel Leben, wie Spieler mitspielen. Dann wird das Ritual abgelegt und ein neues gezogen. Eine Tötung einer Prüfung zählt.',
    'CD-5.14.3':
      'Wer lebt, wird nach den Toden dieser Prüfung beurteilt. Auch ein Mörder, der ein Geist ist oder in derselben Prüfung starb, wählt.',
    'CD-5.14.4': 'Selbsttötungen und Tode ohne Mörder zählen nicht.',
  }),
  ...under('Sirenen', {
    'CD-5.15': 'Altar: Erhalte 1 Sirenenmünze. Vollendet werden sie abgelegt.',
  }),
  ...under('Transmutation', {
    'CD-5.16':
      'Die Transmutation gibt Würfel für andere Rituale; ihr Hüter kann einmal ein Symbol in ein anderes verwandeln.',
    'CD-5.16.1':
      'Altar: Erhalte 1 Würfel und setze ihn sofort auf ein anderes Ritual: Wähle einen anderen Altar und ein Symbol, das er annimmt; das zeigt der Würfel. Ohne einen solchen Altar gibt es keinen Würfel. Er wird später in dieser Phase ausgewertet wie jeder andere.',
    'CD-5.16.2':
      'Hüter, in der Reaktionsphase jedes lebenden Spielers, auch deiner eigenen: Nenne zwei verschiedene Symbole. Alle Würfel des aktiven Spielers mit dem ersten bekommen das zweite, auch untätige, und werden neu eingesetzt. Dann wird das Ritual abgelegt. Bis zum Ende dieses Zuges gilt dasselbe für Würfel des aktiven Spielers, die später kommen.',
  }),
  ...under('Seehydra', {
    'CD-5.17': 'Die Seehydra heilt oder verletzt; ihr Hüter wirft mehr Würfel und legt einen ab.',
    'CD-5.17.1':
      'Altar: Wähle einen beliebigen lebenden Spieler, vielleicht dich selbst; er erhält 1 Leben oder verliert 1, wie du willst.',
    'CD-5.17.2': 'Hüter: 2 Würfel mehr in deiner Wurfphase.',
    'CD-5.17.3':
      'Hüter: In deiner Einsatzphase musst du genau einen nicht eingesetzten Würfel deiner Wahl ablegen; mit einer Kopie der Seehydra dazu einen für jede.',
  }),
  ...under('Astralriss', {
    'CD-5.18': 'Am Astralriss wird auf einer Tabelle gewürfelt.',
    'CD-5.18.1': [
      'Altar, für jeden hier ausgewerteten Würfel: Wirf diesen Würfel. Jeder Kosmos lässt dich 2 weitere werfen, höchstens dreimal, also werden höchstens 7 Würfel geworfen; ein weiterer Kosmos tut nichts. Dann führe die anderen Ergebnisse einzeln aus, in einer Reihenfolge deiner Wahl.',
      'Dolch: Alle lebenden Spieler verlieren 1. Doppeldolch: Alle verlieren 2. Blut: Alle erhalten 1.',
      'Pergament: Erhalte 1 Würfel für ein anderes Ritual. Uralt: Erhalte 2 solche Würfel.',
    ].join('\n'),
    'CD-5.18.2':
      'Zu allen Spielern gehörst auch du. Würfel, die für die Tabelle geworfen werden, sind nicht durch den Vorrat begrenzt; erhaltene Würfel schon.',
    'CD-5.18.3':
      'Mehrere Würfel auf dem Riss werden nacheinander ausgewertet, jeder mit seinem eigenen Wurf. Vollendet wird er nach allen seinen Wirkungen abgelegt.',
  }),
  ...under('Lamia', {
    'CD-5.19': 'Die Lamia lässt Spieler Leben stehlen; ihr Hüter nährt sich von Verlusten.',
    'CD-5.19.1':
      'Altar: Wähle einen Dieb, dann ein Opfer. Der Dieb ist ein beliebiger lebender Spieler außer dir; leben höchstens 3 Spieler, auch du. Das Opfer ist ein beliebiger lebender Spieler außer dem Dieb, vielleicht du. Das Opfer verliert 1, und wenn es wirklich verloren ging, erhält der Dieb 1. Ein Punkt, den Assassine II hinzufügt, wird nicht gestohlen.',
    'CD-5.19.2': 'Der Mörder bist du, nicht der Dieb.',
    'CD-5.19.3':
      'Hüter: In deiner eigenen Auswertungsphase erhältst du 1 für jeden Spieler, auch dich selbst, der in dieser Phase zum ersten Mal Leben verliert, nach allen Verlusten dieses Ereignisses.',
  }),
  ...under('Tribut an Nycen', {
    'CD-5.20': 'Der Tribut muss jeden Zug mit Kosmos gezahlt werden, sonst rückt er näher.',
    'CD-5.20.1':
      'Er nimmt Kosmos an. Wird einer hier ausgewertet, ist der Tribut für diesen Zug gezahlt; kein Marker bewegt sich, und es gibt nichts dafür.',
    'CD-5.20.2': 'Er hat keinen Altareffekt.',
    'CD-5.20.3':
      'Einmal im Zug, am Ende der Auswertungsphase, auch im Zug eines Geistes: Wurde der Tribut nicht in diesem Zug gezahlt, so rückt sein Marker um 1 auf 0 zu.',
    'CD-5.20.4':
      'Bei 0 verlieren der aktive Spieler und die Spieler zu beiden Seiten, soweit sie leben, so viel Leben, wie Spieler mitspielen, durch ein Ritual. Dann wird er abgelegt und ein neues Ritual gezogen.',
  }),
  ...under('Blutriten', {
    'CD-5.21': 'Die Blutriten tauschen Leben gegen Würfel.',
    'CD-5.21.1':
      'Altar: Du darfst 1 Leben zahlen. Dann erhalte 1 Würfel, drehe ihn auf ein beliebiges Symbol außer Doppeldolch und setze ihn sofort auf ein beliebiges erlaubtes Ziel außer diesem Ritual. Ein Symbol ohne erlaubtes Ziel kann nicht gewählt werden.',
    'CD-5.21.2':
      'Hüter, eigene Einsatzphase, einmal im Zug: Zahle 1 Leben und ändere einen eigenen nicht eingesetzten Würfel in ein beliebiges anderes Symbol, auch Doppeldolch.',
  }),
];
