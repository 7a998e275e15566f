import { useDeferredValue, useMemo, useState } from 'react';
import type { OpenBook } from './open-book.ts';
import { chaptersAbout, countIn, type Wanted, wantedIn } from './search.ts';

/** What somebody searches for in a book, and how much of it there is. */
export function useReading(open: OpenBook | undefined): {
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly wanted: Wanted;
  readonly count: number | null;
} {
  const [search, setSearch] = useState('');
  const later = useDeferredValue(search);
  const wanted = useMemo(() => (open === undefined ? [] : wantedIn(open, later)), [open, later]);
  const count = useMemo(() => {
    if (open === undefined || wanted.length === 0) return null;
    return countIn(open, chaptersAbout(open, wanted), wanted);
  }, [open, wanted]);
  return { search, setSearch, wanted, count };
}
