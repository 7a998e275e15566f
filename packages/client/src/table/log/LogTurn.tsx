import { say } from '@conclave/kernel';
import type { Notice } from '@conclave/protocol';
import { withSoftHyphens } from '../../i18n/soft.ts';
import type { LoadedGame, Scene } from '../contract.ts';
import { noticeSentence } from '../happenings/notices.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useTableWords } from '../words/index.ts';
import styles from './log.module.css';
import type { Line, Turn } from './turns.ts';

interface Props {
  readonly loaded: LoadedGame;
  readonly scene: Scene;
  readonly turn: Turn;
  readonly isOpen: boolean;
  readonly isLatest: boolean;
  readonly toggle: () => void;
  readonly show: (index: number) => void;
  readonly openRule: (rule: string) => void;
}

/** A turn of the log: one line when it is folded, its title and its lines when it is open. */
export function LogTurn({ loaded, scene, turn, isOpen, isLatest, toggle, show, openRule }: Props) {
  const words = useTableWords();
  const { title, lines } = turn;
  const heading = title === null ? words('play.logBeginning') : say(scene.catalogue, title.words);
  return (
    <li className={styles.turn}>
      {lines.length === 0 && title !== null ? (
        <LogLine loaded={loaded} scene={scene} line={title} isStop={isLatest} isTitle show={show} openRule={openRule} />
      ) : (
        <button
          type="button"
          className={styles.title}
          data-log-line
          tabIndex={-1}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <span className={styles.mark} data-open={isOpen || undefined} aria-hidden="true" />
          <span className={styles.heading}>{heading}</span>
          {!isOpen && <span className={styles.count}>{lines.length}</span>}
        </button>
      )}
      {isOpen && (
        <ol className={styles.lines}>
          {lines.map((line, i) =>
            'notice' in line ? (
              <NoticeLine key={`notice ${line.notice.n}`} scene={scene} notice={line.notice} />
            ) : (
              <LogLine
                key={line.index}
                loaded={loaded}
                scene={scene}
                line={line}
                isStop={isLatest && i === lines.length - 1}
                show={show}
                openRule={openRule}
              />
            ),
          )}
        </ol>
      )}
    </li>
  );
}

function NoticeLine({ scene, notice }: { readonly scene: Scene; readonly notice: Notice }) {
  const words = useTableWords();
  const sentence = noticeSentence(scene, notice, words);
  return sentence === null ? null : <li className={styles.notice}>{sentence}</li>;
}

interface LineProps extends Pick<Props, 'loaded' | 'scene' | 'show' | 'openRule'> {
  readonly line: Line;
  /** Where the Tab key enters the log. */
  readonly isStop: boolean;
  /** It is a turn in which nothing else was told. */
  readonly isTitle?: boolean;
}

function LogLine({ loaded, scene, line, isStop, isTitle = false, show, openRule }: LineProps) {
  const words = useTableWords();
  const Row = isTitle ? 'div' : 'li';
  return (
    <Row
      className={styles.line}
      data-kind={line.event.type}
      data-own={line.isOwnNews || undefined}
      data-title={isTitle || undefined}
    >
      <button
        type="button"
        className={styles.text}
        data-log-line
        tabIndex={isStop ? 0 : -1}
        onClick={() => show(line.index)}
      >
        <span className={styles.picture}>
          <loaded.EventPicture event={line.event} />
        </span>
        <span className={styles.words}>
          {withSoftHyphens(say(scene.catalogue, line.words))}
          {line.isOwnNews && <span className={styles.own}> {words('play.onlyYou')}</span>}
        </span>
      </button>
      <span className={styles.rule}>
        <RuleLink rule={line.rule} open={openRule} isStop={false} />
      </span>
    </Row>
  );
}
