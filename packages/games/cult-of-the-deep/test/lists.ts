/** The decisions and events that there are, complete by their types. */
import type { DeepChoice } from '../src/choices.ts';
import type { DeepEvent } from '../src/events.ts';
import type { DeepFrame } from '../src/frames.ts';

type Sequences =
  | 'turn'
  | 'upkeep'
  | 'kraken-roll'
  | 'roll'
  | 'commit'
  | 'response'
  | 'resolve'
  | 'between-dice'
  | 'altar-effect'
  | 'complete'
  | 'loss'
  | 'explosion'
  | 'tribute-falls'
  | 'sigil'
  | 'agony-pain'
  | 'death-check'
  | 'return'
  | 'between-turns';
/** The frames that ask somebody. */
export type Decision = Exclude<DeepFrame['rule'], Sequences>;

const decisions: Record<Decision, true> = {
  respond: true,
  'resolve-act': true,
  'counter-sigil': true,
  'truly-hp-replace': true,
  'faceless-mark': true,
  'faceless-replace': true,
  'kraken-remove': true,
  'kraken-reroll': true,
  'kraken-give': true,
  'blood-mage-pay': true,
  reroll: true,
  'commit-die': true,
  'recommit-die': true,
  'place-die': true,
  'trade-answer': true,
  'resolve-next': true,
  'guardian-shield': true,
  'guardian2-prevent': true,
  'assassin2-extra': true,
  'altar-hydra': true,
  'altar-lamia': true,
  'altar-gain-die': true,
  'altar-blood-rites': true,
  'rift-order': true,
  'portents-order': true,
  'portents-target': true,
  'portents-add': true,
  'choose-keeper': true,
  'librarian-repeat': true,
  'arcane-explode': true,
  'arcane-exempt': true,
  'altar-sacrifice-pick': true,
  'necro-gain': true,
  'necro-revive': true,
  'choose-wraith': true,
  'sigil-params': true,
};

const events: Record<DeepEvent['type'], true> = {
  gameBegan: true,
  ritualReplaced: true,
  turnBegan: true,
  phaseBegan: true,
  turnCutShort: true,
  krakenDieGained: true,
  krakenDieTaken: true,
  krakenDieRemoved: true,
  krakenDieLifted: true,
  krakenRolled: true,
  krakenRerolled: true,
  krakenDiceReturned: true,
  diceRolled: true,
  diceRerolled: true,
  dieCommitted: true,
  dieChanged: true,
  dieRecommitted: true,
  dieMoved: true,
  dieGained: true,
  dieRemoved: true,
  diceLeftIdle: true,
  dieResolved: true,
  dieWasted: true,
  wraithDieChanged: true,
  extraDiceStored: true,
  lifeLost: true,
  lifeGained: true,
  lifePaid: true,
  lossPrevented: true,
  shieldLaid: true,
  warded: true,
  assassinStruck: true,
  arcaneExplosion: true,
  markerMoved: true,
  dieAdded: true,
  altarEffectRepeated: true,
  ritualCompleted: true,
  ritualKept: true,
  ritualDiscarded: true,
  ritualDrawn: true,
  ritualDeckShuffled: true,
  shadowGrew: true,
  tributePaid: true,
  riftRolled: true,
  sacrificeTaken: true,
  coinGained: true,
  coinSpent: true,
  tradeProposed: true,
  tradeAccepted: true,
  tradeDeclined: true,
  sigilDeclared: true,
  sigilRevoked: true,
  portentsRolled: true,
  keeperEffectCopied: true,
  copyUsed: true,
  facelessMarked: true,
  facelessReplaced: true,
  watching: true,
  wraithAbilityUsed: true,
  died: true,
  wraithChosen: true,
  possessed: true,
  revived: true,
  gameEnded: true,
};

export const DECISION_IDS = Object.keys(decisions);
export const EVENT_TYPES = Object.keys(events);

const choices: Record<DeepChoice['type'], true> = {
  pass: true,
  watch: true,
  none: true,
  yes: true,
  no: true,
  'no-this-phase': true,
  done: true,
  accept: true,
  decline: true,
  stop: true,
  stay: true,
  idle: true,
  'end-commit': true,
  revoke: true,
  'one-die': true,
  'two-dice': true,
  life: true,
  coin: true,
  seat: true,
  die: true,
  altar: true,
  character: true,
  wraith: true,
  take: true,
  'commit-die': true,
  'spend-chant': true,
  'chant-keeper-change': true,
  'alchemist-change': true,
  'blood-rites-change': true,
  'merchant-sell': true,
  'hydra-discard': true,
  'trade-propose': true,
  'trade-give': true,
  'trade-get': true,
  'trade-withdraw': true,
  'kraken-remove': true,
  'place-die': true,
  siren: true,
  'guardian2-change': true,
  'assassin2-change': true,
  'blood-mage2-reroll': true,
  transmute: true,
  'wraith-ability': true,
  sigil: true,
  'guardian-shield': true,
  'assassin-strike': true,
  hydra: true,
  lamia: true,
  'gain-die': true,
  'blood-rites': true,
  result: true,
  'add-die': true,
  copy: true,
  ascend: true,
};

export const CHOICE_TYPES = Object.keys(choices);
