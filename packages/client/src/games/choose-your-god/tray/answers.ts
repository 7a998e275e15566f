/** What can be chosen now and lies nowhere within reach: the tray has it. */
import type { Thing } from '@conclave/kernel';
import { has } from '../../shared/has.ts';
import type { CityTable } from '../board-table.ts';
import { othersFrom, playerAt, whereIs } from '../things.ts';

/** Things to choose from, in the order of the options; none where the board has all of them. */
export function answersOf(table: CityTable): readonly Thing[] {
  const all = touchableNow(table);
  const needsTray = all.some((thing) => isNowhere(table, thing));
  // The tray lies over one's own things, so it has everything that can be touched there, too.
  return needsTray ? all.filter((thing) => !thing.startsWith('location:') && !thing.startsWith('ability:')) : [];
}

/** What comes next, and after it what would change one's mind. */
function touchableNow({ options, touching }: CityTable): readonly Thing[] {
  const things = options.flatMap(({ description }) => description.path);
  const all = [...new Set(things)];
  return [
    ...all.filter((thing) => touching.touchable.has(thing)),
    ...all.filter((thing) => touching.otherWays.has(thing)),
  ];
}

function isNowhere(table: CityTable, thing: Thing): boolean {
  const [kind, id = ''] = thing.split(':');
  if (kind === 'number' || kind === 'reward') return true;
  if (isBehindTab(table, kind)) return true;
  if (kind === 'priest') return table.frame !== 'desk' && isInTheCity(table, id);
  return kind === 'card' && isTheirLicense(table, id);
}

/** On a phone one's own things share a place: what an ability asks for is not shown instead of it, but above it. */
function isBehindTab({ frame, touching }: CityTable, kind: string | undefined): boolean {
  const isPhone = frame === 'portrait' || frame === 'landscape';
  return isPhone && touching.touched[0]?.startsWith('ability:') === true && (kind === 'priest' || kind === 'card');
}

function isInTheCity({ view }: CityTable, id: string): boolean {
  return view.players.some(({ priests }) => priests.some((one) => one.id === id && whereIs(one) !== null));
}

function isTheirLicense({ view, me }: CityTable, card: string): boolean {
  return othersFrom(view, me).some((seat) => has(playerAt(view, seat).licenses, card));
}
