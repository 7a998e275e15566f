/** Priests that can be touched, and the words for them. */
import { Thing } from '../../shared/Thing.tsx';
import type { CityTable } from '../board-table.ts';
import { type PlayerView, type Priest, strengthOf, thingOfPriest } from '../things.ts';
import { type CityWord, useCityWords } from '../words/index.ts';
import styles from './pieces.module.css';
import { Token } from './Token.tsx';

interface Props {
  readonly table: CityTable;
  readonly seat: number;
  readonly player: PlayerView;
  readonly priest: Priest;
}

export function PriestButton({ table, seat, player, priest }: Props) {
  const words = useCityWords();
  return (
    <Thing
      touching={table.touching}
      thing={thingOfPriest(player, priest, table.touching.touchable)}
      card={priest.id}
      className={styles.priest}
      label={labelOf(table, seat, player, priest, words)}
      onPoint={table.point}
    >
      <PriestToken player={player} priest={priest} />
    </Thing>
  );
}

export function PriestToken({ player, priest }: { player: PlayerView; priest: Priest }) {
  return (
    <Token
      colour={player.colour}
      strength={strengthOf(player, priest)}
      isPatriarch={priest.strength === 'patriarch'}
      bonus={priest.bonus}
      coins={priest.coins}
    />
  );
}

export function labelOf(table: CityTable, seat: number, player: PlayerView, priest: Priest, words: CityWord): string {
  const isPatriarch = priest.strength === 'patriarch';
  const kind = isPatriarch ? 'city.patriarchLabel' : 'city.priestLabel';
  const ofMine = isPatriarch ? 'city.myPatriarch' : 'city.myPriest';
  return [
    words(seat === table.me ? ofMine : kind, { name: table.names[seat] ?? '', strength: strengthOf(player, priest) }),
    ...(priest.bonus > 0 ? [words('city.withBonus', { bonus: priest.bonus })] : []),
    ...(priest.coins > 0 ? [words('city.withCoins', { count: priest.coins })] : []),
  ].join(', ');
}
