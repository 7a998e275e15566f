/** What decides in a Location, if it is not simply the most Influence. */
import type { CityTable } from '../board-table.ts';
import { type Location, presenceIn } from '../things.ts';
import type { CityWord } from '../words/index.ts';

export function conditionsIn(table: CityTable, location: Location, words: CityWord): readonly string[] {
  const { view } = table;
  const isActive = view.activeLocation === location;
  const { raid, seizedBy, leastWins } = isActive ? view.loc : { raid: false, seizedBy: null, leastWins: false };
  const name = (seat: number) => table.names[seat] ?? '';
  const present = presenceIn(view, location);
  const onCoins = present.find(({ priests }) => priests.some(({ coins }) => coins > 0));
  const influence = present.map(({ seat }) => view.locations[location]?.influence[seat] ?? 0);
  const best = leastWins ? Math.min(...influence) : Math.max(...influence);
  const isTie = influence.filter((one) => one === best).length > 1;
  return [
    ...(raid ? [words('city.raided')] : []),
    ...(leastWins ? [words('city.leastWins')] : []),
    ...(seizedBy === null ? [] : [words('city.seized', { name: name(seizedBy) })]),
    ...(seizedBy === null && onCoins !== undefined ? [words('city.byCoins', { name: name(onCoins.seat) })] : []),
    ...(seizedBy === null && onCoins === undefined && isTie ? [words('city.tie')] : []),
  ];
}
