import { under } from '../under.ts';

export const components = [
  ...under('Spielmaterial', {
    'RC-2.1':
      '50 Kultisten, 8 Monster, 6 Artefakte, 6 Große Alte und 4 Orte ergeben 74 Karten; dazu kommt ein Marker für den Dunklen Jäger. Der erweiterte Vorrat fügt 2 Große Alte hinzu: 76 Karten.',
  }),
  ...under('Kultisten', {
    'RC-2.2': [
      'Fünf Farben, in jeder die Werte 1 bis 10 je einmal: 50 Kultisten, zusammen 275 Punkte. Sie haben keinen Text. Jede Farbe hat ihr eigenes Symbol:',
      'Karmin: Flamme',
      'Bernstein: Auge',
      'Jade: Spirale',
      'Azur: Welle',
      'Violett: Stern',
    ].join('\n'),
  }),
  ...under('Monster', {
    'RC-2.3': [
      'Acht verschiedene Monster, jedes einmal:',
      'Tiefes Wesen: bleibt am Ort liegen und zählt auf deiner Seite 5.',
      'Sternenbrut: bleibt liegen und zählt 3; du darfst dort sofort 1 Kultisten ausspielen, auch an einem gesperrten Ort.',
      'Shoggoth: vernichtet die zwei niedrigsten gegnerischen Kultisten am Ort.',
      'Mi-Go: nimmt von dort einen gegnerischen Kultisten mit Wert 6 oder weniger auf deine Hand.',
      'Byakhee: versetzt 1 bis 3 deiner Kultisten dorthin, dann ziehst du 1 Karte.',
      'Nachtmahr: legt einen gegnerischen Kultisten von dort oben auf das Tal.',
      'Ghul: legt dort einen vernichteten Kultisten mit Wert 6 oder weniger auf deine Seite.',
      'Hund von Tindalos: bringt den Dunklen Jäger dorthin; nur der höchste gegnerische Kultist wird vernichtet.',
    ].join('\n'),
  }),
  ...under('Artefakte', {
    'RC-2.4': [
      'Sechs verschiedene Artefakte, jedes einmal:',
      'Necronomicon: Ziehe 1 Karte und spiele dann bis zu 2 zusätzliche Kultisten aus, auch an gesperrten Orten.',
      'Älteres Zeichen: bleibt liegen und zählt 3; der Dunkle Jäger kann nicht hinein, und deine Kultisten dort sind geschützt.',
      'Silberner Schlüssel: Nimm 1 oder 2 Kultisten vom Ablagestapel oder aus dem Tal.',
      'Leuchtendes Trapezoeder: bringt den Dunklen Jäger an einen freien Ort; dort werden der höchste und der niedrigste gegnerische Kultist vernichtet.',
      'Lampe des Alhazred: Sieh dir die gegnerische Hand an, nimm 1 Kultisten daraus und erfahre, welcher Große Alte als Nächster kommt.',
      'Gelbes Zeichen: Ein gegnerischer Kultist mit Wert 5 oder weniger an einem beliebigen Ort wechselt auf deine Seite.',
    ].join('\n'),
  }),
  ...under('Große Alte', {
    'RC-2.5': [
      'Jeder Große Alte hat eine Ankunftsreihenfolge der vier Orte (A Arkham, D Dunwich, I Innsmouth, K Kingsport) und eine Kraft für den begünstigten Platz:',
      'Cthulhu (I K D A): An bis zu zwei freien Orten wird der höchste gegnerische Kultist vernichtet.',
      'Azathoth (A I D K): Der Dunkle Jäger kehrt in seinen Bau zurück, du ziehst 1 Karte und spielst dann bis zu 2 Kultisten an freien Orten aus. Die Punkte entscheiden das Spiel.',
      'Yog-Sothoth (D A K I): Versetze bis zu 2 deiner Kultisten an freie Orte und ziehe dann 2 Karten.',
      'Shub-Niggurath (D K I A): Lege einen vernichteten Kultisten mit Wert 6 oder weniger an einen freien Ort oder ziehe 2 Karten.',
      'Nyarlathotep (A D K I): Ein gegnerischer Kultist mit Wert 4 oder weniger an einem freien Ort wechselt die Seite.',
      'Hastur (K I A D): Schicke bis zu 2 gegnerische Kultisten mit Wert 6 oder weniger auf die gegnerische Hand zurück; dann legt die Gegenseite 1 zufälligen Kultisten ab.',
      'Dagon (I D A K, erweiterter Vorrat): Ziehe 2 Karten; dann darfst du die oberste Karte des Tals an einen freien Ort legen.',
      'Ithaqua (K A D I, erweiterter Vorrat): Sein Ort zählt am Ende des Spiels als zwei Orte.',
    ].join('\n'),
    'RC-2.6':
      'Der Grundvorrat hat 6 Große Alte, der erweiterte Vorrat 8. Im Grundvorrat stehen Arkham und Dunwich in je zwei Ankunftsreihenfolgen an erster Stelle, Innsmouth und Kingsport in je einer; an zweiter Stelle stehen Arkham und Dunwich je einmal, Innsmouth und Kingsport je zweimal. So ist jeder Ort dreimal erste oder zweite Wahl. Im erweiterten Vorrat steht jeder zweimal an erster und zweimal an zweiter Stelle.',
  }),
  ...under('Orte', {
    'RC-2.7': [
      'Von links nach rechts: Arkham (A), Dunwich (D), Innsmouth (I), Kingsport (K). Kein Ort ist einem anderen benachbart; die Reihenfolge dient nur der Anzeige und den Listen der Möglichkeiten. Mit der Option „Kräfte der Orte“ hat jeder eine Kraft:',
      'Arkham: Miskatonic-Bibliothek',
      'Dunwich: Sentinel Hill',
      'Innsmouth: Orden der Gezeiten',
      'Kingsport: Das Fest',
    ].join('\n'),
  }),
  ...under('Der Marker, und wo Karten liegen', {
    'RC-2.8': 'Es gibt einen Marker für den Dunklen Jäger. Er ist in seinem Bau oder an einem Ort.',
    'RC-2.9':
      'Karten können hier liegen: im verdeckten Kultistenstapel; im offenen Tal, von dem für die Regeln nur die oberste Karte zählt; auf dem offenen Ablagestapel, der nur für Kultisten ist; im verdeckten Monsterstapel und im verdeckten Artefaktstapel, jeder mit einer offenen Ablage; auf den zwei Händen; auf den acht Seiten, zwei an jedem Ort; an der einen Stelle, die jeder Ort für einen Großen Alten hat; und in der Schachtel mit den unbenutzten Großen Alten, verdeckt.',
    'RC-2.10':
      'Keine Karte geht verloren. Jeder der 50 Kultisten ist immer an genau einer dieser Stellen: Kultistenstapel, Tal, Ablagestapel, eine Hand, eine Seite. Jedes der 8 Monster und jedes der 6 Artefakte ist immer an genau einer dieser Stellen: sein Stapel, eine Hand, seine Ablage, eine Seite.',
  }),
];
