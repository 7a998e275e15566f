/** A copy of the table that shares nothing with it. Written by hand: searches clone hundreds of thousands of times a second. */
import { clonePlain } from '@conclave/kernel';
import type { DeepFrame, Draft } from './frames.ts';
import type { Altar, Deep, Die, Player, Transmutation, WraithDie } from './state.ts';

export function clone(s: Deep): Deep {
  return {
    stack: s.stack.map(cloneFrame),
    options: { ...s.options },
    n: s.n,
    sitting: s.sitting.slice(),
    players: s.players.map(clonePlayer),
    active: s.active,
    round: s.round,
    phase: s.phase,
    altars: s.altars.map(cloneAltar),
    ritualDeck: s.ritualDeck.slice(),
    ritualDiscard: s.ritualDiscard.slice(),
    shadowTokens: s.shadowTokens,
    sigilsAside: s.sigilsAside.slice(),
    usedSigils: s.usedSigils.slice(),
    charactersNotInPlay: s.charactersNotInPlay.slice(),
    charactersGone: s.charactersGone.slice(),
    wraithStock: s.wraithStock.slice(),
    facelessToken: s.facelessToken,
    facelessLent: s.facelessLent,
    dice: s.dice.map(cloneDie),
    diceMade: s.diceMade,
    diceGained: s.diceGained,
    transmuted: s.transmuted.map(cloneTransmutation),
    krakenPenalty: s.krakenPenalty,
    bloodMagePaid: s.bloodMagePaid,
    tributePaid: s.tributePaid,
    watching: s.watching.slice(),
    highPriestMode: s.highPriestMode,
    highPriestOrder: s.highPriestOrder.slice(),
    blows: s.blows,
    wasSelfish: s.wasSelfish,
    wasPossessed: s.wasPossessed,
    result: s.result === null ? null : clonePlain(s.result),
  };
}

export function cloneFrame(frame: DeepFrame): DeepFrame {
  switch (frame.rule) {
    // These are on the stack in nearly every state.
    case 'turn':
      return { rule: 'turn', at: frame.at, begunLiving: frame.begunLiving };
    case 'commit':
    case 'response':
    case 'resolve':
      return { rule: frame.rule, at: frame.at };
    default:
      return clonePlain(frame);
  }
}

export function cloneDie({ id, face, at, mode, coined, lent }: Die): Die {
  return { id, face, at, mode, coined, lent };
}

export function cloneWraithDie({ face, spent, coined }: WraithDie): WraithDie {
  return { face, spent, coined };
}

export function cloneTransmutation({ seat, from, face }: Transmutation): Transmutation {
  return { seat, from, face };
}

export function cloneDraft(draft: Draft | null): Draft | null {
  return draft === null ? null : clonePlain(draft);
}

export function cloneAltar({ ritual, markers }: Altar): Altar {
  return { ritual, markers: { ...markers } };
}

function clonePlayer(player: Player): Player {
  const { coins, lastBlow } = player;
  return {
    role: player.role,
    roleIsPublic: player.roleIsPublic,
    character: player.character,
    status: player.status,
    automated: player.automated,
    life: player.life,
    sigil: player.sigil,
    coins: { chant: coins.chant, siren: coins.siren, necromancer: coins.necromancer },
    krakenDice: player.krakenDice,
    storedDice: player.storedDice,
    keeps: player.keeps.slice(),
    copies: player.copies.slice(),
    wraith: player.wraith,
    wraithDice: player.wraithDice.map(cloneWraithDie),
    lastBlow: lastBlow === null ? null : { by: lastBlow.by, number: lastBlow.number },
    used: player.used.slice(),
    haunted: player.haunted,
    shield: player.shield,
    warded: player.warded,
    lostLife: player.lostLife,
    arcaneDice: player.arcaneDice,
    muted: player.muted.slice(),
    proposals: player.proposals,
    draft: cloneDraft(player.draft),
    withdrawn: player.withdrawn,
  };
}
