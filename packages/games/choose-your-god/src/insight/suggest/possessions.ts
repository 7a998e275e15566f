/** Cards, Licenses, rewards and Altars that are gained or given up. */
import type { Seat } from '@conclave/kernel';
import { REWARDS } from '../../components/miracles.ts';
import type { City } from '../../state.ts';
import { playerOf } from '../../table.ts';
import { cardWorth, coinsWorth, followersWorth, licenseWorth } from '../holdings.ts';
import { WEIGHTS } from '../weights.ts';
import type { Worth } from './index.ts';

/** The least valuable first. */
export function cardToGiveWorth(s: City, seat: Seat): Worth {
  const player = playerOf(s, seat);
  return (choice) => {
    switch (choice.type) {
      case 'miracle':
      case 'intrigue':
        return -cardWorth(choice.card, player.dark);
      case 'license':
        return -licenseWorth(s, player, choice.card);
      default:
        return -WEIGHTS.supremacy - WEIGHTS.celebration;
    }
  };
}

export function innerCardWorth(): Worth {
  return (choice) => (choice.type === 'miracle' || choice.type === 'intrigue' ? cardWorth(choice.card, true) : 0);
}

export function takenLicenseWorth(s: City, seat: Seat): Worth {
  const player = playerOf(s, seat);
  return (choice) => (choice.type === 'take' ? licenseWorth(s, player, choice.card) : 0);
}

export function rewardWorth(s: City, seat: Seat): Worth {
  const { followers, coins } = playerOf(s, seat);
  const frame = s.stack[s.stack.length - 1];
  const reward = REWARDS[frame?.rule === 'pick-reward' ? frame.by : 'mir-manna'];
  return ({ type }) =>
    type === 'followers'
      ? followersWorth(followers + reward.followers) - followersWorth(followers)
      : coinsWorth(coins + reward.coins) - coinsWorth(coins);
}

export function lostAltarWorth(): Worth {
  return (choice) => (choice.type === 'location' ? -(WEIGHTS.altarSites[choice.location - 1] as number) : 0);
}
