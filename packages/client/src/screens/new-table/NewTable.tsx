/** Opens a table the way its host wants it. Everything has a sensible value already. */
import type { CreateTable, Visibility } from '@conclave/protocol';
import { type FormEvent, useState } from 'react';
import { hasBoard, isGameId, nameKey, usualSeats } from '../../app/games.ts';
import { Page } from '../../app/Page.tsx';
import { api, type GameInfo } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { Foot } from '../../ui/Foot.tsx';
import { Waiting } from '../../ui/Panel.tsx';
import { navigate, useAddress } from '../../ui/router.tsx';
import { toastProblem } from '../../ui/Toasts.tsx';
import { NotFound, Notice } from '../Notice.tsx';
import { Trouble } from '../Trouble.tsx';
import { useGames } from '../useGames.ts';
import { BeatChoice, USUAL_BEAT, withBeat } from './BeatChoice.tsx';
import { CLOCKS, ClockChoice, type ClockName } from './ClockChoice.tsx';
import styles from './NewTable.module.css';
import { FREE, Opponents } from './Opponents.tsx';
import { OptionFields } from './OptionFields.tsx';
import { seatHintOf } from './option-hints.ts';
import { fittingSeats } from './option-seats.ts';
import { showFirstFault } from './show-first-fault.ts';
import { VisibilityChoice } from './VisibilityChoice.tsx';

export function NewTable({ game }: { readonly game: string }) {
  const say = useWords();
  const { value: games, problem, again } = useGames();
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
  const [seats, setSeats] = useState(usualSeats(info.id, info.seats));
  const [others, setOthers] = useState<readonly string[]>([]);
  const [visibility, setVisibility] = useState<Visibility>(
    address.searchParams.get('visibility') === 'public' ? 'public' : 'unlisted',
  );
  const [clock, setClock] = useState<ClockName>('none');
  const [beat, setBeat] = useState(USUAL_BEAT);
  const [options, setOptions] = useState<CreateTable['options']>({});
  const [busy, setBusy] = useState(false);
  const seatHint = seatHintOf(info.id, seats);

  async function create(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (showFirstFault(event.currentTarget)) return;
    setBusy(true);
    const bots = others.slice(0, seats - 1).filter((who) => who !== FREE);
    const timing = withBeat(CLOCKS[clock], beat);
    const fitting = fittingSeats(info.options, options, seats);
    const request = { game: info.id, seats, options: fitting, visibility, bots, clock: timing };
    try {
      const table = await api.createTable(request);
      navigate(`/t/${table.id}`);
    } catch (problem) {
      toastProblem(problem);
      setBusy(false);
    }
  }

  return (
    <form className={styles.fields} onSubmit={create} noValidate>
      {info.seats.length > 1 && (
        <Choices
          legend={say('new.seats')}
          value={String(seats)}
          options={info.seats.map((count) => ({ value: String(count), words: String(count) }))}
          onChange={(count) => setSeats(Number(count))}
        />
      )}
      {seatHint !== undefined && <p>{seatHint}</p>}
      <Opponents count={seats - 1} levels={info.bots} value={others} onChange={setOthers} />
      <VisibilityChoice value={visibility} onChange={setVisibility} />
      <ClockChoice value={clock} onChange={setClock} />
      <details className={styles.options}>
        <summary>{say('new.rules')}</summary>
        <p>{say('new.rulesHint')}</p>
        <OptionFields game={info.id} options={info.options} value={options} seats={seats} onChange={setOptions} />
        {info.orders && clock !== 'slow' && <BeatChoice value={beat} onChange={setBeat} />}
      </details>
      <Foot>
        <Button type="submit" kind="primary" large busy={busy}>
          {say('new.create')}
        </Button>
      </Foot>
    </form>
  );
}
