/** What one viewer of a table is to know of it, made from the table as it stands. */
import type { AnyGame, Seat } from '@conclave/kernel';
import type { ChatMessage, Snapshot, TableInfo, UndoInfo } from '@conclave/protocol';
import type { ChatRow } from '../../storage/store.ts';
import type { Scene } from '../stream.ts';
import { observerOf, type Viewer } from './access.ts';
import { leftNow, running } from './clocks.ts';
import { mustAgreeToEnd } from './leave.ts';
import { decisionOf, freeUndo, type Match, undoByConsent } from './match.ts';
import type { Table, World } from './table.ts';
import { mustAgree } from './undo.ts';

const GALLERY = 'gallery';
const AT_THE_TABLE: Snapshot['channels'] = [{ id: 'table', speaks: true }];
/** Spectators talk among themselves, so that nobody at the table is helped. */
const IN_THE_GALLERY: Snapshot['channels'] = [
  { id: 'table', speaks: false },
  { id: GALLERY, speaks: true },
];
const NO_NOTICES: Snapshot['notices'] = [];

/** `info` and `clock` are handed in, since many viewers share them. */
export function sceneOf(
  table: Table,
  world: World,
  viewer: Viewer,
  { info, clock }: { readonly info: TableInfo; readonly clock: Snapshot['clock'] },
): Scene {
  const { match, session, row } = table;
  const seat = typeof viewer === 'number' ? viewer : null;
  const isOn = match !== null && row.status === 'playing';
  return {
    info,
    match,
    decision: isOn && seat !== null ? decisionOf(match, seat) : null,
    clock,
    undo: undoInfo(table, world.game, isOn ? seat : null),
    ending: isOn ? endingOf(table, world) : null,
    notices: match?.notices ?? NO_NOTICES,
    passUntil: seat === null ? 'off' : (session.passUntil[seat] ?? 'off'),
    orders: isOn && seat !== null ? (session.orders[seat] ?? null) : null,
    channels: channelsOf(table, world.game, viewer),
  };
}

/** The same for all who look on. */
export function clockInfo({ row, match, session }: Table, now: number): Snapshot['clock'] {
  const { clock, window, limit, beat } = session;
  if (match === null || row.status !== 'playing') return null;
  if (row.clock.kind === 'none' && window === null && limit === null) return null;
  return {
    now,
    left: clock.left.map((_, seat) => leftNow(clock, seat, now)),
    running: running(clock),
    ...(beat === null ? {} : { standsUntil: beat.endsAt }),
    window: window === null ? null : { opensAt: window.opensAt, closesAt: window.closesAt },
    limit: limit === null ? null : { opensAt: limit.opensAt, closesAt: limit.closesAt },
  };
}

function undoInfo(table: Table, game: AnyGame, seat: Seat | null): UndoInfo {
  const { wish } = table.session;
  const request = wish === null ? null : { by: wish.by, waitingFor: mustAgree(table, wish.by, wish.agreed) };
  if (seat === null || table.row.rulesVersion !== game.rulesVersion) return { free: false, byConsent: false, request };
  const match = table.match as Match;
  return { free: freeUndo(match, seat) !== null, byConsent: undoByConsent(match, seat) !== null, request };
}

function endingOf(table: Table, world: World): Snapshot['ending'] {
  const { ending } = table.session;
  if (ending === null) return null;
  return { by: ending.by, waitingFor: mustAgreeToEnd(table, ending.agreed, world).map(({ seat }) => seat) };
}

/** Where the viewer may listen and speak. */
export function channelsOf({ match, row }: Table, game: AnyGame, viewer: Viewer): Snapshot['channels'] {
  const isOpenTalk = match === null || row.status !== 'playing';
  if (isOpenTalk) return AT_THE_TABLE;
  const observer = observerOf(viewer);
  const given = game.channels?.(match.state, observer);
  if (given !== undefined) return given;
  return observer === 'spectator' ? IN_THE_GALLERY : AT_THE_TABLE;
}

/** Those of the messages that the viewer may read. */
/** The message as those are told who hear it. */
export function asTold({ command: _, ...message }: ChatRow): ChatMessage {
  return message;
}

export function heardBy(
  table: Table,
  game: AnyGame,
  viewer: Viewer,
  messages: readonly ChatRow[],
): readonly ChatMessage[] {
  if (messages.length === 0) return [];
  const channels = channelsOf(table, game, viewer).map(({ id }) => id);
  // After the end those who sat at the table may read what was said in secret; others never.
  const isOpen = typeof viewer === 'number' && table.row.status !== 'playing';
  const isHeard = ({ channel }: ChatRow) =>
    isOpen || channels.includes(channel) || (table.row.status !== 'playing' && channel === GALLERY);
  // What a deleted user wrote is left blank.
  return messages
    .filter((message) => (message.text !== '' || message.claim !== undefined) && isHeard(message))
    .map(asTold);
}
