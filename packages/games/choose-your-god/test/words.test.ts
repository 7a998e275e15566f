import { observersOf, say, toldTo, type Words } from '@conclave/kernel';
import { wording } from '@conclave/kernel/conformance';
import { describe, expect, it } from 'vitest';
import {
  abilityChoice,
  type CityChoice,
  DECLINE,
  intrigueChoice,
  locationChoice,
  numberChoice,
  PASS,
  PRAY,
  pickChoice,
  plus4Choice,
  USE,
} from '../src/choices.ts';
import { INTRIGUE_NAMES, MIRACLE_NAMES } from '../src/components/cards.ts';
import { ABILITIES, CULTS } from '../src/components/cults.ts';
import { LICENSES } from '../src/components/licenses.ts';
import { LOCATIONS } from '../src/components/locations.ts';
import type { CityEvent } from '../src/events.ts';
import type { CityFrame } from '../src/frames.ts';
import { chooseYourGod as game } from '../src/index.ts';
import { options } from '../src/options.ts';
import { emptyTable } from '../src/setup.ts';
import type { CityOptions, Priest } from '../src/state.ts';
import * as words from '../src/texts/words.ts';
import { viewOf } from '../src/view.ts';
import { ASKED, EVENTS, PORT, REASONS } from './samples.ts';

const { en, de } = game.texts;

const DEFAULTS = Object.fromEntries(options.map((one) => [one.id, one.default])) as unknown as CityOptions;

const TABLE = viewOf(emptyTable(2, DEFAULTS), 0);

/** Seat 0 is asked by this rule while the Port is active, and seat 0 looks on. */
function sceneOf(...stack: CityFrame[]): words.Scene {
  const decision = stack[stack.length - 1]?.rule ?? '';
  return { ...TABLE, activeLocation: PORT, stack, pending: { decision, seats: [0] } };
}

/** The same with three Priests placed, so that the next one costs a Follower; or not, with an Approval. */
function fourthPlacement(frame: CityFrame, licenses: readonly 'lic-approval-4'[] = []): words.Scene {
  const scene = sceneOf(frame);
  return { ...scene, players: scene.players.map((player) => ({ ...player, placements: 3, licenses })) };
}

/** The same with something lying on or under a Priest of seat 0, or with it somewhere else. */
function withPriest(scene: words.Scene, id: Priest['id'], changes: Partial<Priest>): words.Scene {
  const changed = (priest: Priest) => (priest.id === id ? { ...priest, ...changes } : priest);
  return { ...scene, players: scene.players.map((one) => ({ ...one, priests: one.priests.map(changed) })) };
}

const COSTLY = [
  fourthPlacement({ rule: 'intent', seat: 0 }),
  fourthPlacement({ rule: 'intent-location', seat: 0, priest: 'priest-red-2' }),
];

/** Every question, with who it is read by. */
const prompts = (): Words[] => [
  ...ASKED.map(({ frame }) => words.prompt(sceneOf(frame))),
  ...ASKED.map(({ frame }) => words.prompt({ ...sceneOf(frame), seat: 1 })),
  ...COSTLY.map(words.prompt),
  ...REASONS.map((reason) =>
    words.prompt({ ...sceneOf(), pending: null, result: { winners: [], reason, detail: {} } }),
  ),
];

/** Seat 0 has a Priest, an Altar and a Mob in the active Location. */
function atStake(...stack: CityFrame[]): words.Scene {
  const scene = withPriest(sceneOf(...stack), 'priest-red-1', { zone: 'loc-9' });
  return { ...scene, players: scene.players.map((one) => ({ ...one, altars: [PORT], mobs: 1 })) };
}

const ACT: CityFrame = { rule: 'act', seat: 0 };

const descriptions = () => [
  ...(['int-vandalism-1', 'int-disperse-the-fanatics-1'] as const).map((card) =>
    words.describe(atStake(ACT), intrigueChoice(card)),
  ),
  ...ASKED.flatMap(({ frame, choices }) => choices.map((choice) => words.describe(sceneOf(frame), choice))),
  words.describe(fourthPlacement({ rule: 'intent', seat: 0 }), pickChoice('priest-red-2')),
];

const narrations = () =>
  Object.values(EVENTS)
    .flat()
    .flatMap((event) => observersOf(2).map((observer) => words.narrate(toldTo(event, observer))));

const EFFECTS = [...LOCATIONS, ...CULTS, ...ABILITIES, ...MIRACLE_NAMES, ...INTRIGUE_NAMES, ...LICENSES, 'supremacy'];

wording(game, { prompts, descriptions, narrations, effects: EFFECTS, named: Object.values(game.components).flat() });

it('calls a card by its name, whichever of its copies it is, and tells what it does', () => {
  expect(en['name.mir-manna-2']).toBe('Manna');
  expect(en['card.lic-title-oracle']).toBe(
    '+3 strength for your Patriarch. You may Preach in the Rift of Darkness (13) with any number of Followers.',
  );
});

