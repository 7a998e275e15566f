import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('Auf einen Blick', {
    'AC-1.1':
      'Ein Charakter ist die Figur einer Person. Du führst genau einen, das ganze Spiel lang. Niemand scheidet aus. 4 bis 8 Personen können spielen; ein Spiel dauert höchstens 10 Runden, etwa 45 bis 90 Minuten.',
    'AC-1.2':
      'Ein Charakter lebt, solange er kein Geist ist. Er wird zum Geist, wenn sein Tod vor aller Augen bestätigt wird; dann wird sein Aufsteller umgedreht.',
    'AC-1.3':
      'Eine Karte Tot im Puls-Deck genügt: Dein Charakter ist heimlich tot. Bis es jemand bestätigt, zählt er in jeder Regel als lebend. Meist weiß es niemand, nicht einmal du.',
    'AC-1.4': 'Wo tote Ermittler gezählt werden, sind Geister und heimlich Tote gemeint.',
    'AC-1.5':
      'Kultisten sind die Rollen Kultist und Blinder Kultist. Alle anderen zählen als Ermittler, auch der Spitzel und der Verfluchte Jäger.',
    'AC-1.6':
      'Verborgen sind Rollen, Hände, Routenkarten und was in den Puls-Decks, den Raum-Decks und dem Deck der unsicheren Wege ist. Offen für alle sind, wo jeder ist und welchen Weg er nahm, die Größe aller Decks und Hände, Bücher, Gefahren, Gegenstände, wer welche Aktion gemacht hat, Stimmen nach dem Aufdecken und wer wem begegnet ist. Am Ende wird alles gezeigt.',
    'AC-1.7':
      'Die Ermittler gewinnen mit genug Siegpunkten oder wenn alle Kultisten Geister sind. Die Kultisten gewinnen mit genug toten Ermittlern oder wenn Runde 10 vorbei ist.',
    'AC-1.8':
      'Ein Ort ist jede Stelle auf dem Plan: ein Raum, die Cafeteria, eine Halle, ein Eisfeld, ein Tunnel. Ein Raum ist ein farbiger Raum oder die Cafeteria. Ein Weg ist eine Halle, ein Eisfeld oder ein Tunnel.',
  }),
];
