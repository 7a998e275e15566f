/** The words for what is to be decided: the question, its options, and the waiting of the others. */
import type { Description, Seat, Words } from '@conclave/kernel';
import type { ChoiceOf, DeepChoice, Placement } from '../choices.ts';
import type { AltarId } from '../components/altars.ts';
import type { DeepFrame, Draft } from '../frames.ts';
import { seatAt, type Target } from '../places.ts';
import { RULE_OF_SIGIL, RULE_OF_WRAITH } from './component-rules.ts';
import { allNamed, coined, named } from './gaps.ts';
import {
  activeIsWraith,
  around,
  decisionIn,
  dieIn,
  faceOf,
  isKrakenRolled,
  krakenValue,
  krakenValues,
  ownDraft,
  ownWraith,
  ownWraithFace,
  ritualOn,
  type Scene,
  seatOfPlayer,
} from './scene.ts';
import { shortOf, slotOf, warningOf } from './slots.ts';
import { thingsOf } from './things.ts';

export { narrate } from './narrate.ts';
export type { Scene } from './scene.ts';

type Gaps = NonNullable<Words['gaps']>;

// ---- What may be chosen

export function describe(view: Scene, choice: DeepChoice): Description {
  const slot = slotOf(view, choice);
  const warning = warningOf(view, choice);
  return {
    path: thingsOf(view, choice),
    words: wordsOf(view, choice),
    rule: ruleOf(view, choice),
    ...(slot === null ? {} : { slot, short: shortOf(view, choice) }),
    ...(warning === null ? {} : { warning }),
  };
}

function wordsOf(view: Scene, choice: DeepChoice): Words {
  const { type } = choice;
  switch (type) {
    case 'commit-die':
    case 'place-die':
      return placing(view, choice, { die: choice.die, face: dieIn(view, choice.die).face });
    case 'blood-rites':
      return placing(view, choice, { face: choice.face });
    case 'siren':
      return placing(view, choice, { die: choice.die, face: dieIn(view, choice.die).face });
    case 'wraith-ability':
      return haunting(view, choice);
    case 'die':
      return pickingDie(view, choice.die);
    case 'spend-chant':
    case 'chant-keeper-change':
    case 'alchemist-change':
    case 'blood-rites-change':
      return said(type, { die: choice.die, from: faceOf(view, choice.die), face: choice.face });
    case 'hydra-discard':
    case 'guardian2-change':
    case 'assassin2-change':
    case 'blood-mage2-reroll':
      return said(type, { die: choice.die, face: dieIn(view, choice.die).face });
    case 'merchant-sell':
      return said(type, { coin: coined(choice.coin) });
    case 'trade-give':
    case 'trade-get':
      return said(type, { amount: choice.amount, goods: coined(choice.goods) });
    case 'transmute':
      return said(type, { from: choice.from, face: choice.face });
    case 'sigil':
      return choice.as === undefined
        ? said(type, { sigil: choice.sigil })
        : said('sigil.larceny', { sigil: choice.sigil, as: choice.as });
    case 'trade-propose':
    case 'guardian-shield':
    case 'assassin-strike':
    case 'kraken-remove':
      return said(type, { seat: named(choice.seat) });
    case 'hydra':
      return said(`hydra.${choice.effect}`, { seat: named(choice.seat) });
    case 'lamia':
      return said(type, { thief: named(choice.thief), victim: named(choice.victim) });
    case 'gain-die':
      return said(type, { face: choice.face, ...altarGaps(view, choice.altar) });
    case 'add-die':
      return said(type, { face: choice.face, ...altarGaps(view, choice.altar), seat: named(choice.seat) });
    case 'result':
      return said(type, { result: choice.result + 1, face: pendingResult(view, choice.result) });
    case 'copy':
      return said(type, { ritual: choice.ritual, seat: named(choice.seat) });
    case 'ascend':
      return said(type, { ...altarGaps(view, choice.altar), track: choice.track, spaces: choice.spaces });
    default:
      return answering(view, choice);
  }
}

/** Answers that mean the same wherever they are given. */
const COMMON: readonly DeepChoice['type'][] = [
  'pass',
  'watch',
  'revoke',
  'no-this-phase',
  'end-commit',
  'trade-withdraw',
  'stay',
  'idle',
  'one-die',
  'two-dice',
];

/** Short answers, which are said in the words of their question. */
function answering(view: Scene, choice: DeepChoice): Words {
  const frame = decisionIn(view);
  if (COMMON.includes(choice.type)) return said(choice.type);
  const key = `${frame.rule}.${choice.type}`;
  switch (choice.type) {
    case 'seat':
      return said(frame.rule === 'portents-target' ? `${key}.${frame.face}` : key, { seat: named(choice.seat) });
    case 'take':
      return said(key, { from: named(choice.from), seat: named(choice.seat) });
    case 'altar':
      return said(key, altarGaps(view, choice.altar));
    case 'character':
      return said(key, { character: choice.character });
    case 'wraith':
      return said(key, { wraith: choice.wraith });
    default:
      return said(key);
  }
}

