/** The table of Cult of the Deep: everybody's life and what they hold, the altars, and the dice of the turn. */
import { type DeepView, type PlayerView, symbolIn, tracksOf } from '@conclave/cult-of-the-deep';
import { at, type Seat, type Thing } from '@conclave/kernel';
import { table } from '../../terminal.ts';
import { type Board, bar, change, type Drawing, firstSentence, fitting, Pen } from './board.ts';
import { DEEP_WORDS, type DeepWord } from './cult-of-the-deep.words.ts';

type Die = DeepView['dice'][number];

const COINS = ['chant', 'siren', 'necromancer'] as const;
const BAR = 6;

export const deepBoard: Board<DeepView> = {
  draw: (view, drawing, before) => new DeepPen(view, drawing, before).board(),
  nameOf: (view, thing, drawing) => new DeepPen(view, drawing, null).thing(thing),
  chapters: ['turnBegan'],
};

class DeepPen extends Pen<DeepWord> {
  private readonly view: DeepView;
  private readonly before: DeepView | null;
  private readonly me: Seat;

  constructor(view: DeepView, drawing: Drawing, before: DeepView | null) {
    super(DEEP_WORDS, drawing);
    this.view = view;
    this.before = before;
    this.me = view.sitting[drawing.seat] ?? drawing.seat;
  }

  board(): string[] {
    const open = [...this.header(), ...this.seats(), ...this.altars(), ...this.dice()];
    const { rows } = this.drawing;
    return fitting(
      rows,
      () => [...open, ...this.own(true), ...this.effects()],
      () => [...open, ...this.own(true)],
      () => [...open, ...this.own(false)],
    );
  }

  private header(): string[] {
    const { active, round, phase, result, ritualDeckCount, shadowTokens } = this.view;
    if (result !== null) return this.line(this.bold(this.words('over')), this.words('round', { round }));
    return this.line(
      this.bold(active === this.me ? this.words('yourTurn') : this.words('turnOf', { name: this.seat(active) })),
      this.words('round', { round }),
      this.name(`phase.${phase}`),
      this.count('deck', ritualDeckCount),
      shadowTokens > 0 && this.count('shadow', shadowTokens),
    );
  }

  /** Clockwise from the reader's own place, which comes first. */
  private seats(): string[] {
    const { players, active } = this.view;
    const most = Math.max(...players.map(({ life }) => life), 1);
    const order = players.map((_, i) => (this.me + i) % players.length);
    const rows = order.map((seat) => {
      const player = at(players, seat);
      const name = this.seat(seat);
      return [
        `${seat === active && this.view.result === null ? '>' : ' '} ${seat === this.me ? this.bold(name) : name}`,
        ...this.life(seat, player, most),
        this.who(player),
        this.holds(seat, player),
      ];
    });
    return this.besides(rows);
  }

  /** The last column is the longest: where it does not fit, it goes below. */
  private besides(rows: readonly (readonly string[])[]): string[] {
    const short = table(
      rows.map((row) => row.slice(0, -1)),
      [1],
    );
    return short.flatMap((line, i) => {
      const holds = rows[i]?.at(-1) ?? '';
      return this.wrapped(holds === '' ? line : `${line} · ${holds}`, '      ');
    });
  }

  private life(seat: Seat, { life, status }: PlayerView, most: number): [string, string] {
    if (status === 'gone') return ['', this.words('gone')];
    if (status === 'wraith') return ['', this.words('wraith')];
    const painted = this.drawing.paint(life <= 5 ? 'red' : 'green', bar(life, most, BAR));
    const changed = change(life, this.before?.players[seat]?.life);
    return [`${changed === '' ? '' : `${changed} `}${this.words('life', { life })}`, painted];
  }

  private who({ role, character, status, wraith, automated }: PlayerView): string {
    const part =
      status === 'wraith' && wraith !== null
        ? this.name(wraith)
        : character === null
          ? null
          : this.character(character);
    const known = role === undefined ? null : this.name(role);
    return [known, part, automated && this.words('automated')].filter(Boolean).join(', ');
  }

  private character(id: NonNullable<PlayerView['character']>): string {
    return `${this.name(id)} (${this.name(symbolIn(this.view.options, id))})`;
  }

