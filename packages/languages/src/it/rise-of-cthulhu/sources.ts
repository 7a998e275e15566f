import type { sources as english } from '../../en/rise-of-cthulhu/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.cards':
    'Il regolamento non riporta le carte: ciò che fa questa è ricostruito in modo che si accordi con tutto ciò che il regolamento ne dice.',
  'source.limit': 'Il regolamento non obbliga a pescare; il limite c’è perché ogni partita finisca.',
  'source.ours': 'Una scelta per i tavoli che il regolamento non ha; di norma non cambia nulla.',
};
