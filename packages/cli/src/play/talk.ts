/** Talk at the terminal: what was claimed, and claims of one's own by numbers. Bots hear them, answer, and make their own. */
import {
  type AnyGame,
  type Asked,
  at,
  type Claim,
  type ClaimField,
  type ClaimForm,
  earshotOf,
  MAX_ANSWERS,
  MAX_CLAIMS,
  type Said,
  type Seat,
  toldTo,
} from '@conclave/kernel';
import { type Heard, memoryOf } from '../bot-seat.ts';
import type { AtTable } from './at-table.ts';
import type { Pages } from './pages.ts';
import type { Screen } from './screen.ts';
import type { SessionSetup } from './session.ts';
import { numbered } from './table-text.ts';

/** How many of the things that one knows are offered as whole sentences. */
const OFFERED = 4;

export class TerminalTalk {
  private claims: readonly Heard[] = [];
  /** How often a bot has answered, by round and seat. */
  private readonly answered = new Map<string, number>();
  private readonly setup: SessionSetup;
  private readonly table: AtTable;
  private readonly pages: Pages;
  private readonly screen: Screen;

  constructor(setup: SessionSetup, table: AtTable, pages: Pages, screen: Screen) {
    this.setup = setup;
    this.table = table;
    this.pages = pages;
    this.screen = screen;
  }

  private get spec(): AnyGame['claims'] {
    return this.setup.playthrough.game.claims;
  }

  /** What was said at the table; what came after a choice that was taken back was never said. */
  get heard(): readonly Heard[] {
    const { length } = this.setup.playthrough.events;
    this.claims = this.claims.filter(({ after }) => after <= length);
    return this.claims;
  }

  /** Whether people talk before they answer this. */
  isTimeFor({ decision }: Asked): boolean {
    return this.spec?.talksAt(decision) === true;
  }

  /** A bot says what it has to say before it decides. */
  letBotSpeak(asked: Asked): void {
    if (!this.isTimeFor(asked)) return;
    for (let i = 0; i < MAX_CLAIMS; i++) {
      const claim = this.botSays(asked);
      if (claim === null) return;
      this.utter(asked.seat, claim);
    }
  }

  /** Shows what was claimed, and lets the person claim something. */
  async speak(): Promise<void> {
    const { spec, table } = this;
    if (spec === undefined) return this.pages.say(table.words('noClaims'));
    const { playthrough, seat } = this.setup;
    const known = spec.drafts(table.view, this.told()).slice(0, OFFERED);
    const forms = spec.forms(table.view);
    const labels = [
      ...known.map((claim) => this.quoted(claim)),
      ...forms.map(({ type }) => `${table.say({ key: `claim.form.${type}` })} …`),
    ];
    this.screen.wipe();
    this.screen.print(this.lines());
    if (earshotOf(playthrough.game, playthrough.state, seat, this.setup.names.length) === null)
      return this.pages.say(table.words('noVoice'));
    const [picked] = (await this.pick(table.words('claimWhat'), labels, 1, 1)) ?? [];
    if (picked === undefined) return;
    const form = forms[picked - known.length];
    const claim = known[picked] ?? (form === undefined ? null : await this.filled(form));
    if (claim === null) return;
    this.utter(seat, claim);
    for (const other of this.setup.names.keys()) if (other !== seat) this.letBotAnswer(other, this.heard.at(-1)?.said);
  }

  private lines(): string[] {
    const { seat } = this.setup;
    const mine = this.heard.filter(({ hearers }) => hearers.includes(seat));
    if (mine.length === 0) return this.table.wrapped(this.table.words('noneClaimed'));
    return mine.flatMap(({ said, after }) => {
      const verdict = this.spec?.verdict(this.table.view, this.told(), said, after) ?? null;
      const mark = verdict === null || said.seat === seat ? '' : ` (${this.table.words(`claim.${verdict}`)})`;
      return this.table.wrapped(`${this.lineOf(said)}${mark}`);
    });
  }

  private lineOf({ seat, claim }: Said): string {
    return `${this.setup.names[seat]}: ${this.quoted(claim)}`;
  }

  private quoted(claim: Claim): string {
    return this.table.words('claimed', { claim: this.table.quote(this.spec?.words(claim) ?? { key: claim.type }) });
  }

  private told() {
    const { playthrough, seat } = this.setup;
    return playthrough.events.map((event) => toldTo(event, seat));
  }

  private async filled(form: ClaimForm): Promise<Claim | null> {
    const fields: [string, unknown][] = [];
    for (const field of form.fields) {
      const value = await this.fieldOf(field);
      if (value === null) return null;
      fields.push([field.id, value]);
    }
    return { type: form.type, ...Object.fromEntries(fields) };
  }

  private async fieldOf({ id, values, many }: ClaimField): Promise<unknown> {
    const labels = values.map(({ words }) => this.table.quote(words));
    const { least, most } = many ?? { least: 1, most: 1 };
    const picked = await this.pick(this.table.say({ key: `claim.field.${id}` }), labels, least, most);
    const chosen = picked?.map((i) => values[i]?.value);
    if (chosen === undefined) return null;
    return many === undefined ? chosen[0] : chosen;
  }

  /** Numbers from a list, counted from 0; null when the person thought better of it. */
  private async pick(title: string, labels: readonly string[], least: number, most: number): Promise<number[] | null> {
    const { screen, table } = this;
    screen.print(['', ...table.wrapped(screen.paint('bold', title)), ...numbered(labels, screen.width)]);
    for (;;) {
      const key = most === 1 ? 'pickOne' : 'pickMany';
      const line = await screen.ask(table.words(key, { count: labels.length, least, most }));
      if (line === null || line === '') return least === 0 && line === '' ? [] : null;
      const picked = [...new Set(line.split(/[\s,]+/).map((word) => Number(word) - 1))];
      if (picked.length >= least && picked.length <= most && picked.every((i) => labels[i] !== undefined))
        return picked;
    }
  }

  private letBotAnswer(seat: Seat, to: Said | undefined): void {
    const { playthrough } = this.setup;
    const turn = `${playthrough.game.roundsOf(playthrough.state)} ${seat}`;
    const answers = this.answered.get(turn) ?? 0;
    if (to === undefined || answers >= MAX_ANSWERS) return;
    const claim = this.botSays({ seat, decision: '', options: [] }, to);
    if (claim === null) return;
    this.answered.set(turn, answers + 1);
    this.utter(seat, claim);
  }

  private botSays(asked: Asked, to?: Said): Claim | null {
    const { playthrough, bots, chance } = this.setup;
    const bot = at(bots, asked.seat);
    if (bot.says === undefined) return null;
    const { game, state } = playthrough;
    const memory = memoryOf(playthrough, asked.seat, this.heard);
    const situation = { asked, view: game.viewOf(state, asked.seat), memory, ...(to === undefined ? {} : { to }) };
    return bot.says(situation, chance);
  }

  private utter(seat: Seat, claim: Claim): void {
    const { playthrough, names } = this.setup;
    const earshot = earshotOf(playthrough.game, playthrough.state, seat, names.length);
    if (earshot === null) return;
    const said = { seat, channel: earshot.channel, claim };
    this.claims = [...this.heard, { said, hearers: earshot.hearers, after: playthrough.events.length }];
    if (earshot.hearers.includes(this.setup.seat)) this.pages.say(this.lineOf(said));
  }
}
