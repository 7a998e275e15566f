import { under } from '../under.ts';

export const rulings = [
  ...under('Entscheide: Zählen und Material', {
    'CD-9.1': 'Bei vier Spielern ist N 5: Der automatische Hohepriester ist ein Spieler.',
    'CD-9.2': 'Jede Leiste beginnt bei N und nicht bei einer gedruckten Zahl; die Ausnahme ist das Altaropfer mit 1.',
    'CD-9.3': 'Beide Ausgaben benutzen dieselben Karten.',
    'CD-9.4': 'Lebensmarker sind keine Grenze: Leben ist eine Zahl.',
    'CD-9.5':
      'Die Grenze von 12 Kultistenwürfeln gilt für nicht ausgewertete Würfel und wird geprüft, wenn man Würfel erhält; ausgewertete sind wieder im Vorrat.',
    'CD-9.6': 'Die Charaktere sind neun Paare und der Nekromant.',
  }),
  ...under('Entscheide: Krake', {
    'CD-9.7':
      'Solange jemand den Kraken hütet, verteilt er nichts: Stattdessen gibt der Hüter in jedem eigenen Zug einen Würfel.',
    'CD-9.8': 'Reichen die Krakenwürfel nicht, werden sie in Zugreihenfolge ab dem aktiven Sitz gegeben.',
    'CD-9.9':
      'Der Hüter muss einen Würfel geben; das schadet nicht, denn er darf ihn entfernen, wenn er geworfen wird.',
    'CD-9.10':
      'Tode durch Krakenwürfel sind Tötungen des Hüters, der sie hätte entfernen können. Liegt der Krake auf einem Altar, ist niemand der Mörder.',
    'CD-9.11': 'Eine Krake beim Aufbau verteilt im ersten Zug einmal, nicht zweimal.',
    'CD-9.12':
      '„Jederzeit“ heißt: immer wenn der Hüter etwas gefragt wird, und in jedem Reaktionsfenster und jeder Vorbereitung wird er gefragt (CD-5.11.4).',
    'CD-9.13': 'Der Krakenstrafe zählt für die Wurfphase, die unmittelbar folgt.',
    'CD-9.14':
      'Gleichstände beim Verteilen vergleichen das augenblickliche Leben lebender Spieler; der Hohepriester und Spieler bei 0 Leben gehören dazu.',
    'CD-9.15': 'Die Vorbereitung gehört zum Zug, also können Wächter II und Assassine II auf Krakenwürfel reagieren.',
    'CD-9.16': 'Das Verteilen folgt dem Sitz des Hohepriesters, auch wenn er ein Geist ist.',
  }),
  ...under('Entscheide: Rituale allgemein', {
    'CD-9.17':
      'Auf Würfel, die man in der Auswertungsphase erhält, kann nicht reagiert werden; Siegel können sie noch ändern.',
    'CD-9.18': 'Vollendet ein Siegel ein Ritual, auf dem der aktive Spieler Würfel hat, gilt für sie CD-4.69.',
    'CD-9.19':
      'Wer bei 0 Leben ist, kann ein Ritual vollenden und Hüter werden; bei der Todesprüfung geht es an den Mörder.',
    'CD-9.20':
      'Stapel und Ablage zusammen sind nie leer, wenn ein Ritual gebraucht wird: Höchstens 6 können gehütet werden, und höchstens 3 Altäre sind in diesem Augenblick belegt.',
    'CD-9.21':
      'Die Geisterkarten gehen nie aus: Solange das Spiel läuft, haben die Seite des Hohepriesters und ihre Feinde je ein lebendes Mitglied.',
    'CD-9.22': 'Ein gerade abgelegtes Ritual darf nach dem Neumischen sofort wiederkommen.',
    'CD-9.23': 'Erste Ausgabe: Übrig gebliebene Würfel sind verloren.',
    'CD-9.24': 'Erste Ausgabe: Eine Leiste auf 0 nimmt keine Würfel.',
    'CD-9.25': 'Ein neues Ritual berührt Würfel auf anderen Altären nicht.',
    'CD-9.26':
      'Du darfst einen Würfel nicht zurückhalten, weil das Ritual dir schaden würde. In der ersten Ausgabe können Pergament, Uralt und Kosmos stattdessen auf einen Spieler.',
    'CD-9.27': 'Geister und tote Mörder können nicht Hüter werden; die Rituale werden abgelegt.',
    'CD-9.28': 'Töten sich zwei Hüter gegenseitig, werden die Rituale beider abgelegt.',
    'CD-9.29':
      'Wird in derselben Prüfung A von B und B von C getötet, werden die Rituale von A abgelegt, und die eigenen von B gehen an C.',
  }),
  ...under('Entscheide: einzelne Rituale', {
    'CD-9.30': 'Der Uralte Schatten hört bei 6 Markern auf.',
    'CD-9.31':
      'Der Uralte Schatten kommt nach der Todesprüfung des Zuges des Hohepriesters; seine eigenen Tode werden gleich danach geprüft.',
    'CD-9.32': 'Altaropfer: Nur eine Tötung einer Prüfung zählt.',
    'CD-9.33': 'Das Altaropfer kann nicht retten, wer in derselben Prüfung stirbt.',
    'CD-9.34': 'Das Altaropfer tut nichts, wenn das Spiel vorbei ist: Der Sieg wird zuerst geprüft.',
    'CD-9.35': 'Würfel auf dem Astralriss werden einzeln behandelt.',
    'CD-9.36': 'Die Grenze von drei Kosmos gilt für jeden ausgewerteten Würfel.',
    'CD-9.37': 'Lamia mit mehr als 3 Lebenden: Du darfst nicht der Dieb sein, aber das Opfer.',
    'CD-9.38':
      'Der Hüter der Lamia zählt jeden Spieler einmal je Auswertungsphase, auch sich selbst, was den Verlust auch bewirkt hat.',
    'CD-9.39':
      'Der Tribut rückt auch in dem Zug vor, in dem er aufgedeckt wurde, außer ein Würfel zahlt ihn oder er kommt erst nach dem Tributschritt.',
    'CD-9.40':
      'Der Tributschritt liegt in der Auswertungsphase: Wächter und Siegel können reagieren, und seine Opfer sterben in derselben Prüfung.',
    'CD-9.41': 'Nachbarn sind beim Tribut Sitze; Geister dort sind nicht betroffen.',
    'CD-9.42': 'Weitere Kosmoswürfel auf dem Tribut tun nichts.',
    'CD-9.43':
      'Die Transmutation gilt bis zum Ende des Zuges: Ein Würfel, der später geliehen, erhalten oder neu geworfen wird, wird auch geändert. Ein Symbol, das jemand einem Würfel danach mit Absicht gibt, bleibt. Würfel, die ein Siegel Ritualen hinzufügt, und Würfe für eine Tabelle gehören niemandem und werden nicht geändert.',
    'CD-9.44':
      'Der Verlust durch den Altareffekt der Seehydra ist ein Verlust durch ein Ritual; was ihre weiteren Würfel tun, nicht.',
  }),
  ...under('Entscheide: Einsatz und Reaktionen', {
    'CD-9.45':
      'Ein Würfel ist nur untätig, wenn kein Ziel erlaubt ist oder wenn alle seine Ziele freiwillig sind (CD-9.123).',
    'CD-9.46':
      'Ein geänderter Würfel, der nicht bleiben darf, wo er ist, muss neu eingesetzt werden oder wird untätig.',
    'CD-9.47':
      'Bloßes Versetzen durch jemand anderen lässt den Besitzer den Würfel nicht neu einsetzen; nur geänderte oder ersetzte Symbole tun das.',
    'CD-9.48': 'Eine Sirenenmünze darf in der eigenen Reaktionsphase benutzt werden.',
    'CD-9.49': 'Eine Münze im Zug gilt für jeden Sitz; mehrere Sitze dürfen je eine ausgeben.',
    'CD-9.50': 'Eine Sirenenmünze darf einen Dolch auf den Besitzer des Würfels selbst legen.',
    'CD-9.51': 'Ein Dolch, der auf seinen Besitzer versetzt wird, dessen Machtsymbol der Dolch ist, heilt.',
    'CD-9.52':
      'Eine Sirenenmünze darf einen Würfel auf einen Spieler legen, wo er keine Wirkung hat, um ihn zu vergeuden.',
    'CD-9.53': 'Eine Sirenenmünze kann keinen Würfel auf ein Ritual legen, das ihn nicht annimmt.',
    'CD-9.54': 'Erste Ausgabe: Sirenenmünzen wirken nur in der Reaktionsphase lebender Spieler.',
    'CD-9.55': 'Auf die Würfel eines Geistes kann niemand reagieren, auch andere Geister nicht.',
    'CD-9.56':
      'Reaktionen haben keine Reihenfolge: Wer zuerst kommt, mahlt zuerst, bis alle hintereinander gepasst haben.',
    'CD-9.57': 'Ein Sitz mit einem unbenutzten Siegel bekommt immer das Fenster; sonst verriete das Tempo das Siegel.',
  }),
  ...under('Entscheide: Leben, Mörder, Tod', {
    'CD-9.58': 'Zahlen ist nicht Verlieren: Kosten lösen weder Assassine noch Lamia oder Wächter aus.',
    'CD-9.59': 'Schaden über 0 hinaus verfällt, und Heilung vor der Prüfung rettet.',
    'CD-9.60': 'Der letzte Fall auf 0 entscheidet, wer der Mörder ist.',
    'CD-9.61': 'Wer auf 0 fällt, geheilt wird und wieder fällt, stirbt durch die spätere Ursache.',
    'CD-9.62': 'Ein Würfel, der gegen seinen Besitzer gekehrt wird, ist eine Selbsttötung.',
    'CD-9.63':
      'Zweite Ausgabe: Der Sieg wird gleich nach Toden geprüft, und die kommen nur am Ende von Zügen, zwischen Zügen und vor Wurfphasen.',
    'CD-9.64': 'Wer in der eigenen Vorbereitung stirbt, setzt den Zug als Geist fort.',
    'CD-9.65': 'Erste Ausgabe: Vorbereitung und der Schritt zwischen den Zügen zählen für den Tod als Phasen.',
    'CD-9.66':
      'Erste Ausgabe: Stirbt der aktive Spieler nach dem Werfen, werden die Würfel entfernt, und der Zug endet.',
    'CD-9.67':
      'Tode einer Prüfung sind für Sieg und Übergaben gleichzeitig; ihre Reihenfolge zählt nur für Altaropfer, Besessenheit und die Wahl der Geisterkarten.',
    'CD-9.68': 'Die Rituale eines Hüters, der sich selbst getötet hat, werden abgelegt.',
  }),
  ...under('Entscheide: Charaktere', {
    'CD-9.69':
      'Der Wächter handelt in den Fenstern der Auswertungsphase oder wenn ein Leben auf dem Spiel steht und wird nicht bei jedem einzelnen Verlust gefragt.',
    'CD-9.70':
      'Der Wächter darf das letzte Leben zahlen und stirbt bei der Prüfung, wenn er nicht geheilt wird: eine Selbsttötung.',
    'CD-9.71': 'Schutz zählt in dieser Reihenfolge: Bann, vorhandene Schilde, Wächter, Wächter II.',
    'CD-9.72':
      'Der Wächter wirkt nur in Auswertungsphasen, also nicht gegen Krakenwürfel in der Vorbereitung; Wächter II schon.',
    'CD-9.73':
      'Der Assassine braucht einen wirklichen Verlust früher in derselben Auswertungsphase; was ganz verhindert oder gezahlt wurde, zählt nicht.',
    'CD-9.74':
      'Der weitere Verlust durch Assassine II ist kein Verlust durch ein Ritual: Wächter II kann ihn nicht verhindern; in einer Auswertungsphase kann es der Wächter.',
    'CD-9.75': 'Zauberin: Auch drei oder vier Kosmos machen nur eine Explosion.',
    'CD-9.76': 'Kosmoswürfel anderer, die auf die Zauberin (nicht II) versetzt werden, tun nichts.',
    'CD-9.77': 'Zauberin II erhält ihr Leben nach den Verlusten, was sie retten kann.',
    'CD-9.78': 'Das weitere Leben von Alchemist II kommt einmal im Zug.',
    'CD-9.79': 'Alchemist II und Dolchsymbole: Wer einsetzt, sagt, wie der Würfel liegt.',
    'CD-9.80': 'Der Gesichtslose wechselt in der eigenen Vorbereitung und behält sein Leben.',
    'CD-9.81':
      'Für den Gesichtslosen II zählt gesondert, was einmal im Zug geht: Als Kopie des Wächters kann er im selben Zug schützen wie der Wächter.',
    'CD-9.82': 'Der Gesichtslose II kann Gesichtsloser und Nekromant nicht kopieren.',
    'CD-9.83': 'Münzen zu Beginn werden nur beim Aufbau genommen.',
    'CD-9.84':
      'Angebote sind kurz und begrenzt; reden ist frei. Wer handelt, wird in jedem Fenster gefragt, solange ein Handel möglich ist; die anderen werden nicht wegen eines Handels gefragt, dürfen aber einen anbieten, wenn sie irgendetwas gefragt werden.',
  }),
  ...under('Entscheide: Nekromant', {
    'CD-9.85':
      'Die Zahlen des Nekromanten sind unsere: etwa drei eigene Züge von einem frühen Tod bis zu einer Wiederkehr mit 8 Leben; 8 Münzen geben 12.',
    'CD-9.86':
      'Ist der Hohepriester der Nekromant, müssen für Kabalisten und Ketzer der Hohepriester und alle Getreuen zur selben Zeit tot sein.',
    'CD-9.87':
      'Erste Ausgabe, 8 Spieler: Der Wechsel zum Rachsüchtigen Ketzer gilt für beide Arten, den Nekromanten ins Spiel zu bringen.',
    'CD-9.88':
      'Wer in der Auswertungsphase wiederkehrt, hat in diesem Zug keine Würfel und kann vom Tribut getroffen werden.',
    'CD-9.89': 'Ein Getreuer, der als Nekromant wiederkehrt, macht Sei nicht so selbstsüchtig nicht ungeschehen.',
  }),
  ...under('Entscheide: Sieg', {
    'CD-9.90':
      'Erste Ausgabe: Kabalisten gewinnen in jedem übrigen Fall, in dem der Hohepriester fällt, damit jemand gewinnt. Die strenge Rollenkarte ist eine Option.',
    'CD-9.91': 'Kabalisten gewinnen auch, wenn ein Ketzer als Letzter lebt oder alle tot sind; der Sieg ist geteilt.',
    'CD-9.92':
      'Gewinnt die Seite des Hohepriesters, muss der Reuige Ketzer vor der letzten Prüfung tot gewesen sein; mit dem letzten Kabalisten zusammen zu sterben ist zu spät. So in beiden Ausgaben.',
    'CD-9.93':
      'Fällt die Seite des Hohepriesters, darf der Rachsüchtige Ketzer in derselben Prüfung sterben wie der Hohepriester.',
    'CD-9.94':
      'Reuiger Ketzer und alle Kabalisten tot, Rachsüchtiger Ketzer und Hohepriester am Leben: Das Spiel geht weiter; was der Reuige Ketzer bekommt, zeigt sich am Ende.',
    'CD-9.95': 'Tote Getreue und tote Kabalisten gewinnen mit ihrer Fraktion.',
  }),
  ...under('Entscheide: vier Spieler', {
    'CD-9.96': 'Der automatische Hohepriester nutzt keine Charakterfähigkeit.',
    'CD-9.97':
      'Ob er stark oder schwach ist, steht für den Einsatz zu Beginn seiner Einsatzphase fest und wird für Altareffekte im Augenblick beurteilt.',
    'CD-9.98': 'Er greift auch die Getreuen an, denn er kennt sie nicht.',
    'CD-9.99': 'Mehr Würfel, als ein Ritual braucht, legt er nur darauf, wenn kein besserer Altar da ist.',
    'CD-9.100':
      'Nach der Besessenheit ist der alte Sitz kein Sitz mehr, weder für Nachbarn noch für die Reihenfolge; N bleibt 5.',
    'CD-9.101': 'Besessenheit ist unmöglich, wenn der Hohepriester in derselben Prüfung stirbt: Das Spiel ist vorbei.',
    'CD-9.102': 'Sterben Getreuer und Ketzer zusammen, ergreift der Besitz, dessen letzter Schlag früher kam.',
    'CD-9.103': 'Der Marker des Gesichtslosen auf jemandem, der Besitz ergreift, kommt weg.',
    'CD-9.104': 'Sucht der Hohepriester das meiste Leben, zieht er nur die Würfel ab, die er selbst gesetzt hat.',
  }),
  ...under('Entscheide: Siegel', {
    'CD-9.105': 'Ein aufgehobenes Siegel ist verbraucht.',
    'CD-9.106': 'Die Ansage kommt vor der Wahl: Wer widerruft, kennt das Siegel, aber nicht sein Ziel.',
    'CD-9.107':
      'Der Diebstahl darf den Widerruf kopieren, um einen Widerruf aufzuheben, der mit seiner Ansage schon bei den benutzten liegt.',
    'CD-9.108': 'Der Neuwurf des Widerrufs gilt nur für den aktiven Spieler.',
    'CD-9.109': 'Im Zug eines Geistes kann der Widerruf nichts neu werfen lassen.',
    'CD-9.110': 'Vorzeichen: Höchstens fünf Kosmosergebnisse werfen weitere Würfel.',
    'CD-9.111': 'Vorzeichen: Würfel werden sofort hinzugefügt und ausgewertet, denn der Benutzer hat vielleicht keine.',
    'CD-9.112':
      'Vorzeichen: Das Leben für zwei Würfel ist eine Zahlung, also kann ein Geist das nicht. Die Würfel dürfen zu verschiedenen Ritualen.',
    'CD-9.113': 'Doppelzüngigkeit kopiert Hütereffekte gehüteter oder abgelegter Rituale.',
  }),
  ...under('Entscheide: Übriges', {
    'CD-9.114':
      'Händler des Todes: Solange der Hohepriester ein Geist ist, gibt es nichts, und für Besessenheit auch nicht.',
    'CD-9.115': 'Sei nicht so selbstsüchtig gehört zur Todesprüfung und kann sofort töten.',
    'CD-9.116': 'Ein wahrer Hohepriester: Der automatische Hohepriester nutzt es nicht.',
    'CD-9.117':
      'Reihenfolge am Ende des Zuges des Hohepriesters: Würfel, Tribut, schließendes Fenster, Todesprüfung, Ende des Zuges, Uralter Schatten, Todesprüfung.',
    'CD-9.118': 'Eine Gesangsmünze darf einen Würfel nur einmal im Zug ändern; andere Änderungen dürfen folgen.',
    'CD-9.119': 'Ein Spiel ohne Ende ist denkbar; die Rundengrenze ist für Simulationen da.',
    'CD-9.120':
      'Der Marker des Gesichtslosen verlässt einen Spieler, der stirbt; was geliehen war, bleibt bis zum nächsten Zug von Gesichtsloser II (CD-5.42).',
    'CD-9.121':
      'Ein Verlust durch Lamia, Hydra oder Riss, den der Besitzer des Würfels sich selbst zufügt, ist eine Selbsttötung (CD-4.82).',
    'CD-9.122': 'Tribut: Ein ausgewerteter Würfel zählt; einer, der entfernt oder wegversetzt wurde, zahlt nichts.',
    'CD-9.123': 'Ziele, die es nur durch ein „darf“ gibt, sind nicht verpflichtend.',
    'CD-9.124': 'Stirbt der Gesichtslose II, kommt der Marker weg.',
    'CD-9.125': 'Im Zug eines Geistes vergeht die Reaktionsphase ohne Fenster.',
    'CD-9.126':
      'Verluste mehrerer Spieler durch eine Ursache sind ein Ereignis: Wer eine Fähigkeit hat, wird einmal gefragt. Die letzten Schläge ordnet trotzdem die Zugreihenfolge.',
    'CD-9.127':
      'Raserei ist eine Möglichkeit der Entscheidung über Neuwürfe, die jeder bekommt; eine eigene Frage würde zeigen, wer sie hat.',
    'CD-9.128': 'Der aktive Spieler darf Karten für jede Reaktionsphase im eigenen Zug benutzen.',
    'CD-9.129':
      'Fenster zwischen Würfeln öffnen sich auf Wunsch, denn fast alles kann vor dem ersten oder nach dem letzten Würfel geschehen.',
    'CD-9.130':
      'Die frühere Rolle eines Spielers, der Besitz ergriffen hat, ist dahin: Ein Ketzer, der Besitz vom Hohepriester ergreift, gewinnt nur mit ihm.',
    'CD-9.131': 'Die Spiegelung ist auf drei Würfel begrenzt, damit sie ein Spiel nicht allein entscheidet.',
    'CD-9.132':
      'Bekommt der Hohepriester den Nekromanten, wird diesem Sitz kein anderer Charakter gegeben; einer mehr ist nicht im Spiel und steht dem Gesichtslosen offen.',
    'CD-9.133':
      'Eine Krakenstrafe betrifft nur Kultistenwürfel: Wer in der eigenen Vorbereitung ein Geist wird, wirft alle Geisterwürfel.',
  }),
];
