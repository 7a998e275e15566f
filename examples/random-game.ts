// Plays a random game of Rise of Cthulhu and says who won: node random-game.ts
import { Playthrough, SeededChance } from '@conclave/kernel';
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';

const chance = new SeededChance('any seed');
const game = new Playthrough(riseOfCthulhu, 2, {}, chance);

while (game.pending !== null) {
  const asked = chance.pick(game.pending.asked);
  game.choose(asked.seat, chance.pick(asked.options), chance);
}
console.log(
  `${game.steps.length} choices later: won by seat ${game.outcome?.winners.join(', ')} (${game.outcome?.reason})`,
);
