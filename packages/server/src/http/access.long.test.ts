/** Who may do what: every route of the API against everybody who might call it; and every answer is as it was described. */
import type { TableInfo, Visibility } from '@conclave/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { type Described, readDocument } from './test/described.ts';
import { newGuest, openServer, playOut, Visitor } from './test/visitor.ts';

const PEOPLE = [
  'anonymous',
  /** Signed in, but sits elsewhere. */
  'guest',
  'seated',
  'host',
  /** A program with a key of the seated person. */
  'bot',
  /** A browser that still has the cookie of a user who was deleted. */
  'deleted',
] as const;
type Person = (typeof PEOPLE)[number];

type Moment = 'gathering' | 'playing' | 'finished';

interface Scene {
  readonly table: TableInfo;
  readonly guest: string;
  readonly seated: string;
}

interface Row {
  readonly route: string;
  readonly at?: Moment;
  readonly visibility?: Visibility;
  readonly withCode?: boolean;
  readonly query?: string;
  readonly body?: (scene: Scene) => unknown;
  /** The status each of `PEOPLE` gets, in that order. */
  readonly gives: readonly number[];
}

const FOR_ALL = [200, 200, 200, 200, 200, 200];
const NOBODY = [403, 403, 403, 403, 403, 403];
const FOR_USERS = [401, 200, 200, 200, 200, 401];
const FOR_THE_HOST = [401, 403, 403, 200, 403, 401];
/** Of the users, those in their own browser: not their programs. */
const owners = (status: number) => [401, status, status, status, 403, 401];
const atTheTable = (status: number) => [401, 403, status, status, status, 401];
const insiders = (status: number) => [403, 403, status, status, status, 403];

const command = () => ({ id: 'c1' });
const report = ({ seated }: Scene) => ({ about: seated, reason: 'Rude.' });
const talk = () => ({ id: 'c1', channel: 'table', text: 'Hello' });
const NEW_TABLE = { game: 'choose-your-god', seats: 3 };