  private holds(seat: Seat, player: PlayerView): string {
    const { watching, facelessToken, dice } = this.view;
    const on = dice.filter(({ at }) => at === `seat-${seat}`);
    return [
      on.length > 0 && this.words('diceOn', { dice: this.faces(on) }),
      player.hasSigil && this.words('sigil'),
      ...COINS.map((coin) => player.coins[coin] > 0 && `${player.coins[coin]} × ${this.name(`coin.${coin}`)}`),
      player.krakenDice > 0 && this.count('krakenDice', player.krakenDice),
      player.storedDice > 0 && this.count('storedDice', player.storedDice),
      ...player.keeps.map((ritual) => this.words('keeps', { ritual: this.name(ritual) })),
      ...player.copies.map((ritual) => this.words('copies', { ritual: this.name(ritual) })),
      player.shield > 0 && this.words('shield', { amount: player.shield }),
      player.warded && this.words('warded'),
      facelessToken === seat && this.name('faceless-token'),
      watching.includes(seat) && this.words('watches'),
      player.wraithDice.length > 0 && this.words('wraithDice', { faces: this.wraithDice(player) }),
    ]
      .filter(Boolean)
      .join(', ');
  }

  private wraithDice({ wraithDice }: PlayerView): string {
    return wraithDice.map(({ face, spent }) => (spent ? `(${this.name(face)})` : this.name(face))).join(', ');
  }

  /** Marker by marker: how many more dice it takes. */
  private altars(): string[] {
    const { altars, dice } = this.view;
    return table(
      altars.map(({ ritual, markers }, i) => {
        const id = `altar-${i + 1}`;
        const on = dice.filter(({ at }) => at === id);
        const tracks = tracksOf(ritual).map((track) =>
          this.words('track', { track: this.name(track), at: markers[track] ?? 0 }),
        );
        return [
          `  ${this.name(id)}`,
          this.name(ritual),
          [tracks.join(', '), ...(on.length > 0 ? [this.words('diceOn', { dice: this.faces(on) })] : [])].join(' · '),
        ];
      }),
    ).flatMap((row) => this.wrapped(row, '      '));
  }

  /** Dice that lie nowhere yet; those on seats and altars are told there. */
  private dice(): string[] {
    const at = (place: string) => this.view.dice.filter((die) => die.at === place);
    const [pool, idle] = [at('pool'), at('idle')];
    return this.line(
      pool.length > 0 && this.words('pool', { dice: this.faces(pool) }),
      idle.length > 0 && this.words('idle', { dice: this.faces(idle) }),
    );
  }

  private faces(dice: readonly Die[]): string {
    return dice.map((die) => this.face(die)).join(', ');
  }

  /** `3 Blood`: dice are told apart by their numbers. */
  private face({ id, face, mode }: Die): string {
    const way = mode === null ? '' : ` ${this.words(`mode.${mode}`)}`;
    return `${id} ${this.name(face)}${way}`;
  }

  /** The role with its goal, and the sigil with what it does where there is room for it. */
  private own(isWhole: boolean): string[] {
    const { role, sigil } = at(this.view.players, this.me);
    const told = (id: string) => (isWhole ? this.effect(id) : firstSentence(this.effect(id)));
    return [
      ...(role === undefined
        ? []
        : this.wrapped(this.words('role', { role: this.bold(this.name(role)), goal: told(role) }))),
      ...(sigil === undefined || sigil === null
        ? []
        : this.wrapped(
            this.words('yourSigil', {
              sigil: this.bold(this.name(sigil)),
              effect: isWhole ? this.effect(sigil) : '',
            }).trimEnd(),
          )),
    ];
  }

  /** What one's character and the rituals do. */
  private effects(): string[] {
    const { character, wraith, status } = at(this.view.players, this.me);
    const part = status === 'wraith' ? wraith : character;
    return [...(part === null ? [] : [part]), ...this.view.altars.map(({ ritual }) => ritual)].flatMap((id) =>
      this.explained(id),
    );
  }

  thing(thing: Thing): string | null {
    const [kind, id = ''] = thing.split(':');
    const die = this.view.dice.find((one) => String(one.id) === id);
    if (kind === 'die' && die !== undefined) return this.words('die', { die: id, face: this.name(die.face) });
    if (kind === 'coin' || kind === 'goods') return id === 'life' ? this.name(id) : this.name(`coin.${id}`);
    if (kind === 'seat') return this.seat(Number(id));
    if (kind === 'altar') return this.name(this.view.altars[Number(id.split('-')[1]) - 1]?.ritual ?? id);
    return kind === 'face' || kind === 'ritual' || kind === 'sigil' || kind === 'ability' ? this.name(id) : null;
  }
}
