/**
 * Who wins in Cult of the Deep when some roles are played by masters and the others by adepts: whether a side loses because
 * its masters play badly shows when it plays alone as masters, or alone as adepts.
 * node bench/sides-cult-of-the-deep.ts GAMES SEED SEATS PRESET ROLE,ROLE|none|all [worlds a decision]
 */
import { botNamed, playMatch } from '@conclave/bots';
import { cultOfTheDeep as game } from '@conclave/cult-of-the-deep';
import { resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { shareInWords, shareOf } from '../packages/cli/src/simulate/interval.ts';

const [games = '20', seed = 'sides', seats = '5', preset = 'reconstructed', masters = 'all', worlds = '24'] =
  process.argv.slice(2);
const options = resolveOptions(game, { preset });
const wins = { 'High Priest': 0, Cabalists: 0, Heretic: 0 };
for (let number = 0; number < Number(games); number++) playOne(`${seed}/${preset}/${seats}/${number}`);
const shares = Object.entries(wins).map(([side, won]) => `${side} ${shareInWords(shareOf(won, Number(games)))}`);
console.log(`${preset}, ${seats} seats, masters: ${masters}, ${games} games: ${shares.join(', ')}`);

function playOne(name: string): void {
  const dealt = game.setup(Number(seats), options, silent(new SeededChance(name)));
  const roles = dealt.players.map(({ role }) => role as string);
  const isMaster = (role: string) => masters === 'all' || masters.split(',').includes(role);
  const bots = roles.map((role) =>
    isMaster(role) ? botNamed('master')(game, { iterations: Number(worlds) }) : botNamed('adept')(game),
  );
  const chance = new SeededChance(name);
  const { outcome } = playMatch(game, {
    seats: Number(seats),
    options,
    bots,
    chance,
    botChance: new SeededChance(`${name}/bots`),
  });
  const won = new Set(outcome.winners.map((seat) => roles[seat]));
  if (won.has('high-priest')) wins['High Priest']++;
  if (won.has('cabalist')) wins.Cabalists++;
  if ([...won].some((role) => role?.endsWith('heretic'))) wins.Heretic++;
}
