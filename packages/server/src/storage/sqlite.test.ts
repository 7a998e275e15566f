import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { storeConformance } from './conformance.ts';
import { openStore } from './index.ts';

const scratch = mkdtempSync(join(tmpdir(), 'conclave-sqlite-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

storeConformance('SQLite', async () => {
  const folder = mkdtempSync(join(scratch, 'data-'));
  return { open: () => openStore({ folder }) };
});
