import { BadInput } from '@conclave/kernel';
import { SCENARIOS } from '@conclave/registry/scenarios';
import { command } from '../command.ts';
import { filesAt } from '../files.ts';
import { runScenarioFile, type ScenarioResult } from '../scenarios.ts';
import { complain, say, sayJson, type Terminal } from '../terminal.ts';

export const scenario = command({
  name: 'scenario',
  words: 'FILE...',
  about:
    'Runs scenario files; for a directory, its *.yaml files. Exit code 1: some failed; 2: some are not valid scenarios.',
  flags: { json: { kind: 'switch', about: 'print JSON' } },
  run({ words, flags }, terminal) {
    if (words.length === 0) throw new BadInput('which scenario file?');
    const files = words.flatMap((path) => filesAt(path, '.yaml'));
    if (files.length === 0) throw new BadInput(`there is no *.yaml file in ${words.join(', ')}`);
    const results = files.flatMap((file) => runScenarioFile(SCENARIOS, file));
    const having = (verdict: ScenarioResult['verdict']) => results.filter((one) => one.verdict === verdict);
    const [passed, failed, malformed] = [having('passed'), having('failed'), having('malformed')];
    const counts = { passed: passed.length, failed: failed.length, malformed: malformed.length };
    if (flags.json) sayJson(terminal, { ...counts, scenarios: results });
    else tell(results, counts, terminal);
    for (const one of malformed) complain(terminal, `conclave: ${placeOf(one)}: ${one.problems.join('; ')}`);
    if (malformed.length > 0) return 2;
    return failed.length > 0 ? 1 : 0;
  },
});

function placeOf({ file, document, title }: ScenarioResult): string {
  return `${file}, document ${document}${title === null ? '' : ` (${JSON.stringify(title)})`}`;
}

function tell(results: readonly ScenarioResult[], counts: Readonly<Record<string, number>>, terminal: Terminal): void {
  for (const one of results.filter(({ verdict }) => verdict === 'failed')) {
    say(terminal, `FAILED ${placeOf(one)}${one.rules.length > 0 ? ` [${one.rules.join(', ')}]` : ''}`);
    for (const problem of one.problems) say(terminal, `  ${problem}`);
  }
  const parts = Object.entries(counts).filter(([verdict, times]) => verdict !== 'malformed' || times > 0);
  say(terminal, parts.map(([verdict, times]) => `${times} ${verdict}`).join(', '));
}
