/** The rulebook: every frame name and the rule it stands for. Rules of a single card come from the card. */

import { machine, type Rulebook } from '@conclave/kernel';
import type { DeepChoice } from '../choices.ts';
import { cardRules } from '../components/index.ts';
import type { DeepEvent } from '../events.ts';
import type { DeepFrame } from '../frames.ts';
import type { Deep } from '../state.ts';
import { altarEffect } from './altar-effects.ts';
import { arcaneExempt, arcaneExplode, explosion } from './arcane.ts';
import { withAsides } from './asides.ts';
import { commit, commitDie } from './committing.ts';
import { deathCheck, returnOne } from './death.ts';
import { chooseWraith } from './dying.ts';
import { altarGainDie } from './gained-dice.ts';
import { loss } from './losses.ts';
import { placeDie, recommitDie } from './placing.ts';
import { betweenDice, resolve, resolveAct, resolveNext } from './resolving.ts';
import { respond, response } from './responding.ts';
import { chooseKeeper, complete } from './rituals.ts';
import { reroll, roll } from './rolling.ts';
import { counterSigil, sigil, sigilParams } from './sigils.ts';
import { tradeAnswer } from './trades.ts';
import { trulyHighPriestReplace } from './truly-high-priest.ts';
import { betweenTurns, turn } from './turn.ts';
import { upkeep } from './upkeep.ts';

export const rulebook: Rulebook<Deep, DeepFrame, DeepEvent> = withAsides({
  ...cardRules,
  turn,
  upkeep,
  roll,
  commit,
  response,
  resolve,
  'between-dice': betweenDice,
  'altar-effect': altarEffect,
  complete,
  loss,
  explosion,
  sigil,
  'death-check': deathCheck,
  return: returnOne,
  'between-turns': betweenTurns,
  respond,
  'resolve-act': resolveAct,
  'counter-sigil': counterSigil,
  'truly-hp-replace': trulyHighPriestReplace,
  reroll,
  'commit-die': commitDie,
  'recommit-die': recommitDie,
  'place-die': placeDie,
  'trade-answer': tradeAnswer,
  'resolve-next': resolveNext,
  'altar-gain-die': altarGainDie,
  'choose-keeper': chooseKeeper,
  'arcane-explode': arcaneExplode,
  'arcane-exempt': arcaneExempt,
  'choose-wraith': chooseWraith,
  'sigil-params': sigilParams,
});

export const rulesMachine = machine<Deep, DeepFrame, DeepChoice, DeepEvent>(rulebook);
export const { settle, pending } = rulesMachine;
