/** Every decision and every event the game knows, for the tests of its words. */
import { answer, type ChangeType, type DeepChoice, type PlainAnswer } from '../src/choices.ts';
import { ALTARS } from '../src/components/altars.ts';
import { COINS, GOODS } from '../src/components/coins.ts';
import { FACES } from '../src/components/faces.ts';
import { SIGILS } from '../src/components/sigils/ids.ts';
import type { Source } from '../src/components/sources.ts';
import { WRAITHS } from '../src/components/wraiths/ids.ts';
import type { DeepEvent } from '../src/events.ts';
import type { DeepFrame, Draft, EffectOwner } from '../src/frames.ts';
import { PHASES } from '../src/state.ts';
import { RULE_OF_SOURCE } from '../src/texts/component-rules.ts';
import { RULE_OF_REASON } from '../src/texts/narrate.ts';
import type { Decision } from './lists.ts';

export const REASONS = Object.keys(RULE_OF_REASON);
const SOURCES = Object.keys(RULE_OF_SOURCE) as Source[];

const SEATS = [1, 2, 3];
const OWNER: EffectOwner = { chooser: 0, receiver: 0, isAdded: false };
const GIVE = { goods: 'chant', amount: 2 } as const;
const GET = { goods: 'life', amount: 1 } as const;
const DRAFTS = [
  { from: 0, to: 2, give: null },
  { from: 0, to: 2, give: GIVE },
];

const seats: DeepChoice[] = SEATS.map((seat) => ({ type: 'seat', seat }));
const dice: DeepChoice[] = [1, 2].map((die) => ({ type: 'die', die }));
const plain = (...types: PlainAnswer[]): DeepChoice[] => types.map(answer);
const CHANGES: ChangeType[] = ['spend-chant', 'chant-keeper-change', 'alchemist-change', 'blood-rites-change'];

/** Die 1 shows Dagger and lies on seat 1, die 2 shows Cosmos and lies on altar 1. */
const placings = (type: 'commit-die' | 'place-die'): DeepChoice[] => [
  { type, die: 1, to: 'seat-1' },
  { type, die: 1, to: 'seat-1', mode: 'power' },
  { type, die: 2, to: 'seat-2', mode: 'arcane' },
  { type, die: 2, to: 'altar-2' },
];

const tradeParts: DeepChoice[] = GOODS.flatMap((goods) => [
  { type: 'trade-give' as const, goods, amount: 2 },
  { type: 'trade-get' as const, goods, amount: 1 },
]);
const draft = (type: 'trade-give' | 'trade-get') => [
  answer('trade-withdraw'),
  ...tradeParts.filter((one) => one.type === type),
];
const sigils: DeepChoice[] = [
  ...SIGILS.filter((sigil) => sigil !== 'sigil-of-larceny').map((sigil) => ({ type: 'sigil' as const, sigil })),
  { type: 'sigil', sigil: 'sigil-of-larceny', as: 'sigil-of-agony' },
];

interface Asking {
  readonly frame: DeepFrame;
  readonly choices: readonly DeepChoice[];
  /** The offer that the one who is asked puts together. */
  readonly draft?: Draft;
}

