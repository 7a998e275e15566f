import { under } from '../../../under.ts';

export const items = [
  ...under('Gegenstände', {
    'AC-5.40':
      'Einen Gegenstand zu finden ist ein kostenloser Teil davon, einen Raum zu prüfen: nur für lebende Charaktere, ohne Wahl und sofort. Das Plättchen wird vor allen umgedreht. Relikt, Eule und Schalter wirken sofort; alle anderen werden genommen und liegen neben dem Porträt dessen, der sie gefunden hat. Du darfst beliebig viele tragen, und alle sehen, was du trägst. Gegenstände gibt es nur auf Under the Surface.',
    'AC-5.41':
      'Rotes Relikt: kommt auf den Altar und wird nicht getragen. Mit dem dritten Relikt auf dem Altar erwacht Organismus 46-B.',
    'AC-5.42':
      'Schneeeule: Wer sie findet, wählt sofort heimlich eine Karte aus dem Vorrat (Erfolg, Misserfolg oder Sabotage) und dann offen einen farbigen Raum, auch diesen. Die Karte kommt verdeckt in das Deck jenes Raums, das gemischt wird. Die Eule bleibt verbraucht in dem Raum, in dem sie gefunden wurde. Mit strengen Ermittlern kann, wer weder Kultist noch Spitzel ist, nur Erfolg wählen.',
    'AC-5.43':
      'Dolch: Wer ihn hat, hat bei jeder Abstimmung 1 Stimme mehr, auch bei der Wahl des Anführers. Die beiden Stimmen lassen sich nicht teilen.',
    'AC-5.44': 'Stiefel: Wer sie hat, hat in jeder Bewegungsphase 1 Bewegungspunkt mehr; mit zwei Paaren 2 mehr.',
    'AC-5.45':
      'Spezial-Fernglas: einmal, als kostenlose Aktion in deinem Aktionszug, während du in einem farbigen Raum bist. Wähle einen lebenden Charakter in einem anderen Raum derselben Farbe und prüfe seinen Zustand wie sonst, Lügen eingeschlossen. Die Aktion des Zugs wird dadurch nicht verbraucht. Dann ist das Plättchen aus dem Spiel.',
    'AC-5.46':
      'Geheim-Schalter: Die verschlossene Tür öffnet sich sofort; drehe ihren Marker auf die offene Seite. Sie bleibt bis zum Ende offen. Der Schalter bleibt verbraucht im Raum.',
    'AC-5.47':
      'Gewehr: einmal, als kostenlose Aktion in deinem Aktionszug, gegen eine Gefahr an deinem Ort. Ein Akolyth geht zurück zu den Markern; oder der Fischmensch kommt an einen anderen Ort deiner Wahl, auch in die Cafeteria oder auf einen Weg. Er beißt jetzt nicht. Dann ist das Plättchen aus dem Spiel. Der Schuss verbraucht die Aktion des Zugs nicht: Danach kannst du noch den Raum nutzen, prüfen oder kämpfen.',
    'AC-5.48':
      'Lampe: In einer Begegnung, an der du teilnimmst, kannst du sie benutzen, um keine Karte zu erhalten; du gibst eine wie sonst. Dann ist das Plättchen aus dem Spiel. Sie hilft nicht gegen unsichere Wege, den Fischmenschen, Fallen oder die Karten des Prominenten.',
    'AC-5.49':
      'Als kostenlose Aktionen in deinem Aktionszug darfst du beliebig viele getragene Gegenstände einem oder mehreren anderen lebenden Charakteren an deinem Ort übergeben, die nicht ablehnen können, und dort fallen gelassene Gegenstände einsammeln (nie eine verbrauchte Eule oder einen verbrauchten Schalter). Fallen gelassene Gegenstände liegen offen an dem Ort, an dem ihr Träger war, als sein Tod bestätigt wurde, Raum oder Weg, auch wenn das durch das Fernglas oder eine Abstimmung geschah. Geister können beides nicht.',
    'AC-5.50':
      'Organismus 46-B erwacht, sobald das dritte Relikt auf dem Altar ist. Von jetzt an ist das Altareis ein unsicherer Weg, was unsere Ergänzung ist und sich abschalten lässt. Wer dort steht, zieht jetzt nichts. Erreichen die Ermittler ihre Punkte, brauchen sie das Ritual.',
    'AC-5.51':
      'Ein verborgener Gegenstand bleibt in seinem Raum, bis ein lebender Charakter den Raum prüft. Sabotage, Feuer und Portale berühren ihn nicht.',
  }),
];
