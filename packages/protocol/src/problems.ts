/** Every refusal and error the server can answer with. The code is for programs, the message for people. */
export const PROBLEMS = {
  'bad-request': 400,
  'not-signed-in': 401,
  forbidden: 403,
  /** The host sent this user away from the table, for good. */
  removed: 403,
  /** The operator has banned this user; the message says until when and why. */
  banned: 403,
  /** The operator has muted this user: they may play, but not write. */
  muted: 403,
  /** New guests need an invitation here. */
  'invite-only': 403,
  'not-found': 404,
  /** The address is right, but it does not answer to this method. */
  'wrong-method': 405,
  /** The seat is not asked anything now. */
  'not-asked': 409,
  /** The decision that was answered is no longer the one that is asked. */
  'stale-decision': 409,
  /** The choice is none of the options. */
  'not-offered': 409,
  /** The table is not in the state that this needs: not begun yet, full, over. */
  'wrong-moment': 409,
  'name-taken': 409,
  'too-large': 413,
  'too-many': 429,
  internal: 500,
  /** The table cannot go on because of a fault; others are not touched by it. */
  'table-broken': 500,
  /** The choice could not be stored and was not made. Try again: the same command id is never carried out twice. */
  'storage-unavailable': 503,
  'shutting-down': 503,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

export interface ProblemBody {
  readonly code: ProblemCode;
  /** One sentence that says what is wrong and what to do. */
  readonly message: string;
}
