/** Every decision and every event the game knows, for the tests of its words. */
import {
  abilityChoice,
  buyChoice,
  type CityChoice,
  cultChoice,
  DECLINE,
  DONE,
  FOUR,
  intrigueChoice,
  licenseChoice,
  locationChoice,
  miracleChoice,
  NEW,
  NO,
  NONE,
  numberChoice,
  OF_COINS,
  OF_FOLLOWERS,
  OF_INTRIGUES,
  OF_MIRACLES,
  OF_PRIEST,
  PASS,
  PRAY,
  pickChoice,
  plus2Choice,
  plus4Choice,
  raiseChoice,
  STOP,
  SUPREMACY,
  sellChoice,
  TWO,
  takeChoice,
  USE,
} from '../src/choices.ts';
import { INTRIGUES, MIRACLES } from '../src/components/cards.ts';
import type { Cause } from '../src/components/causes.ts';
import { ABILITIES, CULTS } from '../src/components/cults.ts';
import { LICENSES } from '../src/components/licenses.ts';
import { LOCATIONS, NUMBERS } from '../src/components/locations.ts';
import { STRENGTHS } from '../src/components/priests.ts';
import type { CityEvent, HandDeck } from '../src/events.ts';
import type { CityFrame } from '../src/frames.ts';

export const REASONS = ['altars', 'mobs', 'summoning', 'round-limit'];
/** The Location that is active while cards and abilities ask. */
export const PORT = 9;

type Sequences =
  | 'opening'
  | 'round'
  | 'turn'
  | 'prayer'
  | 'resolution'
  | 'location'
  | 'play'
  | 'ability'
  | 'aftermath'
  | 'iniquity'
  | 'tribute';
type Decision = Exclude<CityFrame['rule'], Sequences>;

/** Seat 0 has these at the start: the Patriarch and tokens of strength 1, 2 and 3. */
const OWN_TOKENS = ['priest-red-1', 'priest-red-2', 'priest-red-3'] as const;
const PATRIARCH = 'patriarch-red';

const PLACES = NUMBERS.map(locationChoice);
const PRIESTS = [pickChoice(PATRIARCH), ...OWN_TOKENS.map(pickChoice)];
const HAND = [...MIRACLES.map(miracleChoice), ...INTRIGUES.map(intrigueChoice)];
const CARDS = [...HAND, ...LICENSES.map(licenseChoice), SUPREMACY];

