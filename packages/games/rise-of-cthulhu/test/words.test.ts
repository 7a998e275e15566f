import { observersOf, readBy, say, toldTo, type Words } from '@conclave/kernel';
import { wording } from '@conclave/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { locationOf, NO, YES } from '../src/choices.ts';
import { ARTIFACTS } from '../src/components/artifacts.ts';
import { COLOURS, CULTISTS } from '../src/components/cultists.ts';
import { LOCATIONS } from '../src/components/locations.ts';
import { MONSTERS } from '../src/components/monsters.ts';
import { OLD_ONES } from '../src/components/old-ones.ts';
import type { RiseEvent } from '../src/events.ts';
import type { RiseFrame } from '../src/frames.ts';
import { riseOfCthulhu as game } from '../src/index.ts';
import { options } from '../src/options.ts';
import { emptyTable } from '../src/setup.ts';
import type { RiseOptions } from '../src/state.ts';
import * as words from '../src/texts/words.ts';
import { viewOf } from '../src/view.ts';
import { ASKED, EVENTS, JADE, REASONS } from './samples.ts';

const { en, de } = game.texts;

const DEFAULTS = Object.fromEntries(options.map((one) => [one.id, one.default])) as unknown as RiseOptions;

const TABLE = viewOf(emptyTable(DEFAULTS), 0);

/** Seat 0 is asked by the topmost of these rules, and seat 0 looks on. */
function sceneOf(...stack: RiseFrame[]): words.Scene {
  const decision = stack[stack.length - 1]?.rule ?? '';
  return { ...TABLE, valley: [JADE], actionsLeft: 2, stack, pending: { decision, seats: [0] } };
}

/** Every question, with who it is read by. */
function prompts(): Words[] {
  const turn = sceneOf({ rule: 'turn-action' });
  return [
    ...ASKED.map(({ frame }) => words.prompt(sceneOf(frame))),
    ...ASKED.map(({ frame }) => words.prompt({ ...sceneOf(frame), seat: 1 })),
    words.prompt({ ...turn, actionsLeft: 0 }),
    words.prompt({ ...turn, forcedDeckDraw: true }),
    words.prompt({ ...hasturAwakens(), seat: 'spectator' }),
    ...REASONS.map((reason) =>
      words.prompt({ ...sceneOf(), pending: null, result: { winners: [], reason, detail: {} } }),
    ),
  ];
}

function hasturAwakens(): words.Scene {
  const scene = sceneOf(
    { rule: 'turn-action' },
    { rule: 'awaken', oldOne: 'old-one-hastur', drawer: 1 },
    { rule: 'power-target', seat: 0, oldOne: 'old-one-hastur', left: 2 },
  );
  const kingsport = { ...scene.locations.kingsport, oldOne: 'old-one-hastur' as const };
  return { ...scene, locations: { ...scene.locations, kingsport } };
}

const descriptions = () =>
  ASKED.flatMap(({ frame, choices }) => choices.map((choice) => words.describe(sceneOf(frame), choice)));

const narrations = () =>
  Object.values(EVENTS)
    .flat()
    .flatMap((event) => observersOf(2).map((observer) => words.narrate(toldTo(event, observer))));

const EFFECTS = [...MONSTERS, ...ARTIFACTS, ...OLD_ONES, ...LOCATIONS, 'dark-hunter'];

wording(game, {
  prompts,
  descriptions,
  narrations,
  effects: EFFECTS,
  named: [...EFFECTS, ...CULTISTS, ...COLOURS, 'lair'],
});

it('calls a Cultist by colour and number', () => {
  expect(en['name.cultist-azure-10']).toBe('Azure 10');
});

describe('a choice', () => {
  it('is the thing that is touched, and says what it does', () => {
    const destination = sceneOf({ rule: 'cultist-destination', card: JADE });
    const { path, words: sentence, rule } = words.describe(destination, locationOf('arkham'));
    expect({ path, rule }).toEqual({ path: ['location:arkham'], rule: 'RC-4.10' });
    expect(say(en, sentence)).toBe('Play Jade 6 at Arkham');
    expect(say(de, sentence)).toBe('Jade 6 in Arkham ausspielen');
  });

  it('is told apart by its thing from all other choices of the decision', () => {
    for (const { frame, choices } of ASKED) {
      const paths = choices.map((choice) => words.describe(sceneOf(frame), choice).path.join(' '));
      expect(new Set(paths).size, frame.rule).toBe(choices.length);
    }
  });

  it('says yes with the Dark Hunter or the Location, and no with a button', () => {
    const recall = sceneOf({ rule: 'hunter-recall', seat: 0 });
    expect([YES, NO].map((one) => words.describe(recall, one).path)).toEqual([['hunter'], ['button:no']]);
    const festival = sceneOf({ rule: 'location-power', seat: 0, location: 'kingsport' });
    expect(words.describe(festival, YES).path).toEqual(['location:kingsport']);
  });
});

