import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededChance } from '@conclave/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropAgainAndAgain } from './drop.ts';
import { createCutter } from './drop-proxy.ts';
import { freePort } from './server-process.ts';

const DROPS = 50;
const seed = process.env.PROOF_SEED ?? 'drop';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-drop-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('somebody whose connection breaks in the middle of a message', () => {
  it('is told the same in the end as somebody whose connection held, and makes every choice once', async () => {
    const report = await dropAgainAndAgain({ folder, port: await freePort(), drops: DROPS, tables: 2, seed });
    expect(report.faults, `repeat with PROOF_SEED=${seed}`).toEqual([]);
    const { insideMessageToClient, insideMessageToServer, byClient } = report.drops;
    expect(insideMessageToClient + insideMessageToServer + byClient).toBeGreaterThanOrEqual(DROPS);
    expect(insideMessageToClient).toBeGreaterThan(0);
    expect(insideMessageToServer).toBeGreaterThan(0);
    expect(report.updatesCompared).toBeGreaterThan(DROPS);
  }, 180_000);
});

describe('the bad line', () => {
  const handshake = Buffer.from('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  const frame = (text: string) => Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)]);

  it('cuts inside a message, never between two', () => {
    for (let n = 0; n < 200; n++) {
      const cut = createCutter(1, new SeededChance(n));
      expect(cut(handshake)).toBeNull();
      const at = cut(Buffer.concat([frame('first'), frame('second')])) as number;
      expect(at).toBeGreaterThan(7);
      expect(at).toBeLessThan(7 + 8);
    }
  });

  it('waits for its message, however the bytes arrive', () => {
    const cut = createCutter(2, new SeededChance('bytes'));
    const bytes = Buffer.concat([handshake, frame('one'), frame('two'), frame('three')]);
    const cuts = [...bytes].map((byte) => cut(Buffer.from([byte])));
    const cutIn = cuts.findIndex((at) => at !== null);
    const third = handshake.length + 5 + 5;
    expect(cutIn).toBeGreaterThan(third);
    expect(cutIn).toBeLessThan(bytes.length);
  });
});
