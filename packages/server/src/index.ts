export { type BotHost, startBotHost } from './bots/elsewhere/host.ts';
export type { Moderation, Report, Statistics, TableDetails, UserDetails } from './moderation/moderation.ts';
export { readBoxes } from './ops/boxes.ts';
export { type Config, configFrom } from './ops/config.ts';
export { createLog } from './ops/log.ts';
export { untilSignalled } from './ops/signals.ts';
export { type RunningServer, startServer } from './server.ts';
export { backUp, moveData } from './storage/copy.ts';
export { StorageUnavailable } from './storage/store.ts';
