/** A copy of the table that shares nothing with it. Written by hand: searches clone hundreds of thousands of times a second. */
import { clonePlain, type Seen } from '@conclave/kernel';
import type { DeepFrame, Draft } from './frames.ts';
import type { Altar, Deep, Die, OpenPlayer, OpenTable, Player, Transmutation, WraithDie } from './state.ts';

export function clone(s: Deep): Deep {
  return tableWith(s, {
    stack: s.stack.map(cloneFrame),
    players: s.players.map(clonePlayer),
    ritualDeck: s.ritualDeck.slice(),
    sigilsAside: s.sigilsAside.slice(),
  });
}

function clonePlayer(player: Player): Player {
  return playerWith(player, player.role, player.sigil, cloneDraft(player.draft), player.withdrawn);
}

/** What a table has besides what everybody sees. */
type Hidden = Exclude<keyof Deep, keyof OpenTable>;

/**
 * A table with everything that is open copied from another: clones and worlds are made by it. What is not open to all
 * is handed in, so that whoever makes one says what becomes of each secret, and nothing unnamed can come along.
 */
export function tableWith<H extends Record<Hidden, unknown>>(
  open: Seen<OpenTable>,
  hidden: H,
): OpenTable & { [K in Hidden]: H[K] } {
  return Object.assign(openTable(open), hidden);
}

/** A copy of what everybody sees: a view is made of it, which adds what its observer may know. */
export function openTable(open: Seen<OpenTable>): OpenTable {
  return {
    options: { ...open.options },
    n: open.n,
    sitting: open.sitting.slice(),
    active: open.active,
    round: open.round,
    phase: open.phase,
    altars: open.altars.map(cloneAltar),
    ritualDiscard: open.ritualDiscard.slice(),
    shadowTokens: open.shadowTokens,
    usedSigils: open.usedSigils.slice(),
    charactersNotInPlay: open.charactersNotInPlay.slice(),
    charactersGone: open.charactersGone.slice(),
    wraithStock: open.wraithStock.slice(),
    facelessToken: open.facelessToken,
    facelessLent: open.facelessLent,
    dice: open.dice.map(cloneDie),
    diceMade: open.diceMade,
    diceGained: open.diceGained,
    transmuted: open.transmuted.map(cloneTransmutation),
    krakenPenalty: open.krakenPenalty,
    bloodMagePaid: open.bloodMagePaid,
    tributePaid: open.tributePaid,
    watching: open.watching.slice(),
    highPriestMode: open.highPriestMode,
    highPriestOrder: open.highPriestOrder.slice(),
    blows: open.blows,
    wasSelfish: open.wasSelfish,
    wasPossessed: open.wasPossessed,
    result: open.result === null ? null : clonePlain(open.result),
  };
}

/** The same for a player. */
export function playerWith<R, S, D, W>(
  open: Seen<OpenPlayer>,
  role: R,
  sigil: S,
  draft: D,
  withdrawn: W,
): OpenPlayer & { role: R; sigil: S; draft: D; withdrawn: W } {
  const player = openPlayer(open) as OpenPlayer & { role: R; sigil: S; draft: D; withdrawn: W };
  player.role = role;
  player.sigil = sigil;
  player.draft = draft;
  player.withdrawn = withdrawn;
  return player;
}

export function openPlayer(open: Seen<OpenPlayer>): OpenPlayer {
  const { coins, lastBlow } = open;
  return {
    roleIsPublic: open.roleIsPublic,
    character: open.character,
    status: open.status,
    automated: open.automated,
    life: open.life,
    coins: { chant: coins.chant, siren: coins.siren, necromancer: coins.necromancer },
    krakenDice: open.krakenDice,
    storedDice: open.storedDice,
    keeps: open.keeps.slice(),
    copies: open.copies.slice(),
    wraith: open.wraith,
    wraithDice: open.wraithDice.map(cloneWraithDie),
    lastBlow: lastBlow === null ? null : { by: lastBlow.by, number: lastBlow.number },
    used: open.used.slice(),
    haunted: open.haunted,
    shield: open.shield,
    warded: open.warded,
    lostLife: open.lostLife,
    arcaneDice: open.arcaneDice,
    muted: open.muted.slice(),
    proposals: open.proposals,
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

function cloneDie({ id, face, at, mode, coined, lent }: Seen<Die>): Die {
  return { id, face, at, mode, coined, lent };
}

function cloneWraithDie({ face, spent, coined }: Seen<WraithDie>): WraithDie {
  return { face, spent, coined };
}

function cloneTransmutation({ seat, from, face }: Seen<Transmutation>): Transmutation {
  return { seat, from, face };
}

export function cloneDraft(draft: Draft | null): Draft | null {
  return draft === null ? null : clonePlain(draft);
}

function cloneAltar({ ritual, markers }: Seen<Altar>): Altar {
  return { ritual, markers: { ...markers } };
}
