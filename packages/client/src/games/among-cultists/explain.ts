/** What a thing on the table is, and why it cannot be touched now. */
import {
  type AmongView,
  colourOf,
  isRoom,
  type LocationId,
  type PlayerView,
  RULE_OF_COMPONENT,
  routeRow,
} from '@conclave/among-cultists';
import { at, say, type Thing } from '@conclave/kernel';
import { optionsOf } from '../../table/choosing.ts';
import type { Explanation, Scene } from '../../table/contract.ts';
import { dangersAt } from './map/label.ts';
import { seatsAt } from './things.ts';
import { amongView, frameIn } from './view.ts';
import { sayAmong } from './words/index.ts';

type WhatIs = Omit<Explanation, 'whyNot'>;
type WhyNot = Explanation['whyNot'];

export function explain(scene: Scene, thing: Thing): Explanation {
  const view = amongView(scene.view);
  return { ...whatIs(scene, view, thing), whyNot: generalReason(scene, view) ?? reason(scene, view, thing) };
}

// ---- What it is

function whatIs(scene: Scene, view: AmongView, thing: Thing): WhatIs {
  const [kind = '', id = ''] = thing.split(':');
  switch (kind) {
    case 'location':
      return location(scene, view, id as LocationId);
    case 'seat':
      return person(scene, view, Number(id));
    case 'role':
      return role(scene, view);
    case 'card':
      return printed(scene, id, RULE_OF_COMPONENT[id] ?? 'AC-2.2');
    case 'item':
      return printed(scene, id, RULE_OF_COMPONENT[id] ?? 'AC-5.40');
    case 'event':
      return printed(scene, id, RULE_OF_COMPONENT[id] ?? 'AC-2.9');
    case 'snare':
      return printed(scene, 'snare', 'AC-5.59');
    case 'generator':
      return printed(scene, kind, RULE_OF_COMPONENT[kind] ?? 'AC-5.20');
    case 'action':
      return use(scene, view, thing);
    default:
      return marker(scene, view, kind);
  }
}

/** Something with a text of its own. */
function printed({ catalogue }: Scene, id: string, rule: string): WhatIs {
  return { title: named(catalogue, id), lines: [say(catalogue, { key: `card.${id}` })], rule };
}

/** What is done with what was touched before. */
function use({ game, catalogue }: Scene, view: AmongView, thing: Thing): WhatIs {
  const own = optionsOf(game, view).find(({ description }) => description.path.at(-1) === thing)?.description;
  return { title: own === undefined ? '' : say(catalogue, own.words), lines: [], rule: own?.rule ?? 'AC-4.30' };
}

function named(catalogue: Scene['catalogue'], id: string): string {
  return say(catalogue, { key: `name.${id}` });
}

function location(scene: Scene, view: AmongView, id: LocationId): WhatIs {
  const { catalogue, names } = scene;
  const name = (of: string) => named(catalogue, of);
  const here = seatsAt(view, id).map((seat) => names[seat] ?? '');
  const isBurning = view.burned?.room === id && view.burned.round === view.round;
  const people = [
    ...dangersAt(view, id).map((danger) => `${name(danger)}: ${say(catalogue, { key: `card.${danger}` })}`),
    ...(isBurning ? [sayAmong('among.whatFire')] : []),
    ...(here.length === 0 ? [] : [sayAmong('among.peopleHere', { people: here.join(', ') })]),
  ];
  if (isRoom(id)) {
    const room = view.rooms[id];
    const stock =
      room === undefined
        ? []
        : [
            [
              sayAmong(room.active ? 'among.deckActive' : 'among.deck', { count: room.deckCount }),
              sayAmong('among.books', { count: room.books }),
              ...(room.hasItem ? [sayAmong('among.hiddenItem')] : []),
            ].join(', '),
          ];
    const ability = view.options['room-abilities'] === 'on' ? [say(catalogue, { key: `card.${colourOf(id)}` })] : [];
    return {
      title: name(id),
      lines: [...stock, ...ability, ...people],
      rule: 'AC-4.33',
    };
  }
  if (id === 'cafeteria') {
    return { title: name(id), lines: [say(catalogue, { key: 'card.cafeteria' }), ...people], rule: 'AC-4.50' };
  }
  const isUnsafe = view.unsafePassages.includes(id);
  return {
    title: name(id),
    lines: [sayAmong(isUnsafe ? 'among.whatUnsafe' : 'among.whatPassage'), ...people],
    rule: isUnsafe ? 'AC-4.13' : 'AC-4.20',
  };
}

function person({ catalogue, names }: Scene, view: AmongView, seat: number): WhatIs {
  const player = at(view.players, seat);
  const known =
    player.role !== undefined
      ? named(catalogue, player.role)
      : player.cultist === undefined
        ? null
        : player.cultist
          ? named(catalogue, 'cultist')
          : sayAmong('among.whatNotCultist');
  return {
    title: `${names[seat]}: ${named(catalogue, player.character)}`,
    lines: [
      sayAmong('among.whatPerson', {
        place: named(catalogue, player.location),
        pulse: player.pulseCount,
        pulseHand: player.handCount.pulse,
        roomHand: player.handCount.room,
      }),
      ...(player.ghost ? [sayAmong('among.whatGhost')] : []),
      ...(known === null ? [] : [sayAmong('among.whatKnown', { known })]),
      ...player.items.map((item) => `${named(catalogue, item)}: ${say(catalogue, { key: `card.${item}` })}`),
    ],
    rule: player.ghost ? 'AC-5.1' : 'AC-1.6',
  };
}

