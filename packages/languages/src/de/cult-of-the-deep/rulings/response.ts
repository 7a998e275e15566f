import { under } from '../../../under.ts';

export const response = [
  ...under('Reaktionsphase', {
    'CD-4.35':
      'Im Zug eines lebenden Spielers dürfen alle reagieren. Die Phase endet, wenn alle nacheinander gepasst haben.',
    'CD-4.36':
      'Reaktionen: eine Sirenenmünze, die Fähigkeit eines Geistes, Wächter II, Assassine II, Blutmagier II, Transmutation, ein Siegel für die Reaktionsphase, ein Handel oder passen.',
    'CD-4.37': 'Alle nehmen teil, auch der aktive Spieler, mit allem, was in jeder Reaktionsphase wirkt.',
    'CD-4.38':
      'Ändert eine Reaktion ein Symbol oder lässt sie es neu werfen, setzt der aktive Spieler diesen Würfel neu ein. Er bleibt, wenn sein Platz zum neuen Symbol passt, geht auf ein beliebiges erlaubtes Ziel oder wird untätig, wenn er nirgendwohin muss.',
    'CD-4.39':
      'Einen Würfel, den eine Reaktion dem aktiven Spieler gibt, setzt dieser auf ein beliebiges erlaubtes Ziel. Das Gespenst setzt seinen Würfel selbst.',
    'CD-4.40':
      'Ein Würfel, den ein anderer Spieler versetzt hat (Sirenenmünze, Phantom, Gespenst, Spiegelung), bleibt, wo er hingelegt wurde. Der Besitzer setzt ihn nicht neu ein.',
    'CD-4.41': 'Derselbe Würfel darf in einer Reaktionsphase beliebig oft betroffen sein.',
    'CD-4.42': 'Würfel werden nur in der Reaktionsphase neu eingesetzt, wenn kein Siegel etwas anderes sagt.',
    'CD-4.44':
      'Eine Reaktion muss etwas ändern: Die Transmutation braucht einen Würfel mit dem Symbol, das sie ändert, die Fähigkeit eines Geistes einen Würfel, auf den sie wirkt, der Widerruf einen Würfel im Vorrat, ein Versetzen einen anderen Platz.',
  }),
  ...under('Wer wann handeln darf', {
    'CD-4.50':
      'In einer Reaktionsphase und rund um die Würfel einer Auswertungsphase dürfen mehrere ohne feste Reihenfolge handeln. Wird ein Siegel angesagt, dürfen sich die anderen wehren.',
    'CD-4.51':
      'Wer nicht gepasst hat, darf jederzeit handeln: Wer zuerst kommt, mahlt zuerst. Eines nach dem anderen wird ausgeführt. Was nicht mehr geht, wird abgelehnt und kostet nichts.',
    'CD-4.52':
      'Nach jeder Handlung dürfen alle wieder handeln, die es konnten. Ein abgelehnter Handel ist keine Handlung. Haben alle seit der letzten Handlung gepasst, darf der automatische Hohepriester eine Sirenenmünze benutzen; dann ist es vorbei.',
    'CD-4.53':
      'Du wirst gefragt, wenn du ein unbenutztes Siegel hast, auch wenn du nur passen kannst, damit niemand erkennt, welches es ist. Du wirst auch gefragt, wenn du sonst etwas tun kannst. Andere werden nicht gefragt.',
    'CD-4.54':
      'Du darfst den Tisch für dich passen lassen, bis zum Ende der Phase oder des Zuges oder bis zu deinem nächsten Zug. Sonst weiß niemand davon. Es endet früher, wenn dein Leben auf 0 fällt oder ein anderer Spieler einen Dolch auf dich legt oder auf dir zu einem macht.',
    'CD-4.55':
      'Der Tisch legt fest, wie lange du zum Reagieren hast, oder keine Grenze. In der Auswertungsphase und gegen Siegel ist es die Hälfte. Die Zeit beginnt nach jeder Handlung von vorn. Ist sie um, haben alle Übrigen gepasst.',
    'CD-4.57':
      'Mehrere mit derselben Frage werden in Zugreihenfolge gefragt. Bei einem Verlust, der mehrere trifft, wird jede Fähigkeit einmal gefragt. Du darfst für den Rest der Phase Nein sagen.',
    'CD-4.58':
      'Zugreihenfolge heißt: zuerst der aktive Spieler, dann im Uhrzeigersinn. Eine Frage, die nicht rechtzeitig beantwortet ist, zählt als Nein.',
    'CD-4.59':
      'Statt zu passen, darfst du vor dem ersten Würfel zuschauen: Dann wirst du nach jedem Würfel wieder gefragt. Alle sehen es. Wer passt, wird erst nach dem letzten Würfel wieder gefragt. Ein Tisch kann alle nach jedem Würfel fragen lassen.',
  }),
];