/** Every decision of CD-4.120, and what can be chosen there by a living player. */
const DECISIONS: {
  [D in Decision]: readonly { frame: Extract<DeepFrame, { rule: D }>; choices: DeepChoice[]; draft?: Draft }[];
} = {
  'truly-hp-replace': [
    {
      frame: { rule: 'truly-hp-replace', seat: 0 },
      choices: [...plain('none'), ...ALTARS.slice(0, 2).map((altar) => ({ type: 'altar' as const, altar }))],
    },
  ],
  'faceless-mark': [{ frame: { rule: 'faceless-mark', seat: 0 }, choices: seats }],
  'faceless-replace': [
    {
      frame: { rule: 'faceless-replace', seat: 0 },
      choices: [...plain('none'), { type: 'character', character: 'guardian-ii' }],
    },
  ],
  'kraken-remove': [
    {
      frame: { rule: 'kraken-remove', seat: 0 },
      choices: [...plain('done'), ...dice, { type: 'kraken-remove', seat: 2 }],
    },
  ],
  'kraken-reroll': [{ frame: { rule: 'kraken-reroll', seat: 0 }, choices: [...plain('accept'), ...dice] }],
  'kraken-give': [
    {
      frame: { rule: 'kraken-give', seat: 0 },
      choices: [...plain('none'), { type: 'take', from: 1, seat: 2 }],
    },
    { frame: { rule: 'kraken-give', seat: 0 }, choices: seats },
  ],
  'blood-mage-pay': [{ frame: { rule: 'blood-mage-pay', seat: 0 }, choices: plain('no', 'yes') }],
  reroll: [
    { frame: { rule: 'reroll', left: 2, picked: [] }, choices: [...plain('stop'), ...dice, ...sigils] },
    { frame: { rule: 'reroll', left: 2, picked: [1] }, choices: [...plain('stop', 'done'), ...dice.slice(1)] },
  ],
  'commit-die': [
    {
      frame: { rule: 'commit-die', discarded: 0 },
      choices: [
        ...placings('commit-die'),
        ...CHANGES.flatMap((type) => FACES.map((face) => ({ type, die: 1, face }))),
        ...COINS.map((coin) => ({ type: 'merchant-sell' as const, coin })),
        { type: 'hydra-discard', die: 1 },
        ...SEATS.map((seat) => ({ type: 'trade-propose' as const, seat })),
        ...plain('end-commit'),
      ],
    },
    ...DRAFTS.map((one) => ({
      frame: { rule: 'commit-die' as const, discarded: 0 },
      draft: one,
      choices: draft(one.give === null ? 'trade-give' : 'trade-get'),
    })),
  ],
  respond: [
    {
      frame: { rule: 'respond' },
      choices: [
        ...plain('pass'),
        { type: 'siren', die: 1, to: 'seat-2' },
        { type: 'siren', die: 1, to: 'altar-2' },
        { type: 'guardian2-change', die: 1 },
        { type: 'assassin2-change', die: 1 },
        { type: 'blood-mage2-reroll', die: 1 },
        { type: 'transmute', from: 'dagger', face: 'blood' },
        ...sigils,
        { type: 'trade-propose', seat: 1 },
        { type: 'kraken-remove', seat: 1 },
      ],
    },
    ...DRAFTS.map((one) => ({
      frame: { rule: 'respond' as const },
      draft: one,
      choices: draft(one.give === null ? 'trade-give' : 'trade-get'),
    })),
  ],
  'recommit-die': [
    { frame: { rule: 'recommit-die', die: 1 }, choices: [...plain('stay', 'idle'), ...placings('place-die')] },
  ],
  'place-die': [
    { frame: { rule: 'place-die', die: 1, seat: 0, freely: false }, choices: placings('place-die') },
    { frame: { rule: 'place-die', die: 1, seat: 0, freely: true }, choices: placings('place-die') },
  ],
  'trade-answer': [
    {
      frame: { rule: 'trade-answer', offer: { from: 1, to: 0, give: GIVE, get: GET } },
      choices: plain('decline', 'accept'),
    },
  ],
  'counter-sigil': [{ frame: { rule: 'counter-sigil', declarer: 1 }, choices: plain('pass', 'revoke') }],
  'resolve-next': [{ frame: { rule: 'resolve-next' }, choices: dice }],
  'resolve-act': (['opening', 'between', 'closing'] as const).map((moment) => ({
    frame: { rule: 'resolve-act', moment, watched: [] },
    choices: [
      ...plain('pass', 'watch'),
      ...sigils,
      ...SEATS.flatMap((seat) => [
        { type: 'guardian-shield' as const, seat },
        { type: 'assassin-strike' as const, seat },
      ]),
    ],
  })),
  'guardian-shield': [
    { frame: { rule: 'guardian-shield', seat: 0 }, choices: [...plain('no', 'no-this-phase'), ...seats] },
  ],
  'guardian2-prevent': [
    { frame: { rule: 'guardian2-prevent', seat: 0 }, choices: [...plain('no', 'no-this-phase'), ...seats] },
  ],
  'assassin2-extra': [
    { frame: { rule: 'assassin2-extra', seat: 0 }, choices: [...plain('no', 'no-this-phase'), ...seats] },
  ],
  'altar-hydra': [
    {
      frame: { rule: 'altar-hydra', owner: OWNER },
      choices: (['gain', 'lose'] as const).map((effect) => ({ type: 'hydra', seat: 1, effect })),
    },
  ],
  'altar-lamia': [{ frame: { rule: 'altar-lamia', owner: OWNER }, choices: [{ type: 'lamia', thief: 1, victim: 2 }] }],
  'altar-gain-die': [
    {
      frame: { rule: 'altar-gain-die', altar: 0, owner: OWNER },
      choices: [{ type: 'gain-die', altar: 'altar-2', face: 'ancient' }],
    },
  ],
  'altar-blood-rites': [
    {
      frame: { rule: 'altar-blood-rites', altar: 0, owner: OWNER },
      choices: [
        ...plain('no'),
        { type: 'blood-rites', face: 'dagger', to: 'seat-1' },
        { type: 'blood-rites', face: 'dagger', to: 'seat-1', mode: 'power' },
        { type: 'blood-rites', face: 'cosmos', to: 'seat-1', mode: 'arcane' },
        { type: 'blood-rites', face: 'ancient', to: 'altar-2' },
      ],
    },
    {
      frame: { rule: 'altar-blood-rites', altar: 0, owner: { chooser: 1, receiver: 0, isAdded: true } },
      choices: plain('no', 'yes'),
    },
  ],
  'rift-order': [
    {
      frame: { rule: 'rift-order', altar: 0, owner: OWNER, results: ['dagger', 'blood'] },
      choices: [0, 1].map((result) => ({ type: 'result', result })),
    },
  ],
  'portents-order': [
    {
      frame: { rule: 'portents-order', seat: 0, results: ['dagger', 'blood'], cosmos: 0 },
      choices: [0, 1].map((result) => ({ type: 'result', result })),
    },
  ],
  'portents-target': (['dagger', 'blood'] as const).map((face) => ({
    frame: { rule: 'portents-target', seat: 0, face },
    choices: seats,
  })),
  'portents-add': [
    { frame: { rule: 'portents-add', seat: 0, asks: 'how-many' }, choices: plain('one-die', 'two-dice') },
    {
      frame: { rule: 'portents-add', seat: 0, asks: 'where' },
      choices: [{ type: 'add-die', altar: 'altar-1', face: 'cosmos', seat: 2 }],
    },
  ],
  'choose-keeper': [{ frame: { rule: 'choose-keeper', seat: 0 }, choices: seats }],
  'librarian-repeat': [
    {
      frame: { rule: 'librarian-repeat', seat: 0, altar: 0, ritual: 'sirens', owner: OWNER },
      choices: plain('no', 'yes'),
    },
  ],
  'arcane-explode': [{ frame: { rule: 'arcane-explode', seat: 0 }, choices: plain('no', 'yes') }],
  'arcane-exempt': [{ frame: { rule: 'arcane-exempt', seat: 0 }, choices: seats }],
  'altar-sacrifice-pick': [
    {
      frame: { rule: 'altar-sacrifice-pick', seat: 0, altar: 0, about: 2, gaining: [] },
      choices: plain('no', 'yes'),
    },
  ],
  'necro-gain': [{ frame: { rule: 'necro-gain', seat: 0 }, choices: plain('life', 'coin') }],
  'necro-revive': [{ frame: { rule: 'necro-revive', seat: 0 }, choices: plain('no', 'yes') }],
  'choose-wraith': [
    {
      frame: { rule: 'choose-wraith', seat: 0 },
      choices: WRAITHS.map((wraith) => ({ type: 'wraith', wraith })),
    },
  ],
  'sigil-params': [
    ...(
      ['sigil-of-transfusion', 'sigil-of-warding', 'sigil-of-reflection', 'sigil-of-agony', 'sigil-of-renewal'] as const
    ).map((sigil) => ({ frame: paramsOf(sigil), choices: seats })),
    ...(['sigil-of-mercy', 'sigil-of-banishment'] as const).map((sigil) => ({
      frame: paramsOf(sigil),
      choices: [...plain('done'), ...dice],
    })),
    { frame: paramsOf('sigil-of-duplicity'), choices: [{ type: 'copy', ritual: 'lamia', seat: 2 }] },
    {
      frame: paramsOf('sigil-of-ascension'),
      choices: [1, 2].map((spaces) => ({ type: 'ascend', altar: 'altar-1', track: 'cosmos', spaces })),
    },
  ],
};

