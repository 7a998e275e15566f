/** The table of Rise of Cthulhu: the enemy's sides above, one's own below, the hand at the bottom (RC-12.1 to RC-12.4). */
import { type Catalogue, type Language, type Seat, say } from '@conclave/kernel';
import type { RiseView } from '@conclave/rise-of-cthulhu';
import { widthOf, wrap } from '../terminal.ts';
import type { Board, Drawing } from './board.ts';
import { type Ink, padded } from './style.ts';

const LOCATIONS = ['arkham', 'dunwich', 'innsmouth', 'kingsport'] as const;
type LocationId = (typeof LOCATIONS)[number];

/** Every colour has a sigil (RC-2.2): flame, eye, coil, wave, star. */
const SIGILS: Readonly<Record<string, { sigil: string; ink: Ink }>> = {
  crimson: { sigil: '^', ink: 'red' },
  amber: { sigil: 'o', ink: 'yellow' },
  jade: { sigil: '@', ink: 'green' },
  azure: { sigil: '~', ink: 'blue' },
  violet: { sigil: '*', ink: 'magenta' },
};

const en = {
  turn: 'Turn {turn}',
  mine: 'your turn, actions left: {actions}',
  theirs: 'turn of {name}',
  over: 'the game is over',
  score: 'Locations {mine}:{theirs}   Points {minePoints}:{theirPoints}',
  azathoth: 'AZATHOTH IS AWAKE: total points decide the game.',
  deck: 'Deck {count}, {next} above the next Old One',
  onTop: 'Deck {count}, an Old One on top!',
  last: 'Deck {count}',
  valley: 'Valley {top}, {count} in the pile',
  emptyValley: 'Valley empty',
  lair: 'Hunter in its lair',
  piles: 'Discard pile {discard}, Monster deck {monsters}, Artifact deck {artifacts}',
  enemyHand: 'Hand of {name}: Cultists {cultists}, Monsters {monsters}, Artifacts {artifacts}',
  seen: 'Hand of {name}: {cards}',
  hand: 'Your hand: {cards}',
  noCards: 'no cards',
  knownNext: 'The Lamp has told you: {oldOne} comes next.',
  you: 'you',
  open: 'open',
  hunted: '! HUNTED !',
  locked: '#{oldOne}',
  facesMe: '▼ faces you',
  facesThem: '▲ faces enemy',
  neutral: '= neutral',
  twice: ' x2',
  legend: '# locked by an Old One',
};

const de: typeof en = {
  turn: 'Zug {turn}',
  mine: 'du bist am Zug, Aktionen übrig: {actions}',
  theirs: 'am Zug: {name}',
  over: 'das Spiel ist aus',
  score: 'Orte {mine}:{theirs}   Punkte {minePoints}:{theirPoints}',
  azathoth: 'AZATHOTH IST ERWACHT: die Gesamtpunkte entscheiden.',
  deck: 'Stapel {count}, {next} über dem nächsten Großen Alten',
  onTop: 'Stapel {count}, ein Großer Alter liegt oben!',
  last: 'Stapel {count}',
  valley: 'Tal {top}, {count} im Stoß',
  emptyValley: 'Tal leer',
  lair: 'Jäger im Bau',
  piles: 'Ablage {discard}, Monsterstapel {monsters}, Artefaktstapel {artifacts}',
  enemyHand: 'Hand von {name}: Kultisten {cultists}, Monster {monsters}, Artefakte {artifacts}',
  seen: 'Hand von {name}: {cards}',
  hand: 'Deine Hand: {cards}',
  noCards: 'keine Karten',
  knownNext: 'Die Lampe hat dir gezeigt: {oldOne} kommt als Nächstes.',
  you: 'du',
  open: 'offen',
  hunted: '! GEJAGT !',
  locked: '#{oldOne}',
  facesMe: '▼ zu dir',
  facesThem: '▲ zum Gegner',
  neutral: '= neutral',
  twice: ' x2',
  legend: '# gesperrt',
};

const WORDS: Readonly<Record<Language, Catalogue>> = { en, de };

/** Columns inside a Location's box, and of the whole box with the gap beside it. */
const INSIDE = 15;
const BOX = INSIDE + 5;

