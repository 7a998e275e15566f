import { type FairRecord, parseFairRecord, type Verified, verifyRecord } from '@conclave/fair';
import { gameNamed } from '@conclave/registry';
import { onlyWord } from '../args.ts';
import { command } from '../command.ts';
import { inFile, readRecord } from '../records.ts';
import { columnsOf, say, sayJson, type Terminal, wrap } from '../terminal.ts';

export const verify = command({
  name: 'verify',
  words: 'FILE',
  about: 'Checks the dice of a finished game: the commitment, every draw, and that all the rest follows from them.',
  flags: { json: { kind: 'switch', about: 'print JSON' } },
  run({ words, flags }, terminal) {
    const path = onlyWord(words, 'the record file');
    const data = readRecord(path);
    const { record, verified } = inFile(path, () => {
      const record = parseFairRecord(data);
      return { record, verified: verifyRecord(gameNamed(record.game), record) };
    });
    if (flags.json) sayJson(terminal, reportOf(record, verified));
    else tell(record, verified, terminal);
    return 0;
  },
});

function reportOf({ game, outcome, fair }: FairRecord, verified: Verified) {
  const { scheme, table, commitment, entropy } = fair;
  return { game, table, scheme, commitment, entropy, verified: true, ...verified, outcome };
}

function tell({ game, seats, fair, outcome }: FairRecord, verified: Verified, terminal: Terminal): void {
  const { draws, words, choices, takenBack, events } = verified;
  const added = fair.entropy.filter((entropy) => entropy !== null).length;
  say(terminal, `${game}, table ${fair.table}, ${seats} seats, dice by ${fair.scheme}`);
  say(terminal, `commitment  ${fair.commitment}`);
  const advice = '  It fits the seed. Compare it with the one that the table showed before the first choice.';
  say(terminal, wrap(advice, columnsOf(terminal), '  '));
  say(terminal, `entropy     from ${added} of ${seats} seats`);
  say(terminal, `draws       all ${draws} come from the seed (${words} words of its stream)`);
  say(terminal, `choices     ${choices}, and ${takenBack} that were taken back`);
  say(terminal, `events      all ${events} follow, and so does the final state`);
  say(terminal, `The record is sound, and so are its dice${outcome === null ? '; the game is not over' : ''}.`);
}
