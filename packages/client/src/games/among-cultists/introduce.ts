import { say } from '@conclave/kernel';
import type { Introduction, Scene } from '../../table/contract.ts';
import { winsWithCultists } from './story/goal.ts';
import { amongView } from './view.ts';

export function introduce({ catalogue, language, seat, view: given }: Scene): Introduction {
  const view = amongView(given);
  const me = view.players[seat];
  const name = (id: string | undefined) => say(catalogue, { key: `name.${id}` });
  const role = me?.role ?? 'investigator';
  const isPlain = role === 'investigator' || role === 'cultist';
  const special = isPlain ? '' : ` ${say(catalogue, { key: `card.${role}` })}`;
  const { target, deadNeeded } = view;
  if (language === 'de') {
    return {
      you: `Deine Rolle: ${name(role)}. Deine Figur: ${name(me?.character)}. Nur du kennst deine Rolle.${special}`,
      goal: winsWithCultists(role)
        ? `Die Kultisten gewinnen mit ${deadNeeded} toten Ermittlern oder wenn Runde 10 vorbei ist. Die anderen brauchen ${target} Siegpunkte aus Büchern.`
        : `Die Ermittler gewinnen gemeinsam mit ${target} Siegpunkten aus Büchern oder wenn alle Kultisten gefunden sind. Nach ${deadNeeded} toten Ermittlern oder 10 Runden haben sie verloren.`,
      turn: 'Erst bewegen sich alle. Wer zu zweit an einem Ort ist, gibt einander verdeckt eine Karte. Danach hast du eine Aktion: einen Raum nutzen, einen Puls prüfen oder abstimmen lassen.',
    };
  }
  return {
    you: `Your role: ${name(role)}. Your Character: ${name(me?.character)}. Only you know your role.${special}`,
    goal: winsWithCultists(role)
      ? `The Cultists win with ${deadNeeded} dead Investigators, or when round 10 is over. The others need ${target} victory points from books.`
      : `The Investigators win together with ${target} victory points from books, or when all Cultists are found. With ${deadNeeded} dead Investigators or after 10 rounds they have lost.`,
    turn: 'First everyone moves. Two players alone in a place hand each other a card, face down. Then you have one action: use a room, check a pulse, or call a vote.',
  };
}
