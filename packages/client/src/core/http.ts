/** HTTP requests to the server: typed answers, and errors as sentences for people. */
import type { Me, ProblemBody, ProblemCode } from '@conclave/protocol';
import { stored } from './stored.ts';

/** The server's refusal, or `offline` when there was no answer at all. The message is a sentence for people. */
export class ApiProblem extends Error {
  readonly code: ProblemCode | 'offline';

  constructor(code: ProblemCode | 'offline', message: string) {
    super(message);
    this.code = code;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Asks the server. Answers without a body resolve to undefined. */
export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const response = await sent(method, path, body);
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : parsed(text);
  if (response.ok) return answer as Answer;
  throw problemOf(response, answer);
}

/**
 * Whether this browser was signed in before. Scripts cannot read the cookie, and asking the server without one would be answered
 * with an error.
 */
export const wasSomebody = stored<boolean>('conclave.somebody', (item) => item === true);

/** Like `ask`, for what needs somebody signed in: creates a guest first if necessary. */
export async function askAsUser<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  if (!wasSomebody.get()) await becomeGuest();
  try {
    return await ask<Answer>(method, path, body);
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.code !== 'not-signed-in') throw problem;
    await becomeGuest();
    return ask<Answer>(method, path, body);
  }
}

/** The invitation from the link this browser first opened, for servers where new guests need one. */
const invitation = stored<string | null>('conclave.invite', (item) => (typeof item === 'string' ? item : null));
const invite = new URLSearchParams(globalThis.location?.search ?? '').get('invite');
if (invite !== null) invitation.set(invite);

let becoming: Promise<Me> | null = null;

/** Signs this browser in as a guest, unless it is signed in already. Concurrent calls share one guest. */
export function becomeGuest(): Promise<Me> {
  const code = invitation.get();
  becoming ??= ask<Me>('POST', '/api/guests', code === null ? {} : { invite: code })
    .then((me) => {
      wasSomebody.set(true);
      return me;
    })
    .finally(() => {
      becoming = null;
    });
  return becoming;
}

async function sent(method: Method, path: string, body: unknown): Promise<Response> {
  const content =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    return await fetch(path, { method, credentials: 'same-origin', ...content });
  } catch {
    throw new ApiProblem('offline', 'The server cannot be reached. Check the connection and try again.');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function problemOf(response: Response, answer: unknown): ApiProblem {
  if (isProblem(answer)) return new ApiProblem(answer.code, answer.message);
  return new ApiProblem('internal', `The server answered with an error (${response.status}). Try again in a moment.`);
}

function isProblem(answer: unknown): answer is ProblemBody {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
}
