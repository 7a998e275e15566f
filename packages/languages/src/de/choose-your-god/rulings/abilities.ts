import { under } from '../../../under.ts';

export const abilities = [
  ...under('Kosten der Fähigkeiten', {
    'CG-5.90':
      'Um Karten als Kosten abzulegen, wähle so viele deiner Karten, eine nach der anderen. Ein Wunder, eine Intrige, eine Lizenz und die Vorherrschaft zählen je als eine.',
    'CG-5.91':
      'Ritualkosten: Der freie Priester, den du wählst, geht bis zum Ende der Runde auf deine Tafel; es darf der Patriarch sein, wenn seine Stärke in diesem Augenblick passt. Opferkosten: Der freie Priesterstein, den du wählst, wird vernichtet; nie der Patriarch. Priester an Orten oder auf der Tafel können nicht zahlen.',
    'CG-5.92': 'Bezahlte Anhänger, Münzen und Mobs kommen in den Vorrat.',
    'CG-5.93':
      'Du darfst nur die Fähigkeiten der Seite nutzen, die oben liegt. Jede Nutzung ist deine eine Aktion am aktiven Ort. In einer Runde darfst du eine Fähigkeit an so vielen Orten nutzen, wie du bezahlen kannst.',
    'CG-5.94':
      'Wenn nichts anderes dasteht, braucht eine Fähigkeit weder deine Anwesenheit am aktiven Ort noch Anhänger für den Zugang. „Helle gegnerische Kulte“ sind alle anderen, deren helle Seite oben liegt.',
  }),
  ...under('Anubis', {
    'CG-5.101':
      'Ritual des Übergangs (hell). Opfere einen freien Stein der Stärke 2 oder mehr. Nutzbar, wenn du einen hast, höchstens 8 Anhänger hast und wenigstens ein Priester von irgendwem am aktiven Ort ist. Du erhältst 1 Anhänger für jeden Priester und Patriarchen aller Plätze dort, bis zu 9.',
    'CG-5.102':
      'Hand des Todes (hell). Opfere 1 Anhänger. Nutzbar, wenn du einen hast und am aktiven Ort einen Stein der Stärke 1 bis 3, der um genau 2 stärker werden kann; einer mit 4 oder 5 kann es nicht. Wähle ihn: Er bekommt diese Stärke und wird frei. Du erhältst 2 Münzen.',
    'CG-5.103':
      'Mumie erschaffen (dunkel). Opfere einen freien Stein der Stärke genau 1. Nutzbar, wenn du einen hast und außerdem der Wunderstapel nicht leer ist oder ein heller gegnerischer Kult einen Mob hat. Jeder helle gegnerische Kult verliert 1 Mob. Ziehe 1 Wunder.',
    'CG-5.104':
      'Auferstehung der Gerechten (dunkel). Opfere 2 Anhänger. Zähle deine freien Priester, den Patriarchen eingeschlossen, wenn er frei ist. Nutzbar, wenn du 2 Anhänger hast und ein Stein von genau dieser Stärke verfügbar ist: Bei mehr als 5 gibt es keinen. Nimm einen freien Stein dieser Stärke.',
  }),
  ...under('Cthulhu', {
    'CG-5.105':
      'Ritual des Abgrunds (hell). Opfere einen freien Stein. Dann wird einer deiner Steine der Stärke 1 bis 4 am aktiven Ort um die Stärke des geopferten stärker, höchstens 5. Die Änderung ist möglich, wenn höchstens zwei deiner anderen Steine die neue Stärke haben; die beiden Steine selbst zählen nicht. Nutzbar, wenn es ein solches Paar gibt.',
    'CG-5.106':
      'Das Große Heiligtum (hell). Opfere 5 Anhänger und alle deine freien Steine; es kann auch keiner sein, und ein freier Patriarch bleibt. Nutzbar, wenn du 5 Anhänger hast und am aktiven Ort bauen darfst. Baue dort einen Altar mit einem Stein deiner Wahl.',
    'CG-5.107':
      'Wütender Sturm (dunkel). Lege 2 Karten ab. Nutzbar, wenn du 2 Karten hast und außerdem entweder du höchstens 8 Anhänger oder irgendwer 7 Münzen oder mehr hat. Jeder Platz mit 7 Münzen oder mehr, auch deiner, verliert 7 Münzen. Dann erhältst du 2 Anhänger.',
    'CG-5.108':
      'Wille des Uralten (dunkel). Opfere 5 Anhänger. Nutzbar, wenn du sie hast und ein heller gegnerischer Kult einen Mob oder eine Karte hat. Einer nach dem anderen verliert jeder helle gegnerische Kult 1 Mob, wenn er einen hat, und gibt dir dann 1 Karte eigener Wahl, wenn er eine hat. Eine so gegebene Lizenz oder die Vorherrschaft liegt offen vor dir.',
  }),
  ...under('Fafnir', {
    'CG-5.109':
      'Ode an die Gier (hell). Zahle 6 Münzen. Nutzbar, wenn du sie hast, der aktive Ort nicht der letzte ist und du dort einen Stein der Stärke 1 bis 4 hast, der um 1 stärker werden kann. Wähle ihn: Er wird um 1 stärker und zieht dann an den nächsten Ort, den mit der folgenden Nummer. Anhänger braucht es nicht. Münzen unter ihm sind verloren.',
    'CG-5.110':
      'Ode an den Verrat (hell). Lege 1 Karte ab und zahle 2 Münzen. Nutzbar, wenn du beides hast und der Intrigenstapel nicht leer ist. Decke die oberste Intrige auf, erhalte ihren Preis und lege sie nach unten. Sie wird weder gezogen noch gespielt.',
    'CG-5.111':
      'Blut für Gold (dunkel). Opfere 2 Anhänger. Nutzbar, wenn du sie hast und ein heller gegnerischer Kult eine Münze hat. Jeder helle gegnerische Kult gibt dir 7 Münzen, oder alle, wenn er weniger hat.',
    'CG-5.112':
      'Heer der Plünderer (dunkel). Zahle 15 Münzen. Nutzbar, wenn du sie hast und außerdem die Reserve der Mobs oder der Wunderstapel nicht leer ist. Du erhältst 1 Mob. Ziehe 2 Wunder.',
  }),
  ...under('Janus', {
    'CG-5.113':
      'Kelch der Klarheit (hell). Lege 2 Karten ab. Nutzbar, wenn du 2 Karten hast. Du erhältst 1 Anhänger. Am aktiven Ort gewinnt der geringste Einfluss; ein Priester mit Münzen und eine Besetzung gehen noch vor.',
    'CG-5.114':
      'Mysterium der Tugenden (hell). Zahle 7 Münzen. Nutzbar, wenn du sie hast, der Wunderstapel nicht leer ist und am aktiven Ort wenigstens ein Priester ist. Ziehe 1 Wunder für jeden Priester und Patriarchen aller Plätze dort.',
    'CG-5.115':
      'Mysterium der Laster (dunkel). Opfere einen freien Stein beliebiger Stärke. Nutzbar, wenn du einen hast und der Intrigenstapel nicht leer ist. Ziehe so viele Intrigen, wie er stark ist.',
    'CG-5.116':
      'Kelch des Wahnsinns (dunkel). Lege 9 Karten ab. Nutzbar, wenn du 9 Karten hast und ein Mob in der Reserve oder ein Altar am aktiven Ort ist. Du erhältst 2 Mobs, oder 1, wenn nur einer übrig ist. Alle Altäre am aktiven Ort werden zerstört, auch deiner.',
  }),
  ...under('Nirriti', {
    'CG-5.117':
      'Weg der Treue (hell). Opfere 2 Anhänger. Nutzbar, wenn du sie hast und der Wunderstapel nicht leer ist. Ziehe 3 Wunder von unten, das unterste zuerst. Karten, die Plätze vor dir gespielt oder abgelegt haben, liegen schon dort.',
    'CG-5.118':
      'Pfad der Versuchung (hell). Lege 2 Karten ab. Nutzbar, wenn du 2 Karten hast und eine offene Lizenz nicht mehr kostet, als du Münzen hast. Nimm eine solche Lizenz, ohne zu zahlen.',
    'CG-5.119':
      'Pfad der Ruchlosigkeit (dunkel). Opfere einen freien Stein der Stärke 4 oder weniger. Nutzbar, wenn du einen hast und der Intrigenstapel nicht leer ist. Dreimal, oder seltener, wenn der Stapel weniger Karten hat: Decke die oberste Intrige für alle auf; kannst du sie jetzt spielen, musst du es; lege sie nach unten. Du triffst ihre Entscheidungen, sie gilt als von dir gespielt, und deine Verbannten wirken.',
    'CG-5.120':
      'Weg des Triumphs (dunkel). Ritual: dein Patriarch, der frei sein und Stärke 16 oder mehr haben muss. Nutzbar, wenn das so ist und ein Stein der Stärke 5 verfügbar oder ein Mob in der Reserve ist. Setze einen Stein der Stärke 5, wenn verfügbar, am aktiven Ort ein. Du erhältst 1 Mob.',
  }),
  ...under('Tiamat', {
    'CG-5.121':
      'Gestaltwandel (hell). Spiele ein Wunder oder eine Intrige mit dunklem Siegel von deiner Hand, als läge deine dunkle Seite oben, für 3 Münzen und eine andere Karte, die du ablegst. Wähle zuerst die Karte, die du spielst, so dass alle sie sehen; dann die Karte zum Ablegen, jede andere von dir; zahle; dann spiele die erste nach ihrer eigenen Regel. Sie muss nach dem Bezahlen spielbar sein. Verbannte und Hofmagie wirken, wenn du sie noch besitzt.',
    'CG-5.122':
      'Menschwerdung (hell). Ritual: ein freier Priester der Stärke 3 oder mehr, vielleicht der Patriarch. Dann werden 3 deiner übrigen freien Steine vernichtet, einer nach dem anderen nach deiner Wahl, oder alle, wenn es weniger sind, auch keiner; nie der Patriarch. Dann setze einen Stein der Stärke 5 am aktiven Ort ein. Nutzbar, wenn das Ritual bezahlt werden kann und auf irgendeine Weise danach Stärke 5 verfügbar ist.',
    'CG-5.123':
      'Angriff der Drachen (dunkel). Lege 3 Karten ab. Nutzbar, wenn du 3 Karten hast und ein Kult mit Einfluss am aktiven Ort einen Mob hat. Jeder Kult mit Einfluss dort, auch deiner, verliert 1 Mob.',
    'CG-5.124':
      'Ernte des Chaos (dunkel). Ritual: ein freier Priester der Stärke genau 5, vielleicht der Patriarch. Nutzbar, wenn das so ist und nach dem Bezahlen ein Wunder auf deiner Hand spielbar ist. Spiele ein solches Wunder, dann ziehe 2 Wunder.',
  }),
  ...under('Arachne', {
    'CG-5.125':
      'Weihe einer Priesterin (hell). Opfere 1 bis 5 Anhänger. Setze einen Stein dieser Stärke am aktiven Ort ein. Du darfst jede Zahl wählen, die du an Anhängern hast und für die ein Stein dieser Stärke verfügbar ist.',
    'CG-5.126':
      'Weibliche Reize (hell). Ritual: ein freier Priester der Stärke genau 3, vielleicht der Patriarch. Nutzbar, wenn das so ist, der aktive Ort nicht der letzte ist und du dort einen Priester hast. Wähle einen deiner Priester dort, vielleicht den Patriarchen: Er zieht an den nächsten Ort. Du erhältst 1 Münze. Anhänger braucht es nicht.',
    'CG-5.127':
      'Griff der Spinne (dunkel). Lege 2 Karten ab und zahle 2 Münzen. Nutzbar, wenn du beides hast und wenigstens 4 freie Priester, der Patriarch mitgezählt. Bringe wenigstens 4 deiner freien Priester an den aktiven Ort, einen nach dem anderen; nach dem vierten darfst du aufhören. Anhänger braucht es nicht.',
    'CG-5.128':
      'Zauber der Göttin (dunkel). Opfere einen freien Stein der Stärke 3 oder mehr. Nutzbar, wenn du einen hast. Du erhältst 3 Münzen. Ziehe das oberste Wunder und die oberste Intrige, und lege die oberste Karte des Lizenzstapels, nicht eine aus der Auslage, offen vor dich. Ein leerer Stapel gibt nichts.',
  }),
  ...under('Atheismus', {
    'CG-5.129':
      'Triumph der Wissenschaft (hell). Ritual: ein freier Priester der Stärke 4 oder mehr, vielleicht der Patriarch. Nutzbar, wenn das so ist, du höchstens 8 Anhänger hast und kein Priester oder Patriarch eines anderen Platzes am aktiven Ort ist. Altäre sind gleichgültig, und du musst nicht anwesend sein. Du erhältst 1 Anhänger.',
    'CG-5.130':
      'Politik des Terrors (hell). Opfere 2 Anhänger. Nutzbar, wenn du sie hast und nach dem Bezahlen eine Intrige auf deiner Hand spielbar ist; keine mit dunklem Siegel, denn deine helle Seite liegt oben. Spiele eine solche Intrige, dann ziehe 1 Intrige und erhalte 3 Münzen.',
    'CG-5.131':
      'Entzauberung des Mythos (dunkel). Ritual: dein Patriarch, der frei sein und Stärke 15 oder mehr haben muss. Nutzbar, wenn das so ist und ein heller gegnerischer Kult eine Karte hat. Jeder helle gegnerische Kult mit einer Karte gibt dir 1 Karte eigener Wahl, einer nach dem anderen.',
    'CG-5.132':
      'Nihilismus (dunkel). Lege 3 Karten ab. Nutzbar, wenn du 3 Karten hast, niemand am aktiven Ort einen Altar hat und du dort bauen darfst. Baue einen Altar mit einem Stein deiner Wahl.',
  }),
];
