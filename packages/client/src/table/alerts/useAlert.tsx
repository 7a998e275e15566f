/** The one sentence that lasts until something is settled, and the sheet in which it is. */
import type { Seat } from '@conclave/kernel';
import type { Snapshot } from '@conclave/protocol';
import { type ReactNode, useState } from 'react';
import { api } from '../../core/api.ts';
import type { ConnectionState } from '../../core/connection.ts';
import type { TableActions } from '../../core/table-actions.ts';
import { toastProblem } from '../../ui/Toasts.tsx';
import type { Scene } from '../contract.ts';
import type { Alert } from '../header/NewsLine.tsx';
import { useTicking } from '../useTicking.ts';
import { useTableWords } from '../words/index.ts';
import { type Trouble, troubleNow } from './alerts.ts';
import { type Answer, DecisionSheet } from './DecisionSheet.tsx';

interface Source {
  readonly scene: Scene;
  readonly snapshot: Snapshot;
  readonly connection: ConnectionState;
  readonly unsent: number;
  readonly actions: TableActions;
  readonly serverNow: () => number;
}

const NOBODY: ReadonlySet<Seat> = new Set();

export function useAlert({ scene, snapshot, connection, unsent, actions, serverNow }: Source): {
  readonly alert: Alert | null;
  readonly sheet: ReactNode;
} {
  const words = useTableWords();
  const [isOpen, setOpen] = useState(false);
  const [waited, setWaited] = useState(NOBODY);
  useTicking(snapshot.info.seats.some(({ goneSince }) => goneSince !== null) ? 2000 : null);
  const trouble = troubleNow({ snapshot, connection, unsent, now: serverNow(), waited });
  if (trouble === null) return { alert: null, sheet: null };
  const text = textOf(trouble, scene, words);
  if (trouble.kind === 'away') {
    const back = () => void actions.comeBack().catch(toastProblem);
    return { alert: { text, button: { label: words('play.imBack'), press: back } }, sheet: null };
  }
  const answers = answersTo(trouble);
  if (answers.length === 0) return { alert: { text }, sheet: null };
  const sheet = isOpen && <DecisionSheet text={text} answers={answers} close={() => setOpen(false)} />;
  return { alert: { text, button: { label: words('play.decide'), press: () => setOpen(true) } }, sheet };

  function answersTo(one: Trouble): readonly Answer[] {
    switch (one.kind) {
      case 'undo-asked':
        return [
          { label: words('play.refuse'), run: () => actions.consent(false) },
          { label: words('play.agree'), kind: 'primary', run: () => actions.consent(true) },
        ];
      case 'end-asked':
        return [
          { label: words('play.playOn'), run: () => actions.end(false) },
          { label: words('play.endGame'), kind: 'danger', run: () => actions.end(true) },
        ];
      case 'gone':
        return [
          { label: words('play.endGame'), kind: 'danger', run: () => actions.end(true) },
          { label: words('play.wait'), run: async () => setWaited(new Set([...waited, one.seat])) },
          { label: words('play.letBotPlay'), kind: 'primary', run: () => api.clearSeat(snapshot.info.id, one.seat) },
        ];
      default:
        return [];
    }
  }
}

function textOf(trouble: Trouble, scene: Scene, words: ReturnType<typeof useTableWords>): string {
  const nameOf = (seat: Seat) => scene.names[seat] ?? '';
  switch (trouble.kind) {
    case 'connection': {
      const state = words(`play.connection.${trouble.state}`);
      return trouble.unsent > 0 ? `${state} ${words('play.unsent', { count: trouble.unsent })}` : state;
    }
    case 'away':
      return words('play.botPlaysForYou');
    case 'undo-asked':
      return words('play.undoAsked', { name: nameOf(trouble.by) });
    case 'end-asked':
      return words('play.endAsked', { name: nameOf(trouble.by) });
    case 'gone':
      return words('play.isGone', { name: nameOf(trouble.seat) });
    case 'undo-waiting':
    case 'end-waiting':
      return words(trouble.kind === 'undo-waiting' ? 'play.undoWaiting' : 'play.endWaiting', {
        names: trouble.waitingFor.map(nameOf).join(', '),
      });
  }
}
