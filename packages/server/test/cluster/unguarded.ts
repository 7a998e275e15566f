/**
 * A fault to be found, loaded into every node with `--import`: whoever is asked for a table takes it, also from a node that lives, and commits are
 * written whatever the table's head says, passing in silence over lines that are there already. So two nodes run the same table, and
 * acknowledge what is not stored.
 */
import pg from 'pg';

/** The comparison with the head's owner, epoch, revision and length. */
const GUARD = /and heads\.(owner|epoch|revision|length) (=|is not distinct from) wanted\.\w+/g;
const ADD_ENTRIES = /(add_entries as \(\s*insert into entries [^)]*\)[^)]*\))/;
const IS_FREE = /\(heads\.owner is null or not exists \([^)]*\)\)/g;

interface Query {
  text?: string;
}

const query = pg.Client.prototype.query as (this: unknown, ...args: unknown[]) => unknown;
pg.Client.prototype.query = function unguarded(this: unknown, ...args: unknown[]) {
  const asked = args[0] as Query | string | undefined;
  if (typeof asked === 'object' && asked.text !== undefined) asked.text = planted(asked.text);
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;

function planted(text: string): string {
  if (text.includes('add_entries as')) {
    return changed(text, changed(text, text.replaceAll(GUARD, '')).replace(ADD_ENTRIES, '$1 on conflict do nothing'));
  }
  if (text.includes('claimed as')) return changed(text, text.replaceAll(IS_FREE, 'true'));
  return text;
}

/** A fault that is not there cannot be found: if statements look different one day, this has to be written anew. */
function changed(before: string, after: string): string {
  if (after === before) throw new Error(`the fault could not be planted in: ${before}`);
  return after;
}
