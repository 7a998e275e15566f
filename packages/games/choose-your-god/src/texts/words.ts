/** The words for what is to be decided: the question, its options, and the waiting of the others. */
import type { Description, Observer, Seat, Thing, Words } from '@conclave/kernel';
import type { CityChoice } from '../choices.ts';
import { abilities } from '../components/abilities/index.ts';
import { nameOf } from '../components/cards.ts';
import type { EffectId } from '../components/causes.ts';
import type { LicenseId } from '../components/licenses.ts';
import { locationId } from '../components/locations.ts';
import { mightsWith, priceOf, priceOfLicense } from '../components/numbers.ts';
import { ownerOf, type PriestId } from '../components/priests.ts';
import type { CityFrame } from '../frames.ts';
import { locationIn } from '../priests.ts';
import type { CityView } from '../view.ts';
import { RULE_OF_EFFECT } from './effect-rules.ts';
import { inTheBar } from './slots.ts';

export { narrate } from './narrate.ts';

/** The part of a view that words are made from. */
export type Scene = Pick<CityView, 'seat' | 'pending' | 'stack' | 'activeLocation' | 'players' | 'result' | 'options'>;

type Gaps = Record<string, string | number | readonly string[]>;

// ---- What may be chosen

export function describe(view: Scene, choice: CityChoice): Description {
  const frame = decisionIn(view);
  const gaps = { ...gapsOf(view, frame), ...gapsOfChoice(view, choice) };
  return {
    path: pathOf(frame, choice),
    words: { key: choiceKey(view, frame, choice), gaps },
    rule: ruleOf(frame, choice),
    ...inTheBar(view, frame, choice, gaps),
  };
}

/** What is touched to choose it. Who takes a benefit touches its Location; to decline is a button. */
function pathOf(frame: CityFrame, choice: CityChoice): Thing[] {
  switch (choice.type) {
    case 'cult':
      return [`cult:${choice.cult}`];
    case 'location':
      return [`location:${choice.location}`];
    case 'number':
      // The coins for the Thieves District are the number of a Location.
      return [frame.rule === 'thieves-amount' ? `location:${choice.number}` : `number:${choice.number}`];
    case 'pick':
    case 'raise':
      return [`priest:${choice.priest}`];
    case 'plus2':
    case 'plus4':
      return [`priest:${choice.priest}`, `reward:${choice.type}`];
    case 'new':
      return ['number:1'];
    case 'miracles':
    case 'intrigues':
    case 'followers':
    case 'priest':
    case 'coins':
    case 'two':
    case 'four':
      return [`reward:${choice.type}`];
    case 'ability':
      return [`ability:${choice.ability}`];
    case 'sell':
    case 'buy':
    case 'take':
    case 'miracle':
    case 'intrigue':
    case 'license':
      return [`card:${choice.card}`];
    case 'supremacy':
      return ['card:supremacy'];
    case 'use':
      return frame.rule === 'benefit' ? [`location:${frame.location}`] : ['button:use'];
    default:
      return [`button:${choice.type}`];
  }
}

function choiceKey(view: Scene, frame: CityFrame, choice: CityChoice): string {
  switch (choice.type) {
    case 'number':
    case 'location':
      return `choice.${choice.type}.${frame.rule}`;
    case 'pick':
      return `choice.pick.${variantOf(view, frame)}`;
    case 'followers':
    case 'coins':
      return `choice.${choice.type}.${frame.rule === 'pick-reward' ? frame.by : frame.rule}`;
    case 'miracle':
    case 'intrigue':
    case 'license':
    case 'supremacy':
      return frame.rule === 'act' ? `choice.${choice.type}` : `choice.card.${frame.rule}`;
    default:
      return `choice.${choice.type}`;
  }
}

