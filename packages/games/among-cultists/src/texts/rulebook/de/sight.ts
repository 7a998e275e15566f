import { under } from '../under.ts';

export const sight = under('Wer sieht was', {
  'AC-8.1': [
    'Dir wird nur geschickt, was du sehen darfst, und verborgene Karten tragen nichts, woran man sie unterscheiden könnte. Wer was sieht:',
    'Alle sehen, wo jeder ist, wer lebt und wer ein Geist ist, die Runde, den Startspieler, Siegpunkte, Bücher, Gefahren, Marker, die Tür, den Altar, getragene und fallen gelassene Gegenstände und alle umgedrehten Plättchen.',
    'Alle wissen, welche besonderen Rollen im Spiel sind.',
    'Deine Rolle und Seite kennst nur du, bis die Regel von Assassine, Fluchträger oder Prominentem, eine Option oder das Ende sie zeigt.',
    'Wer die Kultisten sind, wissen von der Nacht an die Kultisten außer einem blinden, der Seher und der Spitzel; am Ende alle.',
    'Die ersten Pulskarten derer, die keine Kultisten sind, kennen von der Nacht an die Kultisten, die nicht blind sind.',
    'Was in einem Puls-Deck ist, weiß niemand; wer einen Zustand prüft, sieht in diesem Moment die Anzahlen; am Ende sehen es alle. Seine Größe ist für alle offen.',
    'Eine gegebene Pulskarte kennt, wer sie gab; bei zwei Beteiligten weiß er auch, wer sie bekam, im Dunkeln bei drei oder mehr nicht.',
    'Deine Hand siehst nur du; wie viele Pulskarten und wie viele Raumkarten sie hat, ist für alle offen.',
    'Deine Routenkarte siehst nur du; wer deine Papiere einsieht, sieht eine Zeile.',
    'Was in einem Raum-Deck ist, weiß niemand; eine geprüfte Karte sehen alle, und wer studiert, sieht die Anzahlen. Seine Größe ist für alle offen.',
    'Eine gelegte Raumkarte kennt, wer sie legte; alle wissen, dass sie gelegt wurde und von wem.',
    'Das Deck der unsicheren Wege, die Reihenfolge des Ereignis-Decks und die Jagdkarten kennt niemand; eine Ereigniskarte sieht man, wenn sie aufgedeckt wird. Die Größen des Decks der unsicheren Wege und des Ereignis-Decks sind für alle offen.',
    'Was im Vorrat ist, und wie viel, weiß bis zum Ende niemand.',
    'Verdeckte Gegenstände kennt niemand, bis sie gefunden werden.',
    'Das Ergebnis einer Prüfung kennt, wer geprüft hat; was er verkündet, hören alle.',
    'Eine Stimme kennt, wer sie abgab, und beim Aufdecken alle.',
    'Antworten auf das Ereignis und am Rundenende kennt, wer sie gab; alle sehen, was daraus wird, und niemand, wer ein Feuer oder eine Falle gelegt hat.',
    'Dass du den Sieg beanspruchen darfst oder dass deine Route dich an einer Raumaktion hinderte, weißt nur du; einen Anspruch hört man, wenn er erhoben wird.',
    'Den Tausch durch das Mal des Kults (AC-4.16) kennt bis zum Ende niemand.',
    'Wo Fallen liegen, sehen alle; was auf ihnen ist, weiß nur der Jäger, bis sie ausgelöst werden.',
    'Die Fluchkarte kennt niemand; von Runde 4 an der Jäger; am Ende alle.',
    'Ritualkarten kennt, wer sie wählte; alle sehen die gemischten Karten.',
    'Die Momentaufnahme kennt bis zum Ende niemand.',
    'Chat und Behauptungen hören alle, wenn die Option ghost-chat nichts anderes sagt.',
    'Wessen Antwort in einer solchen gleichzeitigen Entscheidung fehlt (AC-4.4), weiß niemand.',
  ].join('\n'),
  'AC-8.2':
    'Einförmige Entscheidungen werden allen gleichzeitig gestellt und gleichzeitig geschlossen. Bots beantworten sie nach zufällig einer halben bis zwei Sekunden, gleich was sie wählen.',
  'AC-8.3': 'Wer einen Zustand prüft, wird immer nach der Verkündung gefragt, auch wenn er nur eine Möglichkeit hat.',
  'AC-8.4':
    'Ob, wann und von wem eine Entscheidung verlangt wird, hängt allein von offenen Tatsachen ab. Geheimnisse ändern nur die Liste der Möglichkeiten, die du allein siehst. Eine Entscheidung mit einer einzigen Möglichkeit wird also trotzdem gestellt und wartet auf deine Antwort: als Ermittler eine Pulskarte geben, einen Zustand verkünden, ein Aktionszug, in dem du ihn nur beenden kannst (AC-4.46), das Ereignis bestätigen, das Rundenende und mit strict-investigators die Karten von Eule und Ritual. Nichts beantwortet sie für dich als die Zeitgrenze, die für alle gilt.',
  'AC-8.5':
    'Eine abgelehnte Wahl wird mit denselben Worten abgelehnt, gleich was der geheime Grund ist: Sie steht nicht zur Wahl. Nur wer sie getroffen hat, erfährt es, und nichts ändert sich.',
});
