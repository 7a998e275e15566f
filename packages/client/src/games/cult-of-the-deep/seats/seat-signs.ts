/** What a seat holds besides rituals and dice, as small signs. */
import type { Seat } from '@conclave/kernel';
import type { Emblem } from '../../shared/art/emblem.ts';
import { emblemOf } from '../art/index.ts';
import type { DeepTable } from '../deep-table.ts';
import { COINS, playerAt, symbolOf } from '../things.ts';
import type { DeepWord } from '../words/index.ts';

interface Sign {
  readonly id: string;
  readonly picture: Emblem;
  /** A number beside the picture; empty where there is only one of it. */
  readonly text: string;
  readonly label: string;
}

/** On one's own place coins and the sigil are things of their own. */
export function signsOf(table: DeepTable, seat: Seat, words: DeepWord, isOwn = false): readonly Sign[] {
  const { view } = table;
  const player = playerAt(view, seat);
  const symbol = symbolOf(table.view, player);
  const signs: (Sign | false)[] = [
    symbol !== null &&
      player.status === 'living' && {
        id: 'symbol',
        picture: emblemOf(symbol),
        text: '',
        label: words('deep.symbol', { face: table.name(symbol) }),
      },
    player.hasSigil && !isOwn && { id: 'sigil', picture: emblemOf('sigil'), text: '', label: words('deep.hasSigil') },
    ...COINS.map(
      (coin) =>
        !isOwn &&
        player.coins[coin] > 0 && {
          id: coin,
          picture: emblemOf(`${coin}-coin`),
          text: String(player.coins[coin]),
          label: words('deep.coins', { coin: table.name(`coin.${coin}`), count: player.coins[coin] }),
        },
    ),
    player.krakenDice > 0 && {
      id: 'kraken-die',
      picture: emblemOf('kraken-die'),
      text: String(player.krakenDice),
      label: words('deep.krakenDice', { count: player.krakenDice }),
    },
    player.storedDice > 0 && {
      id: 'stored',
      picture: emblemOf('stored-die'),
      text: `+${player.storedDice}`,
      label: words('deep.storedDice', { count: player.storedDice }),
    },
    view.facelessToken === seat && {
      id: 'marked',
      picture: emblemOf('faceless-token'),
      text: '',
      label: table.name('faceless-token'),
    },
    player.shield > 0 && {
      id: 'shield',
      picture: emblemOf('shield'),
      text: String(player.shield),
      label: words('deep.shield', { amount: player.shield }),
    },
    player.warded && { id: 'warded', picture: emblemOf('sigil-of-warding'), text: '', label: words('deep.warded') },
    ...player.copies.map((ritual) => ({
      id: `copy-${ritual}`,
      picture: emblemOf(ritual),
      text: '×2',
      label: words('deep.copyOf', { ritual: table.name(ritual) }),
    })),
    view.watching.includes(seat) && {
      id: 'watching',
      picture: emblemOf('watching'),
      text: '',
      label: words('deep.watching'),
    },
  ];
  return signs.filter((sign): sign is Sign => sign !== false);
}
