import type { CopyingSigil } from '../../verbs/cards.ts';

// Acts as any sigil in the used pile, at that sigil's moment. (CD-5.54)
export const larceny: CopyingSigil = { actsAsUsedSigil: true };