/** Every decision of section 4.6 with every card, ability and Location it serves, and what can be chosen there. */
const DECISIONS: { [D in Decision]: { frames: Extract<CityFrame, { rule: D }>[]; choices: CityChoice[] } } = {
  'pick-cult': { frames: [{ rule: 'pick-cult', seat: 0 }], choices: CULTS.map(cultChoice) },
  celebrate: {
    frames: [{ rule: 'celebrate', seat: 0 }],
    choices: [NO, OF_MIRACLES, OF_INTRIGUES, OF_FOLLOWERS, OF_PRIEST, OF_COINS],
  },
  'celebrate-strength': {
    frames: [{ rule: 'celebrate-strength', seat: 0 }],
    choices: STRENGTHS.map(numberChoice),
  },
  intent: { frames: [{ rule: 'intent', seat: 0 }], choices: [PRAY, ...PRIESTS] },
  'intent-location': { frames: [{ rule: 'intent-location', seat: 0, priest: 'priest-red-2' }], choices: PLACES },
  'pray-benefit': { frames: [{ rule: 'pray-benefit', seat: 0 }], choices: [NONE, ...PLACES.slice(0, 7)] },
  deal: {
    frames: [{ rule: 'deal', seat: 0 }],
    choices: [DONE, ...INTRIGUES.map(sellChoice), ...LICENSES.map(buyChoice)],
  },
  act: { frames: [{ rule: 'act', seat: 0 }], choices: [PASS, ...HAND, ...ABILITIES.map(abilityChoice)] },
  'cost-card': {
    frames: [{ rule: 'cost-card', seat: 0, ability: 'janus-light-clarity', left: 2, inner: null }],
    choices: CARDS,
  },
  'cost-priest': {
    frames: ABILITIES.map((ability) => ({ rule: 'cost-priest', seat: 0, ability })),
    choices: PRIESTS,
  },
  'cost-followers': {
    frames: [{ rule: 'cost-followers', seat: 0, ability: 'arachne-light-ordination' }],
    choices: STRENGTHS.map(numberChoice),
  },
  'pick-own-priest': {
    frames: (
      [
        'mir-pilgrimage',
        'mir-inspiration',
        'mir-divine-fury',
        'mir-relic-trade',
        'mir-hallowed-ground',
        'anubis-light-hand-of-death',
        'cthulhu-light-abyss',
        'cthulhu-light-great-shrine',
        'fafnir-light-greed',
        'arachne-light-charms',
        'atheism-dark-nihilism',
      ] as const
    ).map((by) => ({ rule: 'pick-own-priest', seat: 0, by, paid: 3 })),
    choices: PRIESTS,
  },
  'pick-free-priest': {
    frames: [
      { rule: 'pick-free-priest', seat: 0, by: 'mir-visitation', moved: 0 },
      { rule: 'pick-free-priest', seat: 0, by: 'arachne-dark-grip', moved: 4 },
    ],
    choices: [...PRIESTS, STOP],
  },
  'pick-destination': { frames: [{ rule: 'pick-destination', seat: 0, priest: PATRIARCH }], choices: PLACES },
  'pick-any-priest': {
    frames: (['int-exorcism', 'int-ambush-the-fool'] as const).map((by) => ({ rule: 'pick-any-priest', seat: 0, by })),
    choices: [...PRIESTS, pickChoice('priest-yellow-3'), pickChoice('patriarch-yellow')],
  },
  'pick-reward': {
    frames: (['mir-manna', 'mir-cornucopia'] as const).map((by) => ({ rule: 'pick-reward', seat: 0, by })),
    choices: [OF_FOLLOWERS, OF_COINS],
  },
  'pick-license': {
    frames: (['palace', 'int-threat-to-the-crown', 'nirriti-light-temptation'] as const).map((by) => ({
      rule: 'pick-license',
      seat: 0,
      by,
    })),
    choices: LICENSES.map(takeChoice),
  },
  'pick-inner-card': {
    frames: (['tiamat-light-guise', 'tiamat-dark-harvest', 'atheism-light-terror'] as const).map((ability) => ({
      rule: 'pick-inner-card',
      seat: 0,
      ability,
    })),
    choices: HAND,
  },
  'destroy-priest': { frames: [{ rule: 'destroy-priest', seat: 0, left: 3 }], choices: PRIESTS },
  'lose-altar': { frames: [{ rule: 'lose-altar', seat: 0 }], choices: PLACES },
  'give-hand-card': { frames: [{ rule: 'give-hand-card', seat: 0, to: 1 }], choices: HAND },
  'give-card': {
    frames: (['cthulhu-dark-will', 'atheism-dark-myth'] as const).map((by) => ({
      rule: 'give-card',
      seat: 0,
      to: 1,
      by,
    })),
    choices: CARDS,
  },
  benefit: {
    frames: NUMBERS.map((location) => ({ rule: 'benefit', seat: 0, location })),
    choices: [USE, DECLINE],
  },
  'thieves-amount': {
    frames: [{ rule: 'thieves-amount', seat: 0 }],
    choices: NUMBERS.filter((amount) => amount >= 3).map(numberChoice),
  },
  'thieves-priest': { frames: [{ rule: 'thieves-priest', seat: 0, amount: 7 }], choices: PRIESTS },
  'temple-choice': { frames: [{ rule: 'temple-choice', seat: 0 }], choices: [NEW, ...OWN_TOKENS.map(raiseChoice)] },
  'altar-priest': { frames: [{ rule: 'altar-priest', seat: 0 }], choices: OWN_TOKENS.map(pickChoice) },
  'academy-choice': {
    frames: [{ rule: 'academy-choice', seat: 0 }],
    choices: [...OWN_TOKENS.map(plus2Choice), ...OWN_TOKENS.map(plus4Choice)],
  },
  'port-choice': { frames: [{ rule: 'port-choice', seat: 0 }], choices: [TWO, FOUR] },
  'return-intrigue': { frames: [{ rule: 'return-intrigue', seat: 0 }], choices: INTRIGUES.map(intrigueChoice) },
};

/** The same, a question at a time. */
export const ASKED = Object.values(DECISIONS).flatMap(({ frames, choices }) =>
  (frames as CityFrame[]).map((frame) => ({ frame, choices })),
);

const CAUSES: readonly Cause[] = [
  ...LOCATIONS,
  ...ABILITIES,
  'mir-manna',
  'int-blackmail',
  'celebration',
  'preaching',
  'tithe',
  'exiles',
  'aulic-magus',
  'coin-collision',
  'setup',
];
const DECKS: readonly { deck: HandDeck; card: 'mir-manna-1' | 'int-exorcism-1' }[] = [
  { deck: 'miracle', card: 'mir-manna-1' },
  { deck: 'intrigue', card: 'int-exorcism-1' },
];

