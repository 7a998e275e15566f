/**
 * The server's log. Nothing secret is put into it: no tokens, cookies, codes, names, choices or addresses of pages with a
 * query; `redact` below is the net under that rule.
 */
import process from 'node:process';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** Kept out at the top and one level down. A code only at the top: further down it is an error's, which says what went wrong. */
const SECRETS = ['token', 'cookie', 'authorization', 'choice', 'name', 'seed', 'password'];

/** JSON lines for machines; on a terminal short lines for people. */
export function createLog(level: Config['logLevel'], output: NodeJS.WriteStream = process.stdout): Log {
  const options = {
    level,
    base: null,
    redact: { paths: [...SECRETS, 'code', ...SECRETS.map((secret) => `*.${secret}`)], censor: '(kept out)' },
  };
  return output.isTTY ? pino(options, { write: (line) => output.write(readable(line)) }) : pino(options, output);
}

const LABELS: Readonly<Record<number, string>> = { 20: 'debug', 30: '', 40: 'warning', 50: 'ERROR', 60: 'FATAL' };

/** One line of the log as a person reads it: `14:03:22 the server is ready url=http://...`. */
export function readable(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown> & { err?: { stack?: string } };
  const parts = [
    new Date(time as number).toTimeString().slice(0, 8),
    LABELS[level as number] ?? String(level),
    msg ?? '',
    ...Object.entries(rest).map(
      ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ),
  ].filter((part) => part !== '');
  return `${parts.join(' ')}${err?.stack === undefined ? '' : `\n${err.stack}`}\n`;
}