describe('the question', () => {
  it('speaks to the seat that decides, and of it to the others', () => {
    const destination = sceneOf({ rule: 'cultist-destination', card: JADE });
    expect(say(en, words.prompt(destination))).toBe('Choose where to play Jade 6.');
    expect(say(en, words.prompt({ ...destination, seat: 1 }))).toBe('Seat 1 is choosing where to play a Cultist.');
  });

  it('tells everybody who is favoured by the Old One that has just awakened', () => {
    const waiting = { ...hasturAwakens(), seat: 1 };
    expect(say(en, words.prompt(waiting))).toBe('Hastur awakens at Kingsport and favours Seat 1, who is choosing.');
    expect(say(de, words.prompt(waiting))).toBe(
      'Hastur erwacht in Kingsport und begünstigt Platz 1. Die Wahl steht noch aus.',
    );
  });

  it('names the top card of the Valley when Dagon may place it', () => {
    const dagon = sceneOf({ rule: 'power-place', seat: 0, oldOne: 'old-one-dagon', card: null });
    expect(say(en, words.describe(dagon, locationOf('dunwich')).words)).toBe('Place Jade 6 at Dunwich');
  });
});

describe('a log line', () => {
  it('names a drawn card to its drawer only', () => {
    const drawn: RiseEvent = { type: 'cultistDrawn', seat: 0, secret: { to: [0], card: JADE } };
    const lines = observersOf(2).map((observer) => say(en, words.narrate(toldTo(drawn, observer)).words));
    expect(lines).toEqual(['Seat 1 draws Jade 6.', 'Seat 1 draws a Cultist.', 'Seat 1 draws a Cultist.']);
  });

  it('says you to the drawer, and your of what is theirs', () => {
    const drawn = words.narrate({ type: 'cultistDrawn', seat: 0, card: JADE }).words;
    expect(say(readBy(0, en), drawn)).toBe('You draw Jade 6.');
    expect(say(readBy(0, de), drawn)).toBe('Du ziehst Jade 6.');
    expect(say(readBy(1, en), drawn)).toBe('Seat 1 draws Jade 6.');
    const lost = words.narrate({
      type: 'cultistDestroyed',
      side: 0,
      card: JADE,
      location: 'arkham',
      by: 'hunter-strike',
    }).words;
    expect(say(readBy(0, en), lost)).toBe('Your Jade 6 is destroyed at Arkham.');
    expect(say(readBy(1, en), lost)).toBe('Seat 1’s Jade 6 is destroyed at Arkham.');
  });

  it('lists the hand that the Lamp shows, and says so when it is empty', () => {
    const [full, empty] = EVENTS.handSeen.map((event) => say(en, words.narrate(toldTo(event, 0)).words));
    expect(full).toBe('Seat 1 sees their opponent’s hand: Jade 6, Ghoul, Silver Key. Next Old One: Hastur.');
    expect(empty).toBe('Seat 1 sees their opponent’s hand: nothing. Next Old One: none.');
  });
});

describe('what is said of exceptions', () => {
  const texts = game.texts.en;
  const rule = (id: string) => game.rules.en.find((one) => one.id === id)?.text ?? '';

  it('names the Hound where it says that no Monster goes to the Hunter (RC-4.14, RC-5.14)', () => {
    for (const key of ['card.dark-hunter', 'hint.hunted']) expect(texts[key], key).toMatch(/Hound of Tindalos/);
  });

  it('says of an Old One what the favoured player does, never what you do (RC-1.6)', () => {
    for (const oldOne of OLD_ONES) expect(texts[`card.${oldOne}`], oldOne).not.toMatch(/\b(you|your)\b/i);
  });

  it('knows Locations and an opponent, no towns, rivals or enemies', () => {
    const said = [...Object.values(texts), ...game.rules.en.map(({ text }) => text)];
    for (const text of said) expect(text.replaceAll(/\{[^}]*\}/g, '')).not.toMatch(/\b(towns?|rivals?|enem(y|ies))\b/i);
  });

  it('says what Azathoth does when nobody is favoured (RC-5.32)', () => {
    expect(texts['card.old-one-azathoth']).toMatch(/whoever is favoured/);
  });

  it('lets a chosen card be taken back as long as nothing hidden was seen (RC-4.10)', () => {
    expect(rule('RC-4.10')).toMatch(/can take the choice back/);
    expect(rule('RC-4.10')).not.toMatch(/cannot be taken back/);
  });

  it('says that the stall limit is ours (RC-4.20, RC-7.7)', () => {
    expect(rule('RC-4.20')).toMatch(/Our addition/);
    expect(rule('RC-7.7')).toMatch(/our addition/);
  });

  it('speaks of an opponent, never of an enemy or a rival', () => {
    for (const { id, text } of game.rules.en) expect(text, id).not.toMatch(/\benem(y|ies)\b|\brivals?\b|\btowns?\b/i);
    for (const [key, text] of Object.entries(texts))
      expect(text, key).not.toMatch(/\benem(y|ies)\b|\brivals?\b|\btowns?\b/i);
  });
});
