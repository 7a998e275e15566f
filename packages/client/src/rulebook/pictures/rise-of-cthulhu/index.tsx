/** What the rulebook of Rise of Cthulhu shows. */
import { type Language, say } from '@conclave/kernel';
import { BASE_OLD_ONES, numbersOf, OLD_ONES, type RiseView, riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { CardFace } from '../../../games/rise-of-cthulhu/cards/CardFace.tsx';
import { Piles } from '../../../games/rise-of-cthulhu/Piles.tsx';
import { LOCATIONS, type LocationId } from '../../../games/rise-of-cthulhu/things.ts';
import { cardIds } from '../card-ids.ts';
import type { CardEntry, GamePictures, TableFacts, TableNow } from '../index.ts';
import { Pair } from '../Pair.tsx';
import type { Position } from '../position.ts';
import { Deck, Hand, Locations, type Shown, useStillTable, Valley } from './Parts.tsx';
import styles from './parts.module.css';
import { blocked, favour, fits, last, run, table, tie } from './positions.ts';

/** Where the numbers of chapter 2 stand on the picture of the whole table: left and top on a desk, then on a phone, in percent. */
const NUMBERS: readonly (readonly [number, number, number, number, number])[] = [
  [1, 48, 40, 30, 39],
  [2, 27, 80, 2, 84],
  [3, 4, 1, 0, -1],
  [4, 2, 50, 41, -1],
  [5, 4, 33, 21, -1],
  [6, 11, 74, 80, -1],
  [7, 27, 33, 2, 41],
  [8, 0, 74, 62, -1],
];

function WholeTable() {
  const still = useStillTable({ position: table });
  return (
    <div className={styles.table}>
      <Piles table={still} openPile={() => {}} />
      <Locations table={still} ids={LOCATIONS} />
      <Hand table={still} />
      {NUMBERS.map(([number, x, y, phoneX, phoneY]) => (
        <span
          key={number}
          className={styles.badge}
          style={{ '--x': `${x}%`, '--y': `${y}%`, '--phone-x': `${phoneX}%`, '--phone-y': `${phoneY}%` }}
        >
          {number}
        </span>
      ))}
    </div>
  );
}

const TURN_GLOW = [
  'deck',
  'valley',
  'card:cultist-amber-02',
  'card:cultist-violet-07',
  'card:cultist-jade-06',
  'card:cultist-crimson-03',
];

function Turn() {
  const still = useStillTable({ position: fits, glow: TURN_GLOW });
  return (
    <div className={styles.row}>
      <Deck table={still} />
      <Valley table={still} />
      <Hand table={still} />
    </div>
  );
}

const FITS_GLOW = ['card:cultist-amber-02', 'card:cultist-violet-07'];

function Fits() {
  const still = useStillTable({ position: fits, glow: FITS_GLOW });
  return (
    <div className={styles.row}>
      <Valley table={still} />
      <Hand table={still} />
    </div>
  );
}

const BLOCKED_GLOW = ['location:innsmouth', 'location:kingsport', 'valley'];
const BLOCKED_CARD = ['card:cultist-azure-06'];

function Blocked() {
  const still = useStillTable({ position: blocked, steps: 0, glow: BLOCKED_GLOW, changed: BLOCKED_CARD });
  return (
    <>
      <Locations table={still} ids={LOCATIONS} />
      <div className={styles.row}>
        <Valley table={still} />
        <Hand table={still} />
      </div>
    </>
  );
}

function Half({ ids, ...shown }: Shown & { readonly ids: readonly LocationId[] }) {
  const still = useStillTable(shown);
  return <Locations table={still} ids={ids} />;
}

/** The same Locations before and after; what has changed is outlined. */
function example(position: Position, ids: readonly LocationId[], changed: readonly string[]) {
  return () => (
    <Pair
      before={<Half position={position} steps={0} ids={ids} />}
      after={<Half position={position} ids={ids} changed={changed} />}
    />
  );
}

function entry(card: string, language: Language): CardEntry {
  const text = (key: string) => say(riseOfCthulhu.texts[language], { key });
  const name = text(`name.${card}`);
  return { id: card, name, text: text(`card.${card}`), face: <CardFace card={card} name={name} /> };
}

/** All special cards of a kind, by their names. */
function specials(kind: 'monster' | 'artifact') {
  return (language: Language) =>
    cardIds(riseOfCthulhu.texts[language], `${kind}-`)
      .map((card) => entry(card, language))
      .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** The Old Ones with the first letters of the Locations in their arrival order. */
function oldOnes(language: Language, options: TableFacts = {}): readonly CardEntry[] {
  return OLD_ONES.map((id) => ({
    ...entry(id, language),
    extra: numbersOf(options)
      .arrival[id].map((location) => location.slice(0, 1).toUpperCase())
      .join(' '),
  }));
}

/** The Old Ones of this table, in the order of its own box; those awake come first and say where they are. */
function oldOnesNow({ facts, view }: TableNow, language: Language): readonly CardEntry[] {
  const { locations } = view as RiseView;
  const placeOf = (id: string) => LOCATIONS.find((location) => locations[location].oldOne === id);
  const inPool = facts.oldOnePool === 'extended' ? OLD_ONES : BASE_OLD_ONES;
  return oldOnes(language, facts)
    .filter(({ id }) => inPool.some((one) => one === id))
    .map((one) => {
      const place = placeOf(one.id);
      if (place === undefined) return one;
      const name = say(riseOfCthulhu.texts[language], { key: `name.${place}` });
      return { ...one, extra: `${one.extra} · ${name}`, isAwake: true };
    })
    .sort((a, b) => Number('isAwake' in b) - Number('isAwake' in a));
}

export const pictures: GamePictures = {
  pictures: {
    table: WholeTable,
    turn: Turn,
    'example-blocked': Blocked,
    'example-fits': Fits,
    'example-tie': example(tie, ['innsmouth'], ['location:innsmouth']),
    'example-run': example(run, ['arkham', 'dunwich'], ['card:cultist-violet-03', 'location:arkham']),
    'example-favour': example(favour, ['arkham', 'dunwich'], ['location:arkham', 'card:cultist-jade-03']),
    'example-last': example(last, ['innsmouth', 'kingsport'], ['location:innsmouth', 'location:kingsport']),
  },
  cards: {
    monsters: specials('monster'),
    artifacts: specials('artifact'),
    'old-ones': (language) => oldOnes(language),
  },
  now: { 'old-ones': oldOnesNow },
};
