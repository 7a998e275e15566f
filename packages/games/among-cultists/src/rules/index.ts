/** The rulebook: every frame name and the rule it stands for. */

import { machine, type Rulebook } from '@conclave/kernel';
import type { AmongChoice } from '../choices.ts';
import type { AmongEvent } from '../events.ts';
import type { AmongFrame } from '../frames.ts';
import type { Among } from '../state.ts';
import { action } from './action.ts';
import { announceState } from './check-state.ts';
import { encounters, givePulse, useLamp } from './encounters.ts';
import { winning } from './end.ts';
import { eventAck } from './event-cards.ts';
import { endRound } from './hunter.ts';
import { owlCard, owlRoom, rifleDestination } from './items.ts';
import { move } from './movement.ts';
import { castLeaderVote, leaderVote, pickRitualist, ritualCard } from './ritual.ts';
import { check } from './room-actions.ts';
import { round } from './round.ts';
import { guessSeer } from './seer-guess.ts';
import { castVote, doneTalking, vote } from './vote.ts';

export const rulebook: Rulebook<Among, AmongFrame, AmongEvent> = {
  round,
  encounters,
  check,
  vote,
  'investigators-would-win': winning,
  'leader-vote': leaderVote,
  move,
  'use-lamp': useLamp,
  action,
  'announce-state': announceState,
  'owl-card': owlCard,
  'owl-room': owlRoom,
  'rifle-destination': rifleDestination,
  'pick-ritualist': pickRitualist,
  'event-ack': eventAck,
  'give-pulse': givePulse,
  'done-talking': doneTalking,
  'cast-vote': castVote,
  'end-round': endRound,
  'cast-leader-vote': castLeaderVote,
  'ritual-card': ritualCard,
  'guess-seer': guessSeer,
};

export const rulesMachine = machine<Among, AmongFrame, AmongChoice, AmongEvent>(rulebook);
export const { settle, pending } = rulesMachine;
