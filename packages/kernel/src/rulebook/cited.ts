/** Rule ids as scenarios, tests and texts cite them. */
import type { AnyGame } from '../game.ts';

/** Whether citing `cited` proves `rule`: itself, or a numbered or lettered part of it such as RC-4.14.3 of RC-4.14. */
export function coversRule(cited: string, rule: string): boolean {
  return cited === rule || (cited.startsWith(rule) && /^(\.\d+|[a-z])/.test(cited.slice(rule.length)));
}

/** Whether the game has this rule, or a rule of which it is a part, told or folded into another. */
export function knowsRule({ rules, foldedRules = {} }: AnyGame, id: string): boolean {
  return [...rules.en.map((rule) => rule.id), ...Object.keys(foldedRules)].some((rule) => coversRule(id, rule));
}
