/**
 * What the conformance suite must know of the rulebook. `swapSecrets` is written from section 8 of the specification
 * ("who sees what") and from nothing else: it must not look at the game's own views.
 */
import type { Chance, Observer, Seat } from '@conclave/kernel';
import type { ConformanceKit } from '@conclave/kernel/conformance';
import type { SigilId } from '../src/components/sigils/ids.ts';
import type { Draft, Offer, TradeSide } from '../src/frames.ts';
import { inspect } from '../src/scenario/inspect.ts';
import type { Deep, Player } from '../src/state.ts';

/** The same table with everything exchanged that the observer cannot know (CD-8.1). */
function swapSecrets(s: Deep, observer: Observer, chance: Chance): Deep {
  const own = observer === 'spectator' ? null : (s.sitting[observer] as Seat);
  const others = s.players.filter((_, seat) => seat !== own);
  exchangeRoles(others, chance);
  exchangeSigils(s, others, chance);
  // The order of the ritual deck: nobody.
  mix(s.ritualDeck, chance);
  for (const player of others) {
    player.draft = otherDraft(player.draft, chance);
    player.withdrawn = chance.below(2);
  }
  s.stack.forEach((frame, i) => {
    // While something else is asked, no chain of answers has begun below it (CD-4.122).
    const isAsked = i === s.stack.length - 1;
    switch (frame.rule) {
      // An arrangement before its confirmation: its maker only (CD-4.122).
      case 'reroll':
        if (isAsked && s.active !== own) frame.picked = someOf(ownDice(s), chance);
        break;
      case 'sigil-params':
        if (isAsked && frame.seat !== own && isAboutDice(frame.sigil)) {
          frame.picked = someOf(targetDice(s, frame.sigil), chance).slice(0, 2);
        }
        break;
      case 'altar-sacrifice-pick':
        if (isAsked && frame.seat !== own) frame.gaining = frame.gaining.filter(() => chance.below(2) === 0);
        break;
      // Trade offers: trader and addressee.
      case 'trade-answer':
        if (frame.offer.from !== own && frame.offer.to !== own) frame.offer = otherOffer(s, frame.offer, chance);
        break;
    }
  });
  return s;
}

/** Roles of others that are not public yet; the number of each is. */
function exchangeRoles(others: readonly Player[], chance: Chance): void {
  const hidden = others.filter(({ roleIsPublic }) => !roleIsPublic);
  const roles = hidden.map(({ role }) => role);
  mix(roles, chance);
  hidden.forEach((player, i) => {
    player.role = roles[i] as Player['role'];
  });
}

/** Unused sigils of others and those that were not dealt; that somebody holds one is public. */
function exchangeSigils(s: Deep, others: readonly Player[], chance: Chance): void {
  const holders = others.filter(({ sigil }) => sigil !== null);
  const sigils = [...s.sigilsAside, ...holders.map(({ sigil }) => sigil as SigilId)];
  mix(sigils, chance);
  for (const holder of holders) holder.sigil = sigils.pop() ?? null;
  s.sigilsAside = sigils;
}

/** All, or only two: where all is different, one difference covers up for another. */
function mix<T>(things: T[], chance: Chance): void {
  if (things.length < 2) return;
  if (chance.below(2) === 0) {
    chance.shuffle(things);
    return;
  }
  const [i, j] = [chance.below(things.length), chance.below(things.length)];
  [things[i], things[j]] = [things[j] as T, things[i] as T];
}

function someOf<T>(things: readonly T[], chance: Chance): T[] {
  return things.filter(() => chance.below(2) === 0);
}

function ownDice(s: Deep): number[] {
  const player = s.players[s.active] as Player;
  return player.status === 'living' ? s.dice.map(({ id }) => id) : player.wraithDice.map((_, i) => i + 1);
}

function isAboutDice(sigil: string): boolean {
  return sigil === 'sigil-of-mercy' || sigil === 'sigil-of-banishment';
}

function targetDice(s: Deep, sigil: string): number[] {
  const committed = s.dice.filter(({ at }) => at !== 'pool' && at !== 'idle');
  const fitting = sigil === 'sigil-of-mercy' ? committed.filter(({ face }) => face.endsWith('dagger')) : committed;
  return fitting.map(({ id }) => id);
}

/** Somebody may be putting an offer together, or have left it. */
function otherDraft(draft: Draft | null, chance: Chance): Draft | null {
  if (draft === null || chance.below(2) === 0) return null;
  return { ...draft, give: null };
}

function otherOffer(s: Deep, offer: Offer, chance: Chance): Offer {
  const coins = (seat: Seat): TradeSide[] =>
    (['chant', 'siren'] as const)
      .filter((goods) => (s.players[seat]?.coins[goods] ?? 0) > 0)
      .map((goods) => ({ goods, amount: 1 }));
  const gives = [offer.give, ...coins(offer.from)].filter(({ goods }) => goods !== offer.get.goods);
  return { ...offer, give: chance.pick(gives) };
}

/** Every card and every token that lies anywhere. */
function pieces(s: Deep): string[] {
  const present = <T>(thing: T | null): T[] => (thing === null ? [] : [thing]);
  const cards = [
    ...s.players.flatMap((player) => [
      player.role,
      ...present(player.character),
      ...present(player.sigil),
      ...present(player.wraith),
      ...player.keeps,
    ]),
    ...s.charactersNotInPlay,
    ...s.charactersGone,
    ...s.sigilsAside,
    ...s.usedSigils,
    ...s.wraithStock,
    ...s.ritualDeck,
    ...s.ritualDiscard,
    ...s.altars.map(({ ritual }) => ritual),
  ];
  return [...cards, ...supplyProblems(s)];
}

/** The hard limits of CD-2.2: nothing, as long as they hold. */
function supplyProblems(s: Deep): string[] {
  const sum = (figure: (player: Player) => number) => s.players.reduce((total, player) => total + figure(player), 0);
  const problems = {
    'too many Chant coins': sum(({ coins }) => coins.chant) > 18,
    'too many Siren coins': sum(({ coins }) => coins.siren) > 10,
    'too many Necromancer coins': sum(({ coins }) => coins.necromancer) > 8,
    'too many Kraken dice': sum(({ krakenDice }) => krakenDice) > 7,
    'too many wraith dice': sum(({ wraithDice }) => wraithDice.length) > 18,
    'too many cultist dice': s.dice.filter(({ lent }) => !lent).length > 12,
    'too many Shadow tokens': s.shadowTokens > 6,
    'negative life or coins': s.players.some(({ life, coins }) => life < 0 || Math.min(...Object.values(coins)) < 0),
  };
  return Object.entries(problems).flatMap(([problem, isThere]) => (isThere ? [problem] : []));
}

export const kit: ConformanceKit<Deep> = {
  inspect,
  swapSecrets,
  pieces,
  // Which dice were picked for a re-roll is told; a die that shows the same face again does not show it.
  glimpses: ['diceRerolled'],
};
