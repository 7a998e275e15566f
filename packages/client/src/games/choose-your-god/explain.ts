/** What a thing on the table is, and why it cannot be touched now. */
import {
  ABILITIES_OF,
  accessOf,
  type CityView,
  canPayFor,
  hasDarkSeal,
  licenses,
  locationId,
  mightsWith,
  priceOf,
  priceOfLicense,
  RULE_OF_EFFECT,
} from '@conclave/choose-your-god';
import { type Options, say, type Thing } from '@conclave/kernel';
import type { Explanation, Scene } from '../../table/contract.ts';
import { has } from '../shared/has.ts';
import { type CultId, type HandCardId, type LicenseId, nameOfCard, playerAt, presenceIn, whereIs } from './things.ts';
import { cityView } from './view.ts';
import { sayCity } from './words/index.ts';

type WhyNot = Explanation['whyNot'];
type What = Omit<Explanation, 'whyNot'>;
type EffectId = keyof typeof RULE_OF_EFFECT;

export function explain(scene: Scene, thing: Thing): Explanation {
  const view = cityView(scene.view);
  const [kind = '', id = ''] = thing.split(':');
  return { ...whatIs(scene, view, kind, id), whyNot: generalReason(scene, view) ?? reason(scene, view, kind, id) };
}

// ---- What it is

function whatIs({ catalogue, names }: Scene, view: CityView, kind: string, id: string): What {
  const named = (key: string) => say(catalogue, { key: `name.${key}` });
  const text = (key: string) => say(catalogue, { key: `card.${key}` });
  switch (kind) {
    case 'location':
      return whatLocation(view, Number(id), names, named, text);
    case 'priest':
      return whatPriest(view, id, names, named, text);
    case 'ability':
      return { title: named(id), lines: [text(id)], rule: RULE_OF_EFFECT[id as EffectId] };
    case 'cult':
      return {
        title: named(id),
        lines: [
          text(id),
          sayCity('city.whatCult', mightsWith(view.options)[id as CultId]),
          ...ABILITIES_OF[id as CultId].light.map((one) => `${named(one)}: ${text(one)}`),
        ],
        rule: 'CG-2.4',
      };
    case 'reward':
      return whatReward(view, id);
    case 'number':
      return { title: named(`priest.${id}`), lines: [sayCity('city.whatNumber', { number: id })], rule: 'CG-2.20' };
    case 'deck':
      return {
        title: named(`${id}Deck`),
        lines: [sayCity(`city.whatDeck.${id as 'miracle' | 'intrigue' | 'license'}`)],
        rule: 'CG-2.31',
      };
    case 'mobs':
      return { title: named('mob'), lines: [text('mob')], rule: 'CG-2.17' };
    case 'altar':
      return { title: named('altar'), lines: [text('altar')], rule: 'CG-2.19' };
    case 'sheet':
      return whatSheet(view, Number(id), names, named, text);
    case 'supremacy':
      return { title: named('supremacy'), lines: [text('supremacy')], rule: 'CG-5.60' };
    default:
      return whatCard(view.options, id, named, text);
  }
}

type Say = (key: string) => string;

/** What the Port, the Academy, a celebration or a card lets one choose: the option itself says it. */
function whatReward({ pending }: CityView, id: string): What {
  const rule = pending?.decision === 'celebrate' ? 'CG-4.22' : 'CG-4.70';
  return { title: sayCity(`city.reward.${id as Reward}`), lines: [], rule };
}

type Reward = 'miracles' | 'intrigues' | 'followers' | 'priest' | 'coins' | 'two' | 'four' | 'plus2' | 'plus4';

function whatLocation(view: CityView, location: number, names: readonly string[], named: Say, text: Say): What {
  const id = locationId(location);
  const access = accessOf(view.options, location);
  const counts = presenceIn(view, location).map(({ seat }) =>
    sayCity('city.tallyOf', { name: names[seat] ?? '', influence: view.locations[location]?.influence[seat] ?? 0 }),
  );
  const leader = view.locations[location]?.leader ?? null;
  return {
    title: `${location} ${named(id)}`,
    lines: [
      text(id),
      access === 0 ? sayCity('city.openToAll') : sayCity('city.needs', { count: access }),
      ...(counts.length === 0 ? [] : [sayCity('city.tallyHere', { tally: counts.join(', ') })]),
      ...(leader === null ? [] : [sayCity('city.wouldWin', { name: names[leader] ?? '' })]),
    ],
    rule: RULE_OF_EFFECT[id],
  };
}

function whatPriest(view: CityView, id: string, names: readonly string[], named: Say, text: Say): What {
  const seat = view.players.findIndex(({ priests }) => priests.some((one) => one.id === id));
  const priest = view.players[seat]?.priests.find((one) => one.id === id);
  if (priest === undefined) return { title: named(id), lines: [], rule: 'CG-2.10' };
  const isMine = view.seat === seat;
  if (priest.strength === 'patriarch') {
    const strength = playerAt(view, seat).patriarchStrength;
    const title = sayCity(isMine ? 'city.myPatriarch' : 'city.patriarchLabel', { name: names[seat] ?? '', strength });
    return { title, lines: [text('patriarch')], rule: 'CG-2.14' };
  }
  return {
    title: isMine
      ? named(`priest.${priest.strength}`)
      : sayCity('city.priestLabel', { name: names[seat] ?? '', strength: priest.strength }),
    lines: [sayCity('city.whatPriest')],
    rule: 'CG-2.27',
  };
}

