import { under } from '../../../under.ts';

export const hunter = [
  ...under('Der Fluch des Jägers', {
    'AC-5.55':
      'Das Modul fügt die Rolle Verfluchter Jäger hinzu, 6 Fallen (3 Fangeisen, 3 leere), 6 Jagdkarten (4 Streifwunden, 2 Tödliche Wunden) und 3 Fluchkarten (Erlöst, Gebunden, Verwildert). Es kann auf jedem Plan gespielt werden.',
    'AC-5.56':
      'Aufbau: Der Jäger hat die 6 Fallen. Mische die Jagdkarten. Ziehe für den Jäger verdeckt eine Fluchkarte; die anderen beiden gehen ungesehen zurück.',
    'AC-5.57': 'Zu Beginn von Runde 4 sieht der Jäger die Fluchkarte und niemand sonst. Bis dahin kennt sie niemand.',
    'AC-5.58':
      'Am Ende der Runden 1 bis 9 sagen alle, dass sie bereit sind. Ein lebender Jäger kann stattdessen eine Falle legen, Fangeisen oder leer: an einem Ort seiner Strecke in dieser Runde, an dem keine Falle liegt und der nicht die Cafeteria ist. Sie liegt dort verdeckt, und alle sehen sie ab der nächsten Runde.',
    'AC-5.59':
      'Betritt ein lebender Charakter, auch der Jäger, in der Bewegungsphase einen Ort mit einer Falle, so endet seine Bewegung, und das Plättchen wird umgedreht und ist aus dem Spiel. Fangeisen: Die oberste Jagdkarte kommt ungesehen in sein Puls-Deck; ist keine mehr da, nichts. Leer: nichts weiter. Auf einem unsicheren Weg wird danach trotzdem gezogen.',
    'AC-5.60':
      'In jeder Regel zählt eine Streifwunde als Karte Lebendig und eine Tödliche Wunde als Karte Tot. Beim Prüfen werden sie so gezählt, und eine Tödliche Wunde, die als Beweis gezeigt wird, wird als Karte Tot gezeigt. Was es war, sieht man erst am Ende.',
    'AC-5.61': 'In allem anderen (Hand, Route, Wahrheit, Zählen unter den Toten) ist der Jäger ein Ermittler.',
    'AC-5.62':
      'Gewinnen. Erlöst: Der Jäger gewinnt mit den Ermittlern. Gebunden: Er gewinnt mit den Kultisten. Verwildert: Er gewinnt zusätzlich zur siegreichen Seite, wenn er am Ende kein Geist ist und andere Charaktere mindestens 2 Fangeisen ausgelöst haben; sonst verliert er.',
    'AC-5.63': 'Ein Jäger, der ein Geist ist, legt keine Fallen mehr. Die auf dem Plan bleiben.',
  }),
];
