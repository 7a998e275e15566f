/** How much memory a server takes with many stored tables and some live ones, and how long it takes to be ready. */
import { conclaveSwarm } from './load.ts';
import { measure } from './load-pace.ts';
import { type ServerSetting, startServerProcess } from './server-process.ts';

export interface MemorySetting extends ServerSetting {
  readonly stored: number;
  readonly live: number;
  /** Choices made at each stored table, and then at each live one. */
  readonly choices: number;
  /** Choices a second, all tables together. */
  readonly rate: number;
  readonly starts: number;
  readonly seed: string;
}

export interface MemoryReport {
  /** From the start of the process until it is ready, with all stored tables, in milliseconds. */
  readonly startsTook: readonly number[];
  readonly startCpuSeconds: readonly number[];
  readonly megabytesWhenReady: number;
  /** The most it held while the live tables played. */
  readonly megabytesInPlay: number;
  readonly choicesMade: number;
  readonly faults: readonly string[];
}

export async function measureMemory(setting: MemorySetting): Promise<MemoryReport> {
  await storeTables(setting);
  const startsTook: number[] = [];
  const startCpuSeconds: number[] = [];
  for (let i = 1; i < setting.starts; i++) {
    const server = await startServerProcess(setting);
    startsTook.push(server.startTook);
    startCpuSeconds.push(server.startCpuSeconds);
    await server.stop();
  }
  const server = await startServerProcess(setting);
  try {
    startsTook.push(server.startTook);
    startCpuSeconds.push(server.startCpuSeconds);
    const megabytesWhenReady = server.residentMegabytes();
    const swarm = await conclaveSwarm(server.origin, setting.live, `${setting.seed} live`);
    let megabytesInPlay = 0;
    let choicesMade = 0;
    const rounds = 10;
    for (let round = 0; round < rounds; round++) {
      const seconds = (setting.live * setting.choices) / setting.rate / rounds;
      const { choices, serverMegabytes } = await measure(swarm, server.pid, { rate: setting.rate, seconds });
      megabytesInPlay = Math.max(megabytesInPlay, serverMegabytes);
      choicesMade += choices;
    }
    const faults = [...swarm.faults, ...swarm.refusals.map(({ message }) => message)];
    await swarm.close();
    return { startsTook, startCpuSeconds, megabytesWhenReady, megabytesInPlay, choicesMade, faults };
  } finally {
    await server.stop();
  }
}

/** Games that people began and left, as a house has after some months. */
async function storeTables(setting: MemorySetting): Promise<void> {
  const server = await startServerProcess(setting);
  try {
    const swarm = await conclaveSwarm(server.origin, setting.stored, setting.seed);
    const seconds = (setting.stored * setting.choices) / setting.rate;
    await measure(swarm, server.pid, { rate: setting.rate, seconds });
    await swarm.close();
  } finally {
    await server.stop();
  }
}
