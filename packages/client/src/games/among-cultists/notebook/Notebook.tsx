/** The notebook: a row a Character, a column a round. Nobody else sees it. */
import type { Seat } from '@conclave/kernel';
import { useEffect, useMemo, useRef } from 'react';
import { sentenceOf } from '../../../table/happenings/told.ts';
import { Claims } from '../../../table/talk/Claims.tsx';
import { type Heard, useClaims } from '../../../table/talk/said.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Picture } from '../../shared/art/Picture.tsx';
import type { AmongTable } from '../among-table.ts';
import { GHOST } from '../art/characters.ts';
import { emblemOf } from '../art/index.ts';
import { SeatSign } from '../people/SeatSign.tsx';
import { Token } from '../people/Token.tsx';
import { isOwnNews } from '../story/events.ts';
import { ROUNDS, seatsOf } from '../things.ts';
import { type AmongWord, useAmongWords } from '../words/index.ts';
import styles from './notebook.module.css';
import { type Note, notesOf, roundAt } from './notes.ts';

export function Notebook({ table, close }: { table: AmongTable; close: () => void }) {
  const words = useAmongWords();
  const { view, told, me } = table;
  const notes = useMemo(() => notesOf(told, view.players.length, me), [told, view.players.length, me]);
  const claims = useClaims(table.scene, table.live?.talk.chat ?? NOTHING_SAID);
  const rounds = ROUNDS.slice(0, view.round);
  const pages = useRef<HTMLDivElement>(null);
  // It opens at the latest round; earlier ones are turned back to.
  useEffect(() => {
    pages.current?.scrollTo({ left: pages.current.scrollWidth });
  }, []);
  const claimedIn = (seat: Seat, round: number) =>
    claims.filter((heard) => heard.seat === seat && roundAt(told, heard.after) === round);
  return (
    <Dialog title={words('among.notebook')} onClose={close} tall>
      <p className={styles.intro}>{words('among.notebookIntro')}</p>
      <OwnNews table={table} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={pages} className={styles.scroll} tabIndex={0}>
        <table className={styles.grid}>
          <caption className="unseen">{words('among.notebook')}</caption>
          <thead>
            <tr>
              <td />
              {rounds.map((round) => (
                <th key={round} scope="col">
                  {round}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seatsOf(view).map((seat) => (
              <tr key={seat} data-mine={seat === me || undefined}>
                <th scope="row">
                  <span className={styles.person}>
                    <Sign table={table} seat={seat} />
                    <span className={styles.name}>{table.names[seat]}</span>
                  </span>
                </th>
                {rounds.map((round) => (
                  <Entry key={round} table={table} cell={notes[seat]?.[round - 1]} claims={claimedIn(seat, round)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend />
      {claims.length > 0 && (
        <section className={styles.said} aria-label={words('among.talk.claims')}>
          <h3 className={styles.heading}>{words('among.talk.claims')}</h3>
          <Claims scene={table.scene} claims={claims} SeatSign={SeatSign} />
        </section>
      )}
    </Dialog>
  );
}

const NOTHING_SAID = [] as const;

/** What nobody else was told: what a study, a check or papers showed. */
function OwnNews({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const { scene, told } = table;
  const news = told.flatMap((event, at) => {
    const sentence = isOwnNews(scene, event) ? sentenceOf(scene, event) : null;
    return sentence === null ? [] : [{ at, text: words('among.inRound', { round: roundAt(told, at), sentence }) }];
  });
  if (news.length === 0) return null;
  return (
    <section className={styles.own} aria-label={words('among.onlyYouKnow')}>
      <h3 className={styles.heading}>{words('among.onlyYouKnow')}</h3>
      <ul>
        {news.map(({ at, text }) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  readonly table: AmongTable;
  readonly cell: ReturnType<typeof notesOf>[number][number] | undefined;
  /** What they claimed in that round. */
  readonly claims: readonly Heard[];
}

function Entry({ table, cell, claims }: EntryProps) {
  const words = useAmongWords();
  if (cell === undefined) return <td />;
  return (
    <td>
      {cell.at !== null && <span className={styles.at}>{table.name(cell.at)}</span>}
      <ul className={styles.notes}>
        {cell.notes.map((note, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes are only ever added
          <li key={i} className={styles.note} data-kind={note.kind}>
            <NotePicture table={table} note={note} />
            <span className="unseen">{inWords(table, note, words)}</span>
          </li>
        ))}
        {claims.map((heard) => (
          <li key={heard.n} className={styles.note} data-kind="claimed">
            <Claimed heard={heard} />
          </li>
        ))}
      </ul>
    </td>
  );
}

const VERDICT_SIGNS = { agrees: '✓', contradicts: '✗' } as const;

/** That they claimed something, and whether one knows better; what it was stands below the grid. */
function Claimed({ heard }: { heard: Heard }) {
  const words = useAmongWords();
  const { verdict } = heard;
  return (
    <span className={styles.claimed} data-verdict={verdict ?? undefined} title={heard.words}>
      <span aria-hidden="true">
        {words('among.note.quoted', { sign: verdict === null ? '' : VERDICT_SIGNS[verdict] })}
      </span>
      <span className="unseen">
        {words(verdict === null ? 'among.note.claimed' : `among.note.claimed.${verdict}`, { claim: heard.words })}
      </span>
    </span>
  );
}

function NotePicture({ table, note }: { table: AmongTable; note: Note }) {
  switch (note.kind) {
    case 'met':
      return (
        <span className={styles.row} data-dark={note.dark || undefined}>
          ⇄
          {note.seats.map((seat) => (
            <Sign key={seat} table={table} seat={seat} />
          ))}
        </span>
      );
    case 'gave':
      return (
        <span className={styles.row}>
          ↓<Small id={note.card} />
        </span>
      );
    case 'drew':
      return (
        <Small id={note.by === 'fishman' || note.by === 'snare' || note.by === 'celebrity' ? note.by : 'hazard'} />
      );
    case 'announced':
      return (
        <span className={styles.row}>
          <Sign table={table} seat={note.by} />
          <Small id={note.state} />
        </span>
      );
    case 'saw':
      return (
        <span className={styles.row}>
          <Small id="investigator" />
          {note.alive}
          <Small id="alive" />
          {note.dead}
          <Small id="dead" />
        </span>
      );
    case 'papers':
      return (
        <span className={styles.row}>
          {note.colours.map((colour) => (
            <Small key={colour} id={colour} />
          ))}
        </span>
      );
    case 'placed':
      return (
        <span className={styles.row}>
          +<Small id={note.card ?? 'item-hidden'} />
        </span>
      );
    case 'checked':
      return (
        <span className={styles.row}>
          =<Small id={note.card} />
        </span>
      );
    case 'voted':
      return (
        <span className={styles.row}>
          <Small id="cafeteria" />
          {note.target === null ? '–' : <Sign table={table} seat={note.target} />}
        </span>
      );
    case 'died':
      return (
        <span className={styles.small} data-picture="dead">
          <Picture emblem={GHOST} />
        </span>
      );
  }
}

function inWords(table: AmongTable, note: Note, words: AmongWord): string {
  const names = (seats: readonly Seat[]) => seats.map((seat) => table.names[seat]).join(', ');
  switch (note.kind) {
    case 'met':
      return words('among.note.met', { names: names(note.seats) });
    case 'gave':
      return words('among.note.gave', { card: table.name(note.card) });
    case 'drew':
      return words('among.note.drew');
    case 'announced':
      return words('among.note.announced', { name: names([note.by]), state: table.name(note.state) });
    case 'saw':
      return words('among.note.saw', { alive: note.alive, dead: note.dead });
    case 'papers':
      return words('among.note.papers', { colours: note.colours.map((colour) => table.name(colour)).join(', ') });
    case 'placed':
      return words('among.note.placed', { room: table.name(note.room) });
    case 'checked':
      return words('among.note.checked', { room: table.name(note.room), card: table.name(note.card) });
    case 'voted':
      return words('among.note.voted', { name: note.target === null ? table.name('nobody') : names([note.target]) });
    case 'died':
      return words('among.note.died');
  }
}

function Sign({ table, seat }: { table: AmongTable; seat: Seat }) {
  return (
    <span className={styles.sign} title={table.names[seat]}>
      <Token seat={seat} letter={table.character(seat).charAt(0)} isGhost={false} />
    </span>
  );
}

function Small({ id }: { id: string }) {
  return (
    <span className={styles.small} data-picture={id}>
      <Picture emblem={emblemOf(id)} />
    </span>
  );
}

function Legend() {
  const words = useAmongWords();
  return <p className={styles.intro}>{words('among.notebookLegend')}</p>;
}
