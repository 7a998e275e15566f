import type { DeepChoice } from '../../choices.ts';
import type { Deep } from '../../state.ts';
import { ritualOf, type Sigil } from '../../verbs/cards.ts';
import { canBeKeeper, livingFrom, playerAt } from '../../verbs/table.ts';
import { RITUALS, type RitualId } from '../rituals/ids.ts';
import { ask } from './parameters.ts';

// A living player has a copy of a completed ritual's Keeper effect, but for the Kraken's. (CD-5.53)
export const duplicity: Sigil = {
  when: 'resolve',
  isUseful: (s) => copyable(s).length > 0,
  play: ask('sigil-of-duplicity'),
  params: {
    options(s) {
      const keepers = livingFrom(s, s.active).filter((seat) => canBeKeeper(s, seat));
      return copyable(s).flatMap((ritual) => keepers.map((seat): DeepChoice => ({ type: 'copy', ritual, seat })));
    },
    choose(s, _, choice, __, ctx) {
      if (choice.type !== 'copy') return;
      const { ritual, seat } = choice;
      playerAt(s, seat).copies.push(ritual);
      ctx.tell({ type: 'keeperEffectCopied', seat, ritual });
    },
  },
};

/** Kept or discarded. */
function copyable(s: Deep): RitualId[] {
  return RITUALS.filter((id) => {
    const { isKept, isUnique } = ritualOf(id);
    const isCompleted = s.ritualDiscard.includes(id) || s.players.some(({ keeps }) => keeps.includes(id));
    return isKept && !isUnique && isCompleted;
  });
}
