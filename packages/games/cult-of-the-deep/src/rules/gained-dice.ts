/** A die gained by an Altar effect goes to a ritual (CD-4.71). */
import { at } from '@conclave/kernel';
import type { DeepChoice } from '../choices.ts';
import { FACES } from '../components/faces.ts';
import { question } from '../frames.ts';
import { narrowed } from '../verbs/automated.ts';
import { facesInReach } from '../verbs/dice.ts';
import { gainDie, mayGain, placesOnAltars } from '../verbs/gained-dice.ts';
import { altarOf } from '../verbs/table.ts';

/** To another ritual, with a face it accepts (CD-5.16.1). */
export const altarGainDie = question('altar-gain-die', {
  asks: (_, { owner }) => owner.chooser,
  whenOnlyOne: 'apply',
  options(s, { altar, owner }): DeepChoice[] {
    // Added dice are nobody's, so no Transmutation changes them.
    const faces = owner.isAdded ? FACES : facesInReach(s, FACES);
    const options = mayGain(s, owner) ? placesOnAltars(s, altar, faces) : [];
    return narrowed<DeepChoice>(s, owner.chooser, options, (offered) => at(offered, 0));
  },
  choose(s, { altar, owner }, choice: DeepChoice, ctx) {
    if (choice.type !== 'gain-die') return;
    const source = altarOf(s, altar).ritual;
    gainDie(s, choice.face, choice.altar, null, owner, source, ctx);
  },
});
