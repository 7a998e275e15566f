/** Compares a language with English, part by part. */
import type { Language } from '@conclave/kernel';
import { isForms, type Messages, PARTS, readPart } from './catalogues.ts';
import { DOCUMENTS, readDocument } from './documents.ts';
import { faultsOf, faultsOfText } from './faults.ts';

export interface PartReport {
  readonly part: string;
  /** Messages that the part has in English. */
  readonly size: number;
  readonly missing: readonly string[];
  readonly unused: readonly string[];
  readonly suspicious: readonly { readonly key: string; readonly fault: string; readonly text: string }[];
}

export async function reportOn(language: Language): Promise<PartReport[]> {
  const reports: PartReport[] = [];
  for (const part of PARTS) reports.push(await reportOnPart(language, part));
  for (const document of DOCUMENTS) reports.push(await reportOnDocument(language, document));
  return reports;
}

async function reportOnDocument(language: Language, part: string): Promise<PartReport> {
  const [english, own] = [await readDocument('en', part), await readDocument(language, part)];
  return {
    part,
    size: Object.keys(english).length,
    missing: Object.keys(english).filter((key) => !Object.hasOwn(own, key)),
    unused: Object.keys(own).filter((key) => !Object.hasOwn(english, key)),
    suspicious: Object.entries(own).flatMap(([key, text]) =>
      faultsOfText(language, text).map((fault) => ({ key, fault, text })),
    ),
  };
}

async function reportOnPart(language: Language, part: string): Promise<PartReport> {
  const [english, own] = [await readPart('en', part), await readPart(language, part)];
  if (isForms(part))
    return { part, size: 0, missing: [], unused: await unusedForms(language, part, own), suspicious: [] };
  const names = await namesBeside(language, part);
  const missing = Object.keys(english).filter((key) => (own[key] ?? '').trim() === '' && english[key] !== '');
  const unused = Object.keys(own).filter((key) => !Object.hasOwn(english, key));
  const suspicious = Object.entries(own).flatMap(([key, text]) =>
    faultsOf(language, text, english[key] ?? text, names).map((fault) => ({ key, fault, text })),
  );
  return { part, size: Object.keys(english).length, missing, unused, suspicious };
}

/** The keys of all parts of the same game. */
async function namesBeside(language: Language, part: string): Promise<ReadonlySet<string>> {
  const folder = part.includes('/') ? part.slice(0, part.indexOf('/') + 1) : null;
  if (folder === null) return new Set();
  const parts = PARTS.filter((one) => one.startsWith(folder));
  const all = await Promise.all(parts.map((one) => readPart(language, one)));
  return new Set(all.flatMap((messages) => Object.keys(messages)));
}

/** Forms of names that there are not, and forms that no message asks for. */
async function unusedForms(language: Language, part: string, forms: Messages): Promise<string[]> {
  const folder = part.replace(/forms$/, '');
  const beside = await Promise.all(
    PARTS.filter((one) => one.startsWith(folder) && one !== part).map((one) => readPart(language, one)),
  );
  const texts = beside.flatMap((messages) => Object.values(messages)).join('\n');
  return Object.keys(forms).filter((key) => !texts.includes(`.${key.slice(key.lastIndexOf('.') + 1)}}`));
}
