/** What a player is told in the first moment of a game. */
import type { Introduction, Scene } from '../../table/contract.ts';

export function introduce({ names, seat, language }: Scene): Introduction {
  const rival = names[1 - seat] ?? '';
  if (language === 'de') {
    return {
      you: `Du führst einen Kult in vier Orten. Dein Gegenüber: ${rival}.`,
      goal: 'Ein Ort zeigt zu der Seite mit mehr Punkten. Erwacht der dritte Große Alte, gewinnt, zu wem mehr Orte zeigen.',
      turn: '2 Aktionen: jeweils eine Karte ziehen oder einen Kultisten ausspielen. Monster und Artefakte kosten keine Aktion.',
    };
  }
  return {
    you: `You lead a cult in four Locations. Your opponent: ${rival}.`,
    goal: 'A Location faces the side with more points. When the third Old One awakens, the player faced by more Locations wins.',
    turn: '2 actions: each time, draw a card or play a Cultist. Monsters and Artifacts cost no action.',
  };
}
