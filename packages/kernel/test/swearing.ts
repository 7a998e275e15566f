/** Vigil with a claim that it could have: somebody swears by a number. */
import { type AnyGame, BadInput, type Claim } from '@conclave/kernel';
import { vigil } from './toy/index.ts';

export interface Oath extends Claim {
  readonly by: number;
}

const oath: NonNullable<AnyGame['claims']> = {
  rule: 'VG-2.1',
  parse(data) {
    const { type, by } = data as Oath;
    if (type !== 'oath' || by !== 1) throw new BadInput('claim: people swear by 1 and nothing else');
    return { type, by } as Claim;
  },
  words: (claim) => ({ key: 'claim.oath', gaps: { by: (claim as Oath).by } }),
  forms: () => [{ type: 'oath', fields: [{ id: 'by', values: [{ value: 1, words: { key: '1' } }] }] }],
  drafts: () => [],
  verdict: () => null,
  talksAt: (decision) => decision === 'bids',
};

export function swearing(changed: Partial<typeof oath> = {}): AnyGame {
  const words = { 'claim.form.oath': 'Oath', 'claim.field.by': 'By', 'claim.oath': 'I swear by {by}' };
  const texts = { ...vigil.texts, en: { ...vigil.texts.en, ...words }, de: { ...vigil.texts.de, ...words } };
  return { ...vigil, texts, claims: { ...oath, ...changed } };
}