export const riseBoard: Board<RiseView> = (view, drawing) => {
  const pen = new Pen(view, drawing);
  const inRow = Math.max(1, Math.min(LOCATIONS.length, Math.floor((drawing.width + 1) / BOX)));
  const locations: string[] = [];
  for (let i = 0; i < LOCATIONS.length; i += inRow) locations.push(...pen.row(LOCATIONS.slice(i, i + inRow)));
  return [...pen.header(), ...locations, ...pen.hand()];
};

class Pen {
  private readonly view: RiseView;
  private readonly drawing: Drawing;
  private readonly me: Seat;
  private readonly enemy: Seat;

  constructor(view: RiseView, drawing: Drawing) {
    this.view = view;
    this.drawing = drawing;
    this.me = drawing.seat;
    this.enemy = 1 - drawing.seat;
  }

  private words(key: keyof typeof en, gaps: Readonly<Record<string, string | number>> = {}): string {
    return say(WORDS[this.drawing.language], { key, gaps });
  }

  private name(id: string): string {
    return say(this.drawing.catalogue, { key: `name.${id}` });
  }

  /** `@6`: the sigil and the value. */
  private card(id: string): string {
    const [, colour = '', value = ''] = id.split('-');
    const { sigil, ink } = SIGILS[colour] ?? { sigil: '?', ink: 'dim' };
    return this.drawing.paint(ink, `${sigil}${Number(value)}`);
  }

  private cards(ids: readonly string[]): string {
    return ids.length === 0
      ? this.words('noCards')
      : [...ids]
          .sort(byColour)
          .map((id) => this.card(id))
          .join(' ');
  }

  header(): string[] {
    const { view, drawing } = this;
    const turn = drawing.paint('bold', `${this.words('turn', { turn: view.turnNumber })}, ${this.whoseTurn()}`);
    return [
      `${turn}   ${this.score()}`,
      ...(view.pointsVictory ? [drawing.paint('bold', this.words('azathoth'))] : []),
      `${this.deck()}   ${this.valley()}`,
      this.words('piles', {
        discard: view.discard.length,
        monsters: view.monsterDeckCount,
        artifacts: view.artifactDeckCount,
      }) + (view.hunter === 'lair' ? `   ${this.words('lair')}` : ''),
      ...this.wrapped(this.enemyHand()),
    ];
  }

  private whoseTurn(): string {
    const { activeSeat, actionsLeft, result } = this.view;
    if (result !== null) return this.words('over');
    if (activeSeat === this.me) return this.words('mine', { actions: actionsLeft });
    return this.words('theirs', { name: this.drawing.names[activeSeat] ?? '' });
  }

  private score(): string {
    const of = (seat: Seat) => {
      const facing = LOCATIONS.map((id) => this.view.locations[id]).filter((one) => one.faces === seat);
      const points = LOCATIONS.reduce((sum, id) => sum + (this.view.locations[id].totals[seat as 0 | 1] ?? 0), 0);
      return { locations: facing.reduce((sum, one) => sum + (one.double ? 2 : 1), 0), points };
    };
    const [mine, theirs] = [of(this.me), of(this.enemy)];
    return this.words('score', {
      mine: mine.locations,
      theirs: theirs.locations,
      minePoints: mine.points,
      theirPoints: theirs.points,
    });
  }

  private deck(): string {
    const { deckCount, nextOldOne } = this.view;
    if (nextOldOne === null) return this.words('last', { count: deckCount });
    const { from, to } = nextOldOne;
    if (to === 0) return this.drawing.paint('bold', this.words('onTop', { count: deckCount }));
    return this.words('deck', { count: deckCount, next: from === to ? from : `${from}-${to}` });
  }

  private valley(): string {
    const { valley } = this.view;
    const top = valley.at(-1);
    return top === undefined
      ? this.words('emptyValley')
      : this.words('valley', { top: `[${this.card(top)}]`, count: valley.length });
  }

  private enemyHand(): string {
    const player = this.view.players[this.enemy as 0 | 1];
    const name = this.drawing.names[this.enemy] ?? '';
    if (player.cultists === undefined) return this.words('enemyHand', { name, ...player.counts });
    const specials = [...(player.monsters ?? []), ...(player.artifacts ?? [])].map((id) => this.name(id));
    return this.words('seen', { name, cards: [this.cards(player.cultists), ...specials].join(', ') });
  }

