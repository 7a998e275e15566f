/** One answer in a tray: its picture and its sentence. */

import { say } from '@conclave/kernel';
import { ThingButton } from '../../../table/ThingButton.tsx';
import { Picture } from '../../shared/art/Picture.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import styles from './trays.module.css';

const PICTURES: Readonly<Record<string, string>> = {
  'check-room': 'book',
  'inspect-papers': 'pink',
  study: 'blue',
  rewire: 'generator',
  'initiate-vote': 'cafeteria',
  'check-state': 'alive',
  assassinate: 'assassin',
  'announce-alive': 'alive',
  'announce-dead': 'dead',
  'use-binoculars': 'item-binoculars',
};

/** `action:<what is done>`, perhaps with what it is done to or with: `action:fight-acolyte`, `action:pick-up-item-lamp`. */
function pictureOf(thing: string): string {
  const action = thing.slice('action:'.length);
  const about = /(acolyte|portal|fishman|item-[a-z]+)$/.exec(action)?.[0];
  return PICTURES[action] ?? about ?? 'investigator';
}

export function Tile({ table, thing }: { table: AmongTable; thing: string }) {
  const sentence = sentenceBehind(table, thing);
  return (
    <ThingButton touching={table.touching} thing={thing} className={styles.tile} label={sentence} isStop>
      <span className={styles.tilePicture}>
        <Picture emblem={emblemOf(pictureOf(thing))} />
      </span>
      <span className={styles.tileWords}>{sentence}</span>
    </ThingButton>
  );
}

/** The sentence of what a touch on this thing would do. */
function sentenceBehind({ options, scene, touching }: AmongTable, thing: string): string {
  const path = [...touching.touched, thing];
  const option = options.find(
    ({ description }) => description.path.length === path.length && description.path.every((one, i) => one === path[i]),
  );
  const own = option ?? options.find(({ description }) => description.path.at(-1) === thing);
  return own === undefined ? '' : say(scene.catalogue, own.description.words);
}
