import type { Choice, Claim } from '@conclave/kernel';
import type { PassUntil } from '@conclave/protocol';

/** What a person can do at a table; each resolves when the server has it on disk and rejects with the refusal's sentence. */
export interface TableActions {
  choose(choice: Choice): Promise<void>;
  undo(): Promise<void>;
  consent(agree: boolean): Promise<void>;
  /** The person is there again and takes the seat back from the bot. */
  comeBack(): Promise<void>;
  concede(): Promise<void>;
  /** Asks to end the game without a result, or answers somebody who does. */
  end(agree: boolean): Promise<void>;
  /** Says that the window this decision belongs to is on the screen; its countdown waits for that. */
  shown(decision: string): void;
  passUntil(until: PassUntil): Promise<void>;
  /** Tells the table what to answer for the seat, in a form of the game; null takes everything back. */
  order(wish: Readonly<Record<string, unknown>> | null): Promise<void>;
  say(channel: string, text: string): Promise<void>;
  /** Says something in a form of the game. */
  claim(channel: string, claim: Claim): Promise<void>;
}
