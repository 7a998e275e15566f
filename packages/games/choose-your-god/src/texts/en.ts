/** Every word of the game in English. The other languages have exactly these keys. */
import type { Catalogue } from '@conclave/kernel';
import { decisions } from './en/decisions.ts';
import { effects } from './en/effects.ts';
import { log } from './en/log.ts';
import { names } from './en/names.ts';
import { type ManyThings, wordsForMany } from './many.ts';

const table = {
  'game.name': 'Cult: Choose Your God Wisely',
  'game.tagline': 'Eight Cults, thirteen Locations, three ways to rule the city.',

  // Options of a table.
  'option.cult-selection': 'Who leads which Cult?',
  'option.cult-selection.random': 'Chance decides',
  'option.cult-selection.choose': 'Everybody chooses in turn',
  'option.cult-selection.recommended': 'The Cults for a first game',
  'option.round-limit': 'When does the game end if nobody has won?',
  'option.round-limit.off': 'Never, as printed',
  'option.seating': 'Who sits where?',
  'option.seating.random': 'Chance decides',
  'option.seating.lobby': 'As in the lobby',
  'option.access-table': 'How many Followers do the Locations 7 to 13 need?',
  'option.access-table.standard': '3 to 9, each one more',
  'option.access-table.open': '3 to 8, for a shorter game',
  'option.start': 'What does everybody start with?',
  'option.start.standard': '2 Followers and 5 coins',
  'option.start.quick': '4 Followers, 8 coins and a Miracle, for a shorter game',
  'option.prayer-table': 'What does Prayer give without a Mob?',
  'option.prayer-table.standard': 'Nothing',
  'option.prayer-table.devout': 'The benefit of the Ruins',
  'option.discards': 'Are hand cards that pay for abilities shown?',
  'option.discards.hidden': 'No, they are discarded face down',
  'option.discards.open': 'Yes, to everybody',
  'option.balance': 'How mighty are the Gods?',
  'option.balance.printed': 'As in the rulebook',
  'option.balance.tuned': 'So that all Cults win about equally often',

  // What newcomers stumble over (each shown the first time it matters).
  'hint.patriarch':
    'Your Patriarch is a Priest too. It is as strong as your Followers, Licenses and the Supremacy card together.',
  'hint.followers':
    'Followers are three things at once: they open Locations, make your Patriarch stronger, and pay for things.',
  'hint.alms': 'Who loses a Location loses nothing: everybody else who is present gets alms.',
  'hint.home': 'A Priest that has come home early can still pay for a Ritual later in the same round.',
  'hint.forum': 'The Forum pays off in the next round, when the Supremacy card lets you celebrate.',
  'hint.prayer': 'Prayer gives a benefit only if you own Mobs. Deals are open to all.',
  'hint.victory': 'Victory counts only at the end of the round. Until then Altars and Mobs may still be lost.',
  'hint.coins': 'A Priest on coins beats any Influence.',
  'hint.community': 'A Community gives you the benefit of a Location that you lost, but then no alms.',
  'hint.title': 'Titles open a Location for Preaching only, not for cards.',
};

const texts = { ...table, ...names, ...effects, ...decisions, ...log };

export type TextKey = keyof typeof texts;

const many: ManyThings = {
  place: (name, number) => `${name} (${number})`,
  roundLimit: (rounds) => `After ${rounds} rounds`,
  strength: (amount) => `+${amount} strength for your Patriarch.`,
  kinds: {
    approval: (placement) => `Priest number ${placement} that you place in a round costs no Follower.`,
    community: (place) =>
      `If you lose the ${place} with Influence there, you get its benefit all the same, but no alms.`,
    title: (place) => `You may Preach in the ${place} with any number of Followers.`,
    tithe: (numbers) => `Opponents who Preach in the Locations ${numbers} pay you 1 coin for each Priest.`,
    novitiates: 'Each of your Altars has +1 Influence.',
    exiles: 'Gain 1 Follower each time you have played an Intrigue.',
    'aulic-magus': 'Gain 3 coins each time you have played a Miracle.',
  },
};

export const en: Catalogue = { ...wordsForMany(many, names), ...texts };