function role(scene: Scene, view: AmongView): WhatIs {
  const id = view.players[scene.seat]?.role ?? 'investigator';
  const curse = view.hunt?.curse;
  const { title, lines, rule } = printed(scene, id, RULE_OF_COMPONENT[id] ?? 'AC-2.12');
  return curse === undefined || id !== 'cursed-hunter'
    ? { title, lines, rule }
    : { title, lines: [...lines, say(scene.catalogue, { key: `card.${curse}` })], rule };
}

function marker({ catalogue }: Scene, view: AmongView, kind: string): WhatIs {
  switch (kind) {
    case 'points':
      return {
        title: sayAmong('among.pointsLabel', { vp: view.vp, target: view.target }),
        lines: [sayAmong('among.whatPoints', { target: view.target })],
        rule: 'AC-6.2',
      };
    case 'deaths':
      return {
        title: named(catalogue, 'dead'),
        lines: [sayAmong('among.whatDeaths', { needed: view.deadNeeded })],
        rule: 'AC-1.3',
      };
    case 'route':
      return { title: named(catalogue, 'route-card'), lines: [sayAmong('among.whatRoute')], rule: 'AC-4.33' };
    case 'unsafe-deck':
      return {
        title: named(catalogue, 'unsafe-deck'),
        lines: [sayAmong('among.whatUnsafeDeck', { count: view.unsafeCount })],
        rule: 'AC-4.13',
      };
    case 'event-deck':
      return {
        title: named(catalogue, 'event-deck'),
        lines: [sayAmong('among.whatEventDeck', { count: view.eventCount })],
        rule: 'AC-4.18',
      };
    case 'door-marker':
      return {
        title: named(catalogue, 'door-marker'),
        lines: [sayAmong(view.door === 'open' ? 'among.whatDoorOpen' : 'among.whatDoorLocked')],
        rule: 'AC-5.46',
      };
    case 'altar':
      return {
        title: named(catalogue, view.organismAwake ? 'organism' : 'altar'),
        lines: [view.organismAwake ? sayAmong('among.whatAwake') : sayAmong('among.whatAltar', { altar: view.altar })],
        rule: 'AC-5.50',
      };
    default:
      return { title: named(catalogue, 'clock'), lines: [sayAmong('among.whatClock')], rule: 'AC-6.6' };
  }
}

// ---- Why not

/** A reason that holds for everything on the table. */
function generalReason({ names, seat }: Scene, view: AmongView): WhyNot {
  const { pending } = view;
  if (pending === null) return because('over', 'AC-6.1');
  if (pending.options !== undefined && view.seat === seat) return null;
  if (pending.uniform) return because('waiting', 'AC-1.6');
  const name = pending.seats.map((one) => names[one]).join(', ');
  return { line: sayAmong('among.whyNot.notAsked', { name }), rule: 'AC-4.30' };
}

function reason({ seat }: Scene, view: AmongView, thing: Thing): WhyNot {
  const me = at(view.players, seat);
  const [kind, id = ''] = thing.split(':');
  const { decision } = view.pending as NonNullable<AmongView['pending']>;
  if (decision === 'move' && kind === 'location') {
    if (id === me.location) return because('here', 'AC-4.11');
    return { line: sayAmong('among.whyNot.tooFar', { points: me.movementPoints }), rule: 'AC-4.10' };
  }
  if (decision === 'action') return actionReason(view, me, kind, id);
  if (kind === 'seat' && view.players[Number(id)]?.ghost) return because('ghost', 'AC-5.2');
  return null;
}

function actionReason(view: AmongView, me: PlayerView, kind: string | undefined, id: string): WhyNot {
  const frame = frameIn(view);
  const isUsed = frame?.rule === 'action' && frame.used;
  if (kind === 'seat') {
    const other = view.players[Number(id)];
    if (other?.ghost) return because('ghost', 'AC-5.2');
    if (other?.location !== me.location) return because('elsewhere', 'AC-4.31');
    return isUsed ? because('used', 'AC-4.30') : null;
  }
  if (kind !== 'card' && kind !== 'location') return isUsed ? because('used', 'AC-4.30') : null;
  if (id === 'alive' || id === 'dead') return because('meet', 'AC-4.24');
  if (isUsed) return because('used', 'AC-4.30');
  return roomReason(view, me);
}

/** Why the room that one stands in cannot be used (AC-4.33). */
function roomReason(view: AmongView, me: PlayerView): WhyNot {
  if (!isRoom(me.location)) return because('noRoom', 'AC-4.33');
  if (view.rooms[me.location]?.acolyte || view.fishman === me.location) return because('blocked', 'AC-5.20');
  if (view.burned?.room === me.location && view.burned.round === view.round) return because('burning', 'AC-5.34');
  const isNamed = me.route === undefined || routeRow(me.route, view.round).includes(colourOf(me.location));
  return isNamed ? null : because('route', 'AC-4.33');
}

type Reason =
  | 'over'
  | 'waiting'
  | 'here'
  | 'elsewhere'
  | 'ghost'
  | 'used'
  | 'noRoom'
  | 'route'
  | 'blocked'
  | 'burning'
  | 'meet';

function because(why: Reason, rule: string): WhyNot {
  return { line: sayAmong(`among.whyNot.${why}`), rule };
}