function whatSheet(view: CityView, seat: number, names: readonly string[], named: Say, text: Say): What {
  const { cult } = playerAt(view, seat);
  const title = names[seat] ?? '';
  if (cult === null) return { title, lines: [sayCity('city.unknownCult')], rule: 'CG-3.7' };
  return {
    title: `${title}: ${named(cult)}`,
    lines: [text(cult), sayCity('city.whatCult', mightsWith(view.options)[cult])],
    rule: 'CG-2.4',
  };
}

const RULE_OF_LICENSE = {
  approval: 'CG-5.51',
  community: 'CG-5.52',
  novitiates: 'CG-5.53',
  title: 'CG-5.54',
  tithe: 'CG-5.55',
  exiles: 'CG-5.56',
  'aulic-magus': 'CG-5.57',
} as const;

function whatCard(options: Options, card: string, named: Say, text: Say): What {
  if (card === 'supremacy') return { title: named(card), lines: [text(card)], rule: 'CG-5.60' };
  if (card in licenses) {
    const { kind } = licenses[card as LicenseId];
    const price = priceOfLicense(options, card as LicenseId);
    const lines = [text(card), sayCity('city.whatLicense', { price })];
    return { title: named(card), lines, rule: RULE_OF_LICENSE[kind] };
  }
  const name = nameOfCard(card);
  const price = card.startsWith('int-') ? priceOf(options, card as `int-blackmail-${number}`) : null;
  return {
    title: named(card),
    lines: [text(name), ...(price === null ? [] : [sayCity('city.whatIntrigue', { price })])],
    rule: RULE_OF_EFFECT[name as EffectId] ?? 'CG-4.8',
  };
}

// ---- Why not

/** A reason that holds for everything on the table. */
function generalReason({ names, seat }: Scene, view: CityView): WhyNot {
  if (view.pending === null) return because('over', 'CG-6.1');
  if (view.pending.seats.includes(seat) && view.seat === seat) return null;
  const name = view.pending.seats.map((one) => names[one]).join(', ');
  return { line: sayCity('city.whyNot.notAsked', { name }), rule: 'CG-4.70' };
}

function reason(scene: Scene, view: CityView, kind: string, id: string): WhyNot {
  const decision = view.pending?.decision ?? '';
  switch (kind) {
    case 'location':
      return locationReason(view, scene.seat, decision, Number(id));
    case 'priest':
      return priestReason(view, scene.seat, decision, id);
    case 'card':
      return cardReason(view, scene.seat, decision, id);
    case 'ability':
      if (decision !== 'act') return because('later', 'CG-4.42');
      return canPayFor(view, scene.seat, id as Parameters<typeof canPayFor>[2])
        ? because('useless', 'CG-4.7')
        : because('unpaid', 'CG-5.90');
    default:
      return null;
  }
}

function locationReason(view: CityView, seat: number, decision: string, location: number): WhyNot {
  if (decision === 'pray-benefit') return because('prayer', 'CG-4.37');
  if (decision !== 'intent' && decision !== 'intent-location' && decision !== 'pick-destination') return null;
  const count = accessOf(view.options, location);
  const have = playerAt(view, seat).followers;
  if (have < count) return { line: sayCity('city.whyNot.followers', { count, have }), rule: 'CG-4.33' };
  return decision === 'intent' ? because('pickPriest', 'CG-4.30') : null;
}

function priestReason(view: CityView, seat: number, decision: string, id: string): WhyNot {
  const priest = playerAt(view, seat).priests.find((one) => one.id === id);
  if (priest === undefined) return because('theirs', 'CG-2.11');
  if (priest.zone === 'sheet') return because('spent', 'CG-5.91');
  if (decision === 'intent') {
    return whereIs(priest) === null ? because('noPriests', 'CG-4.32') : because('away', 'CG-2.11');
  }
  return null;
}

function cardReason(view: CityView, seat: number, decision: string, card: string): WhyNot {
  const player = playerAt(view, seat);
  const isInOffer = has(view.licenseSlots, card);
  if (isInOffer) {
    if (decision !== 'deal') return because('offer', 'CG-4.38');
    const price = priceOfLicense(view.options, card as LicenseId);
    return { line: sayCity('city.whyNot.coins', { price, have: player.coins }), rule: 'CG-4.38' };
  }
  if (card === 'supremacy' || card in licenses) return because('license', 'CG-2.29');
  if (decision === 'intent' || decision === 'intent-location') return because('later', 'CG-4.42');
  if (decision !== 'act') return null;
  if (hasDarkSeal(card as HandCardId) && !player.dark) return because('seal', 'CG-4.8');
  return because('unplayable', 'CG-4.8');
}

type Reason =
  | 'over'
  | 'pickPriest'
  | 'noPriests'
  | 'away'
  | 'spent'
  | 'theirs'
  | 'later'
  | 'unplayable'
  | 'seal'
  | 'unpaid'
  | 'useless'
  | 'license'
  | 'offer'
  | 'prayer';

function because(why: Reason, rule: string): WhyNot {
  return { line: sayCity(`city.whyNot.${why}`), rule };
}