function said(key: string, gaps: Gaps = {}): Words {
  return { key: `choice.${key}`, gaps };
}

function placing(view: Scene, choice: { type: string } & Placement, gaps: Gaps): Words {
  return said(`${choice.type}.${wayTo(choice.to, choice.mode)}`, { ...gaps, ...targetGaps(view, choice.to) });
}

function wayTo(to: Target, mode?: Placement['mode']): string {
  return seatAt(to) < 0 ? 'ritual' : (mode ?? 'player');
}

function targetGaps(view: Scene, to: Target): Gaps {
  const seat = seatAt(to);
  return seat < 0 ? altarGaps(view, to as AltarId) : { seat: named(seat) };
}

function altarGaps(view: Scene, altar: AltarId): Gaps {
  return { ritual: ritualOn(view, altar), altar };
}

function haunting(view: Scene, { spend, die, dice, to }: ChoiceOf<'wraith-ability'>): Words {
  const wraith = ownWraith(view);
  if (dice !== undefined) {
    return said('wraith-ability.reroll', { wraith, dice, faces: dice.map((one) => dieIn(view, one).face) });
  }
  const cost = { wraith, own: spend ?? 0, spent: ownWraithFace(view, spend ?? 0) };
  if (die === undefined) return said('wraith-ability.give', cost);
  if (to !== undefined) return said(`wraith-ability.move.${wayTo(to)}`, { ...cost, die, ...targetGaps(view, to) });
  const deed = wraith === 'poltergeist' ? 'replace' : 'remove';
  return said(`wraith-ability.${deed}`, { ...cost, die, face: dieIn(view, die).face });
}

function pickingDie(view: Scene, die: number): Words {
  const { rule } = decisionIn(view);
  switch (rule) {
    case 'kraken-remove':
    case 'kraken-reroll':
      return said(`${rule}.die`, { die, value: krakenValue(view, die) });
    case 'reroll':
      return said('reroll.die', { die, face: faceOf(view, die) });
    default: {
      const { face, at } = dieIn(view, die);
      const to = at as Target;
      return said(`${rule}.die.${wayTo(to)}`, { die, face, ...targetGaps(view, to) });
    }
  }
}

function pendingResult(view: Scene, index: number): string {
  const frame = decisionIn(view);
  const face = 'results' in frame ? frame.results[index] : undefined;
  if (face === undefined) throw new Error(`there is no result ${index}`);
  return face;
}

// ---- The rule behind a choice

/** What is stated by one rule, wherever it is chosen. */
const RULE_OF_CHOICE: Readonly<Partial<Record<DeepChoice['type'], string>>> = {
  'spend-chant': 'CD-5.73',
  'chant-keeper-change': 'CD-5.13',
  'alchemist-change': 'CD-5.31',
  'blood-rites-change': 'CD-5.21',
  'merchant-sell': 'CD-5.35',
  'hydra-discard': 'CD-5.17',
  'trade-propose': 'CD-5.75',
  'trade-give': 'CD-5.75',
  'trade-get': 'CD-5.75',
  'trade-withdraw': 'CD-5.75',
  'kraken-remove': 'CD-5.11',
  siren: 'CD-5.72',
  'guardian2-change': 'CD-5.38',
  'assassin2-change': 'CD-5.40',
  'blood-mage2-reroll': 'CD-5.46',
  transmute: 'CD-5.16',
  watch: 'CD-4.59',
  'guardian-shield': 'CD-5.37',
  'assassin-strike': 'CD-5.39',
};

const RULE_OF_DECISION = {
  'truly-hp-replace': 'CD-7.5',
  'faceless-mark': 'CD-5.42',
  'faceless-replace': 'CD-5.41',
  'kraken-remove': 'CD-5.11',
  'kraken-reroll': 'CD-4.14',
  'kraken-give': 'CD-5.11',
  'blood-mage-pay': 'CD-5.45',
  reroll: 'CD-4.20',
  'commit-die': 'CD-4.22',
  respond: 'CD-4.36',
  'recommit-die': 'CD-4.38',
  'place-die': 'CD-4.39',
  'trade-answer': 'CD-5.75',
  'counter-sigil': 'CD-5.50',
  'resolve-next': 'CD-4.62',
  'resolve-act': 'CD-4.61',
  'guardian-shield': 'CD-5.37',
  'guardian2-prevent': 'CD-5.38',
  'assassin2-extra': 'CD-5.40',
  'altar-hydra': 'CD-5.17',
  'altar-lamia': 'CD-5.19',
  'altar-gain-die': 'CD-4.71',
  'altar-blood-rites': 'CD-5.21',
  'rift-order': 'CD-5.18',
  'portents-order': 'CD-5.52',
  'portents-target': 'CD-5.52',
  'portents-add': 'CD-5.52',
  'choose-keeper': 'CD-5.52',
  'librarian-repeat': 'CD-5.44',
  'arcane-explode': 'CD-5.33',
  'arcane-exempt': 'CD-5.33',
  'altar-sacrifice-pick': 'CD-5.14',
  'necro-gain': 'CD-5.49',
  'necro-revive': 'CD-5.49',
  'choose-wraith': 'CD-4.92',
} as const;