describe('a choice', () => {
  it('is the thing that is touched, and says what it does', () => {
    const preaching = sceneOf({ rule: 'intent-location', seat: 0, priest: 'priest-red-2' });
    const { path, words: sentence, rule } = words.describe(preaching, locationChoice(6));
    expect({ path, rule }).toEqual({ path: ['location:6'], rule: 'CG-4.33' });
    expect(say(en, sentence)).toBe('Preach in the Trade District (6)');
    expect(say(de, sentence)).toBe('An Ort 6 (Handelsviertel) predigen');
  });

  it('is told apart by its things from all other choices of the decision', () => {
    for (const { frame, choices } of ASKED) {
      const paths = choices.map((choice) => words.describe(sceneOf(frame), choice).path.join(' '));
      expect(new Set(paths).size, frame.rule).toBe(choices.length);
    }
  });

  it('names a Priest by its strength, and by what lies on and under it', () => {
    const inspiration = sceneOf({ rule: 'pick-own-priest', seat: 0, by: 'mir-inspiration', paid: 0 });
    const heard = (scene: words.Scene) => say(en, words.describe(scene, pickChoice('priest-red-3')).words);
    expect(heard(inspiration)).toBe('+2 Influence for your Priest of strength 3');
    expect(heard(withPriest(inspiration, 'priest-red-3', { bonus: 7, coins: 9 }))).toBe(
      '+2 Influence for your Priest of strength 3, +7, with coins',
    );
  });

  it('names the owner of a Priest that may belong to anybody', () => {
    const exorcism = sceneOf({ rule: 'pick-any-priest', seat: 0, by: 'int-exorcism' });
    const { words: sentence } = words.describe(exorcism, pickChoice('priest-yellow-3'));
    expect(say(en, sentence)).toBe('Weaken Seat 2’s Priest of strength 3');
    expect(say(de, sentence)).toBe('Den Priester der Stärke 3 von Platz 2 schwächen');
  });

  it('says where a Priest is that may get stronger, and how much with a second touch', () => {
    const academy = sceneOf({ rule: 'academy-choice', seat: 0 });
    const taught = withPriest(academy, 'priest-red-1', { zone: 'loc-8' });
    const { path, words: sentence } = words.describe(taught, plus4Choice('priest-red-1'));
    expect(path).toEqual(['priest:priest-red-1', 'reward:plus4']);
    expect(say(en, sentence)).toBe('11 coins: strengthen your Priest of strength 1 by 4 (Academy)');
  });

  it('of coins for the Thieves District is the Location that they buy', () => {
    const { path, words: sentence } = words.describe(sceneOf({ rule: 'thieves-amount', seat: 0 }), numberChoice(12));
    expect(path).toEqual(['location:12']);
    expect(say(en, sentence)).toBe('Pay 12 coins for the Guard Quarters (12)');
  });

  it('takes a benefit with the Location, and declines it with a button', () => {
    const port = sceneOf({ rule: 'benefit', seat: 0, location: 9 });
    expect([USE, DECLINE].map((one) => words.describe(port, one).path)).toEqual([['location:9'], ['button:decline']]);
    expect(words.describe(port, USE).rule).toBe('CG-5.9');
  });

  it('that pays or shows something waits for a yes, and what it is for is chosen by its touch', () => {
    const slot = (frame: CityFrame, choice: CityChoice) => words.describe(sceneOf(frame), choice).slot;
    expect(slot(ACT, abilityChoice('janus-light-clarity'))).toBe('confirm');
    expect(slot(ACT, PASS)).toBe('pass');
    expect(slot({ rule: 'intent', seat: 0 }, PRAY)).toBe('pass');
    expect(slot({ rule: 'intent', seat: 0 }, pickChoice('priest-red-2'))).toBeUndefined();
    expect(slot({ rule: 'intent-location', seat: 0, priest: 'priest-red-2' }, locationChoice(6))).toBeUndefined();
    expect(slot({ rule: 'pray-benefit', seat: 0 }, locationChoice(6))).toBe('confirm');
  });

  it('is asked again if it takes an own Altar or Mob', () => {
    const asked = (scene: words.Scene, choice: CityChoice) => words.describe(scene, choice).warning?.key;
    const dragons = abilityChoice('tiamat-dark-dragons');
    expect(asked(atStake(ACT), intrigueChoice('int-vandalism-1'))).toBe('warning.own-altar');
    expect(asked(atStake(ACT), dragons)).toBe('warning.own-mob');
    expect(asked(sceneOf(ACT), dragons)).toBeUndefined();
    expect(asked(sceneOf(ACT), abilityChoice('cthulhu-light-great-shrine'))).toBe('warning.great-shrine');
  });

  it('of an ability rests on the rule of the ability', () => {
    const { path, rule } = words.describe(sceneOf({ rule: 'act', seat: 0 }), abilityChoice('janus-light-clarity'));
    expect({ path, rule }).toEqual({ path: ['ability:janus-light-clarity'], rule: 'CG-5.113' });
  });
});

