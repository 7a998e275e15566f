/** One sentence that says what is asked, and everything that is answered by a button. */
import { say } from '@conclave/kernel';
import { PASS_UNTIL, type Snapshot } from '@conclave/protocol';
import { useMemo } from 'react';
import { Button } from '../ui/Button.tsx';
import { toastProblem } from '../ui/Toasts.tsx';
import { windowStep } from './clock.ts';
import type { PathOption, Scene, TableActions } from './contract.ts';
import styles from './prompt.module.css';
import { RuleLink } from './rules/RuleLink.tsx';
import type { Choosing } from './useChoosing.ts';
import { useNow } from './useNow.ts';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly scene: Scene;
  readonly snapshot: Snapshot;
  readonly choosing: Choosing;
  readonly actions: TableActions;
  readonly listIsOpen: boolean;
  readonly toggleList: () => void;
  readonly openRule: (rule: string) => void;
}

export function PromptBar({ scene, snapshot, choosing, actions, listIsOpen, toggleList, openRule }: Props) {
  const words = useTableWords();
  const { undo, decision, clock } = snapshot;
  const isMine = decision !== null;
  const rule = choosing.options[0]?.description.rule;
  return (
    <section className={styles.bar} aria-label={words('table.prompt')} data-mine={isMine || undefined}>
      <div className={styles.question}>
        <p className={styles.sentence}>
          {choosing.confirming === null
            ? say(scene.catalogue, scene.game.prompt(scene.view))
            : words('table.confirmQuestion', {
                choice: say(scene.catalogue, choosing.confirming.description.words),
              })}{' '}
          {isMine && rule !== undefined && <RuleLink rule={rule} open={openRule} />}
        </p>
        {clock?.window != null && <Window window={clock.window} serverNow={clock.now} />}
        <UndoRequest scene={scene} snapshot={snapshot} actions={actions} />
      </div>
      <div className={styles.buttons} data-first-button>
        {choosing.confirming !== null && (
          <Button kind="primary" onClick={choosing.confirm}>
            {words('table.confirm')}
          </Button>
        )}
        {choosing.confirming === null &&
          choosing.buttons.map((option) => (
            <OptionButton key={JSON.stringify(option.choice)} option={option} scene={scene} choosing={choosing} />
          ))}
        {choosing.touched.length > 0 && (
          <Button icon="back" onClick={() => choosing.back()}>
            {words('table.back')}
          </Button>
        )}
        {undo.free && (
          <Button icon="undo" onClick={() => actions.undo().catch(toastProblem)}>
            {words('table.undo')}
          </Button>
        )}
        {!undo.free && undo.byConsent && undo.request === null && (
          <Button kind="quiet" icon="undo" onClick={() => actions.undo().catch(toastProblem)}>
            {words('table.askUndo')}
          </Button>
        )}
        {decision?.kind === 'window' && <PassUntil snapshot={snapshot} actions={actions} />}
        {isMine && (
          <Button kind="quiet" icon="list" aria-pressed={listIsOpen} onClick={toggleList}>
            {words('table.list')}
          </Button>
        )}
      </div>
    </section>
  );
}

function OptionButton({ option, scene, choosing }: { option: PathOption; scene: Scene; choosing: Choosing }) {
  const isOnlyWay = choosing.options.length === 1;
  return (
    <Button kind={isOnlyWay ? 'primary' : 'plain'} onClick={() => choosing.choose(option)}>
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
    return request.by === me ? <p className={styles.note}>{words('table.undoWaiting', { names })}</p> : null;
  }
  return (
    <div className={styles.request} role="alert">
      <span>{words('table.undoAsked', { name: scene.names[request.by] ?? '' })}</span>
      <Button kind="primary" onClick={() => actions.consent(true).catch(toastProblem)}>
        {words('table.agree')}
      </Button>
      <Button onClick={() => actions.consent(false).catch(toastProblem)}>{words('table.refuse')}</Button>
    </div>
  );
}

/** "Going once, going twice, done": the same for everybody, whoever could respond. */
function Window({
  window,
  serverNow,
}: {
  window: NonNullable<NonNullable<Snapshot['clock']>['window']>;
  serverNow: number;
}) {
  const words = useTableWords();
  const now = useNow(200);
  // The browser's clock may be wrong, so only the time since the server wrote this is read from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time at which this very clock was heard of
  const heard = useMemo(() => Date.now(), [serverNow]);
  const { step, part } = windowStep(window, serverNow + Math.max(0, now - heard));
  return (
    <p className={styles.window}>
      <span>{words(`table.window.${step}`)}</span>
      <progress value={1 - part} max={1} aria-label={words('table.window.open')} />
    </p>
  );
}

function PassUntil({ snapshot, actions }: { snapshot: Snapshot; actions: TableActions }) {
  const words = useTableWords();
  return (
    <label className={styles.pass}>
      {words('table.passUntil')}
      <select
        value={snapshot.passUntil}
        onChange={(event) => actions.passUntil(event.target.value as Snapshot['passUntil']).catch(toastProblem)}
      >
        {PASS_UNTIL.map((until) => (
          <option key={until} value={until}>
            {words(`table.passUntil.${until}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
