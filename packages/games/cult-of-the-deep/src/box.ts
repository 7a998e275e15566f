/** Numbers and symbols of the components that a table may replace by those of its own box. */
import { between, boxForm, boxNumbers, forEach, type Options } from '@conclave/kernel';
import { CHARACTERS, type CharacterId, characterOf } from './components/characters.ts';
import { COIN_SUPPLY, COINS, KRAKEN_DICE, SHADOW_TOKENS } from './components/coins.ts';
import { FACES, type Face } from './components/faces.ts';

/** Blood heals anybody already: no character has it. */
const SYMBOLS = FACES.filter((face) => face !== 'blood');

export const form = boxForm({
  groups: {
    life: forEach(CHARACTERS, (character) => between(characterOf(character).life, 1, 40)),
    symbol: forEach(CHARACTERS, (character) => ({ is: characterOf(character).symbol, of: SYMBOLS })),
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

export const numbersOf = boxNumbers(form);

/** A character's power symbol at this table. */
export function symbolIn(options: Options, character: CharacterId): Face {
  return numbersOf(options).symbol[character];
}
