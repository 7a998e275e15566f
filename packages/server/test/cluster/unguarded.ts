/**
 * A fault to be found, loaded into a node with `--import`: every commit is written whatever the table's head says, and a line that is
 * there already is passed over in silence. So a node that slept or was cut off acknowledges what is not stored.
 */
import pg from 'pg';

/** The comparison with the head's owner, epoch, revision and length; each begins with one of these. */
const GUARD = /and heads\.(owner|epoch|revision|length) (=|is not distinct from) wanted\.\w+/g;
const ADD_ENTRIES = /(add_entries as \(\s*insert into entries [^)]*\)[^)]*\))/;

interface Query {
  text?: string;
}

const query = pg.Client.prototype.query as (this: unknown, ...args: unknown[]) => unknown;
pg.Client.prototype.query = function unguarded(this: unknown, ...args: unknown[]) {
  const [first] = args;
  const asked = first as Query | string;
  if (typeof asked === 'object' && asked.text?.includes('add_entries as')) asked.text = withoutGuards(asked.text);
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;

function withoutGuards(text: string): string {
  return text.replaceAll(GUARD, '').replace(ADD_ENTRIES, '$1 on conflict do nothing');
}
