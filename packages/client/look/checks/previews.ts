/** 13: What a choice changes was said before: a number with a place for a preview had it filled when the choice was pointed at. */
import type { Finding } from '../finding.ts';
import type { Figure } from '../page/figures.ts';

export function previews(pointed: readonly Figure[], after: readonly Figure[], choice: string): Finding[] {
  return after.flatMap(({ of, value }) => {
    const before = pointed.find((figure) => figure.of === of);
    if (before === undefined || before.value === value || before.preview !== '') return [];
    const sentence = `it went from ${before.value} to ${value} by “${choice}”, and nothing had said so`;
    return [{ check: 13, element: of, sentence }];
  });
}
