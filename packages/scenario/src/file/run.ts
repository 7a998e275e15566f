import {
  type AnyContext,
  BadInput,
  type Chance,
  type Choice,
  type GameEvent,
  type Pending,
  ScriptedChance,
  type Seat,
  SeededChance,
  type State,
} from '@conclave/kernel';
import type { AnyScenarios } from '../game-scenarios.ts';
import { problemOf } from './checks.ts';
import type { Scenario, ScenarioChoice } from './parse.ts';
import { choiceIdWritten, findOption, optionsMeant, type Scene } from './scene.ts';
import type { Fields } from './schema.ts';

export interface ScenarioReport {
  readonly title: string;
  readonly rules: readonly string[];
  /** What did not come true, one line each; none: it passed. */
  readonly failures: readonly string[];
}

/** Plays a scenario and says what did not come true. An impossible `given` throws `BadInput`. */
export function runScenario(scenario: Scenario): ScenarioReport {
  const run = new ScenarioRun(scenario);
  return { title: scenario.title, rules: scenario.rules, failures: run.failures() };
}

/** Scripted outcomes first, then the seed's. */
class ScenarioChance implements Chance {
  readonly script: ScriptedChance;
  private readonly rest: Chance | null;

  constructor({ chance, seed, scenarios }: Scenario) {
    this.script = new ScriptedChance(chance, { loose: true, isCalled: scenarios.isCalled });
    this.rest = seed === null ? null : new SeededChance(seed);
  }

  private get source(): Chance {
    return this.script.left === 0 && this.rest !== null ? this.rest : this.script;
  }
  below(n: number): number {
    return this.source.below(n);
  }
  pick<T>(things: readonly T[]): T {
    return this.source.pick(things);
  }
  shuffle<T>(things: T[]): void {
    this.source.shuffle(things);
  }
}

/** What the rules answered for a seat, and what else it was called then. */
interface Answer {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly names: readonly string[];
}

class ScenarioRun implements AnyContext, Scene {
  readonly chance: ScenarioChance;
  readonly scenarios: AnyScenarios;
  readonly events: GameEvent[] = [];
  readonly state: State;
  pending: Pending | null;
  private readonly scenario: Scenario;
  /** What the rules have answered for seats with one option, since the last step. */
  private answered: readonly Answer[] = [];

  constructor(scenario: Scenario) {
    this.scenario = scenario;
    this.scenarios = scenario.scenarios;
    this.chance = new ScenarioChance(scenario);
    const { seats, options, given } = scenario;
    const { game } = this.scenarios;
    this.state = given === null ? game.setup(seats, options, this) : this.scenarios.given(seats, options, given, this);
    this.pending = game.pending(this.state);
  }

  tell(event: GameEvent): void {
    this.events.push(event);
  }
  uncover(): void {}
  answering(seat: Seat, choice: Choice): void {
    // While the table is being set up there is no state yet.
    const state: State | undefined = this.state;
    const names = state === undefined ? [] : (this.scenarios.alsoCalled?.(state, choice) ?? []);
    this.answered = [...this.answered, { seat, choice, names }];
  }

  failures(): string[] {
    const failures: string[] = [];
    for (const [i, step] of this.scenario.steps.entries()) {
      if ('checks' in step) failures.push(...this.check(step.checks, `when ${i + 1}, then`));
      else {
        const problem = this.step(step);
        // What follows a step that could not be made would only repeat the problem.
        if (problem !== null) return [...failures, `when ${i + 1}: ${problem}`];
      }
    }
    failures.push(...this.check(this.scenario.checks, 'then'));
    const { left } = this.chance.script;
    if (left > 0) failures.push(`${left} outcomes of chance were never used`);
    return failures;
  }

  private step(step: ScenarioChoice): string | null {
    const found = findOption(this, step);
    if (typeof found === 'string') return this.wasAnswered(step) ? null : found;
    this.answered = [];
    try {
      this.pending = this.scenarios.game.choose(this.state, found.seat, found.choice, this);
      return null;
    } catch (error) {
      if (error instanceof BadInput) return error.message;
      throw error;
    }
  }

  /** The rules have made this step by themselves, since nothing else was possible: a scenario may make it all the same. */
  private wasAnswered({ seat, choose }: ScenarioChoice): boolean {
    const isMeant = ({ choice, names }: Answer) =>
      names.includes(choiceIdWritten(choose)) || optionsMeant(this, { options: [choice] }, choose).length > 0;
    const made = this.answered.findIndex((one) => (seat === undefined || one.seat === seat) && isMeant(one));
    if (made >= 0) this.answered = this.answered.slice(made + 1);
    return made >= 0;
  }

  private check(checks: readonly Fields[], where: string): string[] {
    return checks.flatMap((check, i) => {
      const problem = problemOf(this, check);
      return problem === null ? [] : [`${where} ${i + 1}: ${problem}`];
    });
  }
}
