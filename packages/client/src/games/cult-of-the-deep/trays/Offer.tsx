/** Answers that have no place on the table, in the tray: faces, numbers, goods, results, cards, and ways to do a thing. */
import type { DeepView, Face } from '@conclave/cult-of-the-deep';
import { say, type Thing } from '@conclave/kernel';
import { ThingButton } from '../../../table/ThingButton.tsx';
import { Tray } from '../../../table/tray/Tray.tsx';
import { Picture } from '../../shared/art/Picture.tsx';
import { LIFE_DROP } from '../art/faces.ts';
import { emblemOf } from '../art/index.ts';
import type { DeepTable } from '../deep-table.ts';
import { imagined } from '../imagined.ts';
import { DieFace } from '../pieces/Die.tsx';
import { forecastOf, playerAt } from '../things.ts';
import { depthOf, frameIn } from '../view.ts';
import { useDeepWords } from '../words/index.ts';
import styles from './offer.module.css';

const KINDS = ['face', 'amount', 'goods', 'result', 'character', 'wraith', 'sigil', 'ritual', 'way'] as const;
type Kind = (typeof KINDS)[number];

export function Offer({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const offered = [...table.touching.touchable].filter((thing) => isHomeless(table, thing));
  const [first] = offered;
  if (first === undefined) return null;
  const kind = kindOf(first);
  const question = JSON.stringify([table.view.pending?.decision, depthOf(table.view), table.touching.touched]);
  return (
    <Tray title={words(`deep.offer.${kind}`)} question={question}>
      <ul className={styles.things} data-kind={kind} data-cards={isCard(kind) || undefined}>
        {offered.map((thing) => (
          <li key={thing}>
            <ThingButton
              touching={table.touching}
              thing={thing}
              className={styles.thing}
              label={labelOf(table, thing)}
              onPoint={table.point}
            >
              <span className={styles.picture}>
                <Shown table={table} thing={thing} />
              </span>
              <span className={styles.name}>{nameOf(table, thing)}</span>
              <span className={styles.more}>{isCard(kind) ? table.text(idOf(thing)) : outcomeOf(table, thing)}</span>
            </ThingButton>
          </li>
        ))}
      </ul>
    </Tray>
  );
}

/** Things that are chosen for what they do. */
function isCard(kind: Kind): boolean {
  return kind === 'character' || kind === 'wraith' || kind === 'sigil' || kind === 'ritual';
}

function kindOf(thing: Thing): Kind {
  return thing.slice(0, thing.indexOf(':')) as Kind;
}

function idOf(thing: Thing): string {
  return thing.slice(thing.indexOf(':') + 1);
}

/** One's own rituals and sigil lie before one; what others keep is only a sign on their plates. */
function isHomeless({ view, me }: DeepTable, thing: Thing): boolean {
  const kind = kindOf(thing);
  const id = idOf(thing);
  const { keeps, copies, sigil } = playerAt(view, me);
  if (kind === 'ritual') return ![...keeps, ...copies].some((one) => one === id);
  if (kind === 'sigil') return sigil !== id;
  return KINDS.includes(kind);
}

/** The face of a result that was rolled. */
function resultFace({ view }: DeepTable, index: number): Face | null {
  const frame = frameIn(view);
  return frame !== undefined && 'results' in frame ? (frame.results[index] ?? null) : null;
}

function nameOf(table: DeepTable, thing: Thing): string {
  const [kind, id = ''] = thing.split(':');
  switch (kind) {
    case 'amount':
      return id;
    case 'goods':
      return table.name(id === 'life' ? id : `coin.${id}`);
    case 'result':
      return table.name(resultFace(table, Number(id)) ?? 'die');
    case 'way': {
      const option = table.touching.optionBehind(thing);
      return option === null ? '' : say(table.catalogue, option.description.words);
    }
    default:
      return table.name(id);
  }
}

/** "16 → 14": what a way of doing it would make of somebody's life. */
function outcomeOf(table: DeepTable, thing: Thing): string {
  const option = table.touching.optionBehind(thing);
  const then = option === null ? null : imagined(table.view, option.choice);
  return then === null ? '' : changesBetween(table, then);
}

function changesBetween({ view, seatName }: DeepTable, then: DeepView): string {
  return view.players
    .flatMap(({ life }, seat) => {
      const forecast = forecastOf(view, seat, then);
      // What lies there anyhow is no news of this way.
      return forecast === null || forecast === forecastOf(view, seat)
        ? []
        : [`${seatName(seat)}: ${life} → ${forecast}`];
    })
    .join(', ');
}

/** With what it does, where that stands on it too. */
function labelOf(table: DeepTable, thing: Thing): string {
  const more = isCard(kindOf(thing)) ? table.text(idOf(thing)) : outcomeOf(table, thing);
  return [nameOf(table, thing), more].filter(Boolean).join(' ');
}

function Shown({ table, thing }: { table: DeepTable; thing: Thing }) {
  const [kind, id = ''] = thing.split(':');
  switch (kind) {
    case 'face':
      return id === 'kill' ? <Picture emblem={emblemOf(id)} /> : <DieFace face={id as Face} />;
    case 'result': {
      const face = resultFace(table, Number(id));
      return face === null ? null : <DieFace face={face} />;
    }
    case 'amount':
      return <span className={styles.amount}>{id}</span>;
    case 'goods':
      return id === 'life' ? <Picture emblem={{ ink: [LIFE_DROP] }} /> : <Picture emblem={emblemOf(`${id}-coin`)} />;
    case 'way':
      return <Picture emblem={id === 'life' || id === 'gain' ? { ink: [LIFE_DROP] } : emblemOf(WAYS[id] ?? id)} />;
    default:
      return <Picture emblem={emblemOf(id)} />;
  }
}

/** Pictures of ways to do a thing. */
const WAYS: Readonly<Record<string, string>> = {
  normal: 'stored-die',
  power: 'ancient',
  arcane: 'cosmos',
  lose: 'dagger',
  coin: 'necromancer-coin',
  'one-die': 'stored-die',
  'two-dice': 'stored-die',
};