const ROWS: readonly Row[] = [
  { route: 'POST /api/guests', gives: FOR_ALL },
  { route: 'POST /api/recover', body: () => ({ code: 'AAAAA-AAAAA-AAAAA-AAAAA' }), gives: FOR_ALL.map(() => 404) },
  { route: 'GET /api/me', gives: FOR_USERS },
  { route: 'PATCH /api/me', body: () => ({ name: 'Somebody Else' }), gives: owners(200) },
  { route: 'DELETE /api/me', gives: owners(204) },
  { route: 'GET /api/me/export', gives: owners(200) },
  { route: 'PUT /api/me/mutes/{user}', gives: [401, 204, 204, 204, 204, 401] },
  { route: 'DELETE /api/me/mutes/{user}', gives: [401, 204, 204, 204, 204, 401] },
  { route: 'GET /api/me/sessions', gives: owners(200) },
  { route: 'DELETE /api/me/sessions', gives: owners(204) },
  // Nobody else's session can be named either.
  { route: 'DELETE /api/me/sessions/{session}', gives: owners(404) },
  { route: 'POST /api/me/recovery', gives: owners(201) },
  { route: 'POST /api/me/bot-tokens', body: () => ({ label: 'My program' }), gives: owners(201) },
  { route: 'GET /api/me/bot-tokens', gives: owners(200) },
  // Nobody else's key can be named: ids of keys are shown to their owner only.
  { route: 'DELETE /api/me/bot-tokens/{token}', gives: owners(404) },
  { route: 'GET /api/me/tables', gives: FOR_USERS },

  // The operator is nobody of these: admin.test.ts.
  { route: 'GET /api/admin/statistics', gives: NOBODY },
  { route: 'GET /api/admin/reports', gives: NOBODY },
  { route: 'POST /api/admin/reports/{report}/close', gives: NOBODY },
  { route: 'GET /api/admin/users', query: 'find=x', gives: NOBODY },
  { route: 'GET /api/admin/users/{user}', gives: NOBODY },
  { route: 'PATCH /api/admin/users/{user}', body: () => ({ name: 'Other' }), gives: NOBODY },
  { route: 'PUT /api/admin/users/{user}/{kind}', body: () => ({ reason: 'x' }), gives: NOBODY },
  { route: 'DELETE /api/admin/users/{user}/{kind}', gives: NOBODY },
  { route: 'GET /api/admin/tables/{id}', gives: NOBODY },
  { route: 'DELETE /api/admin/tables/{id}', gives: NOBODY },
  { route: 'DELETE /api/admin/tables/{id}/chat/{n}', gives: NOBODY },
  { route: 'POST /api/admin/invitations', body: () => ({ uses: 1 }), gives: NOBODY },

  { route: 'GET /api/games', gives: FOR_ALL },
  { route: 'GET /api/games/{id}/components', gives: FOR_ALL },
  { route: 'GET /api/games/{id}/rules', gives: FOR_ALL },
  { route: 'GET /api/games/{id}/texts/{language}', gives: FOR_ALL },

  { route: 'GET /api/tables', gives: FOR_ALL },
  { route: 'POST /api/tables', body: () => NEW_TABLE, gives: [401, 201, 201, 201, 201, 401] },
  { route: 'GET /api/codes/{code}', gives: FOR_ALL },
  { route: 'GET /api/codes/{code}', visibility: 'private', gives: FOR_ALL },

  { route: 'GET /api/tables/{id}', visibility: 'public', gives: FOR_ALL },
  { route: 'GET /api/tables/{id}', gives: FOR_ALL },
  { route: 'GET /api/tables/{id}', visibility: 'private', gives: insiders(200) },
  { route: 'GET /api/tables/{id}', visibility: 'private', withCode: true, gives: FOR_ALL },
  { route: 'PATCH /api/tables/{id}', body: () => ({ visibility: 'public' }), gives: FOR_THE_HOST },
  { route: 'POST /api/tables/{id}/seats', visibility: 'public', body: () => ({}), gives: FOR_USERS },
  { route: 'POST /api/tables/{id}/seats', body: () => ({}), gives: FOR_USERS },
  { route: 'POST /api/tables/{id}/seats', visibility: 'private', body: () => ({}), gives: atTheTable(200) },
  {
    route: 'POST /api/tables/{id}/seats',
    visibility: 'private',
    body: ({ table }) => ({ code: table.code }),
    gives: FOR_USERS,
  },
  { route: 'POST /api/tables/{id}/seats', at: 'playing', body: () => ({}), gives: [401, 409, 409, 409, 409, 401] },
  { route: 'DELETE /api/tables/{id}/seats/mine', gives: atTheTable(200) },
  { route: 'DELETE /api/tables/{id}/seats/mine', at: 'playing', gives: atTheTable(200) },
  { route: 'DELETE /api/tables/{id}/seats/{seat}', gives: FOR_THE_HOST },
  { route: 'PUT /api/tables/{id}/seats/{seat}', body: () => ({ bot: 'random' }), gives: FOR_THE_HOST },
  { route: 'POST /api/tables/{id}/start', body: () => ({ fill: 'random' }), gives: FOR_THE_HOST },
  {
    route: 'PUT /api/tables/{id}/entropy',
    body: ({ table }) => ({ commitment: table.fair.commitment, entropy: 'x' }),
    gives: atTheTable(200),
  },
  { route: 'POST /api/tables/{id}/abandon', gives: FOR_THE_HOST },
  // Nobody may end a game that others play.
  { route: 'POST /api/tables/{id}/abandon', at: 'playing', gives: [401, 403, 403, 403, 403, 401] },
  { route: 'POST /api/tables/{id}/rematch', at: 'finished', gives: atTheTable(200) },

  // Whoever sits there may try; what comes of it is for the rules to say (409 here, as nobody is asked by this id).
  {
    route: 'POST /api/tables/{id}/choices',
    at: 'playing',
    body: () => ({ id: 'c1', decision: 'none', choice: { type: 'pass' } }),
    gives: atTheTable(409),
  },
  { route: 'POST /api/tables/{id}/undo', at: 'playing', body: command, gives: atTheTable(409) },
  {
    route: 'POST /api/tables/{id}/consent',
    at: 'playing',
    body: () => ({ id: 'c1', agree: true }),
    gives: atTheTable(409),
  },
  {
    route: 'POST /api/tables/{id}/pass-until',
    at: 'playing',
    body: () => ({ id: 'c1', until: 'act' }),
    gives: atTheTable(204),
  },
  // The game of these tables has no orders.
  {
    route: 'POST /api/tables/{id}/orders',
    at: 'playing',
    body: () => ({ id: 'c1', wish: null }),
    gives: atTheTable(400),
  },
  { route: 'POST /api/tables/{id}/stand-up', at: 'playing', gives: atTheTable(204) },
  { route: 'POST /api/tables/{id}/come-back', at: 'playing', body: command, gives: atTheTable(204) },
  { route: 'POST /api/tables/{id}/concede', at: 'playing', body: command, gives: atTheTable(204) },
  {
    route: 'POST /api/tables/{id}/end',
    at: 'playing',
    body: () => ({ id: 'c1', agree: true }),
    gives: atTheTable(204),
  },
  { route: 'POST /api/tables/{id}/chat', body: talk, gives: [401, 201, 201, 201, 201, 401] },
  { route: 'POST /api/tables/{id}/chat', visibility: 'private', body: talk, gives: atTheTable(201) },
  // In play, spectators do not speak to the table.
  { route: 'POST /api/tables/{id}/chat', at: 'playing', body: talk, gives: atTheTable(201) },
  { route: 'POST /api/tables/{id}/reports', body: report, gives: [401, 204, 204, 204, 204, 401] },
  { route: 'POST /api/tables/{id}/reports', visibility: 'private', body: report, gives: atTheTable(204) },

  { route: 'GET /api/tables/{id}/view', at: 'playing', visibility: 'public', gives: FOR_ALL },
  { route: 'GET /api/tables/{id}/view', at: 'playing', gives: FOR_ALL },
  { route: 'GET /api/tables/{id}/view', at: 'playing', visibility: 'private', gives: insiders(200) },
  // The code is an invitation to sit down, not to look into a game that has begun.
  { route: 'GET /api/tables/{id}/view', at: 'playing', visibility: 'private', withCode: true, gives: insiders(200) },
  { route: 'GET /api/tables/{id}/view', visibility: 'private', withCode: true, gives: FOR_ALL },
  { route: 'GET /api/tables/{id}/replay', at: 'playing', gives: FOR_ALL.map(() => 409) },
  { route: 'GET /api/tables/{id}/replay', at: 'finished', gives: FOR_ALL },
  { route: 'GET /api/tables/{id}/replay', at: 'finished', visibility: 'private', gives: insiders(200) },
  { route: 'GET /api/tables/{id}/record', at: 'playing', gives: FOR_ALL.map(() => 409) },
  { route: 'GET /api/tables/{id}/record', at: 'finished', gives: FOR_ALL },
  { route: 'GET /api/tables/{id}/record', at: 'finished', visibility: 'private', gives: insiders(200) },
];

