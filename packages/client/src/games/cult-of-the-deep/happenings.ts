/** How the table's log and traces read the events of this game. */
import type { DeepTold } from '@conclave/cult-of-the-deep';
import type { Seat, Thing } from '@conclave/kernel';
import type { Scene, Trace } from '../../table/contract.ts';
import type { Sound } from '../../table/sounds/sounds.ts';
import { PHASES } from './things.ts';
import { deepView } from './view.ts';
import { sayDeep } from './words/index.ts';

/** "Round 2, Commit". */
export function heading({ view }: Scene): string {
  const { round, phase, result } = deepView(view);
  const said = sayDeep('deep.round', { round });
  const now = PHASES.find((one) => one === phase);
  return result !== null || now === undefined ? said : `${said}, ${sayDeep(`deep.phase.${now}`)}`;
}

export function beginsTurn(event: DeepTold): boolean {
  return event.type === 'turnBegan';
}

const IMPORTANT: ReadonlySet<string> = new Set<DeepTold['type']>([
  'gameBegan',
  'turnBegan',
  'died',
  'possessed',
  'revived',
  'sigilDeclared',
  'sigilRevoked',
  'ritualCompleted',
  'ritualKept',
  'ritualReplaced',
  'arcaneExplosion',
  'shadowGrew',
  'lifeLost',
  'facelessReplaced',
  'wraithChosen',
  'tradeAccepted',
  'gameEnded',
]);

export function isImportant(event: DeepTold): boolean {
  return IMPORTANT.has(event.type);
}

export function soundOf({ type }: DeepTold): Sound | null {
  return type === 'died' ? 'death' : null;
}

/** Only what a trade offers is told to some and not to others. */
export function isOwnNews(_: Scene, event: DeepTold): boolean {
  return event.type === 'tradeProposed' && event.give !== undefined;
}

/** What an event changed, and the seat whose doing it was. */
export function traceOf({ view }: Scene, event: DeepTold): Trace | null {
  const { active, sitting } = deepView(view);
  const things = changedBy(event);
  const doer = sitting.indexOf(doerOf(event) ?? active);
  return things.length === 0 || doer < 0 ? null : { seat: doer, things };
}

function doerOf(event: DeepTold): Seat | null {
  switch (event.type) {
    case 'lifeLost':
    case 'died':
      return event.killer;
    case 'lifeGained':
      return event.from;
    case 'warded':
    case 'krakenDieTaken':
    case 'krakenDieLifted':
      return event.by;
    default:
      return 'seat' in event ? event.seat : null;
  }
}

function changedBy(event: DeepTold): readonly Thing[] {
  switch (event.type) {
    case 'dieCommitted':
    case 'dieRecommitted':
    case 'dieMoved':
      return targetThings(event.to);
    case 'lifeLost':
    case 'lifeGained':
    case 'lifePaid':
    case 'died':
    case 'revived':
    case 'warded':
    case 'krakenDieTaken':
    case 'krakenDieLifted':
    case 'krakenDieGained':
    case 'ritualKept':
      return [`seat:${event.seat}`];
    case 'shieldLaid':
      return [`seat:${event.on}`];
    case 'markerMoved':
    case 'ritualDrawn':
      return [`altar:${event.altar}`];
    default:
      return [];
  }
}

function targetThings(to: string): readonly Thing[] {
  if (to.startsWith('seat-')) return [`seat:${to.slice(5)}`];
  return to.startsWith('altar-') ? [`altar:${to}`] : [];
}
