import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('Auf einen Blick', {
    'CD-1.1': 'Für 4 bis 8 Spieler, 45 bis 75 Minuten: verborgene Rollen und Würfel.',
    'CD-1.2':
      'Jeder ist ein Kultist mit einer geheimen Rolle (Fraktion und Ziel), einem öffentlichen Charakter (Leben, Machtsymbol, Fähigkeit) und einem geheimen Siegel für einen einzigen Einsatz. Leben, Münzen, Marker und Würfel sind öffentlich.',
    'CD-1.5':
      'Es gibt drei Fraktionen: den Hohepriester mit den Getreuen, die Kabalisten und die Ketzer (reuig oder rachsüchtig). Den Hohepriester kennen alle von Anfang an; andere Rollen bleiben bis zum Tod oder bis zum Ende des Spiels verborgen.',
  }),
  ...under('Begriffe', {
    'CD-1.10':
      'Ihr sitzt im Uhrzeigersinn, und links ist der Nächste im Uhrzeigersinn. Der aktive Spieler ist der, der am Zug ist.',
    'CD-1.11':
      'Am Leben ist, wer nicht gestorben ist: Mit 0 Leben lebst du bis zur nächsten Todesprüfung. Ein Geist ist gestorben und hat eine Geisterkarte genommen.',
    'CD-1.12':
      'Bei vier Spielern zählt der automatische Hohepriester als fünfter. Wo eine Regel nach der Zahl der Spieler fragt, ist es die zu Beginn: Sie ändert sich nie.',
    'CD-1.13':
      'Leben zu verlieren kann verhindert werden und löst Fähigkeiten aus. Leben zu zahlen ist ein Preis: Das kann nicht verhindert werden, löst nichts aus und ist kein Verlust. Man braucht mindestens so viel Leben, wie gezahlt wird, und darf bis auf 0 zahlen.',
    'CD-1.14':
      'Leben ist eine ganze Zahl ab 0 ohne Obergrenze. Ein Verlust, der größer ist als das übrige Leben, bringt es auf 0.',
    'CD-1.15':
      'Ein Würfel gehört dem Spieler, in dessen Zug er geworfen wurde. Würfel, die Geister hinzufügen oder Rituale geben, gehören dem aktiven Spieler. Wird ein Würfel versetzt oder geändert, behält er seinen Besitzer.',
    'CD-1.16':
      'Ein Würfel ist eingesetzt, solange er auf einem Spieler oder einem Ritual liegt, untätig, solange er im Vorrat und nirgends gesetzt ist, und verbraucht, sobald er ausgewertet oder entfernt wurde.',
  }),
];
