import { useState } from 'react';
import { useDoing } from '../../app/useDoing.ts';
import { api } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** The host gives the table up, for everyone; asked again, because it cannot be undone. */
export function CloseTable({ table }: { readonly table: string }) {
  const say = useWords();
  const { busy, attempt } = useDoing();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {say('lobby.abandon')}
      </Button>
      {asking && (
        <Dialog
          title={say('lobby.abandonSure')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{say('lobby.cancel')}</Button>
              <Button kind="danger" busy={busy} onClick={() => attempt(() => api.abandon(table))}>
                {say('lobby.abandon')}
              </Button>
            </>
          }
        >
          <p>{say('lobby.abandonText')}</p>
        </Dialog>
      )}
    </>
  );
}
