import { Picture } from '../../shared/art/Picture.tsx';
import { GODS } from '../art/gods.ts';
import { SIGNS } from '../art/signs.ts';
import type { CultId } from '../things.ts';

/** A god's face; an eye that looks on where none is chosen yet. */
export function GodPicture({ cult }: { cult: CultId | null }) {
  return <Picture emblem={cult === null ? SIGNS.might : GODS[cult]} />;
}
