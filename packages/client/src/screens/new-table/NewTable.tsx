/** Opens a table the way its host wants it. Everything has a sensible value already. */
import type { CreateTable, Visibility } from '@conclave/protocol';
import { type FormEvent, useState } from 'react';
import { hasBoard, isGameId, nameKey } from '../../app/games.ts';
import { Page } from '../../app/Page.tsx';
import { navigate, useAddress } from '../../app/router.tsx';
import { useAnswer } from '../../app/useAnswer.ts';
import { api, type GameInfo } from '../../core/api.ts';
import { randomId } from '../../core/random.ts';
import { useWords } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { Waiting } from '../../ui/Panel.tsx';
import { toastProblem } from '../../ui/Toasts.tsx';
import { Notice, NotFound } from '../Notice.tsx';
import { Trouble } from '../Trouble.tsx';
import { CLOCKS, type ClockName, ClockChoice } from './ClockChoice.tsx';
import { FREE, Opponents } from './Opponents.tsx';
import { OptionFields } from './OptionFields.tsx';
import { VisibilityChoice } from './VisibilityChoice.tsx';
import styles from './NewTable.module.css';

export function NewTable({ game }: { readonly game: string }) {
  const say = useWords();
  const { value: games, problem, again } = useAnswer(api.games);
  if (!isGameId(game)) return <NotFound />;
  if (!hasBoard(game)) return <Notice title={say(nameKey(game))} text={say('new.notYet')} />;
  if (problem !== null) return <Trouble problem={problem} again={again} />;
  const title = say('new.of', { game: say(nameKey(game)) });
  const info = games?.find(({ id }) => id === game);
  if (games !== undefined && info === undefined) return <NotFound />;
  return (
    <Page title={title} game={game}>
      <div className={styles.layout}>
        <div className={styles.cover}>
          <Cover game={game} />
        </div>
        <div className={styles.form}>
          <h1>{title}</h1>
          {info === undefined ? <Waiting label={say('ui.loading')} lines={6} /> : <Form info={info} />}
        </div>
      </div>
    </Page>
  );
}

function Form({ info }: { readonly info: GameInfo }) {
  const say = useWords();
  const address = useAddress();
  const [seats, setSeats] = useState(info.seats[0] ?? 2);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [visibility, setVisibility] = useState<Visibility>(
    address.searchParams.get('visibility') === 'public' ? 'public' : 'unlisted',
  );
  const [clock, setClock] = useState<ClockName>('none');
  const [options, setOptions] = useState<CreateTable['options']>({});
  const [busy, setBusy] = useState(false);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const seated = Array.from({ length: seats - 1 }, (_, i) => others[i] ?? FREE);
    const request = { game: info.id, seats, options, visibility, clock: CLOCKS[clock], entropy: randomId() };
    try {
      const table = await api.createTable(request);
      // Bots fill a new table from its last seat; here the host has said which seats are theirs.
      for (const [i, who] of seated.entries()) if (who !== FREE) await api.seatBot(table.id, i + 1, who);
      navigate(`/t/${table.id}`);
    } catch (problem) {
      toastProblem(problem);
      setBusy(false);
    }
  }

  return (
    <form className={styles.fields} onSubmit={create}>
      {info.seats.length > 1 && (
        <Choices
          legend={say('new.seats')}
          value={String(seats)}
          options={info.seats.map((count) => ({ value: String(count), words: String(count) }))}
          onChange={(count) => setSeats(Number(count))}
        />
      )}
      <Opponents count={seats - 1} levels={info.bots} value={others} onChange={setOthers} />
      <VisibilityChoice value={visibility} onChange={setVisibility} />
      <ClockChoice value={clock} onChange={setClock} />
      <details className={styles.options}>
        <summary>{say('new.rules')}</summary>
        <p>{say('new.rulesHint')}</p>
        <OptionFields options={info.options} value={options} onChange={setOptions} />
      </details>
      <div>
        <Button type="submit" kind="primary" large busy={busy}>
          {say('new.create')}
        </Button>
      </div>
    </form>
  );
}
