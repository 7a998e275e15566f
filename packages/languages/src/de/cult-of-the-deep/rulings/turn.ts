import { under } from '../../../under.ts';

export const turn = [
  ...under('Der Zug', {
    'CD-4.1': 'Die Züge gehen vom Hohepriester an im Uhrzeigersinn. Auch Geister haben Züge.',
    'CD-4.2':
      'Ein Zug besteht aus Vorbereitung, Wurf, Einsatz, Reaktion und Auswertung. Nach dem Zug des Hohepriesters wirkt der Uralte Schatten, wenn er ausliegt.',
    'CD-4.3': 'Eine Runde geht von einem Zug des Hohepriesters bis zum nächsten.',
    'CD-4.4':
      'Einmal im Zug heißt: einmal in jedem Zug irgendeines Spielers; mit dem Beginn eines Zuges ist alles wieder frei. Fähigkeiten der Geister sind mit dem Beginn einer Reaktionsphase wieder frei.',
    'CD-4.5': 'Kartentext geht vor Regeltext.',
  }),
  ...under('Vorbereitung', {
    'CD-4.11':
      'In der Vorbereitung des Hohepriesters, lebend oder als Geist: Liegt der Krake auf einem Altar, werden Krakenwürfel verteilt.',
    'CD-4.12':
      'Krakenwürfel verteilen: Von den lebenden Spielern mit den wenigsten Krakenwürfeln erhält der mit dem meisten Leben 1. Haben mehrere auch gleich viel Leben, erhält jeder von ihnen einen. Reicht der Vorrat nicht, wird in Zugreihenfolge ab dem aktiven Spieler gegeben.',
    'CD-4.13':
      'In deiner Vorbereitung, solange du lebst: Der Gesichtslose darf zu einem anderen Charakter werden. Dann markiert der Gesichtslose II jemanden.',
    'CD-4.14':
      'In deiner Vorbereitung, solange du lebst: Wirf alle deine Krakenwürfel. Der Hüter des Kraken darf welche entfernen. Dann nimm das Ergebnis hin oder wirf einen davon neu und sieh wieder hin. Jeder Neuwurf kostet dich einen Würfel beim Wurf dieses Zuges; mehr, als du werfen würdest, kannst du nicht aufgeben.',
    'CD-4.15':
      'Nach einem Neuwurf darf der Hüter des Kraken noch einmal Würfel entfernen. Dann verlierst du die Summe der Würfel als einen einzigen Verlust durch das Ritual Krake. Die Würfel bleiben.',
    'CD-4.16':
      'Am Ende der Vorbereitung kommt eine Todesprüfung. Stirbst du jetzt und wirst ein Geist, setzt du diesen Zug als Geist fort und wirfst alle deine Geisterwürfel. Ergreifst du stattdessen Besitz vom Hohepriester, ist dein Zug vorbei.',
  }),
  ...under('Wurfphase', {
    'CD-4.17':
      'Zu Beginn, in dieser Reihenfolge: Ein aktiver lebender Hüter des Kraken muss 1 Krakenwürfel geben; der Blutmagier darf zahlen.',
    'CD-4.18':
      'Du wirfst 5 Würfel; bei vier Spielern wirft der Hohepriester 6. Hüter der Seehydra: 2 mehr. Je 1 mehr: mit dem Marker des Gesichtslosen; für einen Blutmagier, der gezahlt hat; für Schnitter II, solange ein Geist im Spiel ist; für jeden aufgesparten Würfel. Neu geworfene Krakenwürfel kosten je 1. Mindestens 0, höchstens 12.',
    'CD-4.19': 'Aufgesparte Würfel und der Preis für neu geworfene Krakenwürfel gelten nur für diese Wurfphase.',
    'CD-4.20':
      'Wirf alle Würfel. Dann darfst du zweimal beliebige davon neu werfen, mit der Bibliothekarin dreimal. Du kannst jederzeit aufhören. Raserei kostet keinen Neuwurf. Nach dem letzten Neuwurf gilt das Ergebnis.',
  }),
  ...under('Einsatzphase', {
    'CD-4.22': [
      'In deiner Einsatzphase setzt du deine Würfel ein, einen nach dem anderen. In beliebiger Reihenfolge darfst du auch:',
      'eine Gesangsmünze ausgeben; einen Würfel ändern als Hüter des Uralten Gesangs, als Alchemist oder durch Blutriten; als Händler eine Münze verkaufen; für die Seehydra einen Würfel ablegen; einen Handel vorschlagen.',
      'Du darfst die Phase beenden, wenn kein Würfel übrig ist, der irgendwohin muss. Was übrig bleibt, ist untätig.',
    ].join('\n'),
    'CD-4.23':
      'Jeden Würfel, der irgendwohin kann, musst du einsetzen, auch auf ein Ritual, das dir schadet. Auf ein Ziel dürfen beliebig viele. Ausnahme: ein Ziel, das nur eine Karte mit „darf“ öffnet, etwa Kosmos auf einer Zauberin oder das Machtsymbol eines anderen mit Alchemist II. Ein Würfel ohne anderes Ziel darf untätig bleiben.',
    'CD-4.25': [
      'Nur lebende Spieler können Ziele sein, Geister nie.',
      'Dolch, Doppeldolch: jeder andere lebende Spieler; in der ersten Ausgabe auch du selbst.',
      'Blut: jeder lebende Spieler, auch du selbst.',
      'Pergament, Uralt, Kosmos: kein Spieler; in der ersten Ausgabe jeder lebende Spieler, ohne Wirkung.',
      'Dein eigenes Machtsymbol: du selbst, als Machtsymbol.',
    ].join('\n'),
    'CD-4.26':
      'Machtsymbol: Du, und nur du, darfst dein Machtsymbol auf dich setzen. Es gibt 1 Leben statt dessen, was das Symbol sonst tut. Ein Würfel mit deinem Symbol auf dir wirkt immer so, selbst ein Dolch. Alchemist II erweitert das.',
    'CD-4.27':
      'Pergament, Uralt und Kosmos bewirken auf einem Spieler nichts, außer als Machtsymbol oder für eine arkane Explosion.',
    'CD-4.28':
      'Arkan: Kosmos der Zauberin auf ihr selbst oder Kosmos irgendeines lebenden Spielers auf Zauberin II. Kosmos ist dort immer arkan.',
    'CD-4.29':
      'Ein Würfel darf zu einem Ritual auf einem Altar, das eine Leiste mit genau diesem Symbol hat, deren Marker über 0 steht. Der Tribut an Nycen nimmt immer Kosmos; das Altaropfer nimmt keine Würfel. Es dürfen mehr Würfel gesetzt werden, als die Leiste braucht.',
    'CD-4.30':
      'Kann ein Würfel auf einem Ziel auf zwei Arten liegen, sagt, wer ihn einsetzt, auf welche. Beispiel: Alchemist II setzt einen Dolch auf jemanden, dessen Symbol der Dolch ist.',
    'CD-4.31':
      'Ein untätiger Würfel hatte kein Ziel, auf das er muss. Er tut nichts und wird am Ende des Zuges entfernt. Er kann noch eingesetzt werden, wenn sich sein Symbol in der Reaktionsphase ändert.',
  }),
];
