/** What a thing on the table is, and why it cannot be touched now. */
import {
  type CharacterId,
  type Face,
  RULE_OF_SOURCE,
  startingLife,
  symbolIn,
  tracksOf,
  type WraithId,
  wraithOf,
} from '@conclave/cult-of-the-deep';
import { say, type Thing } from '@conclave/kernel';
import type { Explanation, Scene } from '../../table/contract.ts';
import { has } from '../shared/has.ts';
import { placeOf, seatName } from './deep-table.ts';
import { COINS, playerAt } from './things.ts';
import { deepView } from './view.ts';
import { whyNot } from './why-not.ts';
import { sayDeep } from './words/index.ts';

export function explain(scene: Scene, thing: Thing): Explanation {
  return { ...whatIs(scene, thing), whyNot: whyNot(scene, thing) };
}

type What = Omit<Explanation, 'whyNot'>;

function whatIs(scene: Scene, thing: Thing): What {
  const view = deepView(scene.view);
  const [kind, id = ''] = thing.split(':');
  switch (kind) {
    case 'seat':
      return aboutSeat(scene, Number(id));
    case 'die':
    case 'wraith-die':
      return aboutDie(scene, kind, Number(id));
    case 'altar':
      return aboutRitual(scene, view.altars[Number(id.slice(-1)) - 1]?.ritual ?? '', id);
    case 'ritual':
      return aboutRitual(scene, id, null);
    case 'coin':
    case 'goods':
      return id === 'life' ? aboutCard(scene, 'life') : aboutCoin(scene, id);
    case 'ability':
    case 'character':
      return aboutCharacter(scene, id);
    case 'wraith':
    case 'wraith-card':
      return aboutWraith(scene, id as WraithId);
    case 'kraken-die':
      return { title: named(scene, 'kraken-die'), lines: [text(scene, 'kraken-die')], rule: 'CD-4.14' };
    case 'face':
      return { title: named(scene, id), lines: id === 'kill' ? [] : [text(scene, id)], rule: 'CD-4.64' };
    case 'result':
      return { title: sayDeep('deep.offer.result'), lines: [sayDeep('deep.whatResult')], rule: 'CD-5.18' };
    case 'amount':
      return { title: id, lines: [], rule: 'CD-5.75' };
    case 'way':
      return { title: sayDeep('deep.offer.way'), lines: [], rule: 'CD-4.30' };
    case 'role':
      return { title: named(scene, id), lines: [text(scene, id)], rule: 'CD-6.3' };
    case 'phase':
      return {
        title: named(scene, `phase.${id}`),
        lines: [sayDeep(`deep.what.${id as PhaseWord}`)],
        rule: RULE_OF_PHASE[id as PhaseWord],
      };
    case 'deck':
    case 'discard':
    case 'stock':
    case 'used-sigils':
      return aboutPile(scene, kind);
    default:
      return aboutCard(scene, id);
  }
}

const RULE_OF_PHASE = {
  upkeep: 'CD-4.2',
  roll: 'CD-4.20',
  commit: 'CD-4.22',
  response: 'CD-4.35',
  resolve: 'CD-4.62',
} as const;
type PhaseWord = keyof typeof RULE_OF_PHASE;

function named({ catalogue }: Scene, id: string): string {
  return say(catalogue, { key: `name.${id}` });
}

function text({ catalogue }: Scene, id: string): string {
  return say(catalogue, { key: `card.${id}` });
}

function listed(scene: Scene, ids: readonly string[]): string {
  return ids.map((id) => named(scene, id)).join(', ');
}

function ruleOf(id: string): string {
  return (RULE_OF_SOURCE as Readonly<Record<string, string>>)[id] ?? 'CD-4.2';
}

function aboutCard(scene: Scene, id: string): What {
  const hasText = scene.catalogue[`card.${id}`] !== undefined;
  return { title: named(scene, id), lines: hasText ? [text(scene, id)] : [], rule: ruleOf(id) };
}