describe('the question', () => {
  it('speaks to the seat that decides, and of it to the others', () => {
    const acting = sceneOf({ rule: 'act', seat: 0 });
    expect(say(en, words.prompt(acting))).toBe('Port (9): play a card, use an ability, or pass.');
    expect(say(en, words.prompt({ ...acting, seat: 1 }))).toBe('Port (9): Seat 1 may act.');
    expect(say(de, words.prompt({ ...acting, seat: 1 }))).toBe('Ort 9 (Hafen): Platz 1 darf handeln.');
  });

  it('warns that the fourth Priest costs a Follower, unless there is an Approval', () => {
    const intent: CityFrame = { rule: 'intent', seat: 0 };
    expect(say(en, words.prompt(fourthPlacement(intent)))).toBe('Preach for 1 Follower (Priest number 4), or Pray?');
    const free = 'Preach or Pray?';
    expect(say(en, words.prompt(fourthPlacement(intent, ['lic-approval-4'])))).toBe(free);
    expect(say(en, words.prompt(sceneOf(intent)))).toBe(free);
  });

  it('of Incarnation counts no more Priests than there are', () => {
    const scene = sceneOf({ rule: 'destroy-priest', seat: 0, left: 3 });
    const away = scene.players[0]?.priests.filter(({ strength }) => strength !== 'patriarch').slice(2) ?? [];
    const two = away.reduce((now, { id }) => withPriest(now, id, { zone: 'loc-9' }), scene);
    expect(say(en, words.prompt(scene))).toBe('Incarnation: choose a Free Priest to destroy (3 to go).');
    expect(say(en, words.prompt(two))).toBe('Incarnation: choose a Free Priest to destroy (2 to go).');
  });

  it('tells a Ritual from a Sacrifice', () => {
    const asked = (ability: 'arachne-light-charms' | 'janus-dark-vices') =>
      say(en, words.prompt(sceneOf({ rule: 'cost-priest', seat: 0, ability })));
    expect(asked('arachne-light-charms')).toContain('put on your sheet');
    expect(asked('janus-dark-vices')).toContain('to destroy');
  });
});

describe('a log line', () => {
  const heard = (event: CityEvent) =>
    observersOf(2).map((observer) => say(en, words.narrate(toldTo(event, observer)).words));

  it('names a drawn card to its drawer only', () => {
    const drawn: CityEvent = {
      type: 'cardsDrawn',
      seat: 0,
      deck: 'miracle',
      count: 1,
      from: 'top',
      by: 'ruins',
      secret: { to: [0], cards: ['mir-manna-1'] },
    };
    const others = 'Seat 1 draws 1 Miracle (Ruins).';
    expect(heard(drawn)).toEqual(['Seat 1 draws Manna (Ruins).', others, others]);
  });

  it('names a given card to giver and receiver, and to nobody else', () => {
    const [given] = EVENTS.cardGiven as [CityEvent];
    const known = 'Seat 1 gives Seat 2 Manna (Secret Search).';
    expect(heard(given)).toEqual([known, known, 'Seat 1 gives Seat 2 a Miracle (Secret Search).']);
  });

  it('counts one as one', () => {
    const lines = EVENTS.almsGiven.map((event) => heard(event)[0]);
    expect(lines).toEqual([
      'Seat 1 gets 1 coin in alms in the Slums (3).',
      'Seat 1 gets 2 coins in alms in the Slums (3).',
    ]);
  });

  it('says with how much Influence a Location was won', () => {
    const most = EVENTS.locationDecided.find((event) => event.because === 'most') as CityEvent;
    expect(heard(most)[0]).toBe('Seat 2 wins the Port (9) with 12 Influence.');
  });
});

it('says a tie that Divine Might has broken, in both languages (CG-4.43)', () => {
  const line = game.narrate({
    type: 'locationDecided',
    location: 9,
    winner: 1,
    because: 'most',
    influence: [5, 5],
    byMight: true,
  });
  expect(line).not.toBeNull();
  if (line === null) return;
  expect(say(game.texts.en, line.words)).toMatch(/Influence is tied at 5, and Divine Might decides/);
  expect(say(game.texts.de, line.words)).toMatch(/Gleichstand bei 5 Einfluss, die Göttliche Macht entscheidet/);
});

it('speaks of Priest tokens where the Patriarch is not meant, and of Influence where it takes some', () => {
  const { en } = game.texts;
  for (const [key, text] of Object.entries(en)) {
    if (key.startsWith('card.') && text.startsWith('Sacrifice a Free')) expect(text, key).toMatch(/Priest token/);
    if (key.startsWith('card.int-') || key === 'card.tiamat-dark-dragons')
      expect(text, key).not.toMatch(/present here/);
  }
  expect(en['name.lic-novitiates-1']).toBe('Novitiates (Patriarch +2)');
  // With the option `devout` Prayer opens a benefit without any Mobs.
  expect(en['hint.prayer']).not.toMatch(/only if you have Mobs/);
});
