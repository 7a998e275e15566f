/**
 * What nodes say to each other. A frame is one line: a JSON array, and for what a reader is told the text after a tab, untouched,
 * so that a node passes on what it need not read. JSON has neither tabs nor line ends in it.
 *
 * Nothing in a frame is for more eyes than its receiver's: a node gets what is said to the seats whose sockets it has.
 */
import type { ProblemCode } from '@conclave/protocol';

/** Of these frames: nodes of different versions do not talk. */
export const RELAY_PROTOCOL = 1;

/** Where a reader of a stream stands. */
export interface Place {
  readonly stream: string;
  readonly seq: number;
}

export type Frame =
  /** Somebody asks something of a table that the receiver runs: by which method of `Tables`, with which arguments. */
  | readonly ['ask', id: number, method: string, args: readonly unknown[]]
  | readonly ['answer', id: number, value: unknown]
  /** It was heard, and takes its time. */
  | readonly ['working', id: number]
  | readonly ['refused', id: number, code: ProblemCode, message: string]
  /** Another node runs the table; null: nobody knows which. */
  | readonly ['moved', id: number, owner: string | null]
  /** What the reader on this channel is told, numbered without a gap. */
  | readonly ['snapshot', channel: number, n: number]
  | readonly ['update', channel: number, n: number, seq: number, hasChat: 0 | 1]
  | readonly ['resumed', channel: number, n: number, place: Place]
  | readonly ['closed', channel: number, n: number, code: ProblemCode, message: string]
  | readonly ['gone', channel: number]
  /** The reader does not look any longer. */
  | readonly ['close', channel: number]
  /** These channels are still read; the answer says how much was sent on each, so that nothing lost stays unnoticed. */
  | readonly ['hold', channels: readonly number[]]
  | readonly ['sent', channels: readonly (readonly [channel: number, n: number])[]]
  /** These tables are the receiver's now. */
  | readonly ['take', tables: readonly string[]]
  /** The receiver was declared dead. */
  | readonly ['dead']
  /** What a bot host has thought; null: it could not. */
  | readonly ['thought', id: number, outcome: { readonly answer: unknown } | null];

export interface Received {
  readonly frame: Frame;
  readonly text: string;
}

export function written(frame: Frame, text?: string): string {
  return text === undefined ? JSON.stringify(frame) : `${JSON.stringify(frame)}\t${text}`;
}

/** All that is said to one node in one go. */
export function packed(from: string, lines: readonly string[]): string {
  return [`${RELAY_PROTOCOL} ${from}`, ...lines].join('\n');
}

/** Null for what a node of another version says. */
export function unpacked(message: string): { readonly from: string; readonly frames: readonly Received[] } | null {
  const [head = '', ...lines] = message.split('\n');
  const [protocol, from] = head.split(' ');
  if (Number(protocol) !== RELAY_PROTOCOL || from === undefined) return null;
  return { from, frames: lines.map(read) };
}

function read(line: string): Received {
  const tab = line.indexOf('\t');
  if (tab < 0) return { frame: JSON.parse(line) as Frame, text: '' };
  return { frame: JSON.parse(line.slice(0, tab)) as Frame, text: line.slice(tab + 1) };
}
