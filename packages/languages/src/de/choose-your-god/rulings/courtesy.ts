import { under } from '../../../under.ts';

export const courtesy = [
  ...under('Weniger Fragen', {
    'CG-4.70':
      'Ob du handelst, wirst du dort nicht gefragt, wo alle sehen, dass du nur passen kannst: Du feierst, oder du hast keine Handkarte und keine nutzbare Fähigkeit. Mit einer einzigen verborgenen Karte wirst du überall gefragt, damit niemand erfährt, welche es ist.',
    'CG-4.71':
      'Du darfst den Tisch für dich passen lassen: an diesem Ort, bis zu einem Ort, den du nennst, oder für den Rest der Phase. Du kannst es jederzeit zurücknehmen. Sonst weiß niemand davon.',
    'CG-4.72':
      'Gefragt wirst du trotzdem, wo du anwesend bist, wo jemand gehandelt hat, wo jemand kurz vor dem Sieg steht, an einem Ort, den du genannt hast, und sobald du Karten gezogen hast oder getroffen wurdest. Jedes davon kannst du abschalten. Nach den letzten beiden oder nach einer eigenen Aktion endet der Auftrag.',
    'CG-4.75':
      'Alle, die an einem Ort gefragt werden, sehen die Frage sofort. Du darfst früh mit „passen“ oder „passen, wenn niemand handelt“ antworten, für einen Ort oder für die ganze Runde, und es zurücknehmen, bis du an der Reihe bist.',
    'CG-4.76':
      'Jedes Passen wird nach derselben Verzögerung gezeigt, damit niemand erkennt, welches im Voraus bestellt war. Der Tisch legt sie fest, zwischen 0 und 3 Sekunden.',
    'CG-4.78':
      'Du darfst den Tisch die Vorteile der Orte 1, 3, 4 und 6 für dich nehmen lassen: Sie kosten nichts und lassen nichts zu wählen.',
    'CG-4.79': 'Deine Uhr läuft nur, während du selbst gefragt bist.',
  }),
];
