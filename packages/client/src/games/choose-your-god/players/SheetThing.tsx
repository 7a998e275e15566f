import type { ReactNode } from 'react';
import { Thing } from '../../shared/Thing.tsx';
import type { CityTable } from '../board-table.ts';

interface Props {
  readonly table: CityTable;
  readonly seat: number;
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A player's sheet, folded: a touch opens it, and its explanation comes by resting on it or with a long press. */
export function SheetThing({ table, seat, label, className, children }: Props) {
  return (
    <Thing
      touching={{ ...table.touching, explain: () => table.openSheet(seat) }}
      thing={`sheet:${seat}`}
      label={label}
      className={className}
      isStop
    >
      {children}
    </Thing>
  );
}
