import { under } from '../../../under.ts';

export const benefits = [
  ...under('Vorteile der Orte', {
    'CG-5.1':
      'Ruinen: nutzbar, wenn der Wunderstapel nicht leer ist. Ziehe 1 Wunder. Wann ein Vorteil nutzbar ist, ist beim Gewinnen, durch eine Gemeinde und beim Beten dasselbe.',
    'CG-5.2':
      'Diebesviertel: nutzbar, wenn du wenigstens 3 Münzen und einen Priester an Ort 2 hast. Wähle einen Betrag von 3 bis 13, höchstens so viel, wie du hast, und einen deiner Priester an Ort 2; es darf der Patriarch sein. Zahle den Betrag: Der Priester zieht an den Ort mit dieser Nummer, und die Münzen werden unter ihn gelegt. Du brauchst dafür weder Anhänger noch einen Titel. Ist dort ein anderer Priester mit Münzen, gehen beide heim. Wenn jener Ort entschieden wird, gewinnt ihn der Platz, dem dieser Priester gehört. Die Wirkung ist dahin, wenn der Priester vorher geht, zum Altar wird oder von Narr im Hinterhalt oder Ort besetzen getroffen wird; eine Änderung seiner Stärke ist gleichgültig. Deine anderen Priester an Ort 2 bleiben, bis sie heimgehen.',
    'CG-5.3': 'Elendsviertel: nutzbar, wenn du weniger als 9 Anhänger hast. Du erhältst 1 Anhänger.',
    'CG-5.4':
      'Forum: nutzbar, außer du besitzt die Vorherrschaft schon offen. Nimm sie aus der Reserve, von dem Platz, der sie besitzt, oder von dir selbst und lege sie offen vor dich. Ihre +7 zählen sofort.',
    'CG-5.5':
      'Tempelviertel: nutzbar, wenn ein Priester der Stärke 1 verfügbar ist oder einer deiner Steine, der frei oder an Ort 5 ist, Stärke 1 bis 4 hat und um 1 stärker werden kann. Nimm einen neuen freien Priester der Stärke 1, oder mache einen solchen Stein um 1 stärker; er bleibt, wo er ist. Weder der Patriarch noch Steine auf der Tafel oder an anderen Orten können gewählt werden.',
    'CG-5.6': 'Handelsviertel: immer nutzbar. Du erhältst 6 Münzen.',
    'CG-5.7':
      'Handwerkerviertel: nutzbar, wenn du wenigstens 5 Münzen hast und es einen Ort gibt, an dem du bauen darfst. Zahle 5 Münzen, wähle einen deiner Steine an einem solchen Ort, Ort 7 eingeschlossen, und baue dort. Wenn Orte aufgelöst werden, können deine Priester dann nur noch an den Orten 7 bis 13 sein; wenn du betest, können sie überall sein.',
    'CG-5.8':
      'Akademie: Wähle einen deiner Steine der Stärke 1 bis 4, der frei oder an Ort 8 ist. Für 5 Münzen wird er um 2 stärker, für 11 Münzen um 4, aber nie stärker als 5; du darfst für mehr zahlen, als er wachsen kann. Die neue Stärke muss möglich sein. Nutzbar, wenn du eine mögliche Änderung bezahlen kannst.',
    'CG-5.9':
      'Hafen: nutzbar, wenn du wenigstens 5 Münzen und weniger als 9 Anhänger hast. Du erhältst 2 Anhänger für 5 Münzen oder 4 für 11, bis zu 9. Du darfst für mehr zahlen, als du haben kannst.',
    'CG-5.10':
      'Palast: nutzbar, wenn eine Lizenz offen liegt. Nimm eine davon kostenlos. Ihr Fach in der Auslage bleibt bis zum Ende der Runde leer.',
    'CG-5.11':
      'Adelsviertel: nutzbar, wenn der Intrigenstapel nicht leer ist. Ziehe 2 Intrigen, oder 1, wenn nur eine da ist. Dann musst du eine Intrige von deiner Hand, neu oder alt, oben auf den Intrigenstapel legen.',
    'CG-5.12':
      'Wachviertel: nutzbar, wenn du wenigstens 2 Anhänger hast und ein Mob in der Reserve ist. Du verlierst 2 Anhänger und erhältst 1 Mob.',
    'CG-5.13':
      'Riss der Finsternis: nutzbar, wenn dein Einfluss an Ort 13 in diesem Augenblick wenigstens so hoch ist wie deine Göttliche Macht. Vollziehe deine Beschwörung. Beim ersten Mal drehst du deine Tafel auf die dunkle Seite; deine Göttliche Macht und deine Fähigkeiten ändern sich sofort. Beim zweiten Mal, mit der dunklen Seite oben, hast du sie zweimal vollzogen.',
  }),
];