let server: RunningServer;
let described: Described;
beforeAll(async () => {
  server = await openServer();
  described = await readDocument(server);
});
afterAll(() => server.stop());

interface Cast extends Scene {
  readonly people: Readonly<Record<Person, Visitor>>;
}

async function castFor({ at = 'gathering', visibility = 'unlisted' }: Row): Promise<Cast> {
  const [host, seated, guest, deleted] = await Promise.all(Array.from({ length: 4 }, () => newGuest(server)));
  if (!host || !seated || !guest || !deleted) throw new Error('somebody is missing');
  // A duel, where it must be played; else a game with a free seat.
  const game = at === 'gathering' ? NEW_TABLE : { game: 'rise-of-cthulhu', seats: 2 };
  const { body: table } = await host.ask('POST', '/api/tables', { ...game, visibility });
  await seated.ask('POST', `/api/tables/${table.id}/seats`, { code: table.code });
  if (at !== 'gathering') await host.ask('POST', `/api/tables/${table.id}/start`);
  if (at === 'finished') await playOut(table, [host, seated]);
  const { body: key } = await seated.ask('POST', '/api/me/bot-tokens', { label: 'My program' });
  const { cookie = '' } = deleted.headers;
  await deleted.ask('DELETE', '/api/me');
  const people = {
    anonymous: new Visitor(server),
    guest,
    seated,
    host,
    bot: new Visitor(server, { authorization: `Bearer ${key.token}` }),
    deleted: new Visitor(server, { cookie }),
  };
  return { table, guest: guest.me.id, seated: seated.me.id, people };
}

