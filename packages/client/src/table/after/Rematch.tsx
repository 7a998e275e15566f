import type { TableInfo } from '@conclave/protocol';
import { useState } from 'react';
import { startWithDice } from '../../app/dice.ts';
import { api } from '../../core/api.ts';
import { Button } from '../../ui/Button.tsx';
import { navigate } from '../../ui/router.tsx';
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
      const next = await api.rematch(info.id);
      // Against bots alone there is nobody to wait for.
      if (next.status === 'gathering' && next.you.host && isAlone(next)) await startWithDice(next);
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

function isAlone({ seats, you }: TableInfo): boolean {
  return seats.every(({ seat, kind }) => kind === 'bot' || seat === you.seat);
}
