/** Deaths, roles that come to light, sigils, rituals: what gets a picture of its own for a moment. */
import type { DeepTold } from '@conclave/cult-of-the-deep';
import { type Seat, say } from '@conclave/kernel';
import type { Moment, Scene } from '../../table/contract.ts';
import { Picture } from '../shared/art/Picture.tsx';
import { emblemOf } from './art/index.ts';
import { sayDeep } from './words/index.ts';

export function momentOf({ catalogue }: Scene, event: DeepTold): Moment | null {
  const named = (id: string) => say(catalogue, { key: `name.${id}` });
  // The catalogue's names: whoever has just died may have left the seat already.
  const nameOf = (seat: Seat) => named(`seat.${seat}`);
  const picture = (id: string) => <Picture emblem={emblemOf(id)} />;
  switch (event.type) {
    case 'died': {
      const { killer } = event;
      const by = killer === null || killer === event.seat ? [] : [sayDeep('deep.killedBy', { name: nameOf(killer) })];
      return {
        weight: 'great',
        picture: picture(event.role),
        title: sayDeep('deep.dies', { name: nameOf(event.seat) }),
        text: [sayDeep('deep.was', { role: named(event.role) }), ...by].join(' '),
        thing: `seat:${event.seat}`,
      };
    }
    case 'possessed':
      return {
        weight: 'great',
        picture: picture('high-priest'),
        title: sayDeep('deep.possession'),
        text: sayDeep('deep.possesses', { name: nameOf(event.from) }),
        thing: `seat:${event.seat}`,
      };
    case 'revived':
      return {
        weight: 'great',
        picture: picture('necromancer'),
        title: sayDeep('deep.revives', { name: nameOf(event.seat) }),
        text: sayDeep('deep.withLife', { life: event.life }),
        thing: `seat:${event.seat}`,
      };
    case 'sigilDeclared':
      return {
        weight: 'small',
        picture: picture(event.as),
        title: named(event.as),
        text: sayDeep('deep.declares', { name: nameOf(event.seat) }),
        thing: `seat:${event.seat}`,
      };
    case 'arcaneExplosion':
      return {
        weight: 'small',
        picture: picture('sorceress'),
        title: sayDeep('deep.explosion'),
        text: sayDeep('deep.spared', { name: nameOf(event.exempt) }),
        thing: `seat:${event.seat}`,
      };
    case 'ritualCompleted':
      return {
        weight: 'small',
        picture: picture(event.ritual),
        title: named(event.ritual),
        text:
          event.seat === null ? sayDeep('deep.completed') : sayDeep('deep.completedBy', { name: nameOf(event.seat) }),
        thing: `altar:${event.altar}`,
      };
    default:
      return null;
  }
}
