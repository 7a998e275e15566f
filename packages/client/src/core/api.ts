/** Everything the client asks of the server over HTTP. Each rejects with an `ApiProblem`. */
import type { BoxValue, Language, Options, Seat } from '@conclave/kernel';
import type {
  AddedDice,
  ChangeTable,
  CreateTable,
  JoinTable,
  Me,
  Session,
  StartTable,
  TableInfo,
  TableSummary,
} from '@conclave/protocol';
import { ask, askAsUser } from './http.ts';

/** A text by language, in the one language that was asked for. */
export type InWords = Readonly<Record<string, string>>;

export function textIn(words: InWords): string;
export function textIn(words: InWords | undefined): string | undefined;
export function textIn(words: InWords | undefined): string | undefined {
  return words === undefined ? undefined : (Object.values(words)[0] ?? '');
}

export interface GameOption {
  readonly id: string;
  /** What it asks. */
  readonly words: InWords;
  readonly values: readonly { readonly value: string | number; readonly words: InWords }[];
  readonly default: string | number;
  /** Numbers from the player's own box, entered in a separate form. */
  readonly box?: boolean;
  /** Of a preset: what each of its values sets of the other options. */
  readonly sets?: Readonly<Record<string, Options>>;
  /** The fewest seats that a value needs. */
  readonly fewestSeats?: Readonly<Record<string, number>>;
}

/** Numbers of components that a table may replace, in the game's own words. */
export interface BoxGroupInfo {
  readonly id: string;
  readonly words: InWords;
  readonly fields: readonly {
    readonly id: string;
    readonly words: InWords;
    /** The game's own value. */
    readonly is: BoxValue;
    readonly from?: number;
    readonly to?: number;
    /** What a choice can be, or what is put in order. */
    readonly things?: readonly { readonly value: string; readonly words: InWords }[];
  }[];
}

/** A game as the server offers it. */
export interface GameInfo {
  readonly id: string;
  readonly seats: readonly number[];
  readonly options: readonly GameOption[];
  /** Levels of bots, from the weakest to the strongest. */
  readonly bots: readonly string[];
  /** Seats may tell the table what to answer for them. */
  readonly orders: boolean;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const withCode = (code: string | undefined) => (code === undefined ? '' : `?code=${encodeURIComponent(code)}`);

export const api = {
  games: (language: Language) => ask<readonly GameInfo[]>('GET', `/api/games?lang=${language}`),

  components: (game: string, language: Language) =>
    ask<readonly BoxGroupInfo[]>('GET', `/api/games/${encodeURIComponent(game)}/components?lang=${language}`),

  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => askAsUser<Me>('PATCH', '/api/me', { name }),
  deleteMe: () => ask<void>('DELETE', '/api/me'),
  sessions: () => ask<readonly Session[]>('GET', '/api/me/sessions'),
  signOut: (session: string) => ask<void>('DELETE', `/api/me/sessions/${encodeURIComponent(session)}`),
  signOutOthers: () => ask<void>('DELETE', '/api/me/sessions?keep=this'),
  newRecoveryCode: () => askAsUser<{ code: string }>('POST', '/api/me/recovery').then(({ code }) => code),
  recover: (code: string) => ask<Me>('POST', '/api/recover', { code }),

  openTables: () => ask<readonly TableSummary[]>('GET', '/api/tables'),
  myTables: () => ask<readonly TableSummary[]>('GET', '/api/me/tables'),
  createTable: (request: Partial<CreateTable> & Pick<CreateTable, 'game' | 'seats'>) =>
    askAsUser<TableInfo>('POST', '/api/tables', request),
  tableOfCode: (code: string) =>
    ask<{ table: string }>('GET', `/api/codes/${encodeURIComponent(code)}`).then(({ table }) => table),

  join: (table: string, request: JoinTable) => askAsUser<TableInfo>('POST', `${at(table)}/seats`, request),
  leave: (table: string) => ask<TableInfo>('DELETE', `${at(table)}/seats/mine`),
  clearSeat: (table: string, seat: Seat) => ask<TableInfo>('DELETE', `${at(table)}/seats/${seat}`),
  seatBot: (table: string, seat: Seat, bot: string) => ask<TableInfo>('PUT', `${at(table)}/seats/${seat}`, { bot }),
  change: (table: string, request: ChangeTable) => ask<TableInfo>('PATCH', at(table), request),
  addEntropy: (table: string, dice: AddedDice) => ask<TableInfo>('PUT', `${at(table)}/entropy`, dice),
  start: (table: string, request: StartTable) => ask<TableInfo>('POST', `${at(table)}/start`, request),
  rematch: (table: string) => ask<TableInfo>('POST', `${at(table)}/rematch`),
  abandon: (table: string) => ask<TableInfo>('POST', `${at(table)}/abandon`),
  info: (table: string, code?: string) => ask<TableInfo>('GET', at(table) + withCode(code)),
};
