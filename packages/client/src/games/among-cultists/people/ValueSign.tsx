/** The sign of what a claim names: a colour, a room by its colour, a card or a role. */
import { COLOURS } from '@conclave/among-cultists';
import { Picture } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import styles from './value-sign.module.css';

export function ValueSign({ value }: { readonly value: string }) {
  const colour = COLOURS.find((one) => value === one || value.startsWith(`${one}-`));
  return (
    <span className={styles.sign} data-colour={colour}>
      <Picture emblem={emblemOf(colour ?? value)} />
    </span>
  );
}
