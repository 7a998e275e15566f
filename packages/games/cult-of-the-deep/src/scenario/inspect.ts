import { numbersOf } from '../box.ts';
import { COINS, CULTIST_DICE, WRAITH_DICE } from '../components/coins.ts';
import { playerOn } from '../frames.ts';
import { onAltar } from '../places.ts';
import type { Deep } from '../state.ts';
import { abilityIdOf } from '../verbs/asking.ts';
import { coinSupply, cultistDiceInPlay, krakenSupply, symbolOf, wraithDiceInPlay } from '../verbs/table.ts';

/** Everything there is to know, by the specification's names, with what follows from it. */
export function inspect(s: Deep): unknown {
  return {
    ...s,
    players: s.players.map((player, seat) => ({
      ...player,
      hasSigil: player.sigil !== null,
      ability: abilityIdOf(s, seat),
      symbol: symbolOf(s, seat),
      player: playerOn(s, seat),
      ...Object.fromEntries(COINS.map((coin) => [`${coin}Coins`, player.coins[coin]])),
    })),
    altars: s.altars.map((altar, index) => ({ id: onAltar(index), ...altar })),
    supply: suppliesOf(s),
    finished: s.result !== null,
  };
}

/** What is left of each kind, by its id and by the first word of that: `siren-coin`, `siren`. */
function suppliesOf(s: Deep): Readonly<Record<string, number>> {
  const left = [
    ...COINS.map((coin) => [`${coin}-coin`, coinSupply(s, coin)] as const),
    ['kraken-die', krakenSupply(s)] as const,
    ['cultist-die', CULTIST_DICE - cultistDiceInPlay(s)] as const,
    ['wraith-die', WRAITH_DICE - wraithDiceInPlay(s)] as const,
    ['shadow-token', numbersOf(s.options).supply['shadow-token'] - s.shadowTokens] as const,
  ];
  return Object.fromEntries(left.flatMap(([id, count]) => [id, id.split('-')[0] as string].map((key) => [key, count])));
}
