/** Which options need a look: dice that show the same and lie at the same place are one die with two names. */
import type { Seat } from '@conclave/kernel';
import type { DeepChoice } from '../choices.ts';
import type { Deep } from '../state.ts';
import { dieOf, isLiving, playerAt } from '../verbs/table.ts';

/** One option of each kind, in the order offered. */
export function distinct(
  s: Deep,
  player: Seat,
  decision: string,
  options: readonly DeepChoice[],
): readonly DeepChoice[] {
  if (options.length <= 2) return options;
  const me = s.sitting[player] as Seat;
  const seen = new Set<string>();
  const offered = decision === 'commit-die' ? oneDieAtATime(options) : options;
  return offered.filter((choice) => {
    const kind = kindOf(s, me, decision, choice);
    if (kind === null) return true;
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

/** All dice must be committed, in whatever order: so the first one is placed before the next is thought about. */
function oneDieAtATime(options: readonly DeepChoice[]): readonly DeepChoice[] {
  const [first] = options;
  if (first?.type !== 'commit-die') return options;
  return options.filter((choice) => choice.type !== 'commit-die' || choice.die === first.die);
}

/** What the option does, without the numbers of dice; null for options that name none. */
function kindOf(s: Deep, me: Seat, decision: string, choice: DeepChoice): string | null {
  switch (choice.type) {
    case 'die':
      return pickedKind(s, me, decision, choice.die);
    case 'spend-chant':
      return `${choice.type} ${isLiving(s, me) ? dieKind(s, choice.die) : wraithDieKind(s, me, choice.die)} ${choice.face}`;
    case 'chant-keeper-change':
    case 'alchemist-change':
    case 'blood-rites-change':
      return `${choice.type} ${dieKind(s, choice.die)} ${choice.face}`;
    case 'hydra-discard':
    case 'guardian2-change':
    case 'assassin2-change':
    case 'blood-mage2-reroll':
      return `${choice.type} ${dieKind(s, choice.die)}`;
    case 'siren':
      return `siren ${dieKind(s, choice.die)} ${choice.to}`;
    case 'wraith-ability': {
      const { spend, die, dice, to } = choice;
      const spent = spend === undefined ? '' : wraithDieKind(s, me, spend);
      const met = (dice ?? (die === undefined ? [] : [die])).map((id) => dieKind(s, id)).sort();
      return `haunt ${spent} ${met.join(' ')} ${to}`;
    }
    default:
      return null;
  }
}

/** Kraken dice are few, and told apart by their place in the roll. */
function pickedKind(s: Deep, me: Seat, decision: string, die: number): string | null {
  if (decision === 'kraken-reroll' || decision === 'kraken-remove') return null;
  return decision === 'reroll' && !isLiving(s, me) ? wraithDieKind(s, me, die) : dieKind(s, die);
}

function dieKind(s: Deep, id: number): string {
  const { face, at, mode, coined } = dieOf(s, id);
  return `${face} ${at} ${mode} ${coined}`;
}

function wraithDieKind(s: Deep, me: Seat, number: number): string {
  const die = playerAt(s, me).wraithDice[number - 1];
  return `${die?.face} ${die?.coined}`;
}
