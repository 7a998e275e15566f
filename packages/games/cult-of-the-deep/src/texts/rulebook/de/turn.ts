import { under } from '../under.ts';

export const turn = [
  ...under('Der Zug', {
    'CD-4.1':
      'Das Spiel ist eine Folge von Zügen, im Uhrzeigersinn ab dem Hohepriester. Sitze, die weg sind, werden übersprungen; Geister sind am Zug wie alle.',
    'CD-4.2':
      'Ein Zug besteht aus Vorbereitung, Wurf, Einsatz, Reaktion, Auswertung und Ende des Zuges. Nach dem Zug auf dem Sitz des Hohepriesters kommt der Schritt zwischen den Zügen (CD-4.100).',
    'CD-4.3': 'Eine Runde reicht von einem Zug des Hohepriesters bis zum nächsten. Die erste Runde ist Runde 1.',
    'CD-4.4':
      'Einmal im Zug heißt: einmal in jedem Zug irgendeines Spielers; mit dem Beginn eines Zuges ist alles wieder frei. Fähigkeiten der Geister sind mit dem Beginn einer Reaktionsphase wieder frei.',
    'CD-4.5': 'Kartentext geht vor Regeltext.',
    'CD-4.6':
      'Der Zufall kommt in der Reihenfolge der Ereignisse ins Spiel. Würfel, die zusammen geworfen werden, werden nach aufsteigender Nummer geworfen. Die Würfel des aktiven Spielers sind von 1 an nummeriert, so wie sie in diesem Zug entstehen; Kraken- und Geisterwürfel je Sitz, so wie sie kamen, und ein dem aktiven Spieler geliehener Geisterwürfel bekommt die nächste Nummer dieses Zuges. Würfel für eine Tabelle werden einzeln geworfen.',
    'CD-4.7':
      'Hat ein Sitz nur eine Möglichkeit, darf für ihn geantwortet werden, aber nur, wo alle Möglichkeiten aus öffentlichen Tatsachen folgen; nie in einem Fenster oder wo ein unbenutztes Siegel etwas hinzufügen könnte (beim Neuwurf), denn das Tempo würde das Siegel verraten.',
  }),
  ...under('Vorbereitung', {
    'CD-4.10':
      'Schritt 1. Was einmal im Zug geht, ist wieder frei. Hat der aktive Sitz die Rolle Hohepriester, beginnt eine neue Runde (nicht mit dem allerersten Zug).',
    'CD-4.11':
      'Schritt 2. Hat der aktive Sitz die Rolle Hohepriester, lebend oder als Geist, und liegt der Krake auf einem Altar: Krakenwürfel werden verteilt (CD-4.12).',
    'CD-4.12':
      'Krakenwürfel verteilen: Von den lebenden Spielern mit den wenigsten Krakenwürfeln erhält der mit dem meisten Leben 1; haben mehrere auch gleich viel Leben, erhält jeder von ihnen einen. Reicht der Vorrat nicht, wird in Zugreihenfolge ab dem aktiven Sitz gegeben, bis er leer ist.',
    'CD-4.13':
      'Schritt 3, wie die Schritte 4 und 5 nur, wenn der aktive Spieler lebt: Der Gesichtslose darf zu einem anderen Charakter werden (CD-5.41). Dann markiert der Gesichtslose II jemanden (CD-5.42).',
    'CD-4.14':
      'Schritt 4. Ein aktiver Spieler mit Krakenwürfeln wirft alle. Ein Hüter des Kraken darf welche entfernen (CD-5.11.4). Solange Würfel übrig sind, nimmt der aktive Spieler das Ergebnis hin oder wirft einen davon neu und wird wieder gefragt. Jeder Neuwurf erhöht die Krakenstrafe um 1; sie darf nicht größer werden als die Zahl der Würfel, die dieser Spieler in diesem Zug nach CD-4.18 werfen würde, so wie es jetzt bekannt ist, ohne Blutmagier und die Strafe selbst.',
    'CD-4.15':
      'Schritt 5. Wurde ein Würfel neu geworfen, wird der Hüter des Kraken ein zweites Mal gefragt. Entfernte Würfel zählen nicht. Dann verliert der aktive Spieler die Summe der Würfel als einen einzigen Verlust durch das Ritual Krake (CD-4.75). Die Würfel bleiben.',
    'CD-4.16':
      'Schritt 6. Todesprüfung (CD-4.85). Wer jetzt stirbt und ein Geist wird, setzt diesen Zug als Geist fort (CD-4.106 bis CD-4.110), und eine Krakenstrafe ist vergessen. Ist der Sitz durch Besessenheit weg, endet der Zug sofort, ohne Tributschritt.',
  }),
  ...under('Wurfphase', {
    'CD-4.17':
      'Zu Beginn, in dieser Reihenfolge: Ein aktiver lebender Hüter des Kraken muss 1 Krakenwürfel geben (CD-5.11.5); der Blutmagier darf zahlen (CD-5.45).',
    'CD-4.18':
      'Ein lebender Spieler wirft 5 Würfel, der Hohepriester im Spiel zu viert 6, automatisch oder besessen. Plus 2 für den Hüter der Seehydra, plus je 1: für den Träger des Markers des Gesichtslosen; für einen Blutmagier, der gezahlt hat; für Schnitter II, solange ein Geist im Spiel ist; für jeden aufgesparten Würfel. Minus die Krakenstrafe. Mindestens 0, höchstens 12.',
    'CD-4.19':
      'Aufgesparte Würfel und Krakenstrafe sind mit dieser Phase verbraucht, auch wo die Grenzen sie beschneiden.',
    'CD-4.20':
      'Wirf alle Würfel. Dann gibt es bis zu zwei Neuwürfe, jeden mit beliebigen der Würfel; du kannst jederzeit aufhören. Stattdessen darfst du ein Siegel benutzen, dessen Zeitpunkt die eigene Wurfphase ist (CD-5.61): Es kostet keinen Neuwurf, und du wirst wieder gefragt. Nach dem letzten Neuwurf gilt das Ergebnis. Die Bibliothekarin hat einen dritten (CD-5.43). Mit 0 Würfeln wirst du nur gefragt, wenn du ein unbenutztes Siegel hast.',
    'CD-4.21': 'Erste Ausgabe: Todesprüfung am Ende der Wurfphase. Stirbt der aktive Spieler hier, gilt CD-4.98.',
  }),
  ...under('Einsatzphase', {
    'CD-4.22': [
      'Der aktive lebende Spieler setzt Würfel ein, einen nach dem anderen. Erlaubt ist, in beliebiger Reihenfolge und so oft, wie die jeweilige Regel sagt:',
      'einen nicht eingesetzten Würfel auf ein erlaubtes Ziel setzen; eine Gesangsmünze ausgeben (CD-5.73); einen Würfel als Hüter des Uralten Gesangs (CD-5.13.2), als Alchemist (CD-5.31) oder durch die Blutriten (CD-5.21.2) ändern; als Händler eine Münze verkaufen (CD-5.35); für die Seehydra einen Würfel ablegen (CD-5.17.3); einen Handel anbieten (CD-5.75).',
      'Du darfst die Phase beenden, wenn kein nicht eingesetzter Würfel ein verpflichtendes Ziel hat (CD-4.23) und alles abgelegt ist, was die Seehydra verlangt. Übrige Würfel sind untätig.',
    ].join('\n'),
    'CD-4.23':
      'Alle Würfel müssen eingesetzt werden, wenn das geht. Auf ein Ziel dürfen beliebig viele. Ein Ziel ist freiwillig, wenn nur eine Karte es öffnet, die „darf“ sagt: Kosmos der Zauberin auf ihr selbst (CD-5.33), Kosmos auf Zauberin II (CD-5.34), Machtsymbole für oder von Alchemist II (CD-5.32). Alle anderen sind verpflichtend: Ein Würfel, der ein solches hat, muss auf irgendein erlaubtes Ziel. Ein Würfel, der nur freiwillige Ziele hat, darf untätig bleiben.',
    'CD-4.24':
      'Ein Einsatz gilt, sobald er gemacht ist; vorher kann man die Würfel auf dem Bildschirm beliebig anordnen.',
    'CD-4.25': [
      'Nur lebende Spieler können Ziele sein, Geister nie.',
      'Dolch, Doppeldolch: jeder andere lebende Spieler; in der ersten Ausgabe auch du selbst.',
      'Blut: jeder lebende Spieler, auch du selbst.',
      'Pergament, Uralt, Kosmos: kein Spieler; in der ersten Ausgabe jeder lebende Spieler, ohne Wirkung.',
      'Dein eigenes Machtsymbol: du selbst, als Machtsymbol.',
    ].join('\n'),
    'CD-4.26':
      'Machtsymbol: Du, und nur du, darfst dein Machtsymbol auf dich setzen. Es gibt 1 Leben statt dessen, was das Symbol sonst tut. Ein Würfel mit deinem Symbol auf dir wirkt immer so, selbst ein Dolch. Alchemist II erweitert das (CD-5.32).',
    'CD-4.27':
      'Pergament, Uralt und Kosmos bewirken auf einem Spieler nichts, außer als Machtsymbol oder für eine arkane Explosion.',
    'CD-4.28':
      'Arkan: Kosmos der Zauberin auf ihr selbst (CD-5.33) oder Kosmos irgendeines lebenden Spielers auf Zauberin II (CD-5.34). Kosmos ist dort immer arkan.',
    'CD-4.29':
      'Ein Würfel darf zu einem Ritual auf einem Altar, das eine Leiste mit genau diesem Symbol hat, deren Marker über 0 steht. Der Tribut an Nycen nimmt immer Kosmos; das Altaropfer nimmt keine Würfel. Es dürfen mehr Würfel gesetzt werden, als die Leiste braucht.',
    'CD-4.30':
      'Kann ein Würfel auf einem Ziel auf zwei Arten liegen (zum Beispiel setzt Alchemist II einen Dolch auf jemanden, dessen Symbol der Dolch ist), so sagt, wer ihn einsetzt, auf welche.',
    'CD-4.31':
      'Ein untätiger Würfel hat kein verpflichtendes Ziel und wurde nicht gesetzt. Er bleibt im Vorrat, tut nichts und wird am Ende des Zuges entfernt. Er kann später im Zug noch eingesetzt werden, wenn sich sein Symbol in der Reaktionsphase ändert.',
    'CD-4.32': 'Erste Ausgabe: Todesprüfung am Ende der Einsatzphase.',
    'CD-4.33': 'Für einen Geist siehe CD-4.107.',
    'CD-4.34': 'Für den automatischen Hohepriester siehe CD-5.83.',
  }),
];
