/** How a server is set up: environment variables, checked once at the start. docs/self-hosting.md tells of each. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BadInput } from '@conclave/kernel';
import { z } from 'zod';
import { readProxies, type TrustedProxies } from '../http/address.ts';
import { readBoxes } from './boxes.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `wants a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `wants a whole number from ${from} to ${to}`);

const onOrOff = z.enum(['on', 'off'], 'wants on or off').transform((value) => value === 'on');

const origin = z.string().refine(isOrigin, 'wants an origin such as https://conclave.example, without a path');

const PROXIES_WANTED = 'wants off, on, a number of proxies from 1 to 9, or networks such as 10.0.0.0/8,fd00::/8';

const VARIABLES = z.object({
  PORT: wholeNumber(0, 65535).default(8080),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'wants postgres://user:password@host/database')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'wants redis://user:password@host:6379, or rediss:// for TLS')
    .refine((url) => URL.canParse(url), 'wants redis://user:password@host:6379, or rediss:// for TLS')
    .optional(),
  NODE_NAME: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'wants at most 64 letters, digits, dots, dashes and underscores')
    .optional(),
  PUBLIC_ORIGIN: origin.optional(),
  ALLOWED_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .pipe(z.array(origin))
    .default([]),
  TRUST_PROXY: z
    .string()
    .transform(readProxies)
    .refine((proxies) => proxies !== null, PROXIES_WANTED)
    .default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, `wants one of ${LOG_LEVELS.join(', ')}`).default('info'),
  BOT_WORKERS: wholeNumber(1, 64).default(Math.max(1, availableParallelism() - 1)),
  WORK_WORKERS: wholeNumber(1, 16).default(1),
  BOT_PACE_MS: wholeNumber(0, 10_000).default(700),
  IDLE_TABLE_MINUTES: wholeNumber(1, 1440).default(10),
  IDLE_GUEST_DAYS: wholeNumber(0, 3650).default(90),
  RETENTION_DAYS: wholeNumber(0, 36_500).default(0),
  RATE_LIMITS: onOrOff.default(true),
  SOCKETS_PER_USER: wholeNumber(1, 10_000).default(20),
  SOCKETS_PER_ADDRESS: wholeNumber(1, 100_000).default(100),
  REGISTRATION: z.enum(['open', 'invite'], 'wants open or invite').default('open'),
  ADMIN_TOKEN: z.string().min(16, 'wants at least 16 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'wants at least 16 characters').optional(),
  COMPONENTS: z.string().optional(),
  WEB_DIR: z
    .string()
    .refine((folder) => existsSync(folder), 'wants a folder that is there')
    .default(fileURLToPath(new URL('../../../client/dist', import.meta.url))),
});

/** Every variable there is. */
export const VARIABLE_NAMES = Object.keys(VARIABLES.shape) as readonly (keyof typeof VARIABLES.shape)[];

export interface Config {
  /** 0: any free one. */
  readonly port: number;
  /** Undefined: every address of the machine. */
  readonly host: string | undefined;
  readonly dataDir: string;
  /** PostgreSQL instead of SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Makes the server one of several that share the database; they talk through this Redis. */
  readonly redisUrl: string | undefined;
  /** What the node is called in logs and metrics. */
  readonly nodeName: string | undefined;
  /** Where people reach the server, if that is not the address it listens at. */
  readonly publicOrigin: string | undefined;
  /** Other sites whose pages may use this server; its own origin need not be named. */
  readonly allowedOrigins: readonly string[];
  /** Proxies in front, which say who asks (X-Forwarded-For) and whether over TLS (X-Forwarded-Proto). */
  readonly trustProxy: TrustedProxies;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly botWorkers: number;
  /** Threads for replays and long undos. */
  readonly workWorkers: number;
  /** A bot's choice is not shown sooner than this, so that people can follow. */
  readonly botPaceMs: number;
  /** A table that nobody looks at leaves memory after so long. */
  readonly idleTableMinutes: number;
  /** A guest who never played or said anything is forgotten after so many days without a visit; 0: never. */
  readonly idleGuestDays: number;
  /** A game that is over is removed after so many days; 0: never. */
  readonly retentionDays: number;
  readonly rateLimits: boolean;
  /** Open at once. */
  readonly socketsPerUser: number;
  readonly socketsPerAddress: number;
  /** invite: a new guest needs an invitation of the operator. */
  readonly registration: 'open' | 'invite';
  /** What `conclave admin` and /api/admin want; a random one if it is not set. */
  readonly adminToken: string | undefined;
  readonly metricsToken: string | undefined;
  /** Numbers from the host's own boxes, by game, for tables that name none. */
  readonly boxes: Readonly<Record<string, string>>;
  /** The built web client. */
  readonly webDir: string;
}

/** The settings in these variables; what is not set, or empty, has its default. Throws `BadInput` that names all that is wrong. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(VARIABLE_NAMES.map((name) => [name, env[name] || undefined]));
  const read = VARIABLES.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    throw new BadInput(`the settings cannot be used: ${wrong.join('; ')} (docs/self-hosting.md tells of each)`);
  }
  const { data } = read;
  if (data.REDIS_URL !== undefined && data.DATABASE_URL === undefined) {
    throw new BadInput(
      'REDIS_URL makes this server one of several, and they share a PostgreSQL: set DATABASE_URL too, or leave REDIS_URL out ' +
        '(docs/scaling.md)',
    );
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    nodeName: data.NODE_NAME,
    publicOrigin: data.PUBLIC_ORIGIN,
    allowedOrigins: [...data.ALLOWED_ORIGINS, ...(data.PUBLIC_ORIGIN === undefined ? [] : [data.PUBLIC_ORIGIN])],
    trustProxy: data.TRUST_PROXY ?? 0,
    logLevel: data.LOG_LEVEL,
    botWorkers: data.BOT_WORKERS,
    workWorkers: data.WORK_WORKERS,
    botPaceMs: data.BOT_PACE_MS,
    idleTableMinutes: data.IDLE_TABLE_MINUTES,
    idleGuestDays: data.IDLE_GUEST_DAYS,
    retentionDays: data.RETENTION_DAYS,
    rateLimits: data.RATE_LIMITS,
    socketsPerUser: data.SOCKETS_PER_USER,
    socketsPerAddress: data.SOCKETS_PER_ADDRESS,
    registration: data.REGISTRATION,
    adminToken: data.ADMIN_TOKEN,
    metricsToken: data.METRICS_TOKEN,
    boxes: readBoxes((data.COMPONENTS ?? '').split(',').filter((path) => path.trim() !== '')),
    webDir: data.WEB_DIR,
  };
}

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
