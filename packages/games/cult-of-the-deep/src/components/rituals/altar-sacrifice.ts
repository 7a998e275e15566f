import { at, type Seat } from '@conclave/kernel';
import { answer, type DeepChoice } from '../../choices.ts';
import { type Context, push, question } from '../../frames.ts';
import { onAltar } from '../../places.ts';
import type { Deep } from '../../state.ts';
import { narrowed } from '../../verbs/automated.ts';
import type { Ritual } from '../../verbs/cards.ts';
import { gainLife } from '../../verbs/life.ts';
import { discardRitual, refillAltar } from '../../verbs/rituals.ts';
import { altarOf, livingFrom, playerAt } from '../../verbs/table.ts';

// No die moves it. The first player killed by somebody else completes it: the killer names any living players, and each of them
// gains N life. (CD-5.14)
export const altarSacrifice: Ritual = {
  tracks: ['kill'],
  isKept: false,
  onAltar: {
    died(s, altar, dead) {
      const killers = dead.map((seat) => {
        const by = playerAt(s, seat).lastBlow?.by ?? null;
        return by === seat ? null : by;
      });
      const killer = killers.find((by) => by !== null) ?? null;
      const [about] = livingFrom(s, s.active);
      if (killer === null || about === undefined) return;
      push(s, { rule: 'altar-sacrifice-pick', seat: killer, altar, about, gaining: [] });
    },
  },
};

export type AltarSacrificeFrame = {
  rule: 'altar-sacrifice-pick';
  seat: Seat;
  altar: number;
  about: Seat;
  gaining: Seat[];
};

export const altarSacrificeRules = {
  /** For each living seat in turn order the killer says whether it gains; nobody knows before the last answer. */
  'altar-sacrifice-pick': question('altar-sacrifice-pick', {
    asks: (_, { seat }) => seat,
    whenOnlyOne: 'apply',
    options(s, { seat, about }): DeepChoice[] {
      const options = about === seat ? [answer('yes'), answer('no')] : [answer('no'), answer('yes')];
      return narrowed<DeepChoice>(s, seat, options, (offered) => at(offered, 0));
    },
    choose(s, { seat, altar, about, gaining: before }, choice: DeepChoice, ctx) {
      const gaining = choice.type === 'yes' ? [...before, about] : before;
      const living = livingFrom(s, s.active);
      const next = living[living.indexOf(about) + 1];
      if (next === undefined) takeSacrifice(s, seat, altar, gaining, ctx);
      else push(s, { rule: 'altar-sacrifice-pick', seat, altar, about: next, gaining });
    },
  }),
};

function takeSacrifice(s: Deep, killer: Seat, altar: number, gaining: readonly Seat[], ctx: Context): void {
  altarOf(s, altar).markers.kill = 0;
  ctx.tell({ type: 'ritualCompleted', altar: onAltar(altar), ritual: 'altar-sacrifice', seat: killer });
  ctx.tell({ type: 'sacrificeTaken', seat: killer, gaining: [...gaining] });
  for (const seat of gaining) gainLife(s, seat, s.n, 'altar-sacrifice', killer, ctx);
  discardRitual(s, 'altar-sacrifice', ctx);
  refillAltar(s, altar, ctx);
}
