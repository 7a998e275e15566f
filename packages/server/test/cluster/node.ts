/** A node of a cluster in a process of its own, with a line to each service that can be cut. */
import { mkdirSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { freePort, type ServerProcess, startServerProcess } from '../proofs/server-process.ts';
import { type Line, openLine } from './line.ts';

export interface Services {
  readonly databaseUrl: string;
  /** Null: a server alone, without a cluster. */
  readonly redisUrl: string | null;
}

export interface NodeSetting {
  readonly name: string;
  readonly folder: string;
  readonly services: Services;
  readonly env?: Readonly<Record<string, string>>;
  readonly nodeFlags?: readonly string[];
  /** Past the lines, which then cannot be cut. */
  readonly isDirect?: boolean;
}

export class ClusterNode {
  readonly name: string;
  readonly origin: string;
  readonly database: Line;
  readonly redis: Line | null;
  /** Null while it does not run. */
  server: ServerProcess | null = null;
  isPaused = false;
  private readonly setting: NodeSetting;
  private readonly port: number;

  private constructor(setting: NodeSetting, port: number, database: Line, redis: Line | null) {
    this.name = setting.name;
    this.setting = setting;
    this.port = port;
    this.origin = `http://127.0.0.1:${port}`;
    this.database = database;
    this.redis = redis;
  }

  /** Lays the lines; `start` starts the process. */
  static async create(setting: NodeSetting): Promise<ClusterNode> {
    const { databaseUrl, redisUrl } = setting.services;
    const database = await openLine(placeOf(new URL(databaseUrl), 5432));
    const redis = redisUrl === null ? null : await openLine(placeOf(new URL(redisUrl), 6379));
    return new ClusterNode(setting, await freePort(), database, redis);
  }

  async start(): Promise<void> {
    const { name, services, env, nodeFlags, isDirect = false } = this.setting;
    const { redisUrl: far } = services;
    const redisUrl = this.redis === null || far === null ? '' : isDirect ? far : through(this.redis, far);
    const folder = join(this.setting.folder, name);
    mkdirSync(folder, { recursive: true });
    this.server = await startServerProcess({
      port: this.port,
      folder,
      databaseUrl: isDirect ? services.databaseUrl : through(this.database, services.databaseUrl),
      env: {
        BOT_WORKERS: '1',
        NODE_NAME: name,
        REDIS_URL: redisUrl,
        ...env,
      },
      ...(nodeFlags === undefined ? {} : { nodeFlags }),
    });
  }

  async kill(): Promise<void> {
    const { server } = this;
    this.server = null;
    this.isPaused = false;
    await server?.kill();
  }

  /** In order: it finishes what it began and hands its tables over. */
  async stop(): Promise<void> {
    const { server } = this;
    await server?.stop();
    if (this.server === server) this.server = null;
  }

  /** Not scheduled any more until what this gives is called, as on a machine that is suspended. */
  pause(): () => void {
    const pid = this.server?.pid as number;
    process.kill(pid, 'SIGSTOP');
    this.isPaused = true;
    return () => {
      if (this.isPaused) process.kill(pid, 'SIGCONT');
      this.isPaused = false;
    };
  }

  async end(): Promise<void> {
    await this.kill();
    await this.database.close();
    await this.redis?.close();
  }
}

/** PostgreSQL's address may name the folder of its socket instead of a machine. */
function placeOf({ hostname, port, searchParams }: URL, usual: number): NetConnectOpts {
  const folder = searchParams.get('host');
  const at = port === '' ? usual : Number(port);
  return folder?.startsWith('/') ? { path: `${folder}/.s.PGSQL.${at}` } : { host: hostname, port: at };
}

function through(line: Line, url: string): string {
  const changed = new URL(url);
  changed.searchParams.delete('host');
  changed.hostname = '127.0.0.1';
  changed.port = String(line.port);
  return changed.href;
}
