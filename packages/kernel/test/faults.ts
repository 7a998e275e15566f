/** Planted faults: Vigil with one mistake each, and the checks of the conformance suite that must notice it. */
import {
  type AnyGame,
  BadInput,
  type Catalogue,
  machine,
  type Observer,
  type Pending,
  Refused,
  type Seat,
} from '@conclave/kernel';
import type { ConformanceKit } from '@conclave/kernel/conformance';
import { swearing } from './swearing.ts';
import type { VigilEvent } from './toy/events.ts';
import type { Context, VigilChoice, VigilFrame } from './toy/frames.ts';
import { vigil } from './toy/index.ts';
import { kit } from './toy/kit.ts';
import { rulebook } from './toy/rules.ts';
import { playerOf, seatsFrom, type Vigil } from './toy/state.ts';

const ENDS = 'every game ends';
const SOMEBODY = 'somebody is asked or there is an outcome, never both';
const OPTIONS = 'whoever is asked has options, each with a name of its own';
const TIME_OUT = 'a seat whose time is up gets one of its options, always the same';
export const CHOSEN = 'each offered option can be chosen';
const REFUSED = 'what is not offered, and whoever is not asked, is refused and nothing changes';
const APPLY = 'apply does what choose does';
const STACK = 'the stack stays shallow';
const CLONE = 'a clone is equal, shares nothing, and goes its own way';
const JSON_BACK = 'a state goes through JSON and on as before';
const REPLAY = 'a record replays identically';
const UNDO = 'undo restores the exact earlier state';
export const PIECES = 'no component is lost or doubled';
const SEEN = 'what an observer sees, and who is asked, does not depend on what it cannot know';
const TOLD = 'what happens shows an observer only what it is told, and tells only what it is shown';
const PEEK = 'a step that can be undone shows its seat nothing';
const SEALED = 'a sealed answer is seen by nobody else, and in a uniform ballot not even that it was given';
const WORLD = 'a world imagined from a view looks the same, with and without memory';
const PLAYED_ON = 'an imagined world can be played to its end';
const PLAIN = 'views are plain data of bounded size';
const ASKING = 'a view holds who is asked, and the options of its observer alone';
const LOOKING = 'looking at a game changes nothing';
const CATALOGUES = 'every language has the same texts';
const SAID = 'prompts, choices, events and outcomes have words, and rules that exist';

const CLAIMED = 'claims that can be picked are taken, and have words and a rule';

export interface Fault {
  readonly name: string;
  readonly game?: AnyGame;
  readonly kit?: ConformanceKit;
  /** These checks fail, and no others but those of `perhaps`. */
  readonly red: readonly string[];
  /** Checks that notice it too when chance leads them to the right position. */
  readonly perhaps?: readonly string[];
}

type Move = (state: Vigil, seat: Seat, choice: VigilChoice, ctx: Context) => Pending<VigilChoice> | null;

/** Vigil with something put around every choice that is carried out. */
function moving(around: (move: Move) => Move): AnyGame {
  return { ...vigil, choose: around(vigil.choose as Move), apply: around(vigil.apply) };
}

function afterChoice(type: VigilChoice['type'], change: (state: Vigil) => void): AnyGame {
  return moving((move) => (state, seat, choice, ctx) => {
    const pending = move(state, seat, choice, ctx);
    if (choice.type === type) change(state);
    return pending;
  });
}

function telling(change: (event: VigilEvent) => VigilEvent): AnyGame {
  return moving(
    (move) => (state, seat, choice, ctx) =>
      move(state, seat, choice, {
        chance: ctx.chance,
        uncover: () => ctx.uncover(),
        tell: (event) => ctx.tell(change(event)),
      }),
  );
}

/** Vigil with something more in every view. */
function showing(more: (state: Vigil, observer: Observer) => object): AnyGame {
  return { ...vigil, viewOf: (state, observer) => ({ ...vigil.viewOf(state, observer), ...more(state, observer) }) };
}

function sealedBids(state: Vigil): object {
  const top = state.stack.at(-1);
  return top?.rule === 'bids' ? (top.sealed ?? {}) : {};
}

function holdersOrAll(state: Vigil): Seat[] {
  const all = seatsFrom(state, state.keeper);
  const holders = all.filter((seat) => playerOf(state, seat).hand.some((card) => /bell|ward/.test(card)));
  return holders.length > 0 ? holders : all;
}

class Rounds {
  readonly rounds: number;
  constructor(rounds: number) {
    this.rounds = rounds;
  }
}

