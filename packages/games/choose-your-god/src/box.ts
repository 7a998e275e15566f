/** Numbers of sheets, cards and the board that a table may replace by those of its own box. */
import { between, boxForm, boxNumbers, forEach } from '@conclave/kernel';
import { INTRIGUE_NAMES, usualSale } from './components/cards.ts';
import { CULTS, type CultId, RECONSTRUCTED_MIGHT, type Side } from './components/cults.ts';
import { LICENSES, licenses } from './components/licenses.ts';
import { LOCATIONS, USUAL_ACCESS, USUAL_ALMS, USUAL_PRAYER } from './components/locations.ts';

const FACES = CULTS.flatMap((cult) => [`${cult}-light`, `${cult}-dark`] as const);
export const MOBS = ['mobs-0', 'mobs-1', 'mobs-2', 'mobs-3'] as const;

export const form = boxForm({
  groups: {
    might: forEach(FACES, (face) => {
      const [cult, side] = face.split('-') as [CultId, Side];
      return between(RECONSTRUCTED_MIGHT[cult][side], 1, 60);
    }),
    /** Followers needed to Preach. */
    access: forEach(LOCATIONS, (location) => between(USUAL_ACCESS[LOCATIONS.indexOf(location)] as number, 0, 9)),
    alms: forEach(LOCATIONS, (location) => between(USUAL_ALMS[LOCATIONS.indexOf(location)] as number, 0, 9)),
    /** The highest Location whose benefit a prayer gives, by Mobs. */
    prayer: forEach(MOBS, (mobs) => between(USUAL_PRAYER[MOBS.indexOf(mobs)] as number, 0, 13)),
    start: { followers: between(2, 0, 9), coins: between(5, 0, 30) },
    price: forEach(LICENSES, (license) => between(licenses[license].price, 0, 30)),
    sale: forEach(INTRIGUE_NAMES, (intrigue) => between(usualSale[intrigue], 0, 30)),
  },
  example: {
    might: { 'anubis-light': 15, 'tiamat-dark': 32 },
    access: { port: 4 },
    alms: { ruins: 2 },
    prayer: { 'mobs-1': 4 },
    start: { followers: 3, coins: 7 },
    price: { 'lic-title-general': 6 },
    sale: { 'int-blackmail': 3 },
  },
});

export const numbersOf = boxNumbers(form);
