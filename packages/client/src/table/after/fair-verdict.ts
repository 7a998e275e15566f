/** Compares a record's dice with what this browser kept: what is proved, and what is missing. */
import type { FairPart } from '@conclave/fair';
import type { TableInfo } from '@conclave/protocol';
import type { DiceNote } from '../../app/dice.ts';
import type { TableWordKey } from '../words/index.ts';

/** `wrong`: somebody cheated or the record is damaged. `lacking`: the draws are right, but not everything could be compared. */
export interface Finding {
  readonly kind: 'wrong' | 'lacking';
  readonly words: TableWordKey;
}

type Dice = Pick<FairPart, 'commitment' | 'entropy'>;

/** What the note and the table say against the record; nothing if all of it agrees. */
export function findings(dice: Dice, note: DiceNote | null, { fair, you }: Pick<TableInfo, 'fair' | 'you'>): Finding[] {
  if (dice.commitment !== fair.commitment) return [{ kind: 'wrong', words: 'play.fairCommitmentDiffers' }];
  if (note === null) return [{ kind: 'lacking', words: 'play.fairNoNote' }];
  if (dice.commitment !== note.commitment) return [{ kind: 'wrong', words: 'play.fairCommitmentDiffers' }];
  if (you.seat === null) return [];
  const used = dice.entropy[you.seat] ?? null;
  if (note.entropy === null)
    return [{ kind: 'lacking', words: used === null ? 'play.fairNothingAdded' : 'play.fairElsewhere' }];
  if (used === note.entropy) return [];
  if (used !== null) return [{ kind: 'wrong', words: 'play.fairOwnDiffers' }];
  return [
    note.arrived ? { kind: 'wrong', words: 'play.fairOwnMissing' } : { kind: 'lacking', words: 'play.fairNotArrived' },
  ];
}
