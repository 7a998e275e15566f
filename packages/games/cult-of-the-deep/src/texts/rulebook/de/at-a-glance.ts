import { under } from '../under.ts';

export const atAGlance = [
  ...under('Auf einen Blick', {
    'CD-1.1': 'Für 4 bis 8 Spieler, 45 bis 75 Minuten: verborgene Rollen und Würfel.',
    'CD-1.2':
      'Jeder ist ein Kultist mit einer geheimen Rolle (Fraktion und Ziel), einem öffentlichen Charakter (Leben, Machtsymbol, Fähigkeit) und einem geheimen Siegel für einen einzigen Einsatz. Leben, Münzen, Marker und Würfel sind öffentlich.',
    'CD-1.3':
      'Ein Zug hat vier Phasen: Wurf, Einsatz, Reaktion, Auswertung. Würfel verletzen Spieler, heilen sie oder bringen die Rituale auf den Altären voran.',
    'CD-1.4':
      'Wer stirbt, spielt weiter: Die Rolle wird aufgedeckt, und der Spieler wird ein Geist mit eigenen Würfeln und kann noch gewinnen.',
    'CD-1.5':
      'Es gibt drei Fraktionen: den Hohepriester mit den Getreuen, die Kabalisten und die Ketzer (reuig oder rachsüchtig). Den Hohepriester kennen alle von Anfang an; andere Rollen bleiben bis zum Tod oder bis zum Ende des Spiels verborgen.',
    'CD-1.6':
      'Kurz gesagt (genau steht es in Abschnitt 6): Der Hohepriester und die Getreuen gewinnen, wenn alle Kabalisten und Ketzer tot sind und der Hohepriester lebt. Die Kabalisten gewinnen, wenn der Hohepriester stirbt. Ein Ketzer will als Letzter leben, oder alle sollen tot sein; ein toter Ketzer hat ein zweites Ziel.',
    'CD-1.7':
      'Verborgen sind Rollen und unbenutzte Siegel (die eigenen kennt jeder) und die Reihenfolge des Ritualstapels (die kennt niemand). Alles andere ist öffentlich.',
    'CD-1.8':
      'Beide Ausgaben können gespielt werden; der Tisch wählt, nach welchem Regelheft. Das Material ist dasselbe, nur Regeln sind anders; CD-7.20 zählt auf, welche.',
    'CD-1.9':
      'Alle Varianten sind dabei: vier Spieler mit automatischem Hohepriester und Besessenheit, der Nekromant (auf zwei Arten), Ein wahrer Hohepriester, Sei nicht so selbstsüchtig, Händler des Todes, Ketzerei!.',
  }),
  ...under('Begriffe', {
    'CD-1.10':
      'Ein Sitz ist ein Platz am Tisch; Sitze sind im Uhrzeigersinn nummeriert, und links ist der nächste Sitz im Uhrzeigersinn. Aktiv ist der Sitz, der am Zug ist. Ein menschlicher Sitz ist jeder außer dem des automatischen Hohepriesters, auch wenn ein Bot ihn spielt.',
    'CD-1.11':
      'Am Leben ist, wer nicht gestorben ist; mit 0 Leben lebt man bis zur nächsten Todesprüfung. Ein Geist ist gestorben und hat eine Geisterkarte genommen. Weg ist ein Sitz, den jemand durch Besessenheit verlassen hat (CD-5.90); alles übergeht ihn.',
    'CD-1.12':
      'N ist die Zahl der Spieler zu Beginn. Der automatische Hohepriester zählt mit, bei vier Spielern ist N also 5. N ändert sich nie.',
    'CD-1.13':
      'Leben zu verlieren kann verhindert werden und löst Fähigkeiten aus. Leben zu zahlen ist ein Preis: Das kann nicht verhindert werden, löst nichts aus und ist kein Verlust. Man braucht mindestens so viel Leben, wie gezahlt wird, und darf bis auf 0 zahlen.',
    'CD-1.14':
      'Leben ist eine ganze Zahl ab 0 ohne Obergrenze. Ein Verlust, der größer ist als das übrige Leben, bringt es auf 0.',
    'CD-1.15':
      'Ein Würfel gehört dem Sitz, in dessen Vorrat für diesen Zug er ist. Würfel, die Geister hinzufügen oder Rituale geben, gehören dem aktiven Spieler. Wird ein Würfel versetzt oder geändert, behält er seinen Besitzer.',
    'CD-1.16':
      'Ein Würfel ist eingesetzt, solange er auf einem Spieler oder einem Ritual liegt, untätig, solange er im Vorrat und nirgends gesetzt ist (CD-4.31), und verbraucht, sobald er ausgewertet oder entfernt wurde.',
    'CD-1.17':
      'Ein Fenster ist eine Zeitspanne, in der mehrere Sitze ohne feste Reihenfolge handeln dürfen (CD-4.50). Eine Nachfrage richtet sich zu einem festen Zeitpunkt an einen Sitz und kann immer mit Nein beantwortet werden.',
  }),
];
