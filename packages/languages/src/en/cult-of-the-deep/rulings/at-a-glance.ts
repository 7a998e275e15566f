import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('At a glance', {
    'CD-1.1': 'For 4 to 8 players, 45 to 75 minutes: hidden roles and dice.',
    'CD-1.2':
      'Everybody is a cultist with a secret role (faction and goal), a public character (life, power symbol, ability) and a secret sigil for one use. Life, coins, tokens and dice are public.',
    'CD-1.5':
      'There are three factions: the High Priest with the Faithful, the Cabalists, and the Heretics (Repentant or Vengeful). The High Priest is known from the start; other roles stay hidden until death or the end of the game.',
  }),
  ...under('Vocabulary', {
    'CD-1.10':
      'Players sit clockwise, and left means the next one clockwise. The active player is the one whose turn it is.',
    'CD-1.11':
      'Living is who has not died: with 0 life you live until the next death check. A Wraith has died and taken a Wraith card.',
    'CD-1.12':
      'With four players the automated High Priest counts as a fifth. Where a rule asks for the number of players, it is the number at the start: it never changes.',
    'CD-1.13':
      'Losing life can be prevented and sets off abilities. Paying life is a cost: it cannot be prevented, sets off nothing and is no loss. One needs at least as much life as is paid, and may pay down to 0.',
    'CD-1.14':
      'Life is a whole number from 0 up, without an upper limit. A loss greater than the life that is left brings it to 0.',
    'CD-1.15':
      'A die belongs to the player in whose turn it was rolled. Dice that Wraiths add or rituals give belong to the active player. Moving or changing a die never changes its owner.',
    'CD-1.16':
      'A die is committed while it lies on a player or a ritual, idle while it lies nowhere, and spent once it was resolved or removed.',
  }),
];
