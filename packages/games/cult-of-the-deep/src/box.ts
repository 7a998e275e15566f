/** Numbers and symbols of the components that a table may replace by those of its own box. */
import { type BoxForm, type BoxNumbers, between, boxForm, boxNumbers, forEach, type Options } from '@conclave/kernel';
import { CHARACTERS, type CharacterId } from './components/characters/ids.ts';
import { COIN_SUPPLY, COINS, KRAKEN_DICE, SHADOW_TOKENS } from './components/coins.ts';
import { FACES, type Face } from './components/faces.ts';

/** Blood heals anybody already: no character has it. */
const SYMBOLS = FACES.filter((face) => face !== 'blood');

interface Printed {
  readonly life: number;
  readonly symbol: Face;
}

function formOf(characters: Readonly<Record<CharacterId, Printed>>) {
  return boxForm({
    groups: {
      life: forEach(CHARACTERS, (character) => between(characters[character].life, 1, 40)),
      symbol: forEach(CHARACTERS, (character) => ({ is: characters[character].symbol, of: SYMBOLS })),
      coins: forEach(COINS, (coin) => between(COIN_SUPPLY[coin], 0, 40)),
      supply: { 'kraken-die': between(KRAKEN_DICE, 0, 20), 'shadow-token': between(SHADOW_TOKENS, 0, 20) },
    },
    example: {
      life: { alchemist: 13, guardian: 18, reaper: 12 },
      symbol: { alchemist: 'ancient', sorceress: 'dagger' },
      coins: { siren: 6 },
      supply: { 'kraken-die': 5 },
    },
  });
}

type Groups = ReturnType<typeof formOf>['groups'];

/** Whoever builds on the table's numbers is loaded before the characters, so the characters hand in what is printed on them. */
let read: ((options: Options) => BoxNumbers<Groups>) | null = null;

/** `components/index.ts` calls it once, with all characters. */
export function openBox(characters: Readonly<Record<CharacterId, Printed>>): BoxForm {
  const form = formOf(characters);
  read = boxNumbers(form);
  return form;
}

export function numbersOf(options: Options): BoxNumbers<Groups> {
  if (read === null) throw new Error('the characters are not enrolled');
  return read(options);
}

/** A character's power symbol at this table. */
export function symbolIn(options: Options, character: CharacterId): Face {
  return numbersOf(options).symbol[character];
}
