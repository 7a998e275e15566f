/** What a player is told in the first moment of a game. The role is the reader's own. */
import { say } from '@conclave/kernel';
import type { Introduction, Scene } from '../../table/contract.ts';
import { placeOf } from './deep-table.ts';
import { deepView } from './view.ts';
import { sayDeep } from './words/index.ts';

export function introduce(scene: Scene): Introduction {
  const { catalogue } = scene;
  const me = deepView(scene.view).players[placeOf(scene)];
  const name = (id: string | null | undefined) => say(catalogue, { key: `name.${id}` });
  const parts = { role: name(me?.role), character: name(me?.character) };
  return {
    you: sayDeep(me?.role === 'high-priest' ? 'deep.intro.open' : 'deep.intro.secret', parts),
    goal: me?.role === undefined ? '' : say(catalogue, { key: `card.${me.role}` }),
    turn: sayDeep('deep.intro.turn'),
  };
}
