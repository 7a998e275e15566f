import type { sources as english } from '../../en/among-cultists/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.base':
    'Non avevamo il regolamento del gioco base: numeri e carte sono ricostruiti dall’espansione e dai racconti dei giocatori.',
  'source.hunter': 'Di Curse of the Hunter si conoscono solo il nome e poche parole: il modulo è ricostruito.',
  'source.silent':
    'Le sei edizioni dell’espansione qui tacciono: la regola è ricostruita dai racconti o colma la lacuna.',
  'source.ours': 'Una nostra aggiunta: le edizioni non l’hanno e si può disattivare.',
  'source.tuned': 'I numeri ritoccati sono nostri.',
};
