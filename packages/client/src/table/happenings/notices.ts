/** What the table itself has to tell, in sentences. */
import type { Notice } from '@conclave/protocol';
import type { Scene } from '../contract.ts';
import type { useTableWords } from '../words/index.ts';

/** The sentence of a notice; null where it goes without saying. */
export function noticeSentence(scene: Scene, notice: Notice, words: ReturnType<typeof useTableWords>): string | null {
  // Taking back one's own choice before anything came of it is no news.
  if (notice.type === 'undone' && !notice.asked) return null;
  const name = scene.names[notice.seat] ?? '';
  const isYou = notice.seat === scene.you;
  if (notice.type === 'bot-plays' && notice.by !== notice.seat) {
    return words('play.notice.bot-plays', { name, you: isYou ? 'yes' : 'no' });
  }
  if ((notice.type === 'undo-refused' || notice.type === 'end-refused') && notice.by !== notice.seat) {
    const by = scene.names[notice.by] ?? '';
    return words(`play.notice.${notice.type}`, { name: by, you: notice.by === scene.you ? 'yes' : 'no' });
  }
  if (notice.type === 'undo-refused' || notice.type === 'end-refused') {
    return words('play.notice.withdrawn', { name, you: isYou ? 'yes' : 'no' });
  }
  return words(`play.notice.${notice.type}`, { name, you: isYou ? 'yes' : 'no' });
}
