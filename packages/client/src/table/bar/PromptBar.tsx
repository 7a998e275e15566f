/** The only place that asks: whose turn it is, the question, the time, and four slots that never move or change their kind. */
import { say } from '@conclave/kernel';
import type { Snapshot } from '@conclave/protocol';
import type { ReactNode } from 'react';
import type { TableActions } from '../../core/table-actions.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import type { LoadedGame, PathOption, Scene } from '../contract.ts';
import { useStacksBar } from '../frame/frames.ts';
import { pendingIn } from '../pending.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import type { Choosing } from '../useChoosing.ts';
import { useTableWords } from '../words/index.ts';
import styles from './bar.module.css';
import { Chips } from './Chips.tsx';
import { PassMenu } from './PassMenu.tsx';
import slots from './slots.module.css';
import { Edge, Time } from './Time.tsx';
import { useGuard } from './useGuard.ts';
import { useUndo } from './useUndo.ts';

interface Props {
  readonly loaded: LoadedGame;
  readonly scene: Scene;
  readonly snapshot: Snapshot;
  readonly choosing: Choosing;
  readonly actions: TableActions;
  readonly serverNow: () => number;
  readonly listIsOpen: boolean;
  readonly toggleList: () => void;
  readonly openRule: (rule: string) => void;
  /** Whether passing ahead is a part of the pass slot. */
  readonly hasCaret: boolean;
  /** The latest news, where the header has no room for it: shown while nothing is asked. */
  readonly news: string | null;
  /** What the person lets the table answer, in the menu of the pass slot. */
  readonly orders: ((close: () => void) => ReactNode) | null;
}

/** A question of more letters has no room beside the stamp of a small phone. */
const LONG = 58;

export function PromptBar(props: Props) {
  const { loaded, scene, snapshot, choosing, actions, serverNow, listIsOpen, toggleList } = props;
  const { openRule, orders, hasCaret } = props;
  const words = useTableWords();
  const { decision, clock } = snapshot;
  const isMine = decision !== null;
  const question = !isMine && props.news !== null ? props.news : questionOf(props, words);
  const rule = choosing.options[0]?.description.rule;
  const { pass, confirm, listed } = choosing.slots;
  const undo = useUndo(snapshot, choosing, actions);
  const labelOf = ({ description: { short, words: long } }: PathOption) => say(scene.catalogue, short ?? long);
  const guard = useGuard(JSON.stringify([decision?.id, pass?.choice, confirm?.choice, undo?.kind]));
  return (
    <section
      className={styles.bar}
      data-region="bar"
      aria-label={words('play.prompt')}
      data-mine={isMine || undefined}
      data-long={question.length > LONG || undefined}
      data-stacked={useStacksBar() || undefined}
      data-hurried={clock?.window != null || clock?.limit != null || undefined}
    >
      <Edge clock={clock} serverNow={serverNow} />
      <p className={styles.stamp}>{stampOf(words, scene, snapshot)}</p>
      <div className={styles.question}>
        <Chips loaded={loaded} scene={scene} choosing={choosing} />
        <p className={styles.sentence} data-question>
          {question}
        </p>
      </div>
      <div className={styles.beside}>
        <Time clock={clock} serverNow={serverNow} isSending={choosing.sending !== null} />
        {isMine && rule !== undefined && (
          <span className={styles.rule}>
            <RuleLink rule={rule} open={openRule} />
          </span>
        )}
      </div>
      <div className={slots.slots} data-caret={hasCaret || undefined}>
        <SlotButton
          slot="undo"
          icon={undo?.kind === 'back' ? 'back' : 'undo'}
          label={undo?.label ?? null}
          full={undo?.full}
          press={() => guard(() => undo?.run())}
        />
        <button
          type="button"
          className={slots.slot}
          data-slot="list"
          data-empty={!isMine || undefined}
          aria-pressed={listIsOpen}
          disabled={!isMine}
          onClick={toggleList}
        >
          <Icon name="list" />
          <span className={slots.word}>{words('play.list')}</span>
          {listed.length > 0 && <span className={slots.count}>{listed.length}</span>}
        </button>
        <span className={slots.passing}>
          <SlotButton
            slot="pass"
            label={pass === null ? null : labelOf(pass)}
            full={pass === null ? undefined : say(scene.catalogue, pass.description.words)}
            press={() => guard(() => pass !== null && choosing.choose(pass))}
          />
          {hasCaret && <PassMenu snapshot={snapshot} actions={actions} orders={orders} />}
        </span>
        <SlotButton
          slot="confirm"
          label={confirm === null ? null : labelOf(confirm)}
          full={confirm === null ? undefined : say(scene.catalogue, confirm.description.words)}
          isDangerous={confirm?.description.warning !== undefined}
          press={() => guard(() => confirm !== null && choosing.choose(confirm))}
        />
      </div>
    </section>
  );
}

/** "Your turn", "Respond?", "Vote", or quietly who is asked. */
function stampOf(words: ReturnType<typeof useTableWords>, scene: Scene, { decision, view }: Snapshot): string {
  if (decision !== null) return words(`play.stamp.${decision.kind}`);
  if (scene.you === null) return words('play.stamp.watching');
  const [first, ...more] = pendingIn(view)?.seats ?? [];
  if (first === undefined) return '';
  return more.length === 0 ? (scene.names[first] ?? '') : words('play.stamp.several', { count: more.length + 1 });
}

/** The game's question; the step one is in, once something was touched; the whole option, once only a yes is missing. */
function questionOf({ loaded, scene, choosing }: Props, words: ReturnType<typeof useTableWords>): string {
  const { touched, slots } = choosing;
  const last = touched.at(-1);
  if (last === undefined) return say(scene.catalogue, scene.game.prompt(scene.view));
  const { confirm } = slots;
  if (confirm !== null && confirm.description.path.length <= touched.length) {
    return loaded.summary?.(scene, confirm) ?? say(scene.catalogue, confirm.description.words);
  }
  return loaded.step?.(scene, touched) ?? words('play.step', { thing: loaded.explain(scene, last).title });
}

interface SlotProps {
  readonly slot: 'undo' | 'pass' | 'confirm';
  /** Null: an outline keeps the place. */
  readonly label: string | null;
  /** The whole sentence, where the label is short for it. */
  readonly full?: string | undefined;
  readonly icon?: IconName;
  readonly isDangerous?: boolean;
  readonly press: () => void;
}

function SlotButton({ slot, label, full, icon, isDangerous = false, press }: SlotProps) {
  if (label === null) return <span className={slots.slot} data-slot={slot} data-empty />;
  return (
    <button
      type="button"
      className={slots.slot}
      data-slot={slot}
      data-danger={isDangerous || undefined}
      data-option={slot !== 'undo' || undefined}
      aria-label={full === undefined || full.includes(label) ? full : `${label}: ${full}`}
      title={full ?? label}
      onClick={press}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className={slots.word}>{label}</span>
    </button>
  );
}
