/**
 * What each language lacks: `npm run i18n` counts it for all, `npm run -s i18n -- fr` lists it for one, and
 * `npm run -s i18n -- fr app` for one file.
 */
import { ALL_LANGUAGES, isLanguage, LANGUAGES } from '@conclave/kernel';
import { type PartReport, reportOn } from './report.ts';

/** Of the missing keys of one file. */
const MAX_SHOWN = 12;

const [language, only = ''] = process.argv.slice(2);
if (language === undefined) {
  for (const one of ALL_LANGUAGES) console.log(summary(one, await reportOn(one)));
} else if (isLanguage(language)) {
  const reports = (await reportOn(language)).filter(({ part }) => part.startsWith(only));
  for (const report of reports) tell(report);
  console.log(summary(language, reports));
} else {
  console.error(`There is no language ${language}; there are: ${ALL_LANGUAGES.join(', ')}`);
  process.exitCode = 2;
}

function summary(code: keyof typeof LANGUAGES, reports: readonly PartReport[]): string {
  const sum = (count: (report: PartReport) => number) => reports.reduce((total, one) => total + count(one), 0);
  const { name, offered } = LANGUAGES[code];
  const size = sum((one) => one.size);
  const missing = sum((one) => one.missing.length);
  return [
    `${code} ${name}${offered ? '' : ' (not offered yet)'}: ${size - missing} of ${size} messages`,
    `${missing} missing`,
    `${sum((one) => one.unused.length)} unused`,
    `${sum((one) => one.suspicious.length)} suspicious`,
  ].join(', ');
}

function tell({ part, size, missing, unused, suspicious }: PartReport): void {
  if (missing.length + unused.length + suspicious.length === 0) return;
  console.log(`\n${part}: ${missing.length} of ${size} missing`);
  if (missing.length > 0 && missing.length < size) console.log(`  missing: ${shortened(missing)}`);
  if (unused.length > 0) console.log(`  unused: ${shortened(unused)}`);
  for (const { key, fault, text } of suspicious) console.log(`  ${key} ${fault}\n      ${text}`);
}

function shortened(keys: readonly string[]): string {
  const rest = keys.length - MAX_SHOWN;
  return keys.slice(0, MAX_SHOWN).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
