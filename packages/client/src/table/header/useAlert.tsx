/** What has to be settled before the game goes on as it should: one sentence, lasting until then, with one button. */
import type { Snapshot } from '@conclave/protocol';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toastProblem } from '../../ui/Toasts.tsx';
import type { ConnectionState, Scene, TableActions } from '../contract.ts';
import { useTableWords } from '../words/index.ts';
import type { Alert } from './NewsLine.tsx';

interface Source {
  readonly scene: Scene;
  readonly snapshot: Snapshot;
  readonly connection: ConnectionState;
  readonly actions: TableActions;
}

export function useAlert(source: Source): { readonly alert: Alert | null; readonly sheet: ReactNode } {
  const words = useTableWords();
  const [isOpen, setOpen] = useState(false);
  const { scene, snapshot, connection, actions } = source;
  const { request } = snapshot.undo;
  const me = snapshot.info.you.seat;
  if (connection !== 'open') return { alert: { text: words(`play.connection.${connection}`) }, sheet: null };
  if (request !== null) {
    const isAskedMe = me !== null && request.waitingFor.includes(me);
    if (!isAskedMe) {
      const names = request.waitingFor.map((seat) => scene.names[seat]).join(', ');
      return { alert: { text: words('play.undoWaiting', { names }) }, sheet: null };
    }
    const text = words('play.undoAsked', { name: scene.names[request.by] ?? '' });
    const answer = (agree: boolean) => {
      setOpen(false);
      actions.consent(agree).catch(toastProblem);
    };
    const sheet = isOpen && (
      <Dialog
        title={words('play.undoTitle')}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => answer(false)}>{words('play.refuse')}</Button>
            <Button kind="primary" onClick={() => answer(true)}>
              {words('play.agree')}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    );
    return { alert: { text, button: { label: words('play.decide'), press: () => setOpen(true) } }, sheet };
  }
  if (me === null && snapshot.info.status === 'playing')
    return { alert: { text: words('play.watching') }, sheet: null };
  return { alert: null, sheet: null };
}
