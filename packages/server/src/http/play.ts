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
  const inPlay = (path: string, does: string) =>
    ({ method: 'post', path: `/api/tables/{id}/${path}`, topic: 'Playing', does, params: tableParams }) as const;

  api.forUsers(
    {
      ...inPlay(
        'choices',
        'Makes a choice: one of `view.pending.options`, with the id of the decision that it answers.',
      ),
      body: chooseSchema,
      budget: 'refusals',
    },
    ({ who, params, body }) => tables.play(who, params.id, { type: 'choose', ...body }),
  );
  api.forUsers(
    { ...inPlay('undo', 'Takes your latest choice back, or asks the others to agree to it.'), body: undoSchema },
    ({ who, params, body }) => tables.play(who, params.id, { type: 'undo', ...body }),
  );
  api.forUsers(
    { ...inPlay('consent', 'Answers somebody who wants to take a choice back.'), body: consentSchema },
    ({ who, params, body }) => tables.play(who, params.id, { type: 'consent', ...body }),
  );
  api.forUsers(
    {
      ...inPlay(
        'pass-until',
        'Passes in every response window from now on, until somebody acts or you are asked anything else.',
      ),
      body: passUntilSchema,
    },
    ({ who, params, body }) => tables.play(who, params.id, { type: 'pass-until', ...body }),
  );
  api.forUsers(
    {
      ...inPlay(
        'orders',
        'Tells the table what to answer for you, at any time; with `"wish": null` takes everything back.',
      ),
      more: 'Only games with standing orders have it, and each has its own form: docs/protocol.md.',
      body: orderSchema,
    },
    ({ who, params, body }) => tables.play(who, params.id, { type: 'order', ...body }),
  );
  api.forUsers(inPlay('stand-up', 'Lets a bot decide for you until you choose again.'), ({ who, params }) =>
    tables.play(who, params.id, { type: 'stand-up' }),
  );
  api.forUsers(
    { ...inPlay('come-back', 'Takes your seat back from the bot that plays for you.'), body: comeBackSchema },
    ({ who, params }) => tables.play(who, params.id, { type: 'come-back' }),
  );
  api.forUsers(
    {
      ...inPlay('concede', 'Gives up: the other seat has won, or a bot plays on for yours, which cannot win any more.'),
      body: concedeSchema,
    },
    ({ who, params, body }) => tables.play(who, params.id, { type: 'concede', ...body }),
  );
  api.forUsers(
    {
      ...inPlay('end', 'Asks to end the game without a result, or answers somebody who does.'),
      more: 'It ends when all who are there agree: at once if nobody else has been at the table for a minute.',
      body: endSchema,
    },
    ({ who, params, body }) => tables.play(who, params.id, { type: 'end', ...body }),
  );
  api.forUsers(
    {
      ...inPlay('chat', 'Says something in one of your channels: `text`, a `claim` in a form of the game, or both.'),
      body: saySchema,
      answer: chatMessageSchema,
      created: true,
    },
    ({ who, params, body }) => tables.say(who, params.id, body),
  );
  api.forUsers(
    {
      ...inPlay('reports', 'Reports a user to the host of this site. The latest chat is stored with it.'),
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
