/** The table of Cult: Choose Your God Wisely: the three ways to win, the thirteen Locations, the own hand. */
import {
  ABILITIES_OF,
  accessOf,
  type CityView,
  locationId,
  NUMBERS,
  priceOf,
  priceOfLicense,
} from '@conclave/choose-your-god';
import { at, type Seat, type Thing } from '@conclave/kernel';
import { table } from '../../terminal.ts';
import { type Board, change, type Drawing, fitting, inColumns, Pen } from './board.ts';
import { CITY_WORDS, type CityWord } from './choose-your-god.words.ts';

type PlayerView = CityView['players'][number];
type Priest = PlayerView['priests'][number];

const ONE_COLUMN = 64;
const WIDE = 110;

export const cityBoard: Board<CityView> = {
  draw: (view, drawing, before) => new CityPen(view, drawing, before).board(),
  nameOf: (view, thing, drawing) => new CityPen(view, drawing, null).thing(thing),
  chapters: ['roundBegan', 'locationActive'],
};

class CityPen extends Pen<CityWord> {
  private readonly view: CityView;
  private readonly before: CityView | null;
  private readonly me: Seat;

  constructor(view: CityView, drawing: Drawing, before: CityView | null) {
    super(CITY_WORDS, drawing);
    this.view = view;
    this.before = before;
    this.me = drawing.seat;
  }

  board(): string[] {
    const open = [...this.header(), ...this.players(), ...this.city(), ...this.own()];
    return fitting(
      this.drawing.rows,
      () => [...open, ...this.effects(), ...this.offer()],
      () => [...open, ...this.offer()],
    );
  }

  private get mine(): PlayerView {
    return at(this.view.players, this.me);
  }

  private header(): string[] {
    const { round, phase, firstPlayer, supremacy, mobReserve } = this.view;
    return this.line(
      this.bold(`${this.words('round', { round })}, ${this.words(`phase.${phase}`)}`),
      this.words('first', { name: this.seat(firstPlayer) }),
      supremacy.owner !== null && this.words('supremacy', { name: this.seat(supremacy.owner) }),
      mobReserve === 0 && this.words('noMobs'),
    );
  }

  /** A row for each, the reader first. Figures with a goal say it. */
  private players(): string[] {
    const { seating } = this.view;
    const from = seating.indexOf(this.me);
    const order = [...seating.slice(from), ...seating.slice(0, from)];
    const heads = (
      ['altars', 'mobs', 'summonings', 'followers', 'coins', 'miracles', 'intrigues', 'licenses', 'might'] as const
    ).map((key) => this.dim(this.words(key)));
    const rows = order.map((seat) => this.player(seat, at(this.view.players, seat)));
    return table(
      [['', '', ...heads, this.dim(this.words('free'))], ...rows],
      [2, 3, 4, 5, 6, 7, 8, 9, 10],
      ' ',
    ).flatMap((row) => this.wrapped(row, '        '));
  }

  private player(seat: Seat, player: PlayerView): string[] {
    const before = this.before?.players[seat];
    const { handCounts } = player;
    const name = seat === this.me ? this.bold(this.seat(seat)) : this.seat(seat);
    const isAsked = this.view.pending?.seats.includes(seat) === true;
    return [
      `${isAsked ? '>' : ' '} ${name}`,
      player.cult === null ? '' : `${this.name(player.cult)}${player.dark ? ` ${this.words('dark')}` : ''}`,
      `${player.altars.length}/5`,
      `${player.mobs}/4`,
      `${player.summonings}/2`,
      figure(player.followers, before?.followers),
      figure(player.coins, before?.coins),
      String(handCounts.miracles),
      String(handCounts.intrigues),
      String(player.licenses.length),
      String(player.might),
      this.standing(player),
    ];
  }

  /** The Priests that are free, or why there is nothing to say of them. */
  private standing(player: PlayerView): string {
    if (player.celebrating) return this.words('celebrates');
    const free = this.strengths(player, ({ zone }) => zone === 'free');
    return [free === '' ? '-' : free, player.prayed && this.words('prayed')].filter(Boolean).join(', ');
  }

  /** `P5 3 1`: the Patriarch first, then the Priests by strength. */
  private strengths(player: PlayerView, belongs: (priest: Priest) => boolean): string {
    return player.priests
      .filter(belongs)
      .map(({ strength }) =>
        strength === 'patriarch'
          ? { rank: 9, text: `P${player.patriarchStrength}` }
          : { rank: strength, text: String(strength) },
      )
      .sort((a, b) => b.rank - a.rank)
      .map(({ text }) => text)
      .join(' ');
  }

  private city(): string[] {
    const { width } = this.drawing;
    const cells = NUMBERS.map((number) => this.location(number));
    return width < ONE_COLUMN ? cells.flatMap((cell) => this.wrapped(cell)) : inColumns(cells, width, 2);
  }

