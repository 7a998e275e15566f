/** One sentence that says what is asked, and everything that is answered by a button. */
import { say } from '@conclave/kernel';
import { type ClockInfo, PASS_UNTIL, type Snapshot } from '@conclave/protocol';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { toastProblem } from '../ui/Toasts.tsx';
import { windowStep } from './clock.ts';
import type { PathOption, Scene, TableActions } from './contract.ts';
import styles from './prompt.module.css';
import { RuleLink } from './rules/RuleLink.tsx';
import { Countdown } from './talk/Countdown.tsx';
import type { Choosing } from './useChoosing.ts';
import { useTicking } from './useTicking.ts';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly scene: Scene;
  readonly snapshot: Snapshot;
  readonly choosing: Choosing;
  readonly actions: TableActions;
  readonly serverNow: () => number;
  readonly listIsOpen: boolean;
  readonly toggleList: () => void;
  readonly openRule: (rule: string) => void;
  /** What the person lets the table answer. */
  readonly orders: ReactNode;
}

export function PromptBar({
  scene,
  snapshot,
  choosing,
  actions,
  serverNow,
  listIsOpen,
  toggleList,
  openRule,
  orders,
}: Props) {
  const words = useTableWords();
  const { undo, decision, clock } = snapshot;
  const isMine = decision !== null;
  const rule = choosing.options[0]?.description.rule;
  return (
    <section className={styles.bar} aria-label={words('play.prompt')} data-mine={isMine || undefined}>
      <div className={styles.question}>
        <div className={styles.line}>
          <p className={styles.sentence}>
            {choosing.confirming === null
              ? say(scene.catalogue, scene.game.prompt(scene.view))
              : words('play.confirmQuestion', {
                  choice: say(scene.catalogue, choosing.confirming.description.words),
                })}{' '}
            {isMine && rule !== undefined && <RuleLink rule={rule} open={openRule} />}
          </p>
          {clock?.limit != null && <Countdown limit={clock.limit} serverNow={serverNow} speaks />}
          {clock?.window != null && <Window window={clock.window} serverNow={serverNow} />}
        </div>
        <UndoRequest scene={scene} snapshot={snapshot} actions={actions} />
      </div>
      <div className={styles.buttons}>
        {choosing.sending !== null && (
          <p className={styles.sent} role="status">
            {words('play.sent')}
          </p>
        )}
        {choosing.confirming !== null && (
          <Button kind="primary" data-option onClick={choosing.confirm}>
            {words('play.confirm')}
          </Button>
        )}
        {choosing.confirming === null &&
          choosing.buttons.map((option) => (
            <OptionButton key={JSON.stringify(option.choice)} option={option} scene={scene} choosing={choosing} />
          ))}
        {choosing.touched.length > 0 && (
          <Button icon="back" onClick={() => choosing.back()}>
            {words('play.back')}
          </Button>
        )}
        {undo.free && (
          <Button icon="undo" onClick={() => actions.undo().catch(toastProblem)}>
            {words('play.undo')}
          </Button>
        )}
        {!undo.free && undo.byConsent && undo.request === null && (
          <span className={styles.aside}>
            <Button kind="quiet" icon="undo" onClick={() => actions.undo().catch(toastProblem)}>
              {words('play.askUndo')}
            </Button>
          </span>
        )}
        {decision?.kind === 'window' && <PassUntil snapshot={snapshot} actions={actions} />}
        {orders}
        {isMine && (
          <span className={styles.aside}>
            <Button kind="quiet" icon="list" aria-pressed={listIsOpen} onClick={toggleList}>
              {words('play.list')}
            </Button>
          </span>
        )}
      </div>
    </section>
  );
}

function OptionButton({ option, scene, choosing }: { option: PathOption; scene: Scene; choosing: Choosing }) {
  const isOnlyWay = choosing.options.length === 1;
  return (
    <Button kind={isOnlyWay ? 'primary' : 'plain'} data-option onClick={() => choosing.choose(option)}>
      {say(scene.catalogue, option.description.words)}
    </Button>
  );
}

/** Somebody asks to take a choice back: those who are asked answer, the others see who is waited for. */
function UndoRequest({ scene, snapshot, actions }: { scene: Scene; snapshot: Snapshot; actions: TableActions }) {
  const words = useTableWords();
  const { request } = snapshot.undo;
  const me = snapshot.info.you.seat;
  if (request === null) return null;
  const isAskedMe = me !== null && request.waitingFor.includes(me);
  if (!isAskedMe) {
    const names = request.waitingFor.map((seat) => scene.names[seat]).join(', ');
    return request.by === me ? <p className={styles.note}>{words('play.undoWaiting', { names })}</p> : null;
  }
  return (
    <div className={styles.request} role="alert">
      <span>{words('play.undoAsked', { name: scene.names[request.by] ?? '' })}</span>
      <Button kind="primary" onClick={() => actions.consent(true).catch(toastProblem)}>
        {words('play.agree')}
      </Button>
      <Button onClick={() => actions.consent(false).catch(toastProblem)}>{words('play.refuse')}</Button>
    </div>
  );
}

/** "Going once, going twice, done": the same for everybody, whoever could respond. */
function Window({ window, serverNow }: { window: NonNullable<ClockInfo['window']>; serverNow: () => number }) {
  const words = useTableWords();
  useTicking(200);
  const { step, part } = windowStep(window, serverNow());
  return (
    <p className={styles.window}>
      <span>{words(`play.window.${step}`)}</span>
      <progress value={1 - part} max={1} aria-label={words('play.window.open')} />
    </p>
  );
}

function PassUntil({ snapshot, actions }: { snapshot: Snapshot; actions: TableActions }) {
  const words = useTableWords();
  return (
    <label className={styles.pass}>
      {words('play.passUntil')}
      <select
        value={snapshot.passUntil}
        onChange={(event) => actions.passUntil(event.target.value as Snapshot['passUntil']).catch(toastProblem)}
      >
        {PASS_UNTIL.map((until) => (
          <option key={until} value={until}>
            {words(`play.passUntil.${until}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
