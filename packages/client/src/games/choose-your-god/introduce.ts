import { say } from '@conclave/kernel';
import type { Introduction, Scene } from '../../table/contract.ts';
import { cityView } from './view.ts';

export function introduce({ catalogue, language, seat, view }: Scene): Introduction {
  const cult = cityView(view).players[seat]?.cult ?? null;
  const god = cult === null ? null : say(catalogue, { key: `name.${cult}` });
  if (language === 'de') {
    return {
      you: god === null ? 'Du wählst gleich einen der acht Kulte.' : `Du führst einen Kult: ${god}.`,
      goal: 'Am Ende einer Runde: 5 Altäre, 4 fanatische Mobs oder die zweite Beschwörung deines Gottes. Eins davon genügt.',
      turn: 'Setze einen Priester an einem Ort ein oder bete. Danach werden die Orte von 1 bis 13 entschieden, und an jedem darfst du einmal handeln.',
    };
  }
  return {
    you: god === null ? 'You’re about to choose one of eight Cults.' : `You lead a Cult: ${god}.`,
    goal: 'At the end of a round: 5 Altars, 4 Fanatical Mobs, or your God summoned twice. One of these is enough.',
    turn: 'Place a Priest at a Location, or Pray. Then the Locations are decided from 1 to 13, and you may act once at each.',
  };
}