/** Every event, with all that tells its sentences apart. */
export const EVENTS: { [T in CityEvent['type']]: Extract<CityEvent, { type: T }>[] } = {
  gameBegan: [{ type: 'gameBegan', seating: [1, 0], licenses: ['lic-approval-4', 'lic-exiles-1', null] }],
  cultTaken: CULTS.map((cult) => ({ type: 'cultTaken', seat: 0, cult })),
  roundBegan: [false, true].map((last) => ({ type: 'roundBegan', round: 8, firstPlayer: 1, last })),
  celebrated: [{ type: 'celebrated', seat: 0, with: 'coins' }],
  preached: [
    { type: 'preached', seat: 0, priest: 'priest-red-2', strength: 2, location: 6 },
    { type: 'preached', seat: 0, priest: PATRIARCH, strength: 4, location: 6 },
  ],
  prayed: [{ type: 'prayed', seat: 0 }],
  intrigueSold: [{ type: 'intrigueSold', seat: 0, card: 'int-blackmail-1', price: 6 }],
  licenseBought: [{ type: 'licenseBought', seat: 0, card: 'lic-approval-4', price: 7 }],
  locationActive: NUMBERS.map((location) => ({ type: 'locationActive', location })),
  cardPlayed: [...MIRACLES, ...INTRIGUES].flatMap((card) => [
    { type: 'cardPlayed' as const, seat: 0, card, by: 'hand' as const },
    { type: 'cardPlayed' as const, seat: 0, card, by: 'tiamat-light-guise' as const },
  ]),
  abilityUsed: ABILITIES.map((ability) => ({ type: 'abilityUsed', seat: 0, ability })),
  locationDecided: [
    ...(['seized', 'coins', 'least', 'most'] as const).map((because) => ({
      type: 'locationDecided' as const,
      location: PORT,
      winner: 1,
      because,
      influence: [9, 12],
    })),
    ...(['least', 'most'] as const).map((because) => ({
      type: 'locationDecided' as const,
      location: PORT,
      winner: 1,
      because,
      influence: [12, 12],
      byMight: true,
    })),
    { type: 'locationDecided', location: PORT, winner: null, because: 'nobody', influence: [0, 0] },
  ],
  locationRaided: [{ type: 'locationRaided', seat: 0, location: PORT }],
  locationSeized: [{ type: 'locationSeized', seat: 0, location: PORT }],
  leastWillWin: [{ type: 'leastWillWin', seat: 0, location: PORT }],
  benefitTaken: (['winner', 'community', 'prayer'] as const).map((as) => ({
    type: 'benefitTaken',
    seat: 0,
    location: 3,
    as,
  })),
  benefitDeclined: [{ type: 'benefitDeclined', seat: 0, location: 3 }],
  almsGiven: [1, 2].map((amount) => ({ type: 'almsGiven', seat: 0, location: 3, amount })),
  priestsWentHome: [{ type: 'priestsWentHome', location: 3 }],
  summoned: [1, 2].map((summonings) => ({ type: 'summoned', seat: 0, cult: 'janus', summonings })),
  followersGained: CAUSES.flatMap((by) =>
    [1, 2].map((amount) => ({ type: 'followersGained' as const, seat: 0, amount, by })),
  ),
  followersLost: [1, 2].map((amount) => ({ type: 'followersLost', seat: 0, amount, by: 'preaching' })),
  coinsGained: [1, 2].map((amount) => ({ type: 'coinsGained', seat: 0, amount, by: 'aulic-magus' })),
  coinsPaid: [{ type: 'coinsPaid', seat: 0, amount: 5, by: 'port' }],
  coinsLost: [{ type: 'coinsLost', seat: 0, amount: 7, by: 'cthulhu-dark-furious-storm' }],
  coinsTaken: [1, 2].map((amount) => ({ type: 'coinsTaken', seat: 0, from: 1, amount, by: 'tithe' })),
  mobsGained: [1, 2].map((amount) => ({ type: 'mobsGained', seat: 0, amount, by: 'janus-dark-madness' })),
  mobLost: [{ type: 'mobLost', seat: 0, by: 'int-disperse-the-fanatics' }],
  altarBuilt: [{ type: 'altarBuilt', seat: 0, priest: 'priest-red-2', location: 7, by: 'artisan-district' }],
  altarDestroyed: [{ type: 'altarDestroyed', seat: 0, location: 7, by: 'int-vandalism' }],
  supremacyTaken: [null, 0, 1].map((from) => ({ type: 'supremacyTaken', seat: 0, from, by: 'forum' })),
  priestTaken: (['free', 'loc-9'] as const).map((to) => ({
    type: 'priestTaken',
    seat: 0,
    priest: 'priest-red-4',
    strength: 5,
    to,
    by: 'tiamat-light-incarnation',
  })),
  priestMoved: [
    {
      type: 'priestMoved',
      seat: 0,
      priest: 'priest-red-2',
      from: 'loc-1',
      to: 'loc-9',
      by: 'mir-pilgrimage',
    },
    { type: 'priestMoved', seat: 0, priest: PATRIARCH, from: 'free', to: 'loc-9', by: 'mir-visitation' },
    { type: 'priestMoved', seat: 0, priest: PATRIARCH, from: 'loc-9', to: 'free', by: 'coin-collision' },
  ],
  priestChanged: [{ type: 'priestChanged', seat: 0, priest: 'priest-red-2', from: 2, to: 4, by: 'academy' }],
  priestSpent: [{ type: 'priestSpent', seat: 0, priest: PATRIARCH, strength: 16, by: 'nirriti-dark-triumph' }],
  priestDestroyed: [{ type: 'priestDestroyed', seat: 0, priest: 'priest-red-1', strength: 1, by: 'anubis-dark-mummy' }],
  influenceAdded: [{ type: 'influenceAdded', seat: 0, priest: 'priest-red-2', amount: 7, by: 'mir-divine-fury' }],
  coinsLaid: [{ type: 'coinsLaid', seat: 0, priest: 'priest-red-2', location: PORT, amount: 9 }],
  coinsSwept: [{ type: 'coinsSwept', location: PORT, amount: 9 }],
  cardsDrawn: [
    ...DECKS.flatMap(({ deck, card }) =>
      [[card], [card, card]].map((cards) => ({
        type: 'cardsDrawn' as const,
        seat: 0,
        deck,
        count: cards.length,
        from: 'top' as const,
        by: 'celebration' as const,
        secret: { to: [0], cards },
      })),
    ),
    {
      type: 'cardsDrawn',
      seat: 0,
      deck: 'miracle',
      count: 1,
      from: 'bottom',
      by: 'nirriti-light-loyalty',
      secret: { to: [0], cards: ['mir-manna-1'] },
    },
  ],
  cardDiscarded: DECKS.flatMap(({ deck, card }) => [
    { type: 'cardDiscarded' as const, seat: 0, deck, card, by: 'janus-light-clarity' as const },
    { type: 'cardDiscarded' as const, seat: 0, deck, secret: { to: [0], card }, by: 'janus-light-clarity' as const },
  ]),
  licenseDiscarded: [{ type: 'licenseDiscarded', seat: 0, card: 'lic-exiles-1', by: 'janus-light-clarity' }],
  supremacyDiscarded: [{ type: 'supremacyDiscarded', seat: 0, by: 'janus-light-clarity' }],
  cardGiven: DECKS.map(({ deck, card }) => ({
    type: 'cardGiven',
    seat: 0,
    to: 1,
    deck,
    by: 'int-secret-search',
    secret: { to: [0, 1], card },
  })),
  licenseGiven: [{ type: 'licenseGiven', seat: 0, to: 1, card: 'lic-exiles-1', by: 'cthulhu-dark-will' }],
  licenseTaken: LICENSES.map((card) => ({ type: 'licenseTaken', seat: 0, card, by: 'palace' })),
  cardShown: [{ type: 'cardShown', seat: 0, card: 'mir-divine-fury-1', by: 'tiamat-light-guise' }],
  intrigueRevealed: [{ type: 'intrigueRevealed', seat: 0, card: 'int-blackmail-1', by: 'fafnir-light-treachery' }],
  intrigueReturned: [{ type: 'intrigueReturned', seat: 0, secret: { to: [0], card: 'int-vandalism-1' } }],
  licensesRefilled: [
    { type: 'licensesRefilled', returned: [], slots: ['lic-exiles-2', null, null] },
    { type: 'licensesRefilled', returned: [], slots: [null, null, null] },
  ],
  roundEnded: [{ type: 'roundEnded', round: 8, firstPlayer: 1 }],
  gameEnded: REASONS.map((reason) => ({ type: 'gameEnded', outcome: { winners: [1], reason, detail: {} } })),
};
