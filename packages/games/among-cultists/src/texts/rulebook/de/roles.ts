import { under } from '../under.ts';

export const roles = under('Rollen', {
  'AC-5.30':
    'Kultist: gibt in Begegnungen Lebendig oder Tot, legt jede Raumkarte, ist nicht an die Route gebunden und darf lügen, wenn er einen Zustand verkündet. Das Deck der unsicheren Wege kann einen Kultisten nicht töten (das Mal des Kults, AC-4.16). Ein einzelner Kultist darf den Sieg beanspruchen (AC-6.4).',
  'AC-5.31':
    'Seher: kennt die Kultisten (AC-3.14). Würden die Ermittler gewinnen, während der Seher im Spiel ist, so können die Kultisten noch gewinnen, indem sie den Seher nennen (AC-6.20). Nicht auf Under the Surface.',
  'AC-5.32':
    'Spitzel: hat die Hand eines Ermittlers, gewinnt aber mit den Kultisten. Er kennt die Kultisten (AC-3.14), ist nicht an die Route gebunden und darf lügen, wenn er einen Zustand verkündet. Er zählt unter den Toten als Ermittler (K), und er ist kein Kultist, wenn geprüft wird, ob diese alle fort sind (AC-6.3). Nicht auf Under the Surface.',
  'AC-5.33':
    'Assassine: greift einmal im Spiel, als Charakteraktion, einen anderen lebenden Charakter am selben Ort an. Die Rolle des Assassinen wird enthüllt. Ist das Ziel ein Kultist, so wird seine Rolle enthüllt und sein Tod bestätigt. Wenn nicht, so wird gezeigt, dass es kein Kultist ist, sein Tod wird bestätigt, und dann der Tod des Assassinen.',
  'AC-5.34':
    'Brandstifter: muss genau einen Raum anzünden, in der Ereignisphase von Runde 5 oder 6, und heimlich: Alle Plätze bestätigen das Ereignis, und alle anderen können nur bereit sein. In Runde 5 nennt der Brandstifter einen farbigen Raum oder wartet; in Runde 6 muss er einen nennen. Hat in Runde 5 ein Raum gebrannt, so wird in Runde 6 niemand gefragt. Ein Geist zu sein ändert nichts. Alle sehen das Feuer und niemand, wer es gelegt hat. Alle Karten jenes Decks gehen ungesehen in den Vorrat; ein Akolyth und ein Portal dort gehen zurück zu den Markern; der Fischmensch dort geht in die Tiefe und beißt also in dieser Runde nicht; Bücher und ein verborgener Gegenstand bleiben. Der Raum brennt bis zum Aufräumen: In dieser Runde gibt es dort keine Raumaktionen. Charakteren darin geschieht nichts.',
  'AC-5.35': [
    'Fluchträger: Sobald der lebende Fluchträger einen Raum betritt, in dem ein Geist ist, oder ein Geist den Raum betritt, in dem der lebende Fluchträger ist, stirbt der Fluchträger: Seine Rolle wird enthüllt und sein Tod bestätigt. Hindurchgehen ist Betreten, und jeder Schritt zählt. Die Cafeteria ist ein Raum; Wege sind keine.',
    'a) Wer im Raum des Fluchträgers zum Geist wird, hat ihn nicht betreten. Nichts geschieht, bis jemand es tut.',
    'b) War es der Fluchträger, der sich bewegt hat, so endet seine Bewegung dort (AC-4.13). Hatte er sich noch nicht bewegt, so bewegt er sich später, als Geist.',
  ].join('\n'),
  'AC-5.36':
    'Prominenter: Zu Beginn von Runde 6 wird seine Rolle allen enthüllt. Ist er tot (pulstot oder schon ein Geist), so wird er zum Geist, wenn er keiner war (AC-4.45). Dann werden alle seine Pulskarten gemischt und verdeckt und ungesehen in die Puls-Decks der anderen lebenden Charaktere verteilt, eine nach der anderen, im Uhrzeigersinn vom Platz zu seiner Linken an, reihum, bis alle verteilt sind. Gibt es keinen anderen lebenden Charakter, so gehen die Karten in den Vorrat. Ist der Prominente nicht tot, so geschieht nichts weiter, und sein Puls-Deck bleibt.',
  'AC-5.37':
    'Blinder Kultist: ein Kultist, der in der Nacht nichts erfährt (AC-3.14), während der andere Kultist und der Seher erfahren, wer er ist. In allem anderen wie ein Kultist. Er ist auch als einziger Kultist erlaubt, mit einer Warnung.',
  'AC-5.38':
    'Rollen werden nur vom Assassinen (AC-5.33), vom Fluchträger (AC-5.35), vom Prominenten (AC-5.36), durch Optionen und am Ende enthüllt. Eine enthüllte Rolle wirkt weiter.',
});
