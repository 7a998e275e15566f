import type { Options } from '@conclave/kernel';
import type { TableInfo } from '@conclave/protocol';
import { type FormEvent, useId, useState } from 'react';
import { useClockWords } from '../../app/clock-words.ts';
import { useDoing } from '../../app/useDoing.ts';
import { api, type GameOption, textIn } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TableBox } from '../box/TableBox.tsx';
import { OptionFields } from '../new-table/OptionFields.tsx';
import { showFirstFault } from '../new-table/show-first-fault.ts';
import styles from './TableRules.module.css';

/** By which rules this table is played, in words: what differs from the rulebook first. */
export function TableRules({ info, options }: { readonly info: TableInfo; readonly options: readonly GameOption[] }) {
  const say = useWords();
  const clock = useClockWords();
  const changed = options.filter((option) => !option.box && info.options[option.id] !== option.default);
  const box = options.find((option) => option.box);
  const numbers = box === undefined ? '' : String(info.options[box.id] ?? '');
  return (
    <Panel
      title={say('lobby.rules')}
      aside={info.you.host && options.length > 0 && <Change info={info} options={options} />}
    >
      <dl className={styles.rules}>
        <div>
          <dt>{say('new.clock')}</dt>
          <dd>{clock(info.clock)}</dd>
        </div>
        <div>
          <dt>{say('new.visibility')}</dt>
          <dd>{say(`new.visibility.${info.visibility}`)}</dd>
        </div>
        {changed.map((option) => (
          <Answered key={option.id} option={option} value={info.options[option.id]} />
        ))}
      </dl>
      {numbers !== '' && <TableBox game={info.game} text={numbers} />}
      {changed.length === 0 && numbers === '' && <p className={styles.printed}>{say('lobby.asPrinted')}</p>}
      <details className={styles.more}>
        <summary>{say('lobby.allRules')}</summary>
        <dl className={styles.rules}>
          {options
            .filter(({ box: isBox }) => !isBox)
            .map((option) => (
              <Answered key={option.id} option={option} value={info.options[option.id]} />
            ))}
        </dl>
      </details>
      <details className={styles.more}>
        <summary>{say('lobby.dice')}</summary>
        <p>{say('lobby.diceText')}</p>
        <code className={styles.seed}>{info.fair.commitment}</code>
      </details>
    </Panel>
  );
}

function Answered({ option, value }: { readonly option: GameOption; readonly value: string | number | undefined }) {
  const answer = option.values.find((one) => one.value === value);
  return (
    <div>
      <dt>{textIn(option.words)}</dt>
      <dd>{textIn(answer?.words) ?? value}</dd>
    </div>
  );
}

function Change({ info, options }: { readonly info: TableInfo; readonly options: readonly GameOption[] }) {
  const say = useWords();
  const { busy, attempt } = useDoing();
  const [value, setValue] = useState<Options | null>(null);
  const form = useId();
  const close = () => setValue(null);
  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (value === null || showFirstFault(event.currentTarget)) return;
    void attempt(() => api.change(info.id, { options: value }).then(close));
  }
  return (
    <>
      <Button kind="quiet" icon="gear" aria-label={say('lobby.changeRules')} onClick={() => setValue(info.options)}>
        {say('lobby.change')}
      </Button>
      {value !== null && (
        <Dialog
          title={say('lobby.changeRules')}
          onClose={close}
          actions={
            <Button type="submit" form={form} kind="primary" busy={busy}>
              {say('settings.save')}
            </Button>
          }
        >
          <form id={form} onSubmit={save} noValidate>
            <OptionFields
              game={info.game}
              options={options}
              value={value}
              seats={info.seats.length}
              onChange={setValue}
            />
          </form>
        </Dialog>
      )}
    </>
  );
}
