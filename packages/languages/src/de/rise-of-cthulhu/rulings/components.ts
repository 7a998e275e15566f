import { under } from '../../../under.ts';

export const components = [
  ...under('Spielmaterial', {
    'RC-2.1': '50 Kultisten, 8 Monster, 6 Artefakte, 6 Große Alte, 4 Orte und der Marker für den Dunklen Jäger.',
  }),
  ...under('Kultisten', {
    'RC-2.2':
      'Es gibt 5 Farben, jede mit ihrem eigenen Zeichen. Jede Farbe hat die Werte 1 bis 10 je einmal. Kultisten haben keinen Text.',
  }),
  ...under('Monster', {
    'RC-2.3': 'Es gibt 8 verschiedene Monster, jedes einmal.',
  }),
  ...under('Artefakte', {
    'RC-2.4': 'Es gibt 6 verschiedene Artefakte, jedes einmal.',
  }),
  ...under('Große Alte', {
    'RC-2.5':
      'Jeder Große Alte hat eine Reihenfolge der vier Orte (A Arkham, D Dunwich, I Innsmouth, K Kingsport) und eine Kraft für die begünstigte Seite.',
  }),
  ...under('Orte', {
    'RC-2.7': 'Die Orte sind Arkham, Dunwich, Innsmouth und Kingsport. Keiner ist einem anderen benachbart.',
  }),
  ...under('Der Marker, und wo Karten liegen', {
    'RC-2.8': 'Es gibt einen Marker für den Dunklen Jäger. Er ist in seinem Bau oder an einem Ort.',
  }),
];