function gapsOfChoice(view: Scene, choice: CityChoice): Gaps {
  switch (choice.type) {
    case 'cult': {
      const { cult } = choice;
      return { cult, ...mightsWith(view.options)[cult] };
    }
    case 'number':
      return { number: choice.number, location: `loc-${choice.number}` };
    case 'location':
      return placeOf(choice.location);
    case 'pick':
    case 'raise':
    case 'plus2':
    case 'plus4':
      return priestGaps(view, choice.priest, 'patriarch.object');
    case 'ability':
      return { ability: choice.ability };
    case 'sell':
      return { card: choice.card, price: priceOf(view.options, choice.card) };
    case 'buy':
      return { card: choice.card, price: priceOfLicense(view.options, choice.card) };
    case 'take':
    case 'miracle':
    case 'intrigue':
    case 'license':
      return { card: choice.card };
    case 'supremacy':
      return { card: 'supremacy' };
    default:
      return {};
  }
}

// ---- The rule it rests on

/** Decisions of the rules themselves; all others belong to an effect. */
const RULE_OF_DECISION: Readonly<Partial<Record<CityFrame['rule'], string>>> = {
  'pick-cult': 'CG-3.7',
  celebrate: 'CG-4.22',
  'celebrate-strength': 'CG-4.22',
  intent: 'CG-4.30',
  'intent-location': 'CG-4.33',
  'pray-benefit': 'CG-4.37',
  deal: 'CG-4.38',
  act: 'CG-4.42',
};

/** Says that somebody is asked: the rule for all that has no better one. */
const ASKING = 'CG-4.70';

function ruleOf(frame: CityFrame, choice: CityChoice): string {
  if (choice.type === 'ability') return RULE_OF_EFFECT[choice.ability];
  if (choice.type === 'pray') return 'CG-4.36';
  if (choice.type === 'decline') return 'CG-4.47';
  if (frame.rule === 'act' && (choice.type === 'miracle' || choice.type === 'intrigue')) {
    return RULE_OF_EFFECT[nameOf(choice.card)];
  }
  if (frame.rule === 'pray-benefit' && choice.type === 'location') return RULE_OF_EFFECT[locationId(choice.location)];
  const effect = effectBehind(frame);
  return effect === null ? (RULE_OF_DECISION[frame.rule] ?? ASKING) : RULE_OF_EFFECT[effect];
}

// ---- The question

export function prompt(view: Scene): Words {
  if (view.pending === null) return { key: `outcome.${view.result?.reason}` };
  const { decision, seats } = view.pending;
  const frame = decisionIn(view);
  const gaps = gapsOf(view, frame);
  const isAsked = (seats as readonly Observer[]).includes(view.seat);
  if (isAsked) return { key: `decision.${variantOf(view, frame)}`, gaps };
  return { key: `deciding.${decision}`, gaps: { ...gaps, seat: seats.map(named) } };
}

/** The decision, with what tells its questions apart where it has several. */
function variantOf(view: Scene, frame: CityFrame): string {
  switch (frame.rule) {
    case 'intent':
    case 'intent-location':
      return costsFollower(view, frame.seat) ? `${frame.rule}.costly` : frame.rule;
    case 'cost-priest':
      return `cost-priest.${abilities[frame.ability].cost.ritual === undefined ? 'sacrifice' : 'ritual'}`;
    case 'pick-own-priest':
    case 'pick-free-priest':
    case 'pick-any-priest':
    case 'pick-reward':
    case 'pick-license':
      return `${frame.rule}.${frame.by}`;
    case 'pick-inner-card':
      return `pick-inner-card.${frame.ability}`;
    default:
      return frame.rule;
  }
}

/** The fourth Priest and those after it cost a Follower, unless there is an Approval (CG-4.34). */
function costsFollower(view: Scene, seat: Seat): boolean {
  const placement = placementOf(view, seat);
  const owned: readonly LicenseId[] = view.players[seat]?.licenses ?? [];
  return placement > 3 && !owned.some((id) => id === `lic-approval-${placement}`);
}

function placementOf(view: Scene, seat: Seat): number {
  return (view.players[seat]?.placements ?? 0) + 1;
}

// ---- What a decision is about

