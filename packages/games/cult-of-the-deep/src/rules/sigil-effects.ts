/** What each sigil does (CD-5.51 to CD-5.64). */
import type { Seat } from '@conclave/kernel';
import { answer, type ChoiceOf, type DeepChoice, dieChoice, seatChoice } from '../choices.ts';
import { harmOf, isDagger } from '../components/faces.ts';
import { RITUALS, type RitualId, rituals, tracksOf } from '../components/rituals.ts';
import type { ActingSigil } from '../components/sigils.ts';
import { moveDie, removeDie, rerollDice, turnDie } from '../dice.ts';
import { type Context, push, sequence } from '../frames.ts';
import { gainLife } from '../life.ts';
import { altarAt, onAltar, onSeat } from '../places.ts';
import type { Deep, Die } from '../state.ts';
import {
  altarOf,
  canBeKeeper,
  committedDice,
  dieOf,
  isLiving,
  isWraithInGame,
  livingFrom,
  playerAt,
} from '../table.ts';
import { isDone } from './altar-effects.ts';
import { allLose, lose } from './losses.ts';
import { recommit } from './placing.ts';
import { rollPortents } from './portents.ts';
import { rollExtraDice, roomForDice } from './rolling.ts';

interface SigilEffect {
  /** Whether it would do anything now. */
  isUseful(s: Deep, user: Seat): boolean;
  play(s: Deep, user: Seat, ctx: Context): void;
  readonly params?: {
    options(s: Deep, user: Seat, picked: readonly number[]): DeepChoice[];
    choose(s: Deep, user: Seat, choice: DeepChoice, picked: readonly number[], ctx: Context): void;
  };
}

export const sigilEffects: Readonly<Record<ActingSigil, SigilEffect>> = {
  // The active player re-rolls all dice, idle ones too, and commits them again. (CD-5.51)
  'sigil-of-revocation': {
    isUseful: (s) => s.dice.length > 0,
    play(s, _, ctx) {
      const dice = [...s.dice];
      rerollDice(s, dice, 'sigil-of-revocation', ctx);
      recommit(s, dice);
    },
  },

  // Three dice on its table of results. (CD-5.52)
  'sigil-of-portents': { isUseful: () => true, play: rollPortents },

  // A living player has a copy of a completed ritual's Keeper effect. (CD-5.53)
  'sigil-of-duplicity': {
    isUseful: (s) => copyable(s).length > 0,
    play: ask('sigil-of-duplicity'),
    params: {
      options: (s) =>
        copyable(s).flatMap((ritual) =>
          livingFrom(s, s.active)
            .filter((seat) => canBeKeeper(s, seat))
            .map((seat): DeepChoice => ({ type: 'copy', ritual, seat })),
        ),
      choose(s, _, choice, __, ctx) {
        const { ritual, seat } = choice as ChoiceOf<'copy'>;
        playerAt(s, seat).copies.push(ritual);
        ctx.tell({ type: 'keeperEffectCopied', seat, ritual });
      },
    },
  },

  // All others give 1 life to one player, who also rolls an extra die next time if there is a Wraith. (CD-5.55)
  'sigil-of-transfusion': {
    isUseful: () => true,
    play: ask('sigil-of-transfusion'),
    params: onPlayer((s, user, seat, ctx) => {
      if (isWraithInGame(s)) storeDie(s, seat, 'sigil-of-transfusion', ctx);
      allLose(s, 1, 'sigil-of-transfusion', user, seat, seat);
    }),
  },

  // One living player loses no life for the rest of this Resolve phase. (CD-5.56)
  'sigil-of-warding': {
    isUseful: () => true,
    play: ask('sigil-of-warding'),
    params: onPlayer((s, user, seat, ctx) => {
      playerAt(s, seat).warded = true;
      ctx.tell({ type: 'warded', seat, by: user });
    }),
  },

  // Up to three daggers on one player turn against their owner. (CD-5.57)
  'sigil-of-reflection': {
    isUseful: (s) => threatened(s).length > 0,
    play: ask('sigil-of-reflection'),
    params: {
      options: (s) => threatened(s).map(seatChoice),
      choose(s, user, choice, _, ctx) {
        const { seat } = choice as ChoiceOf<'seat'>;
        const dice = daggers(s).filter(({ at }) => at === onSeat(seat));
        dice.sort((a, b) => harmOf(b.face) - harmOf(a.face) || a.id - b.id);
        for (const die of dice.slice(0, 3)) moveDie(s, die, onSeat(s.active), user, 'sigil-of-reflection', ctx);
      },
    },
  },

  // All unresolved Blood dice become Daggers where they lie. (CD-5.58)
  'sigil-of-corruption': {
    isUseful: (s) => committedDice(s).some(({ face }) => face === 'blood'),
    play(s, user, ctx) {
      for (const die of committedDice(s)) {
        if (die.face === 'blood') turnDie(s, die, 'dagger', user, 'sigil-of-corruption', ctx);
      }
    },
  },

  // One to three unresolved daggers become Blood where they lie. (CD-5.59)
  'sigil-of-mercy': {
    isUseful: (s) => daggers(s).length > 0,
    play: ask('sigil-of-mercy'),
    params: onDice(3, daggers, (s, user, die, ctx) => turnDie(s, die, 'blood', user, 'sigil-of-mercy', ctx)),
  },

  // Another living player loses 4, then the user loses 1. (CD-5.60)
  'sigil-of-agony': {
    isUseful: (s, user) => livingFrom(s, s.active).some((seat) => seat !== user),
    play: ask('sigil-of-agony'),
    params: {
      options: (s, user) =>
        livingFrom(s, s.active)
          .filter((seat) => seat !== user)
          .map(seatChoice),
      choose(s, user, choice) {
        push(s, { rule: 'agony-pain', seat: user });
        lose(s, (choice as ChoiceOf<'seat'>).seat, 4, 'sigil-of-agony', user);
      },
    },
  },

  // Two extra dice in the own Roll phase. (CD-5.61)
  'sigil-of-frenzy': {
    isUseful: (s, user) => roomForDice(s, user) > 0,
    play: (s, user, ctx) => rollExtraDice(s, user, 2, ctx),
  },

  // A living player gains 4. (CD-5.62)
  'sigil-of-renewal': {
    isUseful: () => true,
    play: ask('sigil-of-renewal'),
    params: onPlayer((s, user, seat, ctx) => gainLife(s, seat, 4, 'sigil-of-renewal', user, ctx)),
  },

  // One marker moves one or two spaces. (CD-5.63)
  'sigil-of-ascension': {
    isUseful: (s) => ascents(s).length > 0,
    play: ask('sigil-of-ascension'),
    params: {
      options: ascents,
      choose: (s, user, choice, _, ctx) => ascend(s, user, choice as ChoiceOf<'ascend'>, ctx),
    },
  },

  // Removes one or two committed dice. (CD-5.64)
  'sigil-of-banishment': {
    isUseful: (s) => committedDice(s).length > 0,
    play: ask('sigil-of-banishment'),
    params: onDice(2, committedDice, (s, user, die, ctx) => removeDie(s, die, user, 'sigil-of-banishment', ctx)),
  },
};

