import { say } from '@conclave/kernel';
import type { Introduction, Scene } from '../../table/contract.ts';
import { placeOf } from './deep-table.ts';
import { deepView } from './view.ts';

export function introduce(scene: Scene): Introduction {
  const { catalogue, language } = scene;
  const me = deepView(scene.view).players[placeOf(scene)];
  const name = (id: string | null | undefined) => say(catalogue, { key: `name.${id}` });
  const goal = me?.role === undefined ? '' : say(catalogue, { key: `card.${me.role}` });
  if (language === 'de') {
    return {
      you: `Deine Rolle: ${name(me?.role)}. Deine Figur: ${name(me?.character)}. ${me?.role === 'high-priest' ? 'Deine Rolle kennen alle.' : 'Deine Rolle kennst nur du.'}`,
      goal,
      turn: 'Würfle, und wirf zweimal neu, was dir nicht gefällt. Setze die Würfel dann auf Mitspielende und Altäre: Dolche verletzen, Blut heilt, der Rest ist für die Rituale.',
    };
  }
  return {
    you: `Your role: ${name(me?.role)}. Your character: ${name(me?.character)}. ${me?.role === 'high-priest' ? 'Everyone knows your role.' : 'Only you know your role.'}`,
    goal,
    turn: 'Roll your dice and re-roll any of them twice. Then commit them to players and altars: Daggers hurt, Blood heals, the rest is for rituals.',
  };
}
