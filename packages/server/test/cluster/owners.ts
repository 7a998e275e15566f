/** Which node runs which table, as the database says. */
import pg from 'pg';

/** The name of the node (`NODE_NAME`) by table; tables that nobody runs are left out. */
export async function ownersOf(databaseUrl: string): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ table_id: string; name: string }>(
      'select heads.table_id, nodes.name from heads join nodes on nodes.id = heads.owner',
    );
    return new Map(rows.map(({ table_id, name }) => [table_id, name]));
  } finally {
    await client.end();
  }
}
