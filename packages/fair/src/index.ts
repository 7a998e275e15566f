export { type Draw, drawsOf } from './draws.ts';
export { type FairEntry, type FairPart, type FairRecord, fairLog, parseFairRecord } from './record.ts';
export { commitmentTo, FairChance, FairKey, type FairSource, SCHEME } from './stream.ts';
export { type Verified, verifyRecord } from './verify.ts';
