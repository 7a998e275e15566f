/** The checks of a scenario: docs/scenarios.md lists them. */
import { type Choice, type Observer, samePlain, toldTo, valueAt } from '@conclave/kernel';
import type { AnyScenarios } from '../game-scenarios.ts';
import { isMeant, isMeantAt } from './meant.ts';
import type { ScenarioChoice } from './parse.ts';
import { askedOf, idsOf, optionsCalled, optionsMeant, type Scene } from './scene.ts';
import type { Fields } from './schema.ts';

/** What of a check is not true, in one line; null when it is. */
export function problemOf(scene: Scene, check: Fields): string | null {
  if ('told' in check || 'notTold' in check) return toldProblem(scene, check);
  if ('at' in check) return atProblem(scene, check);
  if ('asked' in check || 'decision' in check) {
    return askedProblem(scene, check) ?? (asksForOptions(check) ? optionsProblem(scene, check) : null);
  }
  if ('refused' in check) return refusedProblem(scene, check.refused as ScenarioChoice);
  if ('cannotSee' in check || 'sees' in check) return sightProblem(scene, check);
  if ('outcome' in check)
    return subsetProblem(scene.scenarios, 'the outcome', scene.scenarios.game.outcome(scene.state), check.outcome);
  return optionsProblem(scene, check);
}

function atProblem(scene: Scene, check: Fields): string | null {
  const path = String(check.at);
  const value = valueAt(scene.scenarios.inspect(scene.state), path);
  if (value === undefined) return `there is no ${path}${fieldsThere(scene.scenarios.inspect(scene.state), path)}`;
  if ('is' in check && !isMeantAt(scene.scenarios, path, value, check.is))
    return `${path} is ${JSON.stringify(value)}, not ${JSON.stringify(check.is)}`;
  if ('count' in check && (value as { length?: number } | null)?.length !== check.count) {
    return `${path} counts ${(value as { length?: number } | null)?.length}, not ${check.count}`;
  }
  if (('has' in check || 'hasNot' in check) && !Array.isArray(value)) return `${path} is no list`;
  const holds = (wanted: unknown) => (value as unknown[]).some((one) => isMeant(scene.scenarios, one, wanted));
  for (const wanted of several(check.has))
    if (!holds(wanted)) return `${path} lacks ${JSON.stringify(wanted)}: ${JSON.stringify(value)}`;
  for (const wanted of several(check.hasNot))
    if (holds(wanted)) return `${path} has ${JSON.stringify(wanted)}: ${JSON.stringify(value)}`;
  return null;
}

/** What there is instead of a path that leads nowhere: the fields of the last thing it names. */
function fieldsThere(value: unknown, path: string): string {
  const keys = path.split('.');
  for (let length = keys.length - 1; length >= 0; length--) {
    const parent = keys.slice(0, length).join('.');
    const there = length === 0 ? value : valueAt(value, parent);
    if (there === undefined) continue;
    if (there === null || typeof there !== 'object') return `; ${parent} is ${JSON.stringify(there)}`;
    return `; ${parent || 'the state'} has: ${Object.keys(there).join(', ') || 'nothing'}`;
  }
  return '';
}

function askedProblem(scene: Scene, check: Fields): string | null {
  const seats = scene.pending?.asked.map((one) => one.seat) ?? [];
  const inOrder = (asked: readonly unknown[]) => asked.map(Number).sort((a, b) => a - b);
  if ('asked' in check && !samePlain(inOrder(seats), inOrder(several(check.asked)))) {
    return `asked is ${seats.join(', ') || 'nobody'}${scene.pending ? ` by ${scene.pending.decision}` : ''}, not ${several(check.asked).join(', ') || 'nobody'}`;
  }
  const decision = scene.pending?.decision ?? null;
  if ('decision' in check && decision !== check.decision) return `the decision is ${decision}, not ${check.decision}`;
  return null;
}

function asksForOptions(check: Fields): boolean {
  return 'options' in check || 'offered' in check || 'notOffered' in check;
}

