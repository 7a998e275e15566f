import { under } from '../../../under.ts';

export const roles = [
  ...under('Rollen', {
    'AC-5.30':
      'Kultist: gibt in Begegnungen Lebendig oder Tot, legt jede Raumkarte, ist nicht an die Route gebunden und darf lügen, wenn er einen Zustand verkündet. Das Deck der unsicheren Wege kann einen Kultisten nicht töten (das Mal des Kults). Ein einzelner Kultist darf den Sieg beanspruchen.',
    'AC-5.31':
      'Seher: kennt die Kultisten. Würden die Ermittler gewinnen, während der Seher im Spiel ist, so können die Kultisten noch gewinnen, indem sie den Seher nennen. Nicht auf Under the Surface.',
    'AC-5.32':
      'Spitzel: hat die Hand eines Ermittlers, gewinnt aber mit den Kultisten. Kennt die Kultisten, ist nicht an die Route gebunden und darf lügen, wenn er einen Zustand verkündet. Zählt unter den Toten als Ermittler. Nicht auf Under the Surface.',
    'AC-5.33':
      'Assassine: greift einmal im Spiel, als Charakteraktion, einen anderen lebenden Charakter am selben Ort an. Die Rolle des Assassinen wird enthüllt. Ist das Ziel ein Kultist, so wird seine Rolle enthüllt und sein Tod bestätigt. Wenn nicht, so wird gezeigt, dass es kein Kultist ist, sein Tod wird bestätigt, und dann der Tod des Assassinen.',
    'AC-5.34':
      'Brandstifter: muss genau einen Raum anzünden, in der Ereignisphase von Runde 5 oder 6, auch als Geist. Alle sehen das Feuer und niemand, wer es gelegt hat. Alle Karten jenes Raums gehen ungesehen in den Vorrat; Akolyth, Portal und Fischmensch dort sind fort; Bücher und ein verborgener Gegenstand bleiben. In dieser Runde kann dort niemand Raumaktionen machen. Charaktere darin kommen nicht zu Schaden. Der Raum darf leer sein.',
    'AC-5.35': [
      'Fluchträger: Sobald der lebende Fluchträger einen Raum betritt, in dem ein Geist ist, oder ein Geist den Raum betritt, in dem der lebende Fluchträger ist, stirbt der Fluchträger: Seine Rolle wird enthüllt und sein Tod bestätigt. Hindurchgehen ist Betreten, und jeder Schritt zählt. Die Cafeteria ist ein Raum; Wege sind keine.',
      'a) Wer im Raum des Fluchträgers zum Geist wird, hat ihn nicht betreten. Nichts geschieht, bis jemand es tut.',
      'b) War es der Fluchträger, der sich bewegt hat, so endet seine Bewegung dort. Hatte er sich noch nicht bewegt, so bewegt er sich später, als Geist.',
    ].join('\n'),
    'AC-5.36':
      'Prominenter: Zu Beginn von Runde 6 wird seine Rolle allen enthüllt. Ist er tot (heimlich tot oder schon ein Geist), so wird er zum Geist, wenn er keiner war. Dann werden alle seine Pulskarten gemischt und verdeckt und ungesehen in die Puls-Decks der anderen lebenden Charaktere verteilt, eine nach der anderen, im Uhrzeigersinn vom Platz zu seiner Linken an, reihum, bis alle verteilt sind. Gibt es keinen anderen lebenden Charakter, so gehen die Karten in den Vorrat. Ist der Prominente nicht tot, so geschieht nichts weiter, und sein Puls-Deck bleibt.',
    'AC-5.37':
      'Blinder Kultist: ein Kultist, der in der Nacht nichts erfährt, während der andere Kultist und der Seher erfahren, wer er ist. In allem anderen wie ein Kultist. Er ist auch als einziger Kultist erlaubt, mit einer Warnung.',
    'AC-5.38':
      'Rollen werden nur vom Assassinen, vom Fluchträger, vom Prominenten, durch eine Abstimmung, wenn der Tisch es will, und am Ende enthüllt. Eine enthüllte Rolle wirkt weiter.',
  }),
];
