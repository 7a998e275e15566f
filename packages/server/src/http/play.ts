/** What a seat does in play. Each is answered when it is on disk; a repeat of a command id is answered again, not done again. */
import {
  chooseSchema,
  comeBackSchema,
  concedeSchema,
  consentSchema,
  endSchema,
  orderSchema,
  passUntilSchema,
  saySchema,
  undoSchema,
} from '@conclave/protocol';
import { z } from 'zod';
import type { Tables } from '../tables/service.ts';
import { chatMessageSchema } from './answers.ts';
import { type Api, tableParams } from './api.ts';

export function addPlay(api: Api, tables: Tables): void {
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables/{id}/choices',
      topic: 'Playing',
      does: 'Makes a choice: one of `view.pending.options`, with the id of the decision that it answers.',
      params: tableParams,
      body: chooseSchema,
      budget: 'refusals',
    },
    ({ who, params, body }) => tables.choose(who, params.id, body),
  );
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables/{id}/undo',
      topic: 'Playing',
      does: 'Takes your latest choice back, or asks the others to agree to it.',
      params: tableParams,
      body: undoSchema,
    },
    ({ who, params, body }) => tables.undo(who, params.id, body),
  );
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables/{id}/consent',
      topic: 'Playing',
      does: 'Answers somebody who wants to take a choice back.',
      params: tableParams,
      body: consentSchema,
    },
    ({ who, params, body }) => tables.consent(who, params.id, body),
  );
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables/{id}/pass-until',
      topic: 'Playing',
      does: 'Passes in every response window from now on, until somebody acts or you are asked anything else.',
      params: tableParams,
      body: passUntilSchema,
    },
    ({ who, params, body }) => tables.passUntil(who, params.id, body),
  );
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables/{id}/orders',
      topic: 'Playing',
      does: 'Tells the table what to answer for you, at any time; with `"wish": null` takes everything back.',
      more: 'Only games with standing orders have it, and each has its own form: docs/protocol.md.',
      params: tableParams,
      body: orderSchema,
    },
    ({ who, params, body }) => tables.order(who, params.id, body),
  );
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables/{id}/stand-up',
      topic: 'Playing',
      does: 'Lets a bot decide for you until you choose again.',
      params: tableParams,
    },
    ({ who, params }) => tables.standUp(who, params.id),
  );
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables/{id}/come-back',
      topic: 'Playing',
      does: 'Takes your seat back from the bot that plays for you.',
      params: tableParams,
      body: comeBackSchema,
    },
    ({ who, params, body }) => tables.comeBack(who, params.id, body),
  );
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables/{id}/concede',
      topic: 'Playing',
      does: 'Gives up: the other seat has won, or a bot plays on for yours, which cannot win any more.',
      params: tableParams,
      body: concedeSchema,
    },
    ({ who, params, body }) => tables.concede(who, params.id, body),
  );
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables/{id}/end',
      topic: 'Playing',
      does: 'Asks to end the game without a result, or answers somebody who does.',
      more: 'It ends when all who are there agree: at once if nobody else has been at the table for a minute.',
      params: tableParams,
      body: endSchema,
    },
    ({ who, params, body }) => tables.end(who, params.id, body),
  );
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables/{id}/chat',
      topic: 'Playing',
      does: 'Says something in one of the channels that you may speak in: `text`, a `claim` in a form of the game, or both.',
      params: tableParams,
      body: saySchema,
      answer: chatMessageSchema,
      created: true,
    },
    ({ who, params, body }) => tables.say(who, params.id, body),
  );
  api.forUsers(
    {
      method: 'post',
      path: '/api/tables/{id}/reports',
      topic: 'Playing',
      does: 'Reports a user to the host of this site. The latest chat is stored with it.',
      params: tableParams,
      body: z.strictObject({
        about: z.string().min(1).max(64).describe("The user's public id."),
        reason: z.string().trim().min(1).max(1000),
        message: z.int().min(1).optional().describe('The number of the chat message it is about.'),
      }),
      budget: 'reports',
    },
    ({ who, params, body }) => tables.report(who, params.id, body),
  );
}
