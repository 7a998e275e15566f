/** The faces of cards: Miracles on light paper, Intrigues on dark, Licenses on parchment with a seal. */
import { hasDarkSeal, licenses, priceOf } from '@conclave/choose-your-god';
import { rays } from '../../shared/art/gouge.ts';
import { Layers, Picture } from '../../shared/art/Picture.tsx';
import { hasLongWord } from '../../shared/long-word.ts';
import { emblemOfCard } from '../art/cards.ts';
import { SIGNS } from '../art/signs.ts';
import type { CityTable } from '../board-table.ts';
import { Sign } from '../pieces/Stat.tsx';
import { type HandCardId, type LicenseId, nameOfCard } from '../things.ts';
import { type CityWord, useCityWords } from '../words/index.ts';
import styles from './cards.module.css';

type Kind = 'miracle' | 'intrigue' | 'license' | 'supremacy';

function kindOf(card: string): Kind {
  if (card.startsWith('mir-')) return 'miracle';
  if (card.startsWith('int-')) return 'intrigue';
  return card === 'supremacy' ? 'supremacy' : 'license';
}

interface Props {
  readonly table: Pick<CityTable, 'name'> & { readonly view?: Pick<CityTable['view'], 'options'> };
  readonly card: string;
  readonly isDown?: boolean;
  /** A strip with name and picture, where there are too many for whole cards. */
  readonly isSlip?: boolean;
  /** What it does, where there is room for it. */
  readonly text?: string | undefined;
}

export function CardFace({ table, card, isDown = false, isSlip = false, text }: Props) {
  const words = useCityWords();
  const kind = kindOf(card);
  const isDark = (kind === 'miracle' || kind === 'intrigue') && hasDarkSeal(card as HandCardId);
  return (
    <span
      className={`${styles.face} ${styles[kind]}`}
      data-down={isDown || undefined}
      data-slip={isSlip || undefined}
      data-text={text !== undefined || undefined}
    >
      <span className={styles.top}>
        <Sign name={kind} />
        {kind === 'intrigue' && (
          <span className={styles.price}>{priceOf(table.view?.options ?? {}, card as `int-blackmail-${number}`)}</span>
        )}
        {kind === 'license' && <span className={styles.strength}>+{licenses[card as LicenseId].strength}</span>}
        {kind === 'supremacy' && <span className={styles.strength}>+7</span>}
      </span>
      <span className={styles.picture}>
        <Picture emblem={emblemOfCard(card)} />
      </span>
      <span className={styles.name} data-long={hasLongWord(table.name(card))}>
        {table.name(card)}
      </span>
      {text !== undefined && <span className={styles.text}>{text}</span>}
      {isDark && <span className={styles.seal} title={words('city.darkSeal')} />}
    </span>
  );
}

export function cardLabel(table: CityTable, card: string, words: CityWord): string {
  const kind = kindOf(card);
  const isHand = kind === 'miracle' || kind === 'intrigue';
  const seal = isHand && hasDarkSeal(card as HandCardId) ? `, ${words('city.darkSeal')}` : '';
  return `${table.name(card)}${seal}. ${table.text(nameOfCard(card))}`;
}

const BACK_RAYS = rays({ at: [50, 70], from: 30, to: 66, count: 26, width: 1.8, uneven: -14 });

export function CardBack({ kind }: { kind: 'miracle' | 'intrigue' }) {
  return (
    <svg
      viewBox="0 0 100 140"
      className={`${styles.back} ${kind === 'intrigue' ? styles.intrigueBack : ''}`}
      aria-hidden="true"
    >
      <rect x="0.5" y="0.5" width="99" height="139" rx="5" className={styles.board} />
      <path d={BACK_RAYS} className={styles.backRays} />
      <g transform="translate(25 45) scale(0.5)" className={styles.backSign}>
        <Layers emblem={SIGNS[kind]} />
      </g>
    </svg>
  );
}
