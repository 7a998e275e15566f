import { BadInput, type Catalogue, type GameRecord, type Playthrough, replay as replayRecord } from '@conclave/kernel';
import { gameNamed } from '@conclave/registry';
import { onlyWord } from '../args.ts';
import { command } from '../command.ts';
import { languageNamed } from '../languages.ts';
import { inFile, readRecord } from '../records.ts';
import { heardBy, type Listener, sentences } from '../story.ts';
import { columnsOf, say, sayJson, type Terminal, wrap } from '../terminal.ts';

export const replay = command({
  name: 'replay',
  words: 'FILE',
  about: 'Replays a record, checks it against the rules, and prints what happened.',
  flags: {
    seat: {
      kind: 'number',
      value: 'N',
      from: 0,
      about: 'tell it as this seat was told it (default: with all secrets)',
    },
    lang: { kind: 'text', value: 'L', about: 'the language: en (default), de, fr, es, pl, it' },
    json: { kind: 'switch', about: 'print JSON' },
  },
  run({ words, flags }, terminal) {
    const path = onlyWord(words, 'the record file');
    const record = readRecord(path);
    const playthrough = inFile(path, () => replayRecord(gameNamed(record.game), record));
    if (flags.seat !== undefined && flags.seat >= record.seats) {
      throw new BadInput(`${path}: there is no seat ${flags.seat}; the seats are 0 to ${record.seats - 1}`);
    }
    const listener: Listener = flags.seat ?? 'everybody';
    const texts = playthrough.game.texts[languageNamed(flags.lang ?? 'en')];
    if (flags.json) sayJson(terminal, reportOf(playthrough, record, texts, listener));
    else tellStory(playthrough, texts, listener, terminal);
    return 0;
  },
});

function reportOf(
  { game, opening, steps, outcome }: Playthrough,
  record: GameRecord,
  texts: Catalogue,
  listener: Listener,
) {
  const chapters = [{ seat: null, choice: null, events: opening.events }, ...steps];
  return {
    game: game.id,
    rulesVersion: record.rulesVersion,
    seats: record.seats,
    options: record.options,
    verified: true,
    steps: chapters.map(({ seat, choice, events }) => ({
      seat,
      // What another seat chose may be a secret; what came of it is told by the events.
      choice: choice !== null && (listener === 'everybody' || listener === seat) ? game.choiceId(choice) : null,
      events: events.map((event) => heardBy(event, listener)),
      story: sentences(game, texts, events, listener),
    })),
    outcome,
  };
}

function tellStory(
  { game, opening, steps, events, outcome }: Playthrough,
  texts: Catalogue,
  listener: Listener,
  terminal: Terminal,
): void {
  const width = columnsOf(terminal);
  for (const event of events) {
    // A turn is a paragraph.
    if (event.type === 'turnBegan') say(terminal);
    for (const line of sentences(game, texts, [event], listener)) say(terminal, wrap(line, width, '  '));
  }
  say(terminal);
  const choices = `${steps.length} choices, ${opening.events.length + steps.flatMap((step) => step.events).length} events`;
  say(terminal, `The record is sound: ${choices}${outcome === null ? '; the game is not over' : ''}.`);
}
