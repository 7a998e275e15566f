import { answer, type DeepChoice } from '../../choices.ts';
import { type EffectOwner, push, question } from '../../frames.ts';
import { onAltar } from '../../places.ts';
import type { Deep } from '../../state.ts';
import type { Ritual } from '../../verbs/cards.ts';
import { facesInReach, turnDie } from '../../verbs/dice.ts';
import { gainDie, mayGain, placesOnAltars } from '../../verbs/gained-dice.ts';
import type { DieChange } from '../../verbs/hooks.ts';
import { payLife } from '../../verbs/life.ts';
import { canPayFor, dieOf, isLiving, playerAt } from '../../verbs/table.ts';
import { targetsOf } from '../../verbs/targets.ts';
import { FACES, MILD_FACES } from '../faces.ts';

// You may pay 1 life for a die of any face but Double Dagger, with any other target than this ritual. Its Keeper may pay 1 life
// in the own Commit phase, once per turn, to turn a die to any face. (CD-5.21)
export const bloodRites: Ritual = {
  tracks: ['blood'],
  isKept: true,
  effect: (s, altar, owner) => push(s, { rule: 'altar-blood-rites', altar, owner }),
  keeper: {
    dieChanges: (s, me) => (canPayFor(s, me, 'blood-rites-change') ? CHANGE : null),
  },
  acts: {
    'blood-rites-change'(s, me, { die, face }, ctx) {
      playerAt(s, me).used.push('blood-rites-change');
      payLife(s, me, 1, 'blood-rites', ctx);
      turnDie(s, dieOf(s, die), face, me, 'blood-rites', ctx);
    },
  },
};

const CHANGE: DieChange = { type: 'blood-rites-change', faces: () => FACES };

export type BloodRitesFrame = { rule: 'altar-blood-rites'; altar: number; owner: EffectOwner };

export const bloodRitesRules = {
  /** For an added die the receiver says whether to pay, and the sigil's user where the next one goes. */
  'altar-blood-rites': question('altar-blood-rites', {
    asks: (_, { owner }) => owner.receiver,
    whenOnlyOne: 'apply',
    options(s, { altar, owner }): DeepChoice[] {
      const { life, automated } = playerAt(s, owner.receiver);
      if (automated || !isLiving(s, owner.receiver) || life < 1 || !mayGain(s, owner)) return [];
      const gifts = owner.isAdded ? yesIfUseful(s, altar) : bloodGifts(s, altar);
      return gifts.length === 0 ? [] : [answer('no'), ...gifts];
    },
    choose(s, { altar, owner }, choice: DeepChoice, ctx) {
      if (choice.type === 'no') return;
      payLife(s, owner.receiver, 1, 'blood-rites', ctx);
      if (choice.type === 'blood-rites') {
        gainDie(s, choice.face, choice.to, choice.mode ?? null, owner, 'blood-rites', ctx);
      } else {
        push(s, { rule: 'altar-gain-die', altar, owner });
      }
    },
  }),
};

function yesIfUseful(s: Deep, altar: number): DeepChoice[] {
  return placesOnAltars(s, altar).length === 0 ? [] : [answer('yes')];
}

function bloodGifts(s: Deep, altar: number): DeepChoice[] {
  return facesInReach(s, MILD_FACES).flatMap((face) => {
    const { compulsory, voluntary } = targetsOf(s, face);
    return [...compulsory, ...voluntary]
      .filter(({ to }) => to !== onAltar(altar))
      .map(({ to, mode }): DeepChoice => {
        return mode === null ? { type: 'blood-rites', face, to } : { type: 'blood-rites', face, to, mode };
      });
  });
}
