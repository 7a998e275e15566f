import type { TableInfo } from '@conclave/protocol';
import { type FormEvent, useState } from 'react';
import { setMe, useMe } from '../../app/session.ts';
import { useDoing } from '../../app/useDoing.ts';
import { api } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './SitDown.module.css';

/** For somebody who followed a link: a name, and down into a free seat. */
export function SitDown({ info, code }: { readonly info: TableInfo; readonly code: string | undefined }) {
  const say = useWords();
  const me = useMe();
  const { busy, attempt } = useDoing();
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? me?.name ?? '';
  if (!info.seats.some((seat) => seat.kind === 'open')) return <p>{say('lobby.full')}</p>;

  function sit(event: FormEvent): void {
    event.preventDefault();
    void attempt(async () => {
      if (typed !== null && typed !== me?.name) setMe(await api.rename(typed));
      await api.join(info.id, code === undefined ? {} : { code });
    });
  }

  return (
    <Panel title={say('lobby.takeSeat')}>
      <form className={styles.form} onSubmit={sit}>
        <Field
          label={say('settings.name')}
          value={name}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="nickname"
          minLength={2}
          maxLength={24}
          required
        />
        <Button type="submit" kind="primary" large busy={busy}>
          {say('lobby.sitDown')}
        </Button>
      </form>
    </Panel>
  );
}
