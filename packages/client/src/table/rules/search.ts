import type { AnyGame, Language, RuleText } from '@conclave/kernel';

export interface Section {
  readonly heading: string;
  readonly rules: readonly RuleText[];
}

/** The rules in the person's language, if the game has them in it. */
export function rulesOf(game: AnyGame, language: Language): readonly RuleText[] {
  return game.translatedRules?.[language] ?? game.rules;
}

/** The rules that have every word that is searched for, in their text, heading or id; under their headings. */
export function sectionsAbout(rules: readonly RuleText[], search: string): readonly Section[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const found = rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.heading} ${rule.text}`);
    return wanted.every((word) => text.includes(word));
  });
  const sections: { heading: string; rules: RuleText[] }[] = [];
  for (const rule of found) {
    const last = sections.at(-1);
    if (last?.heading === rule.heading) last.rules.push(rule);
    else sections.push({ heading: rule.heading, rules: [rule] });
  }
  return sections;
}

/** Without capitals and accents, so that "jager" finds "Jäger". */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** A text in pieces: plain words, and ids of other rules that can be opened. */
export function withRuleIds(text: string): readonly { readonly text: string; readonly isRule: boolean }[] {
  return text
    .split(/\b([A-Z]{2}-\d+\.\d+)\b/)
    .map((part, i) => ({ text: part, isRule: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}