/** Everything open about a seat: what does not fit on a small plate stands here. */
function aboutSeat(scene: Scene, seat: number): What {
  const view = deepView(scene.view);
  const player = playerAt(view, seat);
  const coins = COINS.filter((coin) => player.coins[coin] > 0).map(
    (coin) => `${player.coins[coin]} × ${named(scene, `coin.${coin}`)}`,
  );
  const isOwn = seat === placeOf(scene) && scene.you === scene.seat;
  const role = player.role !== undefined && (player.roleIsPublic || !isOwn) ? [player.role] : [];
  const lines: string[] = [
    ...role.map((one) => `${named(scene, one)}. ${text(scene, one)}`),
    ...(player.status === 'living' ? [sayDeep('deep.lifeLeft', { life: player.life })] : []),
    ...(player.wraith !== null ? [`${named(scene, player.wraith)}: ${text(scene, player.wraith)}`] : []),
    ...(player.character !== null ? [`${named(scene, player.character)}: ${text(scene, player.character)}`] : []),
    ...(player.character !== null && player.status === 'living'
      ? [
          sayDeep('deep.symbolHeals', {
            face: named(scene, symbolIn(deepView(scene.view).options, player.character)),
          }),
        ]
      : []),
    ...(coins.length > 0 ? [coins.join(', ')] : []),
    ...(player.krakenDice > 0 ? [sayDeep('deep.krakenDice', { count: player.krakenDice })] : []),
    ...player.keeps.map(
      (ritual) => `${sayDeep('deep.keeps', { ritual: named(scene, ritual) })}. ${text(scene, ritual)}`,
    ),
    ...(player.hasSigil ? [sayDeep('deep.hasSigil')] : []),
    ...(player.automated ? [sayDeep('deep.whatAutomated')] : []),
  ];
  const rule = player.automated ? 'CD-5.80' : player.wraith !== null ? 'CD-4.111' : ruleOf(player.character ?? '');
  return { title: seatName(scene, seat), lines, rule };
}

function aboutDie(scene: Scene, kind: 'die' | 'wraith-die', id: number): What {
  const view = deepView(scene.view);
  const face: Face | undefined =
    kind === 'die'
      ? view.dice.find((die) => die.id === id)?.face
      : playerAt(view, placeOf(scene)).wraithDice[id - 1]?.face;
  if (face === undefined) return { title: named(scene, 'cultist-die'), lines: [], rule: 'CD-2.3' };
  const own =
    kind === 'die' ? sayDeep('deep.ownedBy', { name: seatName(scene, view.active) }) : sayDeep('deep.whatWraithDie');
  return { title: named(scene, face), lines: [text(scene, face), own], rule: kind === 'die' ? 'CD-4.64' : 'CD-5.65' };
}

function aboutRitual(scene: Scene, ritual: string, altar: string | null): What {
  const view = deepView(scene.view);
  const tracks = listed(scene, tracksOf(ritual as Parameters<typeof tracksOf>[0]));
  const keeper = view.players.findIndex(({ keeps }) => has(keeps, ritual));
  return {
    title: altar === null ? named(scene, ritual) : `${named(scene, ritual)} (${named(scene, altar)})`,
    lines: [
      text(scene, ritual),
      sayDeep('deep.movedBy', { faces: tracks }),
      ...(keeper >= 0 ? [sayDeep('deep.keptBy', { name: seatName(scene, keeper) })] : []),
    ],
    rule: ruleOf(ritual),
  };
}

function aboutCoin(scene: Scene, coin: string): What {
  const rule = coin === 'siren' ? 'CD-5.72' : coin === 'chant' ? 'CD-5.73' : 'CD-5.49';
  return { title: named(scene, `coin.${coin}`), lines: [text(scene, `${coin}-coin`)], rule };
}

function aboutCharacter(scene: Scene, id: string): What {
  const character = id as CharacterId;
  const { options, sitting } = deepView(scene.view);
  const symbol = symbolIn(options, character);
  const life = startingLife(options, sitting.length, character);
  return {
    title: named(scene, id),
    lines: [text(scene, id), sayDeep('deep.printed', { life, face: named(scene, symbol) })],
    rule: ruleOf(id),
  };
}

function aboutWraith(scene: Scene, id: WraithId): What {
  return {
    title: named(scene, id),
    lines: [text(scene, id), sayDeep('deep.uponDeath', { faces: listed(scene, wraithOf(id).faces) })],
    rule: ruleOf(id),
  };
}

function aboutPile(scene: Scene, kind: 'deck' | 'discard' | 'stock' | 'used-sigils'): What {
  const view = deepView(scene.view);
  switch (kind) {
    case 'deck':
      return {
        title: sayDeep('deep.deck', { count: view.ritualDeckCount }),
        lines: [sayDeep('deep.whatDeck')],
        rule: 'CD-4.68',
      };
    case 'discard':
      return {
        title: sayDeep('deep.discard', { count: view.ritualDiscard.length }),
        lines: [listed(scene, view.ritualDiscard)].filter(Boolean),
        rule: 'CD-4.67',
      };
    case 'stock':
      return {
        title: sayDeep('deep.stock', { count: view.wraithStock.length }),
        lines: view.wraithStock.map((wraith) => `${named(scene, wraith)}: ${text(scene, wraith)}`),
        rule: 'CD-4.92',
      };
    case 'used-sigils':
      return {
        title: sayDeep('deep.usedSigils', { count: view.usedSigils.length }),
        lines: [listed(scene, view.usedSigils)].filter(Boolean),
        rule: 'CD-5.50',
      };
  }
}
