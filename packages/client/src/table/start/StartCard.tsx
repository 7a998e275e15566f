/** The first thing a player sees of a game: one card that says what it is about. */
import { say } from '@conclave/kernel';
import type { Snapshot } from '@conclave/protocol';
import { useState } from 'react';
import { useLanguage } from '../../i18n/words.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { LoadedGame } from '../contract.ts';
import { sceneOf, useNames } from '../scene.ts';
import { useTableWords } from '../words/index.ts';
import { StartPoints } from './StartPoints.tsx';
import styles from './start.module.css';
import { closeStartCard, hasJustBegun, turnStartCards, useStartCards } from './start-card.ts';

interface StartCardProps {
  readonly loaded: LoadedGame;
  readonly snapshot: Snapshot;
  readonly serverNow: () => number;
}

/** Shown to players of a game that has just begun, once for each table, unless they do not want it. */
export function StartCard(props: StartCardProps) {
  const { info } = props.snapshot;
  const { off, closed } = useStartCards();
  // Whoever was there at the start may read for as long as they like.
  const [isNew] = useState(() => hasJustBegun(info.startedAt, props.serverNow()));
  const isPlaying = info.status === 'playing' && info.you.seat !== null && !info.lesson;
  const isDue = isNew && isPlaying && !closed.includes(info.id);
  // The switch on the card itself must not make it vanish under the finger.
  const [wasOff] = useState(off);
  if (!isDue || wasOff || props.loaded.introduce === undefined) return null;
  // The game's accent colours the card, which stands beside the table.
  return (
    <div data-game={props.loaded.game.id}>
      <Card {...props} />
    </div>
  );
}

function Card({ loaded, snapshot }: StartCardProps) {
  const words = useTableWords();
  const language = useLanguage();
  const { off } = useStartCards();
  const { info, view, events } = snapshot;
  const { game } = loaded;
  const { names, catalogue } = useNames(game, view, info.seats, language, info.you.seat);
  const scene = sceneOf({ game, view, you: info.you.seat, names, language, catalogue, told: events.told });
  const close = () => closeStartCard(info.id);
  return (
    <Dialog
      title={say(catalogue, { key: 'game.name' })}
      onClose={close}
      actions={
        <>
          <ButtonLink href={`/learn/${game.id}`}>{words('play.start.learn')}</ButtonLink>
          <Button kind="primary" large icon="play" onClick={close} autoFocus>
            {words('play.start.play')}
          </Button>
        </>
      }
    >
      <div className={styles.card}>
        <div className={styles.cover}>
          <Cover game={game.id} />
        </div>
        <StartPoints loaded={loaded} scene={scene} />
      </div>
      <div className={styles.off}>
        <Switch on={off} onChange={(isOff) => turnStartCards(!isOff)}>
          {words('play.start.off')}
        </Switch>
      </div>
    </Dialog>
  );
}
