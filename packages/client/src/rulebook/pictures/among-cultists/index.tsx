/** What the rulebook of Among Cultists shows. */
import { type AmongView, amongCultists, type LocationId } from '@conclave/among-cultists';
import type { Language } from '@conclave/kernel';
import { emblemOf } from '../../../games/among-cultists/art/index.ts';
import { Picture } from '../../../games/shared/art/Picture.tsx';
import { useLanguage } from '../../../i18n/words.ts';
import { useBookWords } from '../../words/index.ts';
import { cardIds } from '../card-ids.ts';
import type { CardEntry, GamePictures } from '../index.ts';
import { Pair } from '../Pair.tsx';
import type { Position } from '../position.ts';
import { amongView, Cards, Company, Person, Places, text } from './Parts.tsx';
import styles from './parts.module.css';
import { dark, encounter, failure, ice, relic, sabotage, success, table, threeLiving, withGhost } from './positions.ts';

const KINDS = ['alive', 'dead', 'success', 'failure', 'sabotage'];

function Everything() {
  return (
    <div className={styles.table}>
      <Company position={table} />
      <Cards cards={KINDS} />
    </div>
  );
}

interface Parts {
  readonly places: readonly LocationId[];
  readonly hasPulse?: boolean;
  readonly points?: boolean;
}

function example(position: Position, parts: Parts) {
  return () => (
    <Pair
      before={<Places position={position} steps={0} {...parts} />}
      after={<Places position={position} {...parts} />}
    />
  );
}

const BLUE: Parts = { places: ['blue-2'], hasPulse: true };

function TwoCompanies() {
  return (
    <div className={styles.places}>
      <Places position={threeLiving} {...BLUE} />
      <Places position={withGhost} {...BLUE} />
    </div>
  );
}

const RED: Parts = { places: ['red-1'], points: true };

function Checks() {
  return (
    <div className={styles.places}>
      {[success, failure, sabotage].map((position, i) => (
        <div key={CHECKED[i]} className={styles.table}>
          <Cards cards={CHECKED.slice(i, i + 1)} />
          <Places position={position} {...RED} />
        </div>
      ))}
    </div>
  );
}

const CHECKED = ['success', 'failure', 'sabotage'];
const ADAS = ['alive', 'alive', 'dead'];

function Checked() {
  const language = useLanguage();
  const words = useBookWords();
  const view = amongView(table);
  return (
    <div className={styles.table}>
      <Cards cards={ADAS} />
      <div className={styles.say}>
        <Person view={view} seat={4} hasPulse={false} language={language} />
        {words('book.among.maySay')}
      </div>
      <div className={styles.say}>
        <Person view={view} seat={2} hasPulse={false} language={language} />
        {words('book.among.mustSay')}
      </div>
    </div>
  );
}

function Votes() {
  const language = useLanguage();
  const words = useBookWords();
  const view = amongView(table);
  return (
    <div className={styles.say}>
      <span className={styles.tally}>
        <Person view={view} seat={1} hasPulse={false} language={language} /> <b>3</b>
      </span>
      <span className={styles.tally}>
        <Person view={view} seat={4} hasPulse={false} language={language} /> <b>2</b>
      </span>
      <span className={styles.tally}>
        {words('book.among.skip')} <b>3</b>
      </span>
    </div>
  );
}

function entries(isMeant: (id: string) => boolean) {
  return (language: Language): readonly CardEntry[] =>
    cardIds(amongCultists.texts[language])
      .filter(isMeant)
      .map((id) => ({
        id: `card-${id}`,
        name: text(language, `name.${id}`),
        text: text(language, `card.${id}`),
        face: (
          <span className={styles.emblem}>
            <Picture emblem={emblemOf(id)} />
          </span>
        ),
      }));
}

const ROLES = [
  'investigator',
  'cultist',
  'seer',
  'snitch',
  'assassin',
  'firestarter',
  'cursebearer',
  'celebrity',
  'blind-cultist',
  'cursed-hunter',
];

export const pictures: GamePictures = {
  numbers({ view }) {
    const { target, deadNeeded } = view as AmongView;
    return { points: target, dead: deadNeeded };
  },
  pictures: {
    table: Everything,
    'example-encounter': example(encounter, { places: ['red-1'], hasPulse: true }),
    'example-company': TwoCompanies,
    'example-dark': example(dark, { places: ['cafeteria'], hasPulse: true }),
    'example-check': Checks,
    'example-state': Checked,
    'example-vote': Votes,
    'example-ice': example(ice, { places: ['ice-west', 'ice-south'] }),
    'example-relic': example(relic, { places: ['red-2'], points: true }),
  },
  cards: {
    items: entries((id) => id.startsWith('item-')),
    roles: entries((id) => ROLES.includes(id)),
  },
};