type SigilParams = Extract<DeepFrame, { rule: 'sigil-params' }>;

function paramsOf(sigil: SigilParams['sigil']): SigilParams {
  return { rule: 'sigil-params', seat: 0, sigil, picked: [] };
}

/** The same, a question at a time. */
export const ASKED: readonly Asking[] = Object.values(DECISIONS).flatMap((list) => list as readonly Asking[]);

/** What each Wraith can do in somebody's Response phase. */
export const HAUNTING: Readonly<Record<(typeof WRAITHS)[number], readonly DeepChoice[]>> = {
  banshee: [{ type: 'wraith-ability', spend: 1 }],
  poltergeist: [{ type: 'wraith-ability', spend: 1, die: 2 }],
  devourer: [{ type: 'wraith-ability', spend: 1, die: 1 }],
  specter: [{ type: 'wraith-ability', spend: 2 }],
  revenant: [
    { type: 'wraith-ability', dice: [1] },
    { type: 'wraith-ability', dice: [1, 2] },
  ],
  phantom: [
    { type: 'wraith-ability', spend: 1, die: 1, to: 'seat-2' },
    { type: 'wraith-ability', spend: 1, die: 1, to: 'altar-1' },
  ],
};

const DIE = { seat: 1, die: 2, face: 'dagger' } as const;
const TRADE = { seat: 0, addressee: 1 } as const;

