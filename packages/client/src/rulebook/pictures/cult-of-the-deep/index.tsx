/** What the rulebook of Cult of the Deep shows. */
import {
  CHARACTERS,
  characterOf,
  cultOfTheDeep,
  type DeepView,
  type Face,
  RITUALS,
  WRAITHS,
} from '@conclave/cult-of-the-deep';
import { type Language, type Seat, say } from '@conclave/kernel';
import type { ReactNode } from 'react';
import { emblemOf } from '../../../games/cult-of-the-deep/art/index.ts';
import { DieFace } from '../../../games/cult-of-the-deep/pieces/Die.tsx';
import { Picture } from '../../../games/shared/art/Picture.tsx';
import { useLanguage } from '../../../i18n/words.ts';
import { cardIds } from '../card-ids.ts';
import type { CardEntry, GamePictures } from '../index.ts';
import { Pair } from '../Pair.tsx';
import type { Position } from '../position.ts';
import { Altars, Pool, Seats, type Shown, useStillDeep } from './Parts.tsx';
import styles from './parts.module.css';
import { changed, idle, killer, kraken, leftover, mustGo, siren, table, zero } from './positions.ts';

const text = (language: Language, key: string) => say(cultOfTheDeep.texts[language], { key });

interface PartProps extends Shown {
  readonly seats?: readonly Seat[];
  readonly altars?: readonly number[];
}

function Part({ seats = [], altars = [], ...shown }: PartProps) {
  const still = useStillDeep(shown);
  const lies = still.view.dice.some(({ at }) => at === 'pool' || at === 'idle');
  return (
    <div className={styles.part}>
      {altars.length > 0 && <Altars table={still} places={altars} />}
      {seats.length > 0 && <Seats table={still} seats={seats} />}
      {lies && <Pool table={still} />}
    </div>
  );
}

type Sides = Omit<PartProps, 'position' | 'steps' | 'glow' | 'changed'>;

/** The same part before and after; what has changed is outlined. */
function example(position: Position, parts: Sides, after: Pick<Shown, 'glow' | 'changed'> = {}) {
  return () => (
    <Pair
      before={<Part position={position} steps={0} {...parts} />}
      after={<Part position={position} {...parts} {...after} />}
    />
  );
}

const FACES: readonly Face[] = ['dagger', 'double-dagger', 'blood', 'parchment', 'ancient', 'cosmos'];

function Faces() {
  const language = useLanguage();
  return (
    <div className={styles.faces}>
      {FACES.map((face) => (
        <span key={face} className={styles.named}>
          <span className={styles.die} data-large>
            <DieFace face={face} />
          </span>
          {text(language, `name.${face}`)}
        </span>
      ))}
    </div>
  );
}

const ALL = [0, 1, 2];

function Where(): ReactNode {
  return (
    <div className={styles.part}>
      <Part position={mustGo} altars={ALL} glow={MUST} />
      <Part position={idle} altars={ALL} />
    </div>
  );
}

const MUST = ['altar:altar-1'];
const OTHERS = ['seat:1', 'seat:3', 'seat:4'];

function entries(ids: readonly string[], extraOf?: (id: string, language: Language) => string) {
  return (language: Language): readonly CardEntry[] =>
    ids.map((id) => ({
      id: `card-${id}`,
      name: text(language, `name.${id}`),
      text: text(language, `card.${id}`),
      face: (
        <span className={styles.emblem}>
          <Picture emblem={emblemOf(id)} />
        </span>
      ),
      ...(extraOf !== undefined && { extra: extraOf(id, language) }),
    }));
}

function vitals(id: string, language: Language): string {
  const character = CHARACTERS.find((one) => one === id);
  if (character === undefined) return '';
  const { life, symbol } = characterOf(character);
  return `${life} · ${text(language, `name.${symbol}`)}`;
}

export const pictures: GamePictures = {
  pictures: {
    table: () => <Part position={table} seats={[0, 1, 2, 3, 4]} altars={ALL} />,
    faces: Faces,
    'example-where': Where,
    'example-siren': example(siren, { seats: [3, 1], names: ['Cora', 'Ben', 'Dev', 'Ada', 'Eli'] }),
    'example-changed': example(
      changed,
      { seats: [0, 1, 3, 4], names: ['Ada', 'Ben', 'Cora', 'Dev', 'Eli'] },
      { glow: OTHERS },
    ),
    'example-zero': example(zero, { seats: [1] }),
    'example-leftover': example(leftover, { altars: [0] }, { changed: ['altar:altar-1'] }),
    'example-kraken': example(kraken, { seats: [1] }),
    'example-killer': example(killer, { seats: [2, 3], names: ['Ada', 'Dev', 'Cora', 'Ben', 'Eli'] }),
  },
  cards: {
    characters: entries(CHARACTERS, vitals),
    rituals: entries(RITUALS),
    sigils: (language) => entries(cardIds(cultOfTheDeep.texts[language], 'sigil-of-'))(language),
    wraiths: entries(WRAITHS),
  },
  now: {
    altars: ({ view }, language) =>
      entries((view as DeepView).altars.flatMap(({ ritual }) => (ritual === null ? [] : [ritual])))(language),
  },
};