function optionsProblem(scene: Scene, check: Fields): string | null {
  const asked = askedOf(scene, check.seat);
  if (typeof asked === 'string') return asked;
  const offered = idsOf(scene, asked);
  const idsOfAll = (options: readonly Choice[]) => options.map((one) => scene.scenarios.game.choiceId(one));
  const idsMeant = (name: unknown) => idsOfAll(optionsMeant(scene, asked, name));
  const written = (name: unknown) => (typeof name === 'string' ? name : JSON.stringify(name));
  if ('options' in check) {
    const wanted = several(check.options).map((name) => {
      const ids = idsMeant(name);
      return ids.length === 1 ? String(ids[0]) : written(name);
    });
    const same = samePlain([...wanted].sort(), [...offered].sort());
    if (!same) return `the options of ${asked.decision} are ${offered.join(', ')}; not ${wanted.join(', ')}`;
  }
  for (const name of several(check.offered)) {
    if (idsMeant(name).length === 0) return `${written(name)} is not offered; offered: ${offered.join(', ')}`;
  }
  for (const name of several(check.notOffered)) {
    const ids = idsOfAll(optionsCalled(scene, asked, name));
    if (ids.length > 0) return `${ids.join(', ')} is offered`;
  }
  return null;
}

function refusedProblem(scene: Scene, step: ScenarioChoice): string | null {
  const asked = askedOf(scene, step.seat);
  const isRefused = typeof asked === 'string' || optionsCalled(scene, asked, step.choose).length === 0;
  return isRefused ? null : `${JSON.stringify(step.choose)} is offered to seat ${asked.seat}`;
}

function toldProblem(scene: Scene, check: Fields): string | null {
  const { told, notTold, as: observer, ...fields } = check;
  const type = told ?? notTold;
  const heard = scene.events
    .filter((event) => event.type === type)
    .map((event) => toldTo(event, (observer as Observer | undefined) ?? event.secret?.to[0] ?? 'spectator'));
  const matches = heard.some((event) => subsetProblem(scene.scenarios, '', event, fields) === null);
  if (told !== undefined && !matches) {
    const others =
      heard.length > 0
        ? JSON.stringify(heard)
        : `told were: ${scene.events.map((one) => one.type).join(', ') || 'nothing'}`;
    return `no event ${type} with ${JSON.stringify(fields)}; ${others}`;
  }
  if (notTold !== undefined && matches) return `${type} was told: ${JSON.stringify(heard)}`;
  return null;
}

function sightProblem(scene: Scene, check: Fields): string | null {
  const observer = check.seat as Observer;
  const path = String(check.sees ?? check.cannotSee);
  const seen = valueAt(scene.scenarios.game.viewOf(scene.state, observer), path);
  if ('sees' in check) {
    if (seen === undefined) return `seat ${observer} does not see ${path}`;
    return 'is' in check && !isMeantAt(scene.scenarios, path, seen, check.is)
      ? `seat ${observer} sees ${path} as ${JSON.stringify(seen)}`
      : null;
  }
  // A path that leads nowhere in the full state would make this check pass for ever.
  if (valueAt(scene.scenarios.inspect(scene.state), path) === undefined)
    return `there is no ${path} that could be hidden`;
  return seen === undefined || seen === null ? null : `seat ${observer} sees ${path}: ${JSON.stringify(seen)}`;
}

function several(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Why `found` does not have all that `wanted` names; more than that may be there. */
function subsetProblem(scenarios: AnyScenarios, what: string, found: unknown, wanted: unknown): string | null {
  const bothObjects = [found, wanted].every((one) => one !== null && typeof one === 'object' && !Array.isArray(one));
  if (!bothObjects)
    return isMeant(scenarios, found, wanted)
      ? null
      : `${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`;
  for (const [key, value] of Object.entries(wanted as Fields)) {
    const problem = subsetProblem(scenarios, what === '' ? key : `${what}.${key}`, (found as Fields)[key], value);
    if (problem !== null) return problem;
  }
  return null;
}
