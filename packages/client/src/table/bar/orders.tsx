import type { Snapshot } from '@conclave/protocol';
import type { ReactNode } from 'react';
import type { TableActions } from '../../core/table-actions.ts';
import type { LoadedGame, Scene } from '../contract.ts';

interface Source {
  readonly loaded: LoadedGame;
  readonly scene: Scene;
  readonly snapshot: Snapshot;
  readonly actions: TableActions;
  readonly openRule: (rule: string) => void;
}

/** Where the person says what the table may answer for them; null: the game has no such orders, or not now. */
export function ordersOf(source: Source): ((close: () => void) => ReactNode) | null {
  const { loaded, scene, snapshot, actions, openRule } = source;
  const { Orders } = loaded;
  const you = snapshot.info.you.seat;
  if (Orders === undefined || you === null || loaded.canOrder?.(scene, you) === false) return null;
  return (close) => (
    <Orders
      scene={scene}
      you={you}
      orders={snapshot.orders}
      order={actions.order}
      isSlow={snapshot.info.clock.kind === 'slow'}
      openRule={openRule}
      close={close}
    />
  );
}
