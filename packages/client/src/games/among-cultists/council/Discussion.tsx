/** Time to talk: everybody's portrait, what was claimed, and the chat beside it. */
import type { Seat } from '@conclave/kernel';
import { useRef, useState } from 'react';
import type { Live } from '../../../table/contract.ts';
import { ClaimBuilder } from '../../../table/talk/ClaimBuilder.tsx';
import { Claims } from '../../../table/talk/Claims.tsx';
import { useClaims } from '../../../table/talk/said.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { SeatSign } from '../people/SeatSign.tsx';
import { ValueSign } from '../people/ValueSign.tsx';
import { seatsOf } from '../things.ts';
import { useAmongWords } from '../words/index.ts';
import styles from './discussion.module.css';
import { Person } from './Person.tsx';
import { Stances, stancesInWords } from './Stances.tsx';
import { type Stance, stanceOn } from './stances.ts';
import { useIsLow } from './useIsLow.ts';

const SIGNS = { SeatSign, ValueSign };
const SIDES = ['people', 'claims', 'chat'] as const;
type Side = (typeof SIDES)[number];

/** In lines of text: less has no room for people, claims and chat at once. */
const LOW = 17;

export function Discussion({ table, live }: { table: AmongTable; live: Live }) {
  const words = useAmongWords();
  const { scene } = table;
  const claims = useClaims(scene, live.talk.chat);
  const [side, setSide] = useState<Side>('claims');
  const [isClaiming, setClaiming] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isLow = useIsLow(box, LOW);
  const isPhone = table.frame === 'portrait' || table.frame === 'landscape';
  const isOne = isPhone || isLow;
  const channel = live.talk.channels.find(({ speaks }) => speaks)?.id;
  const mayClaim = scene.you !== null && channel !== undefined;
  return (
    <div
      ref={box}
      className={styles.discussion}
      data-one={isOne || undefined}
      data-claiming={isClaiming || undefined}
      data-side={side}
    >
      <div className={styles.switch}>
        {SIDES.map((one) => (
          <button key={one} type="button" aria-pressed={one === side} onClick={() => setSide(one)}>
            {words(`among.talk.${one}`)}
          </button>
        ))}
      </div>
      <ul className={styles.people} data-part="people">
        {seatsOf(table.view).map((seat) => (
          <Speaker key={seat} table={table} seat={seat} stance={stanceOn(seat, claims, table.told)} />
        ))}
      </ul>
      <section className={styles.side} data-part="claims" aria-label={words('among.talk.claims')}>
        <h4 className={styles.heading}>{words('among.talk.claims')}</h4>
        {isClaiming && mayClaim ? (
          <ClaimBuilder
            scene={scene}
            channel={channel}
            claim={live.talk.claim}
            signs={SIGNS}
            close={() => setClaiming(false)}
          />
        ) : (
          <>
            <Claims scene={scene} claims={claims} SeatSign={SeatSign} />
            {mayClaim && (
              <p className={styles.make}>
                <Button kind="primary" icon="eye" onClick={() => setClaiming(true)}>
                  {words('among.talk.make')}
                </Button>
              </p>
            )}
          </>
        )}
      </section>
      <section className={styles.side} data-part="chat" aria-label={words('among.talk.chat')}>
        <h4 className={styles.heading}>{words('among.talk.chat')}</h4>
        {live.plainChat}
      </section>
    </div>
  );
}

interface SpeakerProps {
  readonly table: AmongTable;
  readonly seat: Seat;
  readonly stance: Stance;
}

/** Somebody at the table: done or not, and who accuses or trusts them. */
function Speaker({ table, seat, stance }: SpeakerProps) {
  const words = useAmongWords();
  const isDone = table.view.pending?.seats.includes(seat) === false;
  const state = words(isDone ? 'among.state.answered' : 'among.talk.talking');
  const said = stancesInWords(table, stance, words);
  const label = [`${table.names[seat]}, ${table.character(seat)}, ${state}`, ...said].join('. ');
  return (
    <li className={styles.speaker} data-done={isDone || undefined}>
      <Thing touching={table.touching} thing={`seat:${seat}`} className={styles.person} label={label}>
        <Person table={table} seat={seat} isLarge />
        <span className={styles.state}>
          {isDone && <Icon name="check" />}
          {state}
          <Stances table={table} stance={stance} />
        </span>
      </Thing>
    </li>
  );
}
