/** Checks a finished game's dice: plays it again from the seed and compares everything that comes out. */
import {
  type AnyGame,
  BadInput,
  type ChanceOutcome,
  checkRules,
  firstDifference,
  migrateState,
  Playthrough,
  valueAt,
} from '@conclave/kernel';
import { drawsOf } from './draws.ts';
import type { FairEntry, FairRecord } from './record.ts';
import { commitmentTo, FairChance, FairKey } from './stream.ts';

/** What was checked. */
export interface Verified {
  /** Outcomes of chance, each found to come from the seed. */
  readonly draws: number;
  /** Words of the stream that they used. */
  readonly words: number;
  /** Choices that stand. */
  readonly choices: number;
  /** Choices that were taken back. */
  readonly takenBack: number;
  readonly events: number;
}

/** Throws `BadInput` with the first thing that does not fit. */
export function verifyRecord(game: AnyGame, record: FairRecord): Verified {
  checkRules(game, record);
  checkSource(record);
  const run = new Run(game, record);
  const [first, ...rest] = record.fair.log;
  if (first?.kind !== 'start') throw new BadInput('the log of the dice does not begin with the start');
  rest.forEach((entry, i) => {
    run.play(entry, i + 2);
  });
  return run.finish();
}

function checkSource({ fair, seats }: FairRecord): void {
  if (commitmentTo(fair.seed) !== fair.commitment) {
    throw new BadInput('the seed is not the one that was committed to: its SHA-256 is not the commitment');
  }
  if (fair.entropy.length !== seats) {
    throw new BadInput(`there must be an entropy (or null) for each of the ${seats} seats, not ${fair.entropy.length}`);
  }
}

/** The game as the seed produces it. An undo rewinds the game and the dice. */
class Run {
  private readonly record: FairRecord;
  private readonly key: FairKey;
  private chance: FairChance;
  /** Words that the setup used. */
  private readonly usedAtFirst: number;
  private readonly playthrough: Playthrough;
  private draws = 0;
  private takenBack = 0;
  /** For each choice that stands: its line, whether the log says that it will be taken back, and the words used up to it. */
  private readonly standing: { readonly line: number; readonly undone: boolean; readonly used: number }[] = [];

  constructor(game: AnyGame, record: FairRecord) {
    this.record = record;
    this.key = new FairKey(record.fair);
    this.chance = new FairChance(this.key);
    this.playthrough = playing('the setup', () => new Playthrough(game, record.seats, record.options, this.chance));
    this.compareDraws('the setup', this.playthrough.opening.chance, record.setup.chance);
    this.usedAtFirst = this.chance.used;
    agree('the events of the setup', this.playthrough.opening.events, record.setup.events);
  }

  play(entry: FairEntry, line: number): void {
    const where = `line ${line} of the log`;
    switch (entry.kind) {
      case 'start':
        throw new BadInput(`${where}: the game began before`);
      case 'choice': {
        const { seat, choice } = entry;
        const step = playing(where, () => this.playthrough.choose(seat, choice, this.chance));
        this.compareDraws(`${where} (seat ${seat})`, step.chance, entry.chance);
        this.standing.push({ line, undone: entry.undone === true, used: this.chance.used });
        break;
      }
      case 'undo':
        this.takeBack(entry.choices, entry.used, where);
    }
  }

  private takeBack(left: number, used: number | undefined, where: string): void {
    const { length } = this.standing;
    if (left < 0 || left >= length) throw new BadInput(`${where}: ${left} of ${length} choices cannot be left`);
    for (const { line, undone } of this.standing.splice(left)) {
      if (!undone)
        throw new BadInput(`line ${line} of the log: this choice was taken back, but is not marked as undone`);
      this.takenBack++;
    }
    this.playthrough.rewind(left);
    if (used !== undefined) this.turnBackDice(used, where);
  }

  private turnBackDice(used: number, where: string): void {
    const stood = this.standing.at(-1)?.used ?? this.usedAtFirst;
    if (used !== stood) throw new BadInput(`${where}: the dice went back to word ${used}, but stood at ${stood} then`);
    this.chance = new FairChance(this.key, used);
  }

  private compareDraws(where: string, found: readonly ChanceOutcome[], said: readonly ChanceOutcome[]): void {
    const common = Math.min(found.length, said.length);
    for (let i = 0; i < common; i++) {
      const path = firstDifference(found[i], said[i]);
      if (path === null) continue;
      const [claimed, drawn] = [said[i], found[i]].map((outcome) =>
        shown(path === WHOLE ? outcome : valueAt(outcome, path)),
      );
      const place = path === WHOLE ? '' : ` at ${path}`;
      throw new BadInput(`${where}, draw ${i + 1}${place}: the record says ${claimed}, the dice give ${drawn}`);
    }
    if (found.length !== said.length) {
      throw new BadInput(`${where}: the record has ${said.length} draws, the game makes ${found.length}`);
    }
    this.draws += found.length;
  }

  finish(): Verified {
    const { record, playthrough } = this;
    const wrongMark = this.standing.find(({ undone }) => undone);
    if (wrongMark !== undefined) {
      throw new BadInput(
        `line ${wrongMark.line} of the log: this choice is marked as undone, but was never taken back`,
      );
    }
    record.steps.forEach((step, i) => {
      if (i < playthrough.steps.length) agree(`step ${i + 1}`, playthrough.steps[i], step);
    });
    agree('the number of steps', playthrough.steps.length, record.steps.length);
    if (this.chance.used !== record.fair.used) {
      const { used } = record.fair;
      throw new BadInput(`the record says that ${used} words of the dice were used; its log uses ${this.chance.used}`);
    }
    agree('the final state', playthrough.state, migrateState(playthrough.game, record.schemaVersion, record.state));
    agree('the outcome', playthrough.outcome, record.outcome);
    const { draws } = record.fair;
    if (draws !== undefined) agree('what the draws were made from', drawsOf(playthrough.game, record), draws);
    return {
      draws: this.draws,
      words: this.chance.used,
      choices: playthrough.steps.length,
      takenBack: this.takenBack,
      events: playthrough.events.length,
    };
  }
}

function playing<T>(where: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new BadInput(`${where} cannot be played with these dice: ${(error as Error).message}`);
  }
}

function agree(what: string, found: unknown, said: unknown): void {
  const where = firstDifference(found, said);
  if (where !== null) throw new BadInput(`${what} does not follow from the log of the dice (it differs at ${where})`);
}

/** What `firstDifference` calls a difference that is not inside. */
const WHOLE = '(the whole)';

function shown(outcome: ChanceOutcome): string {
  return JSON.stringify(outcome) ?? 'nothing';
}