  /** Who is there and would win; what it gives, where nobody is. */
  private location(number: number): string {
    const { activeLocation, options, phase } = this.view;
    const id = locationId(number);
    const isActive = number === activeLocation;
    const needed = accessOf(options, number);
    const isShut = phase === 'intention' && needed > this.mine.followers;
    const people = this.present(number);
    // On a narrow screen a Location that is not open says that alone.
    const gives =
      people.length > 0 || (isShut && this.drawing.width < WIDE) ? [] : [this.dim(this.words(`gives.${id}`))];
    const shut = isShut ? [this.dim(this.words('needs', { count: needed }))] : [];
    const name = isActive ? this.bold(this.name(id)) : this.name(id);
    const said = [...people, ...gives, ...(isActive ? this.troubles() : []), ...shut];
    return `${isActive ? '>' : ' '}${String(number).padStart(2)} ${name}: ${said.join(', ')}`;
  }

  /** `Ash 5* (P3 2, Altar)`: the Influence, a star for who would win, and what it is made of. */
  private present(number: number): string[] {
    const { influence, leader } = this.view.locations[number] as CityView['locations'][number];
    return this.view.seating.flatMap((seat) => {
      const player = at(this.view.players, seat);
      const here = player.priests.filter(({ zone }) => zone === `loc-${number}`);
      const hasAltar = player.altars.includes(number);
      if (here.length === 0 && !hasAltar) return [];
      const coins = here.reduce((sum, priest) => sum + priest.coins, 0);
      const made = [
        this.strengths(player, ({ zone }) => zone === `loc-${number}`),
        hasAltar && this.name('altar'),
        coins > 0 && this.words('onCoins', { count: coins }),
      ].filter(Boolean);
      return [`${this.seat(seat)} ${influence[seat] ?? 0}${leader === seat ? '*' : ''} (${made.join(', ')})`];
    });
  }

  private troubles(): string[] {
    const { raid, seizedBy, leastWins } = this.view.loc;
    return [
      ...(raid ? [this.words('raided')] : []),
      ...(seizedBy === null ? [] : [this.words('seized', { name: this.seat(seizedBy) })]),
      ...(leastWins ? [this.words('leastWins')] : []),
    ];
  }

  private offer(): string[] {
    const open = this.view.licenseSlots.flatMap((card) =>
      card === null ? [] : [`${this.name(card)} (${priceOfLicense(this.view.options, card)})`],
    );
    return this.line(this.dim(this.words('star')), open.length > 0 && this.words('offer', { cards: open.join(', ') }));
  }

  private get hand(): string[] {
    return [...(this.mine.hand?.miracles ?? []), ...(this.mine.hand?.intrigues ?? [])];
  }

  private get abilities(): readonly string[] {
    const { cult, dark } = this.mine;
    return cult === null ? [] : ABILITIES_OF[cult][dark ? 'dark' : 'light'];
  }

  private own(): string[] {
    const list = (ids: readonly string[]) => ids.map((id) => this.card(id)).join(', ');
    const { hand, abilities } = this;
    const { licenses: owned } = this.mine;
    return this.line(
      this.words('hand', { cards: hand.length === 0 ? this.words('noCards') : list(hand) }),
      owned.length > 0 && this.words('owned', { cards: list(owned) }),
      abilities.length > 0 && this.words('abilities', { abilities: list(abilities) }),
    );
  }

  /** What the own abilities and cards do. */
  private effects(): string[] {
    return [...this.abilities, ...new Set(this.hand.map(withoutCopy))].flatMap((id) => this.explained(id));
  }

  private card(id: string): string {
    const name = this.name(id);
    return id.startsWith('int-')
      ? `${name} (${priceOf(this.view.options, id as Parameters<typeof priceOf>[1])})`
      : name;
  }

  thing(thing: Thing): string | null {
    const [kind, id = ''] = thing.split(':');
    if (kind === 'location') return this.name(locationId(Number(id)));
    if (kind === 'priest') return this.priest(id);
    return kind === 'card' || kind === 'ability' || kind === 'cult' ? this.name(id) : null;
  }

  private priest(id: string): string | null {
    const priest = this.view.players.flatMap(({ priests }) => priests).find((one) => one.id === id);
    if (priest === undefined) return null;
    return this.name(priest.strength === 'patriarch' ? 'patriarch' : `priest.${priest.strength}`);
  }
}

function figure(now: number, before: number | undefined): string {
  return [change(now, before), now].filter((part) => part !== '').join(' ');
}

/** Texts go by the card, not by its copy. */
function withoutCopy(card: string): string {
  return card.replace(/-\d+$/, '');
}
