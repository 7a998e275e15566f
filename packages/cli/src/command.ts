/** What every command of the command line is made of. */
import type { Args, Flags } from './args.ts';
import type { Terminal } from './terminal.ts';

export interface Command<F extends Flags = Flags> {
  readonly name: string;
  /** What comes after the name, without the flags: `GAME`, `FILE...`. */
  readonly words: string;
  /** One line for the list of commands. */
  readonly about: string;
  readonly flags: F;
  /** Returns the exit code. Throws `BadInput` for unusable input. */
  run(args: Args<F>, terminal: Terminal): number | Promise<number>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of commands with different flags has no narrower type
export type AnyCommand = Command<any>;

/** Gives a command the types of its own flags. */
export function command<const F extends Flags>(spec: Command<F>): Command<F> {
  return spec;
}

export function usageOf({ name, words, flags }: AnyCommand): string {
  const parts = Object.entries(flags as Flags).map(([flag, spec]) => {
    const shown = spec.kind === 'switch' ? `--${flag}` : `--${flag} ${spec.value}`;
    return spec.kind === 'list' ? `[${shown}]...` : `[${shown}]`;
  });
  return ['conclave', name, words, ...parts].filter((part) => part !== '').join(' ');
}
