/** The three parts of a board in the regions of the table's grid. What a game draws stays in its region. */
import type { ReactNode, RefObject } from 'react';
import styles from './frame.module.css';

interface Props {
  /** Names the board for screen readers. */
  readonly title: string;
  /** The others' plates; left out where a frame has them elsewhere. */
  readonly seats?: ReactNode;
  readonly board: ReactNode;
  /** Everything that is mine. */
  readonly own: ReactNode;
  /** What opens over the stage: trays and sheets. */
  readonly children?: ReactNode;
  /** All three parts together, for movement between them. */
  readonly stage?: RefObject<HTMLDivElement | null>;
}

export function Stage({ title, seats, board, own, children, stage }: Props) {
  return (
    <div className={styles.stage} ref={stage}>
      <h2 className="unseen">{title}</h2>
      <div className={styles.seats} data-region="seats">
        {seats}
      </div>
      <div className={styles.board} data-region="board">
        {board}
      </div>
      <div className={styles.own} data-region="own">
        {own}
      </div>
      {children}
    </div>
  );
}