let setups = 0;

export const FAULTS: readonly Fault[] = [
  {
    name: 'another hand in the view',
    game: showing((s, observer) => ({ neighbour: playerOf(s, observer === 0 ? 1 : 0).hand })),
    red: [SEEN, WORLD],
    perhaps: [TOLD],
  },
  {
    name: 'the top of the deck in the view',
    game: showing((s) => ({ top: s.deck[0] ?? null })),
    red: [SEEN, WORLD],
    perhaps: [TOLD],
  },
  {
    name: 'only those who can answer are asked',
    game: {
      ...vigil,
      ...machine<Vigil, VigilFrame, VigilChoice, VigilEvent>({
        ...rulebook,
        responses: {
          ...rulebook.responses,
          asks: holdersOrAll,
        },
      }),
    },
    red: [SEEN, WORLD, ASKING],
    perhaps: [TOLD, PLAYED_ON],
  },
  {
    name: 'a drawn card is named to all',
    game: telling((event) => (event.type === 'cardDrawn' ? { ...event, card: event.secret.card } : event)),
    red: [TOLD],
  },
  {
    name: 'a drawn card is shown to the neighbour too',
    game: telling((event) =>
      event.type === 'cardDrawn' ? { ...event, secret: { ...event.secret, to: [0, 1] } } : event,
    ),
    red: [TOLD],
  },
  {
    name: 'somebody sees something and is not told',
    game: telling((event) => (event.type === 'prizeTurned' ? { type: 'prizeTurned', card: 'relic-1' } : event)),
    red: [TOLD],
  },
  {
    name: 'a look at a card that the kit does not list as a glimpse',
    kit: { ...kit, glimpses: [] },
    red: [TOLD],
  },
  { name: 'an oracle that exchanges nothing', kit: { ...kit, swapSecrets: (state: Vigil) => state }, red: [SEEN] },
  {
    name: 'an oracle that loses a card',
    kit: {
      ...kit,
      swapSecrets(state: Vigil) {
        state.deck.pop();
        return state;
      },
    },
    red: [SEEN, TOLD, PEEK],
  },
  {
    name: 'the bids of all in the view',
    game: showing((s) => ({ bids: { ...sealedBids(s) } })),
    red: [SEEN, SEALED, WORLD],
  },
  {
    name: 'who has bid in the view',
    game: showing((s) => ({ bidders: Object.keys(sealedBids(s)) })),
    red: [SEEN, SEALED, WORLD],
  },
  {
    name: 'a step that turns up a card can be undone',
    game: moving(
      (move) => (state, seat, choice, ctx) =>
        move(state, seat, choice, { chance: ctx.chance, tell: (event) => ctx.tell(event), uncover: () => {} }),
    ),
    red: [PEEK],
  },
  { name: 'a lost card', game: afterChoice('ring', (s) => s.discard.shift()), red: [PIECES, WORLD] },
  {
    name: 'a doubled card',
    game: afterChoice('ring', (s) => s.discard.push(...s.discard.slice(0, 1))),
    red: [PIECES, WORLD],
  },
  {
    name: 'a clone that shares a list',
    game: { ...vigil, clone: (state: Vigil) => ({ ...vigil.clone(state), discard: state.discard }) },
    red: [CLONE],
  },
  {
    name: 'a clone that forgets something',
    game: { ...vigil, clone: (state: Vigil) => ({ ...vigil.clone(state), winner: null }) },
    red: [CLONE, REPLAY, UNDO],
  },
  {
    name: 'a state that holds more than plain data',
    game: afterChoice('bury', (s) => {
      s.options = new Rounds(s.options.rounds);
    }),
    red: [JSON_BACK],
  },
  {
    name: 'a question without options',
    game: {
      ...vigil,
      pending(state) {
        const now = vigil.pending(state);
        if (now?.decision !== 'claim') return now;
        return { ...now, asked: now.asked.map((one) => ({ ...one, options: [] })) };
      },
    },
    red: [OPTIONS, TIME_OUT, ASKING],
    perhaps: [CHOSEN, PLAYED_ON],
  },
  { name: 'nobody is asked and there is no outcome', game: { ...vigil, outcome: () => null }, red: [SOMEBODY] },
  {
    name: 'two options of the same name',
    game: { ...vigil, choiceId: (choice: VigilChoice) => choice.type },
    red: [OPTIONS],
  },
  {
    name: 'a view without its options',
    game: showing(() => ({ pending: null })),
    red: [ASKING],
    perhaps: [SAID],
  },
  {
    name: 'a time-out answer that is not offered',
    game: { ...vigil, timeOutChoice: () => ({ type: 'sleep' }) },
    red: [TIME_OUT],
  },
  {
    name: 'an option that cannot be chosen',
    game: moving((move) => (state, seat, choice, ctx) => {
      if (choice.type === 'keep') throw new Error('a hand holds three cards');
      return move(state, seat, choice, ctx);
    }),
    red: [CHOSEN],
    perhaps: [TOLD, PLAYED_ON],
  },
  {
    name: 'a choice that is not offered is accepted',
    game: {
      ...vigil,
      choose(state, seat, choice, ctx) {
        try {
          return vigil.choose(state, seat, choice, ctx);
        } catch (error) {
          if (error instanceof Refused && error.code === 'not-offered') return vigil.pending(state);
          throw error;
        }
      },
    },
    red: [REFUSED],
  },
  {
    name: 'a seat that is not asked decides',
    game: {
      ...vigil,
      choose: (state, seat, choice, ctx) =>
        vigil.choose(
          state,
          vigil.pending(state)?.asked.some((one) => one.seat === seat)
            ? seat
            : (vigil.pending(state)?.asked[0]?.seat ?? seat),
          choice,
          ctx,
        ),
    },
    red: [REFUSED],
  },
  {
    name: 'a refusal that changes something',
    game: {
      ...vigil,
      choose(state, seat, choice, ctx) {
        try {
          return vigil.choose(state, seat, choice, ctx);
        } catch (error) {
          state.round += 1;
          throw error;
        }
      },
    },
    red: [REFUSED],
  },
  {
    name: 'apply is silent',
    game: {
      ...vigil,
      apply: (state, seat, choice, { chance }) =>
        vigil.apply(state, seat, choice, { chance, tell: () => {}, uncover: () => {} }),
    },
    red: [APPLY],
  },
  {
    name: 'a setup that depends on more than the chance handed in',
    game: {
      ...vigil,
      setup(seats, options, ctx) {
        const state = vigil.setup(seats, options, ctx);
        setups += 1;
        for (let i = 0; i < setups % 3; i++) state.deck.push(...state.deck.splice(0, 1));
        return state;
      },
    },
    red: [REPLAY, UNDO],
  },
  {
    name: 'an imagined world in another round',
    game: { ...vigil, worldFrom: (view, chance, memory) => ({ ...vigil.worldFrom(view, chance, memory), round: 1 }) },
    red: [WORLD],
  },
  {
    name: 'a world that forgets cards only when there is a memory',
    game: {
      ...vigil,
      worldFrom(view, chance, memory) {
        const world = vigil.worldFrom(view, chance, memory);
        if (memory !== undefined) world.deck.pop();
        return world;
      },
    },
    red: [WORLD],
  },
  {
    name: 'an endless game',
    game: moving((move) => (state, seat, choice, ctx) => {
      const pending = move(state, seat, choice, ctx);
      state.round = 1;
      for (const player of state.players) state.discard.push(...player.trophies.splice(0));
      return pending;
    }),
    red: [ENDS, PLAYED_ON],
  },
  {
    name: 'frames pile up',
    game: afterChoice('turn', (s) =>
      s.stack.unshift(...Array.from({ length: 12 }, () => ({ rule: 'claim' }) as const)),
    ),
    red: [STACK],
  },
  { name: 'an undefined field in the view', game: showing(() => ({ note: undefined })), red: [PLAIN] },
  { name: 'a function in the view', game: showing(() => ({ note: without })), red: [PLAIN] },
  { name: 'an endless view', game: showing(() => ({ note: 'x'.repeat(40_000) })), red: [PLAIN] },
  {
    name: 'looking that changes something',
    game: {
      ...vigil,
      inspect(state: Vigil) {
        state.round += 1;
        return state;
      },
    },
    red: [LOOKING],
  },
  {
    name: 'a German text is missing',
    game: { ...vigil, texts: { ...vigil.texts, en: vigil.texts.en, de: without(vigil.texts.de, 'prompt.bids') } },
    red: [CATALOGUES],
  },
  {
    name: 'an option without a text',
    game: {
      ...vigil,
      texts: {
        ...vigil.texts,
        en: without(vigil.texts.en, 'option.rounds'),
        de: without(vigil.texts.de, 'option.rounds'),
      },
    },
    red: [CATALOGUES],
  },
  {
    name: 'an option with a value that nothing explains',
    game: {
      ...vigil,
      texts: {
        ...vigil.texts,
        en: without(vigil.texts.en, 'option.rounds.3'),
        de: without(vigil.texts.de, 'option.rounds.3'),
      },
    },
    red: [CATALOGUES],
  },
  {
    name: 'an empty German text',
    game: { ...vigil, texts: { ...vigil.texts, en: vigil.texts.en, de: { ...vigil.texts.de, 'prompt.bids': ' ' } } },
    red: [CATALOGUES],
  },
  {
    name: 'a German text without the gap of the English one',
    game: {
      ...vigil,
      texts: { ...vigil.texts, en: vigil.texts.en, de: { ...vigil.texts.de, 'choice.bid': 'Bieten' } },
    },
    red: [CATALOGUES],
  },
  {
    name: 'a German rule is missing',
    game: { ...vigil, translatedRules: { de: vigil.rules.slice(0, -1) } },
    red: [CATALOGUES],
  },
  {
    name: 'a German rule that English does not have',
    game: { ...vigil, translatedRules: { de: [...vigil.rules, { id: 'VG-9.9', heading: 'Schlaf', text: 'Schlaf.' }] } },
    red: [CATALOGUES],
  },
  {
    name: 'German rules in another order',
    game: { ...vigil, translatedRules: { de: vigil.rules.toReversed() } },
    red: [CATALOGUES],
  },
  {
    name: 'a rule that is folded into one that is not told',
    game: { ...vigil, foldedRules: { 'VG-9.9': 'VG-9.8' } },
    red: [CATALOGUES],
  },
  {
    name: 'a rule that is told and folded',
    game: { ...vigil, foldedRules: { [vigil.rules[0]?.id ?? '']: null } },
    red: [CATALOGUES],
  },
  {
    name: 'a text is missing in all languages',
    game: {
      ...vigil,
      texts: {
        ...vigil.texts,
        en: without(vigil.texts.en, 'outcome.points'),
        de: without(vigil.texts.de, 'outcome.points'),
      },
    },
    red: [SAID],
  },
  {
    name: 'a gap that stays open',
    game: {
      ...vigil,
      narrate: (event) => ({ ...vigil.narrate(event), words: { key: `event.prizeTurned` }, rule: 'VG-2.1' }),
    },
    red: [SAID],
  },
  {
    name: 'a card that is said by its code',
    game: {
      ...vigil,
      texts: {
        ...vigil.texts,
        en: without(vigil.texts.en, 'name.relic-1'),
        de: without(vigil.texts.de, 'name.relic-1'),
      },
    },
    red: [SAID],
  },
  {
    name: 'a log line that calls its reader by name',
    game: sayingBuried({}),
    red: [SAID],
  },
  {
    name: 'a log line that says You draws',
    game: sayingBuried({ 'event.buried.unseen.you': 'You buries a card.' }),
    red: [SAID],
  },
  {
    name: 'two choices that sound alike',
    game: {
      ...vigil,
      describe: (view, choice) => ({ ...vigil.describe(view, choice), words: { key: 'choice.pass' } }),
    },
    red: [SAID],
  },
  {
    name: 'a choice that rests on an unknown rule',
    game: { ...vigil, describe: (view, choice) => ({ ...vigil.describe(view, choice), rule: 'VG-9.9' }) },
    red: [SAID],
  },
  {
    name: 'a claim that can be picked and is refused',
    game: swearing({
      parse: () => {
        throw new BadInput('nobody swears here');
      },
    }),
    red: [CLAIMED],
  },
  {
    name: 'a claim that is taken as another one',
    game: swearing({ parse: () => ({ type: 'oath' }) }),
    red: [CLAIMED],
  },
  {
    name: 'a claim that leaves a gap open',
    game: swearing({ words: () => ({ key: 'claim.oath' }) }),
    red: [CLAIMED],
  },
];

/** Tells every event as the burying of a card by Ada, with these texts besides. */
function sayingBuried(more: Catalogue): AnyGame {
  const named = { 'name.seat.0': 'Ada', ...more };
  return {
    ...vigil,
    texts: { ...vigil.texts, en: { ...vigil.texts.en, ...named }, de: { ...vigil.texts.de, ...named } },
    narrate: () => ({ words: { key: 'event.buried.unseen', gaps: { seat: 'seat.0' } }, rule: 'VG-2.1' }),
  };
}

function without(catalogue: Readonly<Record<string, string>>, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(catalogue).filter(([one]) => one !== key));
}
