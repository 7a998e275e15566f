import { afterAll, describe } from 'vitest';
import { storeConformance } from './conformance.ts';
import { openStore } from './index.ts';
import { postgresForTests, type TestPostgres } from './testing/postgres.ts';

const postgres = await postgresForTests();
afterAll(() => postgres?.stop());

describe.skipIf(postgres === null)('with a real server', () => {
  storeConformance('PostgreSQL', async () => {
    const url = await (postgres as TestPostgres).createDatabase();
    return { open: () => openStore({ url, folder: '/nowhere' }) };
  });
});