function ruleOf(view: Scene, choice: DeepChoice): string {
  const frame = decisionIn(view);
  if (choice.type === 'sigil') return RULE_OF_SIGIL[choice.sigil];
  if (choice.type === 'wraith-ability') return RULE_OF_WRAITH[ownWraith(view)];
  if (frame.rule === 'sigil-params') return RULE_OF_SIGIL[frame.sigil];
  return RULE_OF_CHOICE[choice.type] ?? RULE_OF_DECISION[frame.rule as keyof typeof RULE_OF_DECISION];
}

// ---- The question

export function prompt(view: Scene): Words {
  if (view.pending === null) return { key: `outcome.${view.result?.reason}` };
  const { decision, seats, options } = view.pending;
  return options === undefined ? waiting(view, decision, seats) : question(view, decisionIn(view));
}

/** Once everything lies where it should, there is nothing to do but to end. */
function commitQuestion(view: Scene): string {
  if (activeIsWraith(view)) return 'commit-die.wraith';
  const options = view.pending?.options ?? [];
  return options.length > 0 && options.every(({ type }) => type === 'end-commit') ? 'commit-die.done' : 'commit-die';
}

/** Only open facts: which players are asked what. */
function waiting(view: Scene, decision: string, players: readonly Seat[]): Words {
  return { key: `deciding.${decision}`, gaps: { seat: allNamed(players.map((one) => seatOfPlayer(view, one))) } };
}

/** The asked player alone reads it, so it may rest on what only that player knows. */
function question(view: Scene, frame: DeepFrame): Words {
  const active = { seat: named(view.active) };
  const draft = frame.rule === 'trade-answer' ? null : ownDraft(view);
  if (draft !== null) return drafting(draft);
  switch (frame.rule) {
    case 'commit-die':
      return asked(commitQuestion(view));
    case 'respond':
      return asked('respond', active);
    case 'reroll':
      return frame.picked.length > 0
        ? asked('reroll.picked', { faces: frame.picked.map((die) => faceOf(view, die)) })
        : asked('reroll', { left: frame.left });
    case 'kraken-remove':
      return isKrakenRolled(view)
        ? asked('kraken-remove', { ...active, values: krakenValues(view) })
        : asked('kraken-remove.any');
    case 'kraken-reroll': {
      const values = krakenValues(view);
      return asked('kraken-reroll', { values, total: values.reduce((sum, value) => sum + value, 0) });
    }
    case 'recommit-die':
      return asked('recommit-die', { die: frame.die, face: dieIn(view, frame.die).face });
    case 'place-die':
      return asked(frame.freely ? 'place-die.freely' : 'place-die', {
        die: frame.die,
        face: dieIn(view, frame.die).face,
      });
    case 'trade-answer': {
      const { from, give, get } = frame.offer;
      return asked('trade-answer', {
        seat: named(from),
        giveAmount: give.amount,
        give: coined(give.goods),
        getAmount: get.amount,
        get: coined(get.goods),
      });
    }
    case 'counter-sigil':
      return asked('counter-sigil', { seat: named(frame.declarer), sigil: around(view, 'sigil').sigil });
    case 'resolve-act':
      return asked(`resolve-act.${frame.moment}`, active);
    case 'guardian-shield':
    case 'guardian2-prevent':
    case 'assassin2-extra':
      return asked(frame.rule, { source: around(view, 'loss').source });
    case 'altar-blood-rites':
      return asked(frame.owner.isAdded ? 'altar-blood-rites.added' : 'altar-blood-rites');
    case 'portents-target':
      return asked(`portents-target.${frame.face}`);
    case 'portents-add':
      return asked(`portents-add.${frame.asks}`);
    case 'librarian-repeat':
      return asked('librarian-repeat', { ritual: frame.ritual });
    case 'altar-sacrifice-pick':
      return asked('altar-sacrifice-pick', { seat: named(frame.about), amount: view.n });
    case 'sigil-params':
      return asked(`sigil-params.${frame.sigil}`);
    default:
      return asked(frame.rule);
  }
}

function asked(key: string, gaps: Gaps = {}): Words {
  return { key: `decision.${key}`, gaps };
}

function drafting({ to, give }: Draft): Words {
  if (give === null) return asked('trade.give', { seat: named(to) });
  return asked('trade.get', { seat: named(to), amount: give.amount, goods: coined(give.goods) });
}
