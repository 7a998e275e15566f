import type { TableInfo } from '@conclave/protocol';
import { useState } from 'react';
import { navigate } from '../../app/router.tsx';
import { ask } from '../../core/http.ts';
import { Button } from '../../ui/Button.tsx';
import { toastProblem } from '../../ui/Toasts.tsx';
import { useTableWords } from '../words/index.ts';

/** The same table once more; whoever asks later comes to the same one. */
export function Rematch({ info }: { readonly info: TableInfo }) {
  const words = useTableWords();
  const [isBusy, setBusy] = useState(false);
  if (info.you.seat === null) return null;
  async function again(): Promise<void> {
    setBusy(true);
    try {
      const next = await ask<TableInfo>('POST', `/api/tables/${encodeURIComponent(info.id)}/rematch`);
      navigate(`/t/${next.id}`);
    } catch (problem) {
      toastProblem(problem);
      setBusy(false);
    }
  }
  return (
    <Button kind="primary" icon="play" busy={isBusy} onClick={again}>
      {words(info.rematch === null ? 'play.rematch' : 'play.rematchReady')}
    </Button>
  );
}
