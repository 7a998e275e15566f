/** What lies beside the Locations: the deck, the lair, the Valley, and the smaller piles. */
import { ThingButton } from '../../table/ThingButton.tsx';
import type { RiseTable } from './board-table.ts';
import { CardBack, CardFace } from './cards/CardFace.tsx';
import { Hunter } from './Hunter.tsx';
import styles from './piles.module.css';
import type { OpenTray } from './Tray.tsx';
import { type BackKind, valueOn } from './things.ts';
import { type RiseWord, useRiseWords } from './words/index.ts';

export function Piles({ table, openPile }: { table: RiseTable; openPile: (tray: OpenTray) => void }) {
  const words = useRiseWords();
  return (
    <section
      className={styles.piles}
      aria-label={`${words('rise.deck')}, ${words('rise.lair')}, ${words('rise.valley')}`}
    >
      <Deck table={table} />
      <Lair table={table} />
      <Valley table={table} />
      <div className={styles.small}>
        <Discard table={table} open={() => openPile({ kind: 'pile', pile: 'discard' })} />
        <Small table={table} kind="monster" count={table.view.monsterDeckCount} />
        <Small table={table} kind="artifact" count={table.view.artifactDeckCount} />
      </div>
    </section>
  );
}

function Deck({ table }: { table: RiseTable }) {
  const words = useRiseWords();
  const { deckCount } = table.view;
  const next = countdown(table, words);
  const known = table.view.players[table.me as 0 | 1].knownNextOldOne;
  return (
    <div className={styles.pile}>
      <ThingButton
        touching={table.touching}
        thing="deck"
        className={styles.cardPlace}
        label={words('rise.deckLabel', { count: deckCount, next })}
        onPoint={table.point}
        isStop
      >
        <span className={styles.stack} data-place="deck" data-thin={deckCount < 8 || undefined}>
          <CardBack kind="cultist" />
        </span>
      </ThingButton>
      <Count className={styles.count} of={deckCount} />
      <span className={styles.caption}>{words('rise.deck')}</span>
      <OmenTrack table={table} />
      <span className={styles.omen}>{next}</span>
      {known != null && <span className={styles.omen}>{words('rise.knownNext', { name: table.name(known) })}</span>}
    </div>
  );
}

function countdown(table: RiseTable, words: RiseWord): string {
  const { nextOldOne } = table.view;
  if (nextOldOne === null) return words('rise.allAwake');
  const { from, to } = nextOldOne;
  if (to === 0) return words('rise.nextOldOneNow');
  return from === to ? words('rise.nextOldOne', { from }) : words('rise.nextOldOneBetween', { from, to });
}

/** The cards above the next Old One as pips: full ones surely lie above it, hollow ones perhaps. */
function OmenTrack({ table }: { table: RiseTable }) {
  const { nextOldOne } = table.view;
  if (nextOldOne === null) return null;
  const pips = Array.from({ length: Math.min(nextOldOne.to, 16) }, (_, i) => i);
  return (
    <span className={styles.track} aria-hidden="true">
      {pips.map((i) => (
        <span key={i} className={styles.pip} data-sure={i < nextOldOne.from || undefined} />
      ))}
      <span className={styles.eye} />
    </span>
  );
}

function Lair({ table }: { table: RiseTable }) {
  const words = useRiseWords();
  const isHome = table.view.hunter === 'lair';
  return (
    <div className={`${styles.pile} ${styles.lair}`} data-place="lair">
      <span className={styles.den}>{isHome && <Hunter table={table} />}</span>
      <span className={styles.caption}>{isHome ? words('rise.hunterHere') : words('rise.lair')}</span>
      {!isHome && <span className="unseen">{words('rise.hunterAway')}</span>}
    </div>
  );
}

function Valley({ table }: { table: RiseTable }) {
  const words = useRiseWords();
  const { valley } = table.view;
  const top = valley.at(-1);
  return (
    <div className={`${styles.pile} ${styles.valley}`} data-place="valley">
      <ThingButton
        touching={table.touching}
        thing="valley"
        className={styles.cardPlace}
        card={top}
        label={
          top === undefined
            ? words('rise.valleyEmpty')
            : words('rise.valleyLabel', { card: table.name(top), count: valley.length })
        }
        onPoint={table.point}
        isStop
      >
        {top === undefined ? <span className={styles.empty} /> : <CardFace card={top} name={table.name(top)} />}
      </ThingButton>
      {valley.length > 1 && <Count className={styles.count} of={valley.length} />}
      <span className={styles.caption}>{words('rise.valley')}</span>
      {top !== undefined && <span className={styles.fits}>{words('rise.valleyFits', { value: valueOn(top) })}</span>}
    </div>
  );
}

function Discard({ table, open }: { table: RiseTable; open: () => void }) {
  const words = useRiseWords();
  const { discard } = table.view;
  const top = discard.at(-1);
  return (
    <div className={styles.smallPile} data-place="discard">
      <button
        type="button"
        className={styles.smallButton}
        aria-label={words('rise.discardLabel', {
          count: discard.length,
          card: table.label(top ?? 'nothing'),
        })}
        data-thing="discard"
        data-card={top}
        onClick={open}
      >
        {top === undefined ? <span className={styles.empty} /> : <CardFace card={top} name={table.name(top)} />}
      </button>
      <Count className={styles.smallCount} of={discard.length} />
      <span className={styles.smallCaption}>{words('rise.discard')}</span>
    </div>
  );
}

function Small({ table, kind, count }: { table: RiseTable; kind: Exclude<BackKind, 'cultist'>; count: number }) {
  const words = useRiseWords();
  const name = words(`rise.${kind}Deck`);
  return (
    <div className={styles.smallPile} data-place={`${kind}Deck`}>
      <ThingButton
        touching={table.touching}
        thing={`${kind}Deck`}
        className={styles.smallButton}
        label={words('rise.pileLabel', { name, count })}
      >
        {count === 0 ? <span className={styles.empty} /> : <CardBack kind={kind} />}
      </ThingButton>
      <Count className={styles.smallCount} of={count} />
      <span className={styles.smallCaption}>{name}</span>
    </div>
  );
}

/** How many cards a pile has; its label says so to screen readers. */
function Count({ of, className }: { of: number; className: string | undefined }) {
  return (
    <span className={styles.corner} aria-hidden="true">
      <span className={className} data-number="cards">
        {of}
      </span>
    </span>
  );
}
