/** What both drawings of Rise of Cthulhu share: its cards in short, and what is to be said of a Location. */
import type { Seat } from '@conclave/kernel';
import type { RiseView } from '@conclave/rise-of-cthulhu';
import type { Ink } from '../style.ts';
import { type Drawing, Pen } from './board.ts';
import { RISE_WORDS, type RiseWord } from './rise-of-cthulhu.words.ts';

export const LOCATIONS = ['arkham', 'dunwich', 'innsmouth', 'kingsport'] as const;
export type LocationId = (typeof LOCATIONS)[number];

/** Every colour has a sigil (RC-2.2): flame, eye, coil, wave, star. */
export const SIGILS: Readonly<Record<string, { sigil: string; ink: Ink }>> = {
  crimson: { sigil: '^', ink: 'red' },
  amber: { sigil: 'o', ink: 'yellow' },
  jade: { sigil: '@', ink: 'green' },
  azure: { sigil: '~', ink: 'blue' },
  violet: { sigil: '*', ink: 'magenta' },
};

export class RisePen extends Pen<RiseWord> {
  readonly view: RiseView;
  readonly before: RiseView | null;
  readonly me: Seat;
  readonly enemy: Seat;

  constructor(view: RiseView, drawing: Drawing, before: RiseView | null) {
    super(RISE_WORDS, drawing);
    this.view = view;
    this.before = before;
    this.me = drawing.seat;
    this.enemy = 1 - drawing.seat;
  }

  /** `@6`: the sigil and the value. */
  card(id: string): string {
    const [, colour = '', value = ''] = id.split('-');
    const { sigil, ink } = SIGILS[colour] ?? { sigil: '?', ink: 'dim' };
    return this.drawing.paint(ink, `${sigil}${Number(value)}`);
  }

  sorted(ids: readonly string[]): string[] {
    return [...ids].sort(byColour).map((id) => this.card(id));
  }

  cards(ids: readonly string[]): string {
    return ids.length === 0 ? this.words('noCards') : this.sorted(ids).join(' ');
  }

  nameOf(seat: Seat): string {
    return this.drawing.names[seat] ?? '';
  }

  total(id: LocationId, seat: Seat): number {
    return this.view.locations[id].totals[seat as 0 | 1];
  }

  facing(id: LocationId): string {
    const { faces } = this.view.locations[id];
    if (faces === null) return this.words('neutral');
    return faces === this.me ? this.words('facesMe') : this.words('facesThem', { name: this.nameOf(this.enemy) });
  }
}

/** By colour, then by value (RC-4.24). */
function byColour(a: string, b: string): number {
  const colours = Object.keys(SIGILS);
  const rank = (id: string) => colours.indexOf(id.split('-')[1] ?? '');
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}