// ---- Kinds of parameters

function ask(sigil: ActingSigil): SigilEffect['play'] {
  return (s, user) => push(s, { rule: 'sigil-params', seat: user, sigil, picked: [] });
}

/** Any living player. */
function onPlayer(affect: (s: Deep, user: Seat, seat: Seat, ctx: Context) => void): SigilEffect['params'] {
  return {
    options: (s) => livingFrom(s, s.active).map(seatChoice),
    choose: (s, user, choice, _, ctx) => affect(s, user, (choice as ChoiceOf<'seat'>).seat, ctx),
  };
}

/** One or more dice, up to a number; they take effect together. */
function onDice(
  most: number,
  among: (s: Deep) => Die[],
  affect: (s: Deep, user: Seat, die: Die, ctx: Context) => void,
): SigilEffect['params'] {
  return {
    options(s, _, picked) {
      const left = among(s).flatMap(({ id }) => (picked.includes(id) ? [] : [dieChoice(id)]));
      const done = picked.length > 0 ? [answer('done')] : [];
      return picked.length < most ? [...done, ...left] : done;
    },
    choose(s, user, _, picked, ctx) {
      for (const id of [...picked].sort((a, b) => a - b)) affect(s, user, dieOf(s, id), ctx);
    },
  };
}

// ---- What they look at

function daggers(s: Deep): Die[] {
  return committedDice(s).filter(({ face }) => isDagger(face));
}

/** Living players other than the active one on whom daggers lie. */
function threatened(s: Deep): Seat[] {
  const dice = daggers(s);
  return livingFrom(s, s.active).filter((seat) => seat !== s.active && dice.some(({ at }) => at === onSeat(seat)));
}

/** Rituals with a Keeper effect, kept or discarded, but for the Kraken. */
function copyable(s: Deep): RitualId[] {
  const isCompleted = (ritual: RitualId) =>
    s.ritualDiscard.includes(ritual) || s.players.some(({ keeps }) => keeps.includes(ritual));
  return RITUALS.filter((ritual) => rituals[ritual].isKept && ritual !== 'kraken' && isCompleted(ritual));
}

export function storeDie(s: Deep, seat: Seat, by: ActingSigil, ctx: Context): void {
  playerAt(s, seat).storedDice += 1;
  ctx.tell({ type: 'extraDiceStored', seat, by });
}

// ---- Ascension

function ascents(s: Deep): DeepChoice[] {
  return s.altars.flatMap(({ ritual, markers }, index) =>
    tracksOf(ritual)
      .filter((track) => track !== 'kill' && (markers[track] ?? 0) > 0)
      .flatMap((track) => {
        const most = Math.min(markers[track] ?? 0, 2);
        return [1, 2]
          .filter((spaces) => spaces <= most)
          .map((spaces): DeepChoice => ({ type: 'ascend', altar: onAltar(index), track, spaces }));
      }),
  );
}

/** No Altar effect. A completed Tribute falls on the active player and the neighbours, with the user as killer. */
function ascend(s: Deep, user: Seat, { altar: place, track, spaces }: ChoiceOf<'ascend'>, ctx: Context): void {
  const index = altarAt(place);
  const altar = altarOf(s, index);
  const to = (altar.markers[track] ?? 0) - spaces;
  altar.markers[track] = to;
  ctx.tell({ type: 'markerMoved', altar: place, ritual: altar.ritual, track, to, seat: user });
  if (!isDone(altar)) return;
  if (altar.ritual === 'tribute-to-nycen') push(s, { rule: 'tribute-falls', altar: index, killer: user });
  else push(s, { rule: 'complete', altar: index, keeper: user, chosenBy: user });
}

/** Agony hurts its user too, after its victim (CD-5.60). A Wraith feels nothing (CD-5.50.7). */
export const agonyPain = sequence('agony-pain', [
  (s, { seat }) => {
    if (isLiving(s, seat)) lose(s, seat, 1, 'sigil-of-agony', seat);
  },
]);