  hand(): string[] {
    const { drawing, view } = this;
    const { cultists = [], monsters = [], artifacts = [], knownNextOldOne } = view.players[this.me as 0 | 1];
    const legend = Object.entries(SIGILS).map(([colour, { sigil, ink }]) =>
      drawing.paint(ink, `${sigil} ${this.name(colour)}`),
    );
    return [
      ...this.wrapped(this.words('hand', { cards: this.cards(cultists) })),
      ...[...monsters, ...artifacts].flatMap((id) => this.explained(id)),
      ...(knownNextOldOne ? [this.words('knownNext', { oldOne: this.name(knownNextOldOne) })] : []),
      [...legend, drawing.paint('dim', this.words('legend'))].join('  '),
    ];
  }

  /** A special card with what it does. */
  private explained(id: string): string[] {
    return this.wrapped(`  ${this.name(id)}: ${say(this.drawing.catalogue, { key: `card.${id}` })}`);
  }

  private wrapped(text: string): string[] {
    return wrap(text, this.drawing.width, '    ').split('\n');
  }

  /** Locations side by side. */
  row(ids: readonly LocationId[]): string[] {
    const parts = ids.map((id) => ({ above: this.side(id, this.enemy), below: this.side(id, this.me) }));
    const above = Math.max(...parts.map((part) => part.above.length));
    const below = Math.max(...parts.map((part) => part.below.length));
    const boxes = ids.map((id) => this.box(id, above, below));
    return (boxes[0] ?? []).map((_, line) => boxes.map((box) => box[line]).join(' '));
  }

  /** One Location; the sides are filled up to so many lines. */
  private box(id: LocationId, above: number, below: number): string[] {
    const { paint } = this.drawing;
    const { totals, faces } = this.view.locations[id];
    const total = (seat: Seat, label: string) => {
      const figure = String(totals[seat as 0 | 1]);
      return `${label.slice(0, INSIDE - 4).padEnd(INSIDE - figure.length)}${paint('bold', figure)}`;
    };
    const theirs = this.side(id, this.enemy);
    const mine = this.side(id, this.me);
    const blank = (lines: number) => Array.from({ length: Math.max(0, lines) }, () => '');
    const facing = faces === null ? 'neutral' : faces === this.me ? 'facesMe' : 'facesThem';
    return [
      this.edge('┌', this.name(id), '┐', 'bold'),
      ...[
        this.state(id),
        ...blank(above - theirs.length),
        ...theirs,
        total(this.enemy, this.drawing.names[this.enemy] ?? ''),
      ].map(inBox),
      this.edge('├', this.words(facing), '┤'),
      ...[total(this.me, this.words('you')), ...mine, ...blank(below - mine.length)].map(inBox),
      this.edge('└', '', '┘'),
    ];
  }

  /** A line of a box with words in it: `┌ Arkham ────────┐`. */
  private edge(left: string, words: string, right: string, ink?: Ink): string {
    const label = words === '' ? '─' : ` ${ink === undefined ? words : this.drawing.paint(ink, words)} `;
    return `${left}${label}${'─'.repeat(INSIDE + 2 - widthOf(label))}${right}`;
  }

  private state(id: LocationId): string {
    const { oldOne, double } = this.view.locations[id];
    if (oldOne !== null) {
      return this.drawing.paint(
        'magenta',
        this.words('locked', { oldOne: this.name(oldOne) }) + (double ? this.words('twice') : ''),
      );
    }
    return this.view.hunter === id ? this.drawing.paint('red', this.words('hunted')) : this.words('open');
  }

  /** The cards of one side in lines that fit into a box. */
  private side(id: LocationId, seat: Seat): string[] {
    const { cultists, attachments } = this.view.locations[id].sides[seat as 0 | 1];
    const lines: string[] = [];
    const sorted = [...cultists].sort(byColour);
    for (let i = 0; i < sorted.length; i += CARDS_IN_LINE) {
      lines.push(
        sorted
          .slice(i, i + CARDS_IN_LINE)
          .map((card) => this.card(card))
          .join(' '),
      );
    }
    return [...lines, ...attachments.map((card) => `+ ${this.name(card)}`.slice(0, INSIDE))];
  }
}

/** By colour, then by value (RC-4.24). */
function byColour(a: string, b: string): number {
  const colours = Object.keys(SIGILS);
  const rank = (id: string) => colours.indexOf(id.split('-')[1] ?? '');
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

/** Even four tens fit: `^10 o10 @10 ~10`. */
const CARDS_IN_LINE = 4;

function inBox(line: string): string {
  return `│ ${padded(line, INSIDE)} │`;
}
