import { under } from './under.ts';

export const atAGlance = [
  ...under('At a glance', {
    'CD-1.1': 'For 4 to 8 players, 45 to 75 minutes: hidden roles and dice.',
    'CD-1.2':
      'Everybody is a cultist with a secret role (faction and goal), a public character (life, power symbol, ability) and a secret sigil for one use. Life, coins, tokens and dice are public.',
    'CD-1.3':
      'A turn has four phases: Roll, Commit, Response, Resolve. Dice hurt players, heal them, or advance the rituals on the altars.',
    'CD-1.4':
      'Whoever dies plays on: the role is revealed, and the player becomes a Wraith with dice of its own and can still win.',
    'CD-1.5':
      'There are three factions: the High Priest with the Faithful, the Cabalists, and the Heretics (Repentant or Vengeful). The High Priest is known from the start; other roles stay hidden until death or the end of the game.',
    'CD-1.6':
      'In short (section 6 is exact): the High Priest and the Faithful win when all Cabalists and Heretics are dead while the High Priest lives. The Cabalists win when the High Priest dies. A Heretic wants to be the last one alive, or everybody dead; a dead Heretic has a second goal.',
    'CD-1.7':
      'Hidden are roles and unused sigils (each owner knows the own ones) and the order of the ritual deck (nobody knows it). Everything else is public.',
    'CD-1.8':
      'You can play by either edition: the table chooses which rulebook to use. They share all components and differ in rules only; CD-7.20 lists how.',
    'CD-1.9':
      'All variants are there: four players with the automated High Priest and Possession, the Necromancer (two setups), Truly a High Priest, Don’t Be So Selfish, Merchant of Death, Heresy!.',
  }),
  ...under('Vocabulary', {
    'CD-1.10':
      'A seat is a place at the table; seats are numbered clockwise, and left means the next seat clockwise. Active is the seat whose turn it is. A human seat is any but that of the automated High Priest, even if a bot plays it.',
    'CD-1.11':
      'Living is who has not died; with 0 life one lives until the next death check. A Wraith has died and taken a Wraith card. Gone is a seat left by Possession (CD-5.90); everything passes it over.',
    'CD-1.12':
      'N is the number of players at the start. The automated High Priest counts, so with four players N is 5. N never changes.',
    'CD-1.13':
      'Losing life can be prevented and sets off abilities. Paying life is a cost: it cannot be prevented, sets off nothing and is no loss. One needs at least as much life as is paid, and may pay down to 0.',
    'CD-1.14':
      'Life is a whole number from 0 up, without an upper limit. A loss greater than the life that is left brings it to 0.',
    'CD-1.15':
      'The owner of a die is the seat whose turn pool it is in. Dice that Wraiths add or rituals give belong to the active player. Moving or changing a die never changes its owner.',
    'CD-1.16':
      'A die is committed while it lies on a player or a ritual, idle while it is in the pool and placed nowhere (CD-4.31), and spent once it was resolved or removed.',
    'CD-1.17':
      'A window is a span in which several seats may act in no fixed order (CD-4.50). A prompt asks one seat at a fixed moment and can always be answered with no.',
  }),
];