/** Every event, with all that tells its sentences apart. */
export const EVENTS: { [T in DeepEvent['type']]: Extract<DeepEvent, { type: T }>[] } = {
  gameBegan: [{ type: 'gameBegan', highPriest: 0, characters: ['reaper'], rituals: ['sirens', 'kraken'] }],
  ritualReplaced: [{ type: 'ritualReplaced', altar: 'altar-1', old: 'lamia', ritual: 'sirens' }],
  turnBegan: [{ type: 'turnBegan', seat: 1, round: 2 }],
  phaseBegan: PHASES.map((phase) => ({ type: 'phaseBegan', seat: 1, phase })),
  turnCutShort: [{ type: 'turnCutShort', seat: 1 }],
  krakenDieGained: (['hand-out', 'keeper'] as const).map((by) => ({ type: 'krakenDieGained', seat: 1, by })),
  krakenDieTaken: [{ type: 'krakenDieTaken', seat: 1, by: 2 }],
  krakenDieRemoved: [{ type: 'krakenDieRemoved', seat: 1, die: 1, by: 2 }],
  krakenDieLifted: [{ type: 'krakenDieLifted', seat: 1, by: 2 }],
  krakenRolled: [{ type: 'krakenRolled', seat: 1, values: [3, 0] }],
  krakenRerolled: [{ type: 'krakenRerolled', seat: 1, die: 1, value: 2 }],
  krakenDiceReturned: [{ type: 'krakenDiceReturned' }],
  diceRolled: [[], FACES.map((face, i) => ({ die: i + 1, face }))].map((rolled) => ({
    type: 'diceRolled',
    seat: 1,
    dice: rolled,
  })),
  diceRerolled: [null, 'sigil-of-revocation' as const].map((by) => ({
    type: 'diceRerolled',
    seat: 1,
    dice: [{ die: 1, face: 'blood' }],
    by,
  })),
  dieCommitted: [
    { type: 'dieCommitted', ...DIE, to: 'altar-1', mode: null },
    { type: 'dieCommitted', ...DIE, to: 'seat-1', mode: 'power' },
    { type: 'dieCommitted', ...DIE, to: 'seat-2', mode: 'arcane' },
  ],
  dieChanged: SOURCES.map((by) => ({ type: 'dieChanged', ...DIE, from: 'blood', by })),
  dieRecommitted: (['seat-1', 'idle'] as const).map((to) => ({ type: 'dieRecommitted', ...DIE, to, mode: null })),
  dieMoved: [{ type: 'dieMoved', ...DIE, from: 'seat-1', to: 'altar-2', by: 'siren-coin' }],
  dieGained: [{ type: 'dieGained', ...DIE, by: 'banshee' }],
  dieRemoved: [{ type: 'dieRemoved', ...DIE, by: 'devourer' }],
  diceLeftIdle: [{ type: 'diceLeftIdle', seat: 1, dice: [2, 3] }],
  dieResolved: [{ type: 'dieResolved', ...DIE, at: 'seat-2' }],
  dieWasted: [{ type: 'dieWasted', ...DIE, altar: 'altar-3' }],
  wraithDieChanged: [{ type: 'wraithDieChanged', ...DIE }],
  extraDiceStored: [{ type: 'extraDiceStored', seat: 1, by: 'sigil-of-portents' }],
  lifeLost: SOURCES.map((by) => ({ type: 'lifeLost', seat: 1, amount: 2, by, killer: 0 })),
  lifeGained: [null, 1, 2].map((from) => ({ type: 'lifeGained', seat: 1, amount: 1, by: 'die', from })),
  lifePaid: [{ type: 'lifePaid', seat: 1, amount: 1, for: 'blood-mage' }],
  lossPrevented: (['guardian', 'guardian-ii', 'sigil-of-warding'] as const).map((by) => ({
    type: 'lossPrevented',
    seat: 1,
    amount: 1,
    by,
  })),
  shieldLaid: [{ type: 'shieldLaid', seat: 1, on: 2 }],
  warded: [{ type: 'warded', seat: 1, by: 2 }],
  assassinStruck: (['assassin', 'assassin-ii'] as const).map((by) => ({
    type: 'assassinStruck',
    seat: 1,
    victim: 2,
    by,
  })),
  arcaneExplosion: [{ type: 'arcaneExplosion', seat: 1, owner: 2, exempt: 0 }],
  markerMoved: (['cosmos', 'kill'] as const).map((track) => ({
    type: 'markerMoved',
    altar: 'altar-1',
    ritual: 'lamia',
    track,
    to: 3,
    seat: 1,
  })),
  dieAdded: [{ type: 'dieAdded', seat: 1, altar: 'altar-1', face: 'cosmos', receiver: 2 }],
  altarEffectRepeated: [{ type: 'altarEffectRepeated', seat: 1, ritual: 'sirens' }],
  ritualCompleted: [1, null].map((seat) => ({ type: 'ritualCompleted', altar: 'altar-1', ritual: 'lamia', seat })),
  ritualKept: [{ type: 'ritualKept', ritual: 'lamia', seat: 1 }],
  ritualDiscarded: [{ type: 'ritualDiscarded', ritual: 'sirens' }],
  ritualDrawn: [{ type: 'ritualDrawn', altar: 'altar-1', ritual: 'kraken' }],
  ritualDeckShuffled: [{ type: 'ritualDeckShuffled' }],
  shadowGrew: [{ type: 'shadowGrew', tokens: 2 }],
  tributePaid: [{ type: 'tributePaid', seat: 1 }],
  riftRolled: [{ type: 'riftRolled', seat: 1, results: ['cosmos', 'blood'] }],
  sacrificeTaken: [[], [1, 2]].map((gaining) => ({ type: 'sacrificeTaken', seat: 1, gaining })),
  coinGained: COINS.map((coin) => ({ type: 'coinGained', seat: 1, coin, by: 'sirens' })),
  coinSpent: COINS.map((coin) => ({ type: 'coinSpent', seat: 1, coin, for: 'siren-coin' })),
  tradeProposed: [{ type: 'tradeProposed', ...TRADE, secret: { to: [0, 1], give: GIVE, get: GET } }],
  tradeAccepted: [{ type: 'tradeAccepted', ...TRADE, give: GIVE, get: GET }],
  tradeDeclined: [{ type: 'tradeDeclined', ...TRADE }],
  sigilDeclared: [
    ...SIGILS.map((sigil) => ({ type: 'sigilDeclared' as const, seat: 1, sigil, as: sigil })),
    { type: 'sigilDeclared', seat: 1, sigil: 'sigil-of-larceny', as: 'sigil-of-agony' },
  ],
  sigilRevoked: [{ type: 'sigilRevoked', seat: 1, sigil: 'sigil-of-mercy', by: 2 }],
  portentsRolled: [{ type: 'portentsRolled', seat: 1, results: ['dagger', 'blood', 'cosmos'] }],
  keeperEffectCopied: [{ type: 'keeperEffectCopied', seat: 1, ritual: 'lamia' }],
  copyUsed: [{ type: 'copyUsed', seat: 1, ritual: 'transmutation' }],
  facelessMarked: [{ type: 'facelessMarked', seat: 1, marked: 2 }],
  facelessReplaced: [{ type: 'facelessReplaced', seat: 1, character: 'guardian' }],
  watching: [{ type: 'watching', seat: 1 }],
  wraithAbilityUsed: WRAITHS.map((wraith) => ({ type: 'wraithAbilityUsed', seat: 1, wraith, faces: ['blood'] })),
  died: [null, 1, 2].map((killer) => ({ type: 'died', seat: 1, role: 'cabalist', killer })),
  wraithChosen: [{ type: 'wraithChosen', seat: 1, wraith: 'specter', faces: ['dagger', 'blood'] }],
  possessed: [{ type: 'possessed', seat: 0, from: 2 }],
  revived: [{ type: 'revived', seat: 1, life: 8 }],
  gameEnded: REASONS.map((reason) => ({
    type: 'gameEnded',
    outcome: { winners: [1], reason, detail: { lines: ['CD-6.4', null, 'CD-6.4'] } },
    roles: ['high-priest', 'cabalist', 'faithful'],
    sigils: [null, 'sigil-of-agony', null],
  })),
};
