/** The end as it is told to whoever played: the role of a winner as picture, and one's own part. */
import type { DeepEvent, DeepTold, DeepView } from '@conclave/cult-of-the-deep';
import { type Seat, say } from '@conclave/kernel';
import type { ReactNode } from 'react';
import type { Scene } from '../../../table/contract.ts';
import { Picture } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import { placeOf } from '../deep-table.ts';
import { deepView } from '../view.ts';
import { sayDeep } from '../words/index.ts';

export function ending(scene: Scene<DeepEvent>): { picture: ReactNode; part: string | null } {
  const view = deepView(scene.view);
  const [winner] = view.result?.winners ?? [];
  const role = winner === undefined ? undefined : view.players[view.sitting[winner] ?? 0]?.role;
  return { picture: <Picture emblem={emblemOf(role ?? 'high-priest')} />, part: partOf(scene, view) };
}

/** What one was, how much one hurt and healed, and whether one lived to see the end. */
function partOf(scene: Scene<DeepEvent>, view: DeepView): string | null {
  if (scene.you === null) return null;
  const me = placeOf(scene);
  const player = view.players[me];
  if (player?.role === undefined) return null;
  const named = (id: string) => say(scene.catalogue, { key: `name.${id}` });
  const killed = scene.told.filter((event) => event.type === 'died' && event.killer === me && event.seat !== me).length;
  const death = scene.told.findLast((event): event is DeepTold<'died'> => event.type === 'died' && event.seat === me);
  return [
    sayDeep('deep.part.role', { role: named(player.role) }),
    ...(killed === 0 ? [] : [sayDeep('deep.part.killed', { count: killed })]),
    death === undefined ? sayDeep('deep.part.lived', { life: player.life }) : fateOf(death, me, named),
  ].join(' ');
}

function fateOf({ killer }: DeepTold<'died'>, me: Seat, named: (id: string) => string): string {
  const isOther = killer !== null && killer !== me;
  return isOther ? sayDeep('deep.part.killedBy', { name: named(`seat.${killer}`) }) : sayDeep('deep.part.died');
}
