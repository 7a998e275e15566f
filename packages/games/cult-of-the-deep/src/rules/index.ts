/** The rulebook: every frame name and the rule it stands for. */

import { machine, type Rulebook } from '@conclave/kernel';
import type { DeepChoice } from '../choices.ts';
import type { DeepEvent } from '../events.ts';
import type { DeepFrame } from '../frames.ts';
import type { Deep } from '../state.ts';
import { altarEffect, altarHydra, altarLamia, librarianRepeat } from './altar-effects.ts';
import { withAsides } from './asides.ts';
import { riftOrder } from './astral-rift.ts';
import { commit, commitDie } from './committing.ts';
import { deathCheck, returnOne } from './death.ts';
import { altarSacrificePick, chooseWraith } from './dying.ts';
import { altarBloodRites, altarGainDie } from './gained-dice.ts';
import { krakenGive, krakenRemove, krakenReroll, krakenRoll } from './kraken.ts';
import { assassin2Extra, guardian2Prevent, guardianShield, loss } from './losses.ts';
import { necroRevive } from './necromancer.ts';
import { arcaneExempt, arcaneExplode, explosion, necroGain } from './on-players.ts';
import { placeDie, recommitDie } from './placing.ts';
import { portentsAdd, portentsOrder, portentsTarget } from './portents.ts';
import { betweenDice, resolve, resolveAct, resolveNext, tributeFalls } from './resolving.ts';
import { respond, response } from './responding.ts';
import { chooseKeeper, complete } from './rituals.ts';
import { bloodMagePay, reroll, roll } from './rolling.ts';
import { agonyPain } from './sigil-effects.ts';
import { counterSigil, sigil, sigilParams } from './sigils.ts';
import { tradeAnswer } from './trades.ts';
import { trulyHighPriestReplace } from './truly-high-priest.ts';
import { betweenTurns, turn } from './turn.ts';
import { facelessMark, facelessReplace, upkeep } from './upkeep.ts';

export const rulebook: Rulebook<Deep, DeepFrame, DeepEvent> = withAsides({
  turn,
  upkeep,
  'kraken-roll': krakenRoll,
  roll,
  commit,
  response,
  resolve,
  'between-dice': betweenDice,
  'altar-effect': altarEffect,
  complete,
  loss,
  explosion,
  'tribute-falls': tributeFalls,
  sigil,
  'agony-pain': agonyPain,
  'death-check': deathCheck,
  return: returnOne,
  'between-turns': betweenTurns,
  respond,
  'resolve-act': resolveAct,
  'counter-sigil': counterSigil,
  'truly-hp-replace': trulyHighPriestReplace,
  'faceless-mark': facelessMark,
  'faceless-replace': facelessReplace,
  'kraken-remove': krakenRemove,
  'kraken-reroll': krakenReroll,
  'kraken-give': krakenGive,
  'blood-mage-pay': bloodMagePay,
  reroll,
  'commit-die': commitDie,
  'recommit-die': recommitDie,
  'place-die': placeDie,
  'trade-answer': tradeAnswer,
  'resolve-next': resolveNext,
  'guardian-shield': guardianShield,
  'guardian2-prevent': guardian2Prevent,
  'assassin2-extra': assassin2Extra,
  'altar-hydra': altarHydra,
  'altar-lamia': altarLamia,
  'altar-gain-die': altarGainDie,
  'altar-blood-rites': altarBloodRites,
  'rift-order': riftOrder,
  'portents-order': portentsOrder,
  'portents-target': portentsTarget,
  'portents-add': portentsAdd,
  'choose-keeper': chooseKeeper,
  'librarian-repeat': librarianRepeat,
  'arcane-explode': arcaneExplode,
  'arcane-exempt': arcaneExempt,
  'altar-sacrifice-pick': altarSacrificePick,
  'necro-gain': necroGain,
  'necro-revive': necroRevive,
  'choose-wraith': chooseWraith,
  'sigil-params': sigilParams,
});

export const { settle, pending, apply, choose, kindOfDecision } = machine<Deep, DeepFrame, DeepChoice, DeepEvent>(
  rulebook,
);
