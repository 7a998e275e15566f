/** Tables before and after play: open one, find one, sit down, begin. */
import {
  changeTableSchema,
  createTableSchema,
  diceSchema,
  joinTableSchema,
  startTableSchema,
} from '@conclave/protocol';
import { z } from 'zod';
import type { Tables } from '../tables/service.ts';
import { tableInfoSchema, tableSummarySchema } from './answers.ts';
import { type Api, codeQuery, numberText, tableParams } from './api.ts';
import { countingGuesses } from './guesses.ts';
import type { Limits } from './limits.ts';

const seatParams = tableParams.extend({ seat: numberText(0, 11) });
const level = z.string().max(20);

export function addTables(api: Api, tables: Tables, limits: Limits): void {
  addFinding(api, tables, limits);
  addSeats(api, tables, limits);
  addDice(api, tables);
  addHosting(api, tables);
}

function addFinding(api: Api, tables: Tables, limits: Limits): void {
  api.forAnybody(
    {
      method: 'get',
      path: '/api/tables',
      topic: 'Tables',
      does: 'Lists the public tables that look for players.',
      answer: z.array(tableSummarySchema),
    },
    async () => [...(await tables.openTables())],
  );
  api.forUsers(
    {
      method: 'get',
      path: '/api/me/tables',
      topic: 'Tables',
      does: 'Lists your tables, and whether it is your turn.',
      answer: z.array(tableSummarySchema),
    },
    async ({ who }) => [...(await tables.tablesOf(who))],
  );
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables',
      topic: 'Tables',
      does: 'Opens a table. You are its host.',
      body: createTableSchema,
      answer: tableInfoSchema,
      created: true,
      budget: 'tables',
    },
    ({ who, body }) => tables.create(who, body),
  );
  api.forAnybody(
    {
      method: 'get',
      path: '/api/tables/{id}',
      topic: 'Tables',
      does: 'Tells about a table: who sits where, options, clock, dice.',
      params: tableParams,
      query: codeQuery,
      answer: tableInfoSchema,
    },
    ({ who, params, query, asker }) => {
      const look = () => tables.info(who, params.id, query.code);
      return query.code === undefined ? look() : countingGuesses(limits, asker, look);
    },
  );
  api.forAnybody(
    {
      method: 'get',
      path: '/api/codes/{code}',
      topic: 'Tables',
      does: 'Finds the table of an invitation code.',
      params: z.object({ code: z.string().min(1).max(20) }),
      answer: z.object({ table: z.string() }),
    },
    async ({ params, asker }) => ({
      table: await countingGuesses(limits, asker, () => tables.idOfCode(params.code)),
    }),
  );
}

function addSeats(api: Api, tables: Tables, limits: Limits): void {
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables/{id}/seats',
      topic: 'Tables',
      does: 'Takes a free seat.',
      params: tableParams,
      body: joinTableSchema,
      bodyIsOptional: true,
      answer: tableInfoSchema,
    },
    ({ who, params, body, asker }) => {
      const join = () => tables.join(who, params.id, body);
      return body.code === undefined ? join() : countingGuesses(limits, asker, join);
    },
  );
  api.forUsers(
    {
      method: 'delete',
      path: '/api/tables/{id}/seats/mine',
      topic: 'Tables',
      does: 'Leaves the table. In play a bot takes over for you.',
      params: tableParams,
      answer: tableInfoSchema,
    },
    ({ who, params }) => tables.leave(who, params.id),
  );
  api.forUsers(
    {
      method: 'delete',
      path: '/api/tables/{id}/seats/{seat}',
      topic: 'Tables',
      does: 'Frees a seat before the start (host); a person cannot come back. In play: lets a bot stand in for somebody who is gone.',
      params: seatParams,
      answer: tableInfoSchema,
    },
    ({ who, params }) => tables.clearSeat(who, params.id, params.seat),
  );
  api.forUsers(
    {
      method: 'put',
      path: '/api/tables/{id}/seats/{seat}',
      topic: 'Tables',
      does: 'Gives a seat to a bot before the start (host).',
      params: seatParams,
      body: z.strictObject({ bot: level }),
      answer: tableInfoSchema,
    },
    ({ who, params, body }) => tables.seatBot(who, params.id, params.seat, body.bot),
  );
}

function addDice(api: Api, tables: Tables): void {
  api.forUsers(
    {
      method: 'put',
      path: '/api/tables/{id}/entropy',
      topic: 'Tables',
      does: 'Mixes entropy of your own into the dice before the start.',
      more: 'It names the commitment of the table that it answers, and cannot be replaced.',
      params: tableParams,
      body: diceSchema,
      answer: tableInfoSchema,
    },
    ({ who, params, body }) => tables.addEntropy(who, params.id, body),
  );
}

function addHosting(api: Api, tables: Tables): void {
  api.forUsers(
    {
      method: 'patch',
      path: '/api/tables/{id}',
      topic: 'Tables',
      does: 'Changes options, visibility or clock before the start (host).',
      params: tableParams,
      body: changeTableSchema,
      answer: tableInfoSchema,
    },
    ({ who, params, body }) => tables.change(who, params.id, body),
  );
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables/{id}/start',
      topic: 'Tables',
      does: 'Begins the game (host). With `fill`, bots of that level take the free seats.',
      params: tableParams,
      body: startTableSchema,
      bodyIsOptional: true,
      answer: tableInfoSchema,
    },
    ({ who, params, body }) => tables.start(who, params.id, body),
  );
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables/{id}/abandon',
      topic: 'Tables',
      does: 'Ends a table: the host before the start, in play the only person there.',
      params: tableParams,
      answer: tableInfoSchema,
    },
    ({ who, params }) => tables.abandon(who, params.id),
  );
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables/{id}/rematch',
      topic: 'Tables',
      does: 'Opens a table to play it once more, which gathers; the same one for everybody who asks.',
      params: tableParams,
      answer: tableInfoSchema,
      budget: 'tables',
    },
    ({ who, params }) => tables.rematch(who, params.id),
  );
}
