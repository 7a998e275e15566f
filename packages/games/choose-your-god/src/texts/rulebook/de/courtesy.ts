import { under } from '../under.ts';

export const courtesy = under('Weniger Fragen', {
  'CG-4.70':
    'Ob du handelst, wirst du genau dort nicht gefragt, wo offene Tatsachen beweisen, dass du nur passen kannst: Du feierst, oder du hast keine Handkarte und keine nutzbare Fähigkeit. Orte, an denen niemand anwesend ist, der nicht feiert, werden gar nicht aktiv. Sonst wird nichts übersprungen: Mit einer einzigen verborgenen Karte auf der Hand wirst du überall gefragt, denn manche Karten lassen sich an jedem Ort spielen.',
  'CG-4.71':
    'Du darfst dem Tisch jederzeit einen Dauerauftrag geben, für dich zu passen, auch während andere überlegen, ihn ändern oder zurücknehmen. Er reicht nur für den jetzigen aktiven Ort, für alle bis zu einem Ort, den du nennst, oder für den Rest dieser Auswertungsphase. Sonst weiß niemand davon.',
  'CG-4.72': [
    'Ein Dauerauftrag hat Haltepunkte. Jeder ist eine offene Tatsache, vor der er zurücktritt:',
    'at: Der aktive Ort ist einer, den du genannt hast.',
    'present: Du bist am aktiven Ort anwesend.',
    'acted: Jemand hat an diesem Ort schon etwas anderes getan als gepasst.',
    'danger: Ein gegnerischer Kult, der hier anwesend ist, hat 4 Altäre oder mehr, 3 Mobs oder mehr oder die dunkle Seite oben.',
    'drawn: Du hast mehr Handkarten als zu der Zeit, als du den Auftrag gabst.',
    'hit: Seither hat die Aktion eines anderen Platzes dir etwas genommen, bewegt oder verändert: Anhänger, Münzen, Mobs, Altäre, Karten oder Priester.',
    'In einem neuen Auftrag gelten alle außer dem ersten, und du kannst jeden abschalten. Kein Haltepunkt achtet darauf, welche Karten du hast oder was du spielen könntest, denn sonst verriete ein Passen den anderen etwas über deine Hand.',
  ].join('\n'),
  'CG-4.73':
    'Ist die Frage an dir, ob du handelst, reicht dein Auftrag bis zu diesem Ort und gilt keiner seiner Haltepunkte, passt der Tisch für dich. In jedem anderen Fall wirst du gefragt. Ein Auftrag beantwortet keine andere Frage und sagt nie etwas anderes als passen.',
  'CG-4.74':
    'Ein Auftrag endet, wenn seine Reichweite zu Ende ist, wenn du ihn zurücknimmst, wenn du eine Aktion ausführst und wenn einer der Haltepunkte „drawn“ und „hit“ gegolten hat; dann musst du neu beauftragen. Die Haltepunkte „at“, „present“, „acted“ und „danger“ setzen ihn nur für eine Frage aus. Ohne Auftrag wirst du jedes Mal gefragt.',
  'CG-4.75':
    'Wird ein Ort aktiv, wissen alle, wer dort gefragt wird. Sie alle sehen die Frage sofort und dürfen früh antworten, während andere noch überlegen: „passen“, „passen, wenn niemand handelt“ oder nichts. Eine frühe Antwort kannst du zurücknehmen, bis du an der Reihe bist. Die Reihenfolge der Aktionen bleibt dieselbe, und wer nichts gesagt hat oder wessen Haltepunkt gilt, wird gefragt, wenn die Reihe kommt, und sieht alles, was davor geschah.',
  'CG-4.76':
    'An einem Tisch in Echtzeit wird ein Passen eine feste Zeit nach seiner Frage gezeigt: 1 Sekunde, oder was am Tisch zwischen 0 und 3 eingestellt ist. Das ist immer so, ob nun ein Mensch, ein Auftrag oder ein Bot gepasst hat und was auch auf der Hand ist; wer länger braucht, wird gezeigt, sobald es so weit ist. Aufeinanderfolgendes Passen durch Aufträge am selben Ort wird zusammen gezeigt. Langsame Tische und Simulationen warten nicht.',
  'CG-4.77':
    'Wenn die Patriarchen aufstehen, darfst du einen Plan für die Runde ausfüllen: für jeden der 13 Orte „frag mich“, „passen“ oder „passen, wenn niemand handelt“. Er gilt als Dauerauftrag. Alle dürfen das zur selben Zeit tun; gedacht ist es für Tische mit Tagen Bedenkzeit.',
  'CG-4.78':
    'Du darfst den Tisch die Vorteile der Orte 1, 3, 4 und 6 für dich nehmen lassen, jeden, den du ankreuzt: Sie kosten nichts und lassen nichts zu wählen. Anfangs ist keiner angekreuzt. Bei Vorteilen mit einem Preis oder einer Wahl wirst du immer gefragt.',
  'CG-4.79': 'Deine Uhr läuft nur, während du selbst gefragt bist.',
});
