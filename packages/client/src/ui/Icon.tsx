/** Our own icons, all cut by the same gouge. */
import styles from './Icon.module.css';
import { almond, disc, gouge, ring } from './lino.ts';

const SHAPES = {
  back: 'M15.5 2.5Q9 8 5 12Q9 16 15.5 21.5L17.5 19.5Q13 15.5 9.5 12Q13 8.5 17.5 4.5Z',
  bot: `M4 4Q12 0.5 20 4V12Q19 20 12 23Q5 20 4 12Z${almond(8.2, 9.5, 6, 3.4)}${almond(15.8, 9.5, 6, 3.4)}${gouge(8, 16, 16, 16, 2.4)}`,
  chat: `M2.5 3.5Q12 2 21.5 3.5Q22.5 10 21.5 16.5H12.5L6 22V16.5H2.5Q1.5 10 2.5 3.5Z${gouge(6, 8, 18, 8, 2)}${gouge(6, 12, 15, 12, 2)}`,
  check: 'M2.5 13Q6 15.5 9 20.5Q14 11 21.5 4.5L20 3Q13 8.5 8.8 15.5Q6.5 12.5 4.2 11Z',
  clock: `${ring(12, 12, 10.5, 8)}${gouge(12, 13, 12, 5, 2.4)}${gouge(11, 12, 17.5, 14.5, 2.4)}`,
  close: `${gouge(3.5, 3.5, 20.5, 20.5, 4.4)}${gouge(20.5, 3.5, 3.5, 20.5, 4.4)}`,
  copy: `M8.5 2.5H20V16.5H16.5V6H8.5ZM4 8H14.5V21.5H4Z${gouge(6, 12, 12.5, 12, 1.6)}${gouge(6, 15, 12.5, 15, 1.6)}${gouge(6, 18, 11, 18, 1.6)}`,
  die: `M4 4.5Q12 3 20 4.5Q21.5 12 20 19.5Q12 21 4 19.5Q2.5 12 4 4.5Z${disc(8.5, 8.5, 1.7)}${disc(15.5, 15.5, 1.7)}${disc(12, 12, 1.7)}`,
  door: `M4 2H13.5V5L10.5 6.5V19.5L13.5 20V22H4Z${gouge(11, 12, 22.5, 12, 3)}M17.5 7Q20 10.5 23 12Q20 13.5 17.5 17Q18.5 12 17.5 7Z`,
  download: `${gouge(12, 1.5, 12, 16, 4)}M5.5 10Q10 12.5 12 17.5Q14 12.5 18.5 10Q14 16 12 18Q10 16 5.5 10ZM3 18L5 17.5V20.5H19V17.5L21 18V22.5H3Z`,
  eye: `${almond(12, 12, 23, 16)}${ring(12, 12, 4.6, 0.01)}${gouge(12, 8, 12, 16, 2.6)}`,
  flag: `M4 2H6.2V22H4ZM7 3Q12 1.5 15 4Q18 6 21.5 4Q20 9 21.5 13.5Q18 15.5 15 13.5Q12 11 7 12.5Z`,
  gear: `${ring(12, 12, 7.4, 3.4)}${Array.from({ length: 8 }, (_, i) => {
    const turn = (i / 8) * 2 * Math.PI;
    return gouge(
      12 + 6.4 * Math.cos(turn),
      12 + 6.4 * Math.sin(turn),
      12 + 11.6 * Math.cos(turn),
      12 + 11.6 * Math.sin(turn),
      4,
    );
  }).join('')}`,
  info: `${ring(12, 12, 11, 9)}${disc(12, 7.3, 1.6)}${gouge(12, 9.5, 12, 18.5, 3.4)}`,
  key: `${ring(7.5, 8, 5.6, 2.6)}M11 10.5L22 19.5L20.5 21.5L18.5 20L17 21.5L15.5 20.2L16.7 18.5L9.5 12.5Z`,
  link: 'M10.5 6.5H7A5.5 5.5 0 0 0 7 17.5H10.5V14.8H7A2.8 2.8 0 0 1 7 9.2H10.5ZM13.5 6.5H17A5.5 5.5 0 0 1 17 17.5H13.5V14.8H17A2.8 2.8 0 0 0 17 9.2H13.5ZM7.5 10.8Q12 10 16.5 10.8V13.2Q12 14 7.5 13.2Z',
  list: `${gouge(8, 5.5, 22, 5.5, 2.8)}${gouge(8, 12, 22, 12, 2.8)}${gouge(8, 18.5, 22, 18.5, 2.8)}${disc(4, 5.5, 1.7)}${disc(4, 12, 1.7)}${disc(4, 18.5, 1.7)}`,
  minus: gouge(3, 12, 21, 12, 4),
  pause: `M5 3.5Q7.5 2.5 10 3.5V20.5Q7.5 21.5 5 20.5ZM14 3.5Q16.5 2.5 19 3.5V20.5Q16.5 21.5 14 20.5Z`,
  person: `M12 1.5C7.5 1.5 6 6 6 10.5C5 14 3.5 18 2.5 22.5H21.5C20.5 18 19 14 18 10.5C18 6 16.5 1.5 12 1.5ZM12 5.5C14.5 5.5 15.2 9 14.6 11.5Q13.5 14 12 14.5Q10.5 14 9.4 11.5C8.8 9 9.5 5.5 12 5.5Z${gouge(12, 16, 12, 22.5, 1.6)}`,
  plus: `${gouge(3, 12, 21, 12, 4)}${gouge(12, 3, 12, 21, 4)}`,
  play: 'M5.5 2.5Q14 6 21.5 12Q14 18 5.5 21.5Q7 12 5.5 2.5Z',
  rules: `M1.5 4.5Q7 2.5 11.4 5.5V21Q7 18 1.5 20ZM22.5 4.5Q17 2.5 12.6 5.5V21Q17 18 22.5 20Z${gouge(4, 9, 9.5, 9.8, 1.5)}${gouge(4, 13, 9.5, 13.8, 1.5)}${gouge(14.5, 9.8, 20, 9, 1.5)}${gouge(14.5, 13.8, 20, 13, 1.5)}`,
  send: 'M1.5 11.5Q12 8 22.5 2Q18 12 14.5 22Q13 17.5 10.5 14.5Q16 9.5 18.5 6.5Q13.5 11.5 8.5 13Q5 11.8 1.5 11.5Z',
  sound: `M2.5 8.5H7L13 3V21L7 15.5H2.5Z${gouge(15.5, 8, 15.5, 16, 2.5)}${gouge(19.5, 5, 19.5, 19, 2.8)}`,
  trash: `M4.5 7.5Q12 8.5 19.5 7.5L18 22H6ZM3 4.2Q9 3.5 9.5 1.5H14.5Q15 3.5 21 4.2V6Q12 7 3 6Z${gouge(10, 10, 10.3, 20, 1.6)}${gouge(14, 10, 13.7, 20, 1.6)}`,
  undo: 'M9.5 2.5Q7 6.5 1.5 9Q7 11.5 9.5 15.5V10.8C15 10.5 18.5 13 17.5 21.5C23.5 14 19.5 6.5 9.5 7Z',
  warning: `M12 1.5Q16 12 23 21.5Q12 22.5 1 21.5Q8 12 12 1.5Z${gouge(12, 8, 12, 16.5, 3)}${disc(12, 18.8, 1.3)}`,
  wave: `${gouge(1, 7, 12, 5, 3.6)}${gouge(12, 5, 23, 7, -3.6)}${gouge(1, 13, 12, 11, 3.6)}${gouge(12, 11, 23, 13, 3.6)}${gouge(1, 19, 12, 17, 3.6)}${gouge(12, 17, 23, 19, 3.6)}`,
} as const;

export type IconName = keyof typeof SHAPES;

/** Their cuts cross; in all others a cut within a cut is a hole. */
const CROSSING: ReadonlySet<IconName> = new Set(['close', 'plus']);

/** A picture beside words, or inside of something that has a label: screen readers pass over it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} fillRule={CROSSING.has(name) ? 'nonzero' : 'evenodd'} fill="currentColor" />
    </svg>
  );
}
