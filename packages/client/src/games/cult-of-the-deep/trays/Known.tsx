/** What only the person who looks was told. */
import { Tray } from '../../../table/tray/Tray.tsx';
import type { DeepTable } from '../deep-table.ts';
import { useDeepWords } from '../words/index.ts';

export function Known({ table, close }: { table: DeepTable; close: () => void }) {
  const words = useDeepWords();
  return (
    <Tray title={words('deep.youKnow')} question="known" close={close}>
      <ul>
        {table.known.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Tray>
  );
}
