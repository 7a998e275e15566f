/** What the game is called, the options of a table, and what newcomers stumble over. */
export const table = {
  'game.name': 'Cult: Choose Your God Wisely',
  'game.tagline': 'Eight Cults, thirteen Locations, three ways to rule the city.',

  // Options of a table.
  'option.cult-selection': 'Who leads which Cult?',
  'option.cult-selection.random': 'Random',
  'option.cult-selection.choose': 'Everyone chooses in turn',
  'option.cult-selection.recommended': 'The Cults for a first game',
  'option.round-limit': 'When does the game end if nobody has won?',
  'option.round-limit.off': 'Never, as printed',
  'option.seating': 'Who sits where?',
  'option.seating.random': 'Random',
  'option.seating.lobby': 'As in the lobby',
  'option.access-table': 'How many Followers do Locations 7 to 13 need?',
  'option.access-table.standard': '3 to 9, one more for each Location',
  'option.access-table.open': '3 to 8, for a shorter game',
  'option.start': 'What does everyone start with?',
  'option.start.standard': '2 Followers and 5 coins',
  'option.start.quick': '4 Followers, 8 coins and 1 Miracle, for a shorter game',
  'option.prayer-table': 'What does Prayer give without a Mob?',
  'option.prayer-table.standard': 'Nothing',
  'option.prayer-table.devout': 'The benefit of the Ruins',
  'option.discards': 'Are hand cards that pay for abilities shown?',
  'option.discards.hidden': 'No, they are discarded face down',
  'option.discards.open': 'Yes, to everyone',
  'option.balance': 'How mighty are the Gods?',
  'option.balance.reconstructed': 'As in the rulebook, where it says so; the rest is reconstructed',
  'option.balance.tuned': 'Our own: among 4 Adept bots all Cults win about equally often. Not shown for other tables',

  // What newcomers stumble over (each shown the first time it matters).
  'hint.patriarch':
    'Your Patriarch is a Priest too. It’s as strong as your Followers, Licenses and Supremacy card together.',
  'hint.followers': 'Followers do 3 things: they open Locations, make your Patriarch stronger, and pay for things.',
  'hint.alms': 'Losing a Location costs you nothing: everyone else with Influence there gets alms.',
  'hint.home': 'A Priest that comes home early can still pay for a Ritual later this round.',
  'hint.forum': 'The Forum pays off next round, when the Supremacy card lets you celebrate.',
  'hint.prayer': 'The more Mobs you have, the more benefits Prayer opens to you. Anyone can make deals.',
  'hint.victory': 'Victory counts only at the end of the round. Until then, you can still lose Altars and Mobs.',
  'hint.coins': 'A Priest on coins beats any Influence.',
  'hint.community': 'A Community gives you the benefit of a Location you lost, but no alms.',
  'hint.title': 'A Title opens a Location for Preaching only, not for cards.',
};