/** The frame that asks. */
function decisionIn(view: Scene): CityFrame {
  const frame = view.stack[view.stack.length - 1];
  if (frame === undefined) throw new Error('nothing is to be decided');
  return frame;
}

/** The card, ability or Location whose effect asks. */
function effectBehind(frame: CityFrame): EffectId | null {
  switch (frame.rule) {
    case 'cost-card':
    case 'cost-priest':
    case 'cost-followers':
    case 'pick-inner-card':
      return frame.ability;
    case 'pick-own-priest':
    case 'pick-free-priest':
    case 'pick-any-priest':
    case 'pick-reward':
    case 'pick-license':
    case 'give-card':
      return frame.by;
    case 'pick-destination':
      return 'mir-pilgrimage';
    case 'destroy-priest':
      return 'tiamat-light-incarnation';
    case 'lose-altar':
      return 'int-foiled-plot';
    case 'give-hand-card':
      return 'int-secret-search';
    case 'benefit':
      return locationId(frame.location);
    case 'thieves-amount':
    case 'thieves-priest':
      return 'thieves-district';
    case 'temple-choice':
      return 'temple-district';
    case 'altar-priest':
      return 'artisan-district';
    case 'academy-choice':
      return 'academy';
    case 'port-choice':
      return 'port';
    case 'return-intrigue':
      return 'nobility-district';
    default:
      return null;
  }
}

function gapsOf(view: Scene, frame: CityFrame): Gaps {
  const effect = effectBehind(frame);
  return { ...(effect === null ? {} : { effect }), ...placeGaps(view, frame), ...ownGaps(view, frame) };
}

/** The Location that the decision is about, or else the Active Location. */
function placeGaps(view: Scene, frame: CityFrame): Gaps {
  if (frame.rule === 'benefit') return placeOf(frame.location);
  if (frame.rule === 'thieves-priest') return placeOf(frame.amount);
  return view.activeLocation === null ? {} : placeOf(view.activeLocation);
}

function ownGaps(view: Scene, frame: CityFrame): Gaps {
  switch (frame.rule) {
    case 'intent':
      return { placement: placementOf(view, frame.seat) };
    case 'intent-location':
    case 'pick-destination':
      return priestGaps(view, frame.priest);
    case 'cost-card':
      return { left: frame.left };
    case 'destroy-priest':
      return { left: Math.min(frame.left, freeTokensIn(view, frame.seat)) };
    case 'pick-own-priest':
      return { paid: frame.paid };
    case 'pick-free-priest':
      return { moved: frame.moved };
    case 'give-hand-card':
    case 'give-card':
      return { to: named(frame.to) };
    default:
      return {};
  }
}

function freeTokensIn(view: Scene, seat: Seat): number {
  const priests = view.players[seat]?.priests ?? [];
  return priests.filter(({ strength, zone }) => strength !== 'patriarch' && zone === 'free').length;
}

/** A Location with its number, and what its benefit is. */
function placeOf(location: number): Gaps {
  return { location: `loc-${location}`, benefit: `benefit.${locationId(location)}` };
}

/** A Priest by its strength, what lies on or under it, where it is, and whose it is. A Patriarch is another word as an object. */
function priestGaps(view: Scene, id: PriestId, patriarch: 'patriarch' | 'patriarch.object' = 'patriarch'): Gaps {
  const owner = ownerOf(id);
  const priest = view.players[owner]?.priests.find((one) => one.id === id);
  if (priest === undefined) throw new Error(`${id} is not in play`);
  const { strength, zone, coins, bonus } = priest;
  const figure = [strength === 'patriarch' ? patriarch : `priest.${strength}`];
  if (bonus > 0) figure.push(`+${bonus}`);
  if (coins > 0) figure.push('with-coins');
  const location = locationIn(zone);
  return { owner: named(owner), priest: figure, place: location === null ? zone : locationId(location) };
}

/** A seat as it stands in a gap: `name.seat.0` says who sits there. */
function named(seat: Seat): string {
  return `seat.${seat}`;
}
