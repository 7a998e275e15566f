/** The rulebook: every frame name and the rule it stands for. */

import { machine, type Rulebook } from '@conclave/kernel';
import type { RiseChoice } from '../choices.ts';
import type { RiseEvent } from '../events.ts';
import type { RiseFrame } from '../frames.ts';
import type { Rise } from '../state.ts';
import { artifactLocation, artifactTarget } from './artifact-questions.ts';
import { awaken } from './awakening.ts';
import { drawSeveral } from './drawing.ts';
import { finishNow } from './end.ts';
import { extraDestination, extraPlay } from './extra-plays.ts';
import { hunterDestination, tieVictim } from './hunter.ts';
import { locationPower, locationPowerTarget } from './location-powers.ts';
import { monsterLocation, monsterMove, monsterTarget } from './monster-questions.ts';
import { cultistDestination, play } from './playing.ts';
import { hasturDiscard, powerChoice, powerMove, powerMoveTo, powerPlace, powerStrike, powerTarget } from './powers.ts';
import { hunterRecall } from './sets.ts';
import { turn, turnAction } from './turn.ts';

export const rulebook: Rulebook<Rise, RiseFrame, RiseEvent> = {
  turn,
  play,
  draw: drawSeveral,
  awaken,
  'hastur-discard': hasturDiscard,
  finish: finishNow,
  'turn-action': turnAction,
  'cultist-destination': cultistDestination,
  'hunter-destination': hunterDestination,
  'tie-victim': tieVictim,
  'hunter-recall': hunterRecall,
  'monster-location': monsterLocation,
  'monster-target': monsterTarget,
  'monster-move': monsterMove,
  'artifact-location': artifactLocation,
  'artifact-target': artifactTarget,
  'extra-play': extraPlay,
  'extra-destination': extraDestination,
  'power-strike': powerStrike,
  'power-move': powerMove,
  'power-move-to': powerMoveTo,
  'power-choice': powerChoice,
  'power-target': powerTarget,
  'power-place': powerPlace,
  'location-power': locationPower,
  'location-power-target': locationPowerTarget,
};

export const rulesMachine = machine<Rise, RiseFrame, RiseChoice, RiseEvent>(rulebook);
export const { settle, pending } = rulesMachine;
