/** What a player is told in the first moment of a game. The role is the reader's own. */
import { say } from '@conclave/kernel';
import type { Introduction, Scene } from '../../table/contract.ts';
import { winsWithCultists } from './story/goal.ts';
import { amongView } from './view.ts';
import { sayAmong } from './words/index.ts';

export function introduce({ catalogue, seat, view: given }: Scene): Introduction {
  const view = amongView(given);
  const me = view.players[seat];
  const name = (id: string | undefined) => say(catalogue, { key: `name.${id}` });
  const role = me?.role ?? 'investigator';
  const isPlain = role === 'investigator' || role === 'cultist';
  const special = isPlain ? '' : ` ${say(catalogue, { key: `card.${role}` })}`;
  const numbers = { target: view.target, dead: view.deadNeeded };
  return {
    you: sayAmong('among.intro.you', { role: name(role), character: name(me?.character) }) + special,
    goal: sayAmong(winsWithCultists(role) ? 'among.intro.cultists' : 'among.intro.investigators', numbers),
    turn: sayAmong('among.intro.turn'),
  };
}
