/** Scenario files: YAML, one or several documents each (docs/scenarios.md). */
import { type AnyGame, BadInput, knowsRule } from '@conclave/kernel';
import { type AnyScenarios, parseScenario, runScenario, type Scenario } from '@conclave/scenario';
import { type Document, parseAllDocuments } from 'yaml';
import { readText } from './files.ts';

/** One document of a scenario file and what became of it. */
export interface ScenarioResult {
  readonly file: string;
  /** Counted from 1. */
  readonly document: number;
  readonly title: string | null;
  readonly rules: readonly string[];
  readonly verdict: 'passed' | 'failed' | 'malformed';
  /** What did not come true, or what makes it no scenario; one line each. */
  readonly problems: readonly string[];
}

interface YamlDocument {
  readonly number: number;
  readonly data: unknown;
  /** What makes it no YAML; null: nothing. */
  readonly problem: string | null;
}

function documentsOf(file: string): YamlDocument[] {
  const documents: readonly Document[] = parseAllDocuments(readText(file));
  return documents
    .map((document, i) => ({ number: i + 1, ...dataOf(document) }))
    .filter(({ data, problem }) => data !== null || problem !== null);
}

function dataOf(document: Document): Omit<YamlDocument, 'number'> {
  const [error] = document.errors;
  // The message's further lines show the place in the text.
  if (error !== undefined) return { data: null, problem: firstLine(error) };
  try {
    return { data: document.toJS(), problem: null };
  } catch (unresolved) {
    return { data: null, problem: firstLine(unresolved as Error) };
  }
}

function firstLine({ message }: Error): string {
  return (message.split('\n')[0] as string).replace(/:$/, '');
}

export function runScenarioFile(all: readonly AnyScenarios[], file: string): ScenarioResult[] {
  const documents = documentsOf(file);
  if (documents.length === 0) {
    return [
      { file, document: 1, title: null, rules: [], verdict: 'malformed', problems: ['there is no scenario in it'] },
    ];
  }
  return documents.map(({ number, data, problem }) => {
    const title = titleOf(data);
    const base = { file, document: number, title, rules: [] };
    if (problem !== null) return { ...base, verdict: 'malformed', problems: [problem] };
    try {
      const scenario = parseScenario(all, data);
      const { game } = scenario.scenarios;
      const unknown = scenario.rules.find((id) => !isRuleOf(game, id));
      if (unknown !== undefined) throw new BadInput(`rules: ${game.id} has no rule ${unknown}`);
      return { ...base, rules: scenario.rules, ...verdictOn(scenario) };
    } catch (error) {
      if (error instanceof BadInput) return { ...base, verdict: 'malformed', problems: [error.message] };
      throw error;
    }
  });
}

function verdictOn(scenario: Scenario): Pick<ScenarioResult, 'verdict' | 'problems'> {
  try {
    const { failures } = runScenario(scenario);
    return { verdict: failures.length === 0 ? 'passed' : 'failed', problems: failures };
  } catch (error) {
    if (error instanceof BadInput) throw error;
    // Rules that break are a failure to report beside the others, not an end of the run.
    return { verdict: 'failed', problems: [`the rules broke: ${(error as Error).message}`] };
  }
}

/** Worked examples are section 10 of every specification, and not among the rules that are told. */
const EXAMPLES = '10';

/** `RC-4.12.2` is a step of RC-4.12, and `RC-4.17c` a case of RC-4.17. */
function isRuleOf(game: AnyGame, id: string): boolean {
  const [, letters, section] = /^([A-Z]{2})-(\d+)\./.exec(id) ?? [];
  if (section === EXAMPLES) return game.rules.en[0]?.id.startsWith(`${letters}-`) === true;
  return knowsRule(game, id);
}

function titleOf(data: unknown): string | null {
  const title = (data as { title?: unknown } | null)?.title;
  return typeof title === 'string' ? title : null;
}

/** The rule ids that the scenarios of a file say they prove. */
export function rulesCitedBy(file: string): string[] {
  return documentsOf(file).flatMap(({ data }) => {
    const rules = (data as { rules?: unknown } | null)?.rules;
    return Array.isArray(rules) ? rules.map(String) : [];
  });
}