/** The address of a route with its gaps filled from the scene. */
function addressOf({ route, withCode, query }: Row, { table, seated }: Scene): string {
  const [, path = ''] = route.split(' ');
  const id = path.startsWith('/api/games') ? table.game : table.id;
  // Seat 1 is the seated person's, seat 2 is free. Muting somebody who does not exist is nobody's loss.
  const seat = route.startsWith('PUT') ? '2' : '1';
  const none = { token: 'none', session: 'none', report: 'none', kind: 'ban', n: '1' };
  const gaps = { ...none, id, seat, user: `${seated}x`, code: table.code ?? '', language: 'en' };
  const filled = path.replace(/\{(\w+)\}/g, (_, gap: keyof typeof gaps) => gaps[gap]);
  if (query !== undefined) return `${filled}?${query}`;
  return withCode === true ? `${filled}?code=${table.code}` : filled;
}

describe.each(ROWS.map((row) => ({ ...row, title: titleOf(row) })))('$title', (row) => {
  it.each(PEOPLE.map((person, i) => ({ person, status: row.gives[i] })))('$person: $status', async (cell) => {
    // A finished game takes a while to play and looking at it changes nothing: one does for all.
    const cast = row.at === 'finished' ? await finishedCast(row) : await castFor(row);
    const method = row.route.split(' ')[0] as string;
    const visitor = cast.people[cell.person];
    const { status, body } = await visitor.ask(method, addressOf(row, cast), row.body?.(cast));
    expect({ status, body }).toMatchObject({ status: cell.status });
    expect(described.faultIn(row.route, status, body)).toBeNull();
  });
});

const finished = new Map<Visibility | undefined, Promise<Cast>>();
function finishedCast(row: Row): Promise<Cast> {
  const cast = finished.get(row.visibility) ?? castFor(row);
  finished.set(row.visibility, cast);
  return cast;
}

function titleOf({ route, at, visibility, withCode }: Row): string {
  return [route, at, visibility, withCode === true ? 'with its code' : undefined].filter((part) => part).join(', ');
}

it('leaves out no route of the API, and names none that is not there', () => {
  expect(described.routes.length).toBeGreaterThan(30);
  expect([...new Set(ROWS.map(({ route }) => route))].sort()).toEqual([...described.routes].sort());
});

it('notices an answer that is not as described', () => {
  const me = { id: 'x', name: 'Ada', createdAt: 1, muted: [] };
  expect(described.faultIn('GET /api/me', 200, me)).toBeNull();
  expect(described.faultIn('GET /api/me', 200, { ...me, name: undefined })).toMatch('name');
  expect(described.faultIn('GET /api/me', 200, { ...me, token: 'x' })).toMatch('token');
  expect(described.faultIn('GET /api/me', 418, me)).not.toBeNull();
});
