/** Which values of an option a table of so many seats can have. */
import type { Options } from '@conclave/kernel';
import type { GameOption } from '../../core/api.ts';

type Fewest = Pick<GameOption, 'id' | 'default' | 'fewestSeats'>;

/** How many seats this value needs; null: there are enough. */
export function seatsMissing({ fewestSeats }: Fewest, value: string | number, seats: number): number | null {
  const fewest = fewestSeats?.[String(value)] ?? 0;
  return seats < fewest ? fewest : null;
}

/** What was chosen, as far as so many seats can have it. */
export function fittingSeats(options: readonly Fewest[], chosen: Options, seats: number): Options {
  const fits = ([id, value]: [string, string | number]) => {
    const option = options.find((one) => one.id === id);
    return option === undefined || seatsMissing(option, value, seats) === null;
  };
  return Object.fromEntries(Object.entries(chosen).filter(fits));
}
