/** The celebration of the Supremacy card's owner (CG-4.21 to CG-4.25). */
import { drawIntrigues, drawMiracles } from '../cards.ts';
import {
  type CityChoice,
  NO,
  numberChoice,
  OF_COINS,
  OF_FOLLOWERS,
  OF_INTRIGUES,
  OF_MIRACLES,
  OF_PRIEST,
} from '../choices.ts';
import type { Celebration } from '../events.ts';
import { push, question } from '../frames.ts';
import { gainCoins, gainFollowers, MOST_FOLLOWERS } from '../possessions.ts';
import { strengthsToTake, takePriest } from '../priests.ts';
import type { City } from '../state.ts';
import { playerOf } from '../table.ts';

/** A face-down card cannot be used again (CG-4.21). */
export function mayCelebrate(s: City): void {
  const { owner, faceUp } = s.supremacy;
  if (owner !== null && faceUp) push(s, { rule: 'celebrate', seat: owner });
}

export const celebrate = question('celebrate', {
  asks: (_, { seat }) => seat,
  options(s, { seat }): CityChoice[] {
    const player = playerOf(s, seat);
    const options: CityChoice[] = [NO];
    if (s.miracleDeck.length > 0) options.push(OF_MIRACLES);
    if (s.intrigueDeck.length > 0) options.push(OF_INTRIGUES);
    if (player.followers < MOST_FOLLOWERS) options.push(OF_FOLLOWERS);
    if (strengthsToTake(player).length > 0) options.push(OF_PRIEST);
    options.push(OF_COINS);
    return options;
  },
  choose(s, { seat }, choice: CityChoice, ctx) {
    if (choice.type === 'no') return;
    s.supremacy.faceUp = false;
    playerOf(s, seat).celebrating = true;
    ctx.tell({ type: 'celebrated', seat, with: choice.type as Celebration });
    switch (choice.type) {
      case 'miracles':
        return drawMiracles(s, seat, 4, 'celebration', ctx);
      case 'intrigues':
        return drawIntrigues(s, seat, 3, 'celebration', ctx);
      case 'followers':
        return gainFollowers(s, seat, 3, 'celebration', ctx);
      case 'priest':
        return push(s, { rule: 'celebrate-strength', seat });
      case 'coins':
        return gainCoins(s, seat, 20, 'celebration', ctx);
    }
  },
});

export const celebrateStrength = question('celebrate-strength', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat }) => strengthsToTake(playerOf(s, seat)).map(numberChoice),
  choose: (s, { seat }, { number }, ctx) => takePriest(s, seat, number, 'free', 'celebration', ctx),
});
