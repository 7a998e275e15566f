/** The table of Among Cultists: how the game stands, who is where, the rooms, and what one holds. */
import {
  type AmongView,
  CARDS,
  type Colour,
  colourOf,
  isRoom,
  type LocationId,
  maps,
  type PlayerView,
  type RoomId,
  routeRow,
} from '@conclave/among-cultists';
import { at, type Seat, type Thing } from '@conclave/kernel';
import { table } from '../../terminal.ts';
import type { Ink } from '../style.ts';
import { AMONG_WORDS, type AmongWord } from './among-cultists.words.ts';
import { type Board, type Drawing, firstSentence, fitting, inColumns, Pen } from './board.ts';

const ROUNDS = 10;
const TWO_COLUMNS = 72;
const WIDE = 110;
const INKS: Readonly<Record<Colour, Ink>> = { pink: 'magenta', blue: 'blue', orange: 'yellow', red: 'red' };

export const amongBoard: Board<AmongView> = {
  draw: (view, drawing) => new AmongPen(view, drawing).board(),
  nameOf: (view, thing, drawing) => new AmongPen(view, drawing).thing(thing),
  spokenName: (view, seat, drawing) => new AmongPen(view, drawing).characterOf(seat),
  chapters: ['roundBegan'],
};

class AmongPen extends Pen<AmongWord> {
  private readonly view: AmongView;
  private readonly me: Seat;

  constructor(view: AmongView, drawing: Drawing) {
    super(AMONG_WORDS, drawing);
    this.view = view;
    this.me = drawing.seat;
  }

  characterOf(seat: Seat): string {
    return this.name(this.view.players[seat]?.character ?? '');
  }

  board(): string[] {
    return fitting(
      this.drawing.rows,
      () => this.told(true),
      () => this.told(false),
    );
  }

  /** Everything, or what cannot be done without. */
  private told(isWhole: boolean): string[] {
    return [...this.header(isWhole), ...this.people(), ...this.own(isWhole), ...this.places()];
  }

  private header(isWhole: boolean): string[] {
    const { view } = this;
    const event = view.eventDiscard.at(-1);
    return this.line(
      this.bold(view.result === null ? this.words('round', { round: view.round, rounds: ROUNDS }) : this.words('over')),
      this.words('points', { vp: view.vp, target: view.target }),
      this.words('deaths', { ghosts: view.players.filter(({ ghost }) => ghost).length, needed: view.deadNeeded }),
      view.dark && this.bold(this.words('dark')),
      event !== undefined && isWhole && this.words('event', { event: this.name(event) }),
      view.generator && this.words('generator'),
      view.altar > 0 && this.words('altar', { altar: view.altar }),
      view.organismAwake && this.words('awake'),
    );
  }

  private people(): string[] {
    const { players, startPlayer, pending } = this.view;
    const rows = players.map((player, seat) => [
      `${pending?.uniform !== true && pending?.seats.includes(seat) === true ? '>' : ' '} ${seat === this.me ? this.bold(this.seat(seat)) : this.seat(seat)}`,
      this.name(player.character),
      this.shortName(player.location),
      String(player.pulseCount),
      this.words('held', { ...player.handCount }),
      [
        player.ghost && this.words('ghost'),
        this.known(player),
        seat === startPlayer && this.words('start'),
        player.items.length > 0 && player.items.map((item) => this.name(item)).join(', '),
      ]
        .filter(Boolean)
        .join(', '),
    ]);
    const heads = (['player', 'character', 'place', 'pulse', 'hand'] as const).map((key) => this.dim(this.words(key)));
    return table([[`  ${heads[0]}`, ...heads.slice(1), ''], ...rows], [3]).flatMap((row) =>
      this.wrapped(row, '        '),
    );
  }

  /** What the reader knows of somebody: the role, or at least the side. */
  private known({ role, cultist, firstPulse, pulse }: PlayerView): string {
    const side =
      role !== undefined
        ? this.name(role)
        : cultist === undefined
          ? ''
          : this.words(cultist ? 'isCultist' : 'notCultist');
    const isDead =
      pulse === undefined ? firstPulse === 'dead' : pulse.some((card) => card === 'dead' || card === 'mortal-wound');
    return [side, isDead && this.words('isDead')].filter(Boolean).join(', ');
  }

  /** Rooms all, other places only where there is something to say. */
  private places(): string[] {
    const map = maps[this.view.variant];
    const rooms = map.rooms.map((id) => this.room(id));
    const others = map.locations
      .filter((id) => !isRoom(id))
      .flatMap((id) => {
        const marks = this.marks(id);
        return marks.length === 0 ? [] : [`${this.name(id)} (${marks.join(', ')})`];
      });
    const { width } = this.drawing;
    return [
      ...(width < TWO_COLUMNS ? rooms.flatMap((room) => this.wrapped(room)) : inColumns(rooms, width, 2)),
      ...(others.length === 0 ? [] : this.wrapped(this.words('others', { places: others.join(', ') }))),
    ];
  }

  private room(id: RoomId): string {
    const room = this.view.rooms[id];
    if (room === undefined) return '';
    const name = this.drawing.paint(INKS[colourOf(id)], this.shortName(id));
    const deck =
      room.deckCount === 0 ? this.words('noDeck') : this.count(room.active ? 'deckActive' : 'deck', room.deckCount);
    return `  ${name}: ${[deck, this.count('books', room.books), ...this.marks(id)].join(', ')}`;
  }

  /** What lurks, lies or burns there. */
  private marks(id: LocationId): string[] {
    const { view } = this;
    const room = isRoom(id) ? view.rooms[id] : undefined;
    return [
      room?.hasItem && this.words('item'),
      room?.acolyte && this.name('acolyte'),
      room?.portal && this.name('portal'),
      view.fishman === id && this.name('fishman'),
      view.unsafePassages.includes(id) && this.words('unsafe'),
      view.burned?.room === id && view.burned.round === view.round && this.words('burns'),
      view.hunt?.snares.some(({ location }) => location === id) && this.name('snare'),
      ...view.droppedItems.filter(({ location }) => location === id).map(({ item }) => this.name(item)),
    ]
      .filter((mark): mark is string => typeof mark === 'string')
      .map((mark) => this.bold(mark));
  }

  private own(isWhole: boolean): string[] {
    const player = at(this.view.players, this.me);
    const { role, route, hand } = player;
    const held = CARDS.filter((card) => (hand?.[card] ?? 0) > 0).map((card) => `${hand?.[card]} ${this.name(card)}`);
    return [
      ...(role === undefined
        ? []
        : this.wrapped(
            this.words('role', {
              role: this.bold(this.name(role)),
              goal: isWhole ? this.effect(role) : firstSentence(this.effect(role)),
            }),
          )),
      ...this.line(
        held.length > 0 && this.words('yourHand', { cards: held.join(', ') }),
        route !== undefined &&
          this.words('route', {
            colours: routeRow(route, this.view.round)
              .map((colour) => this.name(colour))
              .join(', '),
          }),
      ),
      ...player.items.flatMap((item) => (isWhole ? this.explained(item) : [])),
    ];
  }

  /** Without the name that a room has on the map, where there is little room for it. */
  private shortName(id: string): string {
    return this.drawing.width >= WIDE ? this.name(id) : this.name(id).replace(/ \(.*\)$/, '');
  }

  thing(thing: Thing): string | null {
    const [kind, id = ''] = thing.split(':');
    if (kind === 'seat') return this.seat(Number(id));
    if (kind === 'location') return this.shortName(id);
    return kind === 'item' || kind === 'card' ? this.name(id) : null;
  }
}
