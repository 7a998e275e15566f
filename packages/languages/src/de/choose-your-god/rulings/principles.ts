import { under } from '../../../under.ts';

export const principles = [
  ...under('Allgemeine Grundsätze', {
    'CG-4.6': 'Zahle zuerst die gesamten Kosten. Dann geschieht der Effekt in der Reihenfolge, in der er dasteht.',
    'CG-4.7':
      'Eine Fähigkeit ist nutzbar, wenn du ihre ganzen Kosten bezahlen kannst und danach wenigstens ein Teil ihres Effekts etwas ändern würde. Teile, die nicht gehen, entfallen. Angeboten wird dir nur, was sich zu Ende führen lässt.',
    'CG-4.8':
      'Ein Wunder ist nur spielbar, wenn sein ganzer Effekt ausgeführt werden kann. Eine Intrige ist nur spielbar, wenn sie ein Ziel hat. Eine Karte mit dunklem Siegel ist nur spielbar, während deine dunkle Seite oben liegt, außer durch Gestaltwandel.',
    'CG-4.9':
      'Eine Karte verlässt deine Hand, wenn du beginnst, sie zu spielen, und zählt nicht zu deinen Karten, während sie wirkt. Danach kommt sie verdeckt unter ihren Stapel. Dann wirken deine Lizenzen Hofmagie (bei einem Wunder) oder Verbannte (bei einer Intrige).',
    'CG-4.10':
      'Es gibt keine Handkartengrenze. Karten und Münzen wechseln nur durch Effekte den Besitz. Reden dürft ihr über alles.',
  }),
];
