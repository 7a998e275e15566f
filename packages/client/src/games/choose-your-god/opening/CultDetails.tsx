/** Everything that the god under the pointer, or else the selected one, can do: light and dark. */
import { ABILITIES_OF } from '@conclave/choose-your-god';
import type { CityTable } from '../board-table.ts';
import type { CultId } from '../things.ts';
import { playerAt } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import styles from './details.module.css';

const SIDES = ['light', 'dark'] as const;

export function CultDetails({ table }: { table: CityTable }) {
  const words = useCityWords();
  const cult = shownCult(table);
  return (
    <section
      className={styles.details}
      aria-label={table.name(cult)}
      data-scroll
      data-preview
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is long on a phone, and the keyboard must be able to scroll it
      tabIndex={0}
    >
      <h3 className={styles.name}>
        {table.name(cult)} <span className={styles.hint}>{words('city.chooseHint')}</span>
      </h3>
      {SIDES.map((side) => (
        <div key={side} className={styles.side}>
          <h4>{words(side === 'light' ? 'city.sideBefore' : 'city.otherSide')}</h4>
          {ABILITIES_OF[cult][side].map((id) => (
            <p key={id}>
              <b>{table.name(id)}</b> {table.text(id)}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}

const CULT = 'cult:';

/** Whoever has chosen sees their own; before that the first that can be had shows what there is to see. */
function shownCult({ pointed, touching, view, me }: CityTable): CultId {
  const [first] = touching.touchable;
  const thing = [pointed, touching.touched.at(-1)].find((one) => one?.startsWith(CULT));
  return (thing?.slice(CULT.length) ?? playerAt(view, me).cult ?? first?.slice(CULT.length) ?? 'anubis') as CultId;
}
