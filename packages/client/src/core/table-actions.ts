import type { Choice, Claim } from '@conclave/kernel';
import type { PassUntil } from '@conclave/protocol';

/** What a person can do at a table; each resolves when the server has it on disk and rejects with the refusal's sentence. */
export interface TableActions {
  choose(choice: Choice): Promise<void>;
  undo(): Promise<void>;
  consent(agree: boolean): Promise<void>;
  /** The person is back and takes over from the bot. */
  comeBack(): Promise<void>;
  concede(): Promise<void>;
  /** Asks to end the game without a result, or answers somebody who does. */
  end(agree: boolean): Promise<void>;
  /** Says that the window this decision belongs to is on the screen; its countdown waits for that. */
  shown(decision: string): void;
  passUntil(until: PassUntil): Promise<void>;
  /** Gives standing orders, in the game's own form; null cancels them. */
  order(wish: Readonly<Record<string, unknown>> | null): Promise<void>;
  say(channel: string, text: string): Promise<void>;
  /** Makes a claim. */
  claim(channel: string, claim: Claim): Promise<void>;
}
