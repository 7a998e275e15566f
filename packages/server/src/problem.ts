import type { ProblemCode } from '@conclave/protocol';

/** What was asked for was not done, and nothing changed. The message says what to do and betrays no secret. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;

  constructor(code: ProblemCode, message: string) {
    super(message);
    this.code = code;
  }
}
