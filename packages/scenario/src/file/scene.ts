import {
  type Asked,
  type Choice,
  type GameEvent,
  type Pending,
  type Seat,
  type State,
  samePlain,
} from '@conclave/kernel';
import type { AnyScenarios } from '../game-scenarios.ts';
import type { ScenarioChoice } from './parse.ts';

/** Where a scenario stands: what its steps act on and its checks look at. */
export interface Scene {
  readonly scenarios: AnyScenarios;
  readonly state: State;
  readonly pending: Pending | null;
  /** Everything told since the start. */
  readonly events: readonly GameEvent[];
}

/** What the seat is asked (the only seat asked, if none is named); or why it is not. */
export function askedOf(scene: Scene, seat: unknown): Asked | string {
  if (scene.pending === null) return 'nobody is asked: the game is over';
  const { asked, decision } = scene.pending;
  if (seat === undefined && asked.length === 1) return asked[0] as Asked;
  const one = asked.find((entry) => entry.seat === seat);
  if (one !== undefined) return one;
  return `seat ${seat ?? '(not named)'} is not asked; asked is ${asked.map((entry) => entry.seat).join(', ')} by ${decision}`;
}

/** The names of what a seat may choose. */
export function idsOf(scene: Scene, asked: Asked): string[] {
  return asked.options.map((one) => scene.scenarios.game.choiceId(one));
}

/** The id that is meant: a specification may write `place-card(success)` for `place-card:success`, and `{ seat: 2 }` for `seat-2`. */
export function choiceIdWritten(name: unknown): string {
  if (name !== null && typeof name === 'object') return Object.values(name).map(partWritten).join(':');
  const id = String(name);
  const [, type, parts] = /^([^():]+)\(([^()]*)\)$/.exec(id) ?? [];
  if (type === undefined || parts === undefined) return id;
  return [type, ...parts.split(',')].map((part) => part.trim()).join(':');
}

function partWritten(part: unknown): string {
  if (Array.isArray(part)) return part.join('+');
  if (part === null || typeof part !== 'object') return String(part);
  return Object.entries(part)
    .map(([kind, which]) => `${kind}-${which}`)
    .join(':');
}

/** The options that are named so: the one with this id or written as this object, else all that are also called so. */
export function optionsCalled(scene: Scene, asked: Pick<Asked, 'options'>, name: unknown): readonly Choice[] {
  const { scenarios, state } = scene;
  const id = choiceIdWritten(name);
  const own = asked.options.find((one) => scenarios.game.choiceId(one) === id || samePlain(one, name));
  if (own !== undefined) return [own];
  return asked.options.filter((one) => scenarios.alsoCalled?.(state, one).includes(id));
}

/** The options that can be meant: those named so, else those named so in part. What is said not to be there must be named in full. */
export function optionsMeant(scene: Scene, asked: Pick<Asked, 'options'>, name: unknown): readonly Choice[] {
  const called = optionsCalled(scene, asked, name);
  if (called.length > 0) return called;
  const beginning = `${choiceIdWritten(name)}:`;
  return asked.options.filter(
    (one) => scene.scenarios.game.choiceId(one).startsWith(beginning) || hasFields(one, name),
  );
}

function hasFields(choice: Choice, wanted: unknown): boolean {
  if (wanted === null || typeof wanted !== 'object') return false;
  const fields = choice as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([key, value]) => samePlain(fields[key], value));
}

/** The option a step names, by its id or as an object; or why there is none. */
export function findOption(scene: Scene, step: ScenarioChoice): { seat: Seat; choice: Choice } | string {
  const asked = askedOf(scene, step.seat);
  if (typeof asked === 'string') return asked;
  const [choice, ...others] = optionsMeant(scene, asked, step.choose);
  if (choice !== undefined && others.length === 0) return { seat: asked.seat, choice };
  if (choice !== undefined) {
    const several = [choice, ...others].map((one) => scene.scenarios.game.choiceId(one)).join(', ');
    return `${JSON.stringify(step.choose)} can mean several things to seat ${asked.seat}: ${several}`;
  }
  const offered = idsOf(scene, asked).join(', ');
  return `${JSON.stringify(step.choose)} is not offered to seat ${asked.seat} by ${asked.decision}; offered: ${offered}`;
}
