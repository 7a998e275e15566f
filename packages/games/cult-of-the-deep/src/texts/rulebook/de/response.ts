import { under } from '../under.ts';

export const response = [
  ...under('Reaktionsphase', {
    'CD-4.35':
      'Im Zug eines lebenden Spielers öffnet sich ein Reaktionsfenster (CD-4.50); die Phase endet, wenn es sich schließt. Für den Zug eines Geistes siehe CD-4.108.',
    'CD-4.36':
      'Reaktionen, jede so weit, wie ihre eigene Regel es erlaubt: eine Sirenenmünze (CD-5.72), die Fähigkeit eines Geistes (CD-5.65), Wächter II (CD-5.38), Assassine II (CD-5.40), Blutmagier II (CD-5.46), Transmutation (CD-5.16), ein Siegel für die Reaktionsphase (CD-5.50), ein Handel (CD-5.75) oder passen.',
    'CD-4.37': 'Alle Sitze nehmen teil, auch der aktive Spieler, mit allem, was in jeder Reaktionsphase wirkt.',
    'CD-4.38':
      'Ändert oder ersetzt eine Reaktion Symbole oder lässt sie neu werfen, so setzt der aktive Spieler jeden solchen Würfel neu ein, nach aufsteigender Nummer: Er bleibt (nur wo sein Platz für das neue Symbol erlaubt ist), geht auf ein beliebiges erlaubtes Ziel (CD-4.25 bis CD-4.30) oder wird untätig (nur ohne verpflichtendes Ziel). Die Art wird mit dem Einsatz genannt. Ein untätiger Würfel hat keinen bisherigen Platz. Ohne erlaubtes Ziel wird der Würfel ungefragt untätig.',
    'CD-4.39':
      'Ein Würfel, den eine Reaktion dem aktiven Spieler gibt, wird von diesem eingesetzt: auf ein beliebiges erlaubtes Ziel, untätig nur ohne ein verpflichtendes. Das Gespenst setzt seinen Würfel selbst.',
    'CD-4.40':
      'Ein Würfel, den ein anderer Sitz versetzt hat (Sirenenmünze, Phantom, Gespenst, Spiegelung), bleibt, wo er hingelegt wurde; der Besitzer setzt ihn nicht neu ein.',
    'CD-4.41': 'Derselbe Würfel darf in einer Reaktionsphase beliebig oft betroffen sein.',
    'CD-4.42': 'Würfel werden nur in der Reaktionsphase neu eingesetzt, wenn kein Siegel etwas anderes sagt.',
    'CD-4.43': 'Erste Ausgabe: Todesprüfung am Ende der Reaktionsphase.',
    'CD-4.44':
      'Eine Reaktion muss etwas ändern: Die Transmutation braucht einen Würfel mit dem Symbol, das sie ändert, die Fähigkeit eines Geistes einen Würfel, auf den sie wirkt, der Widerruf einen Würfel im Vorrat, ein Versetzen einen anderen Platz.',
  }),
  ...under('Fenster und Nachfragen', {
    'CD-4.50':
      'Ein Fenster hat eine Art, Sitze, die handeln dürfen, und solche, die gepasst haben. Arten: Reaktion, Auswertung (eröffnend, zwischen Würfeln, schließend: CD-4.61) und Gegenwehr (CD-5.50.4).',
    'CD-4.51':
      'Jeder berechtigte Sitz, der nicht gepasst hat, darf jederzeit handeln: Wer zuerst kommt, mahlt zuerst. Eines nach dem anderen wird ausgeführt. Was nicht mehr erlaubt ist, wird abgelehnt und kostet nichts.',
    'CD-4.52':
      'Nach jeder Handlung außer Passen und Zuschauen, und nach allem, was sie bewirkt, wird neu bestimmt, wer berechtigt ist, und wer gepasst hatte, wird wieder gefragt. Ein abgelehnter oder hinfälliger Handel ist hier keine Handlung. Haben alle Berechtigten seit der letzten Handlung gepasst, benutzt der automatische Hohepriester eine Sirenenmünze, wenn CD-5.87 es sagt, und das ist eine Handlung; sonst schließt sich das Fenster. Ohne Berechtigte schließt es sich sofort.',
    'CD-4.53':
      'Berechtigt ist, allein nach öffentlichen Tatsachen: (a) wer ein unbenutztes Siegel hat, in jedem Reaktions- und Auswertungsfenster und in der Gegenwehr nach CD-5.50.4, auch wenn nur Passen möglich ist; (b) wer eine erlaubte Handlung hat, die kein Siegel, kein Passen und kein Zuschauen ist. In einem eröffnenden Fenster, in dem man zuschauen kann (CD-4.59), gilt (b) auch für einen lebenden Assassinen mit unbenutzter Fähigkeit und mindestens 1 Leben. Andere werden nicht gefragt.',
    'CD-4.54':
      'Dauerhaftes Passen ist ein Dienst des Tisches, und andere wissen nichts davon: Es passt für dich bis zum Ende der Phase oder des Zuges oder bis zu deinem nächsten Zug, in Reaktions- und Auswertungsfenstern (in der Gegenwehr auf Wunsch). Es endet früher, wenn dein Leben auf 0 fällt, wenn ein anderer Sitz einen Dolch auf dich legt oder auf dir zu einem macht, oder wenn du es aufhebst.',
    'CD-4.55':
      'Der Tisch legt fest, wie viele Sekunden ein Reaktionsfenster offen bleibt, 0 für keine Grenze; Auswertungsfenster und Gegenwehr haben die Hälfte, aufgerundet. Die Zeit beginnt nach jeder Handlung von vorn und ist gleich lang, wer auch immer handeln könnte. Das Fenster schließt sich früher, wenn alle gepasst haben. Ist die Zeit um, haben alle Übrigen gepasst. Gezeigt wird sie in drei Teilen: zum Ersten, zum Zweiten, vorbei.',
    'CD-4.56':
      'Bots und Simulationen werden in Zugreihenfolge ab dem linken Nachbarn des aktiven Sitzes gefragt, der aktive Sitz zuletzt; nach einer Handlung wieder von vorn. Der automatische Hohepriester kommt, wenn alle anderen gepasst haben.',
    'CD-4.57':
      'Nachfragen gehen an einen Sitz nach dem anderen; mehrere Sitze mit derselben Nachfrage werden in Zugreihenfolge ab dem aktiven Sitz gefragt. Ein Verlust, der mehrere Spieler trifft, fragt jeden mit der Fähigkeit einmal, mit den Spielern zur Wahl (CD-4.75). „Nicht in dieser Phase“ ist ein Nein zu allen weiteren Nachfragen dieser Art in dieser Phase; die Vorbereitung zählt als Phase.',
    'CD-4.58':
      'Zugreihenfolge ab dem aktiven Sitz heißt: der aktive Sitz zuerst, dann im Uhrzeigersinn. Mit einem responseTimer gilt eine Nachfrage, die in dieser Zeit nicht beantwortet wird, als mit ihrer Vorgabe beantwortet (CD-4.120).',
    'CD-4.59':
      'Zuschauen, nur mit knappen Auswertungsfenstern: In einem eröffnenden Fenster mit mindestens zwei eingesetzten Würfeln, und zwischen Würfeln, solange mindestens zwei nicht ausgewertet sind, darf ein berechtigter Sitz zuschauen statt zu passen. Das ist öffentlich und zählt als Passen. Nach dem nächsten Würfel öffnet sich ein Fenster für die Sitze, deren letzte Antwort in dieser Phase Zuschauen war, soweit sie berechtigt sind, und für niemanden sonst. Wer passt, wird vor dem schließenden Fenster nicht mehr gefragt.',
  }),
];
