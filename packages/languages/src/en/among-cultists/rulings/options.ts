import { under } from '../../../under.ts';

export const options = [
  ...under('Options', {
    'AC-7.1': [
      'A table chooses, and everyone knows it:',
      'Which map? The University or Under the Surface. With or without Items, with or without the Organism.',
      'Which special roles? None, or some. Also the Curse of the Hunter, for at least 5 players.',
      'With event cards? With the colours of the rooms? With dead Investigators from the start? Yes, or no.',
      'How many votes may one Character call? 1, or any number.',
      'What is shown after a vote? The team, nothing, or the role. And after a checked death? Nothing, or the team.',
      'Strict Investigators? No. Or yes, which is better among strangers: then they can choose only Success for owl and ritual.',
      'May Cultists talk in private? No, or yes. May the living hear the Ghosts? Yes, or no.',
      'How long is the talk before a vote and in each round, and how long may a decision take?',
      'More or fewer victory points? From 2 fewer to 2 more, never fewer than 5.',
      'The cult’s mark and the unsafe Altar Ice, which are ours? Yes, or no.',
    ].join('\n'),
    'AC-7.3': [
      'Ready-made tables; what you set by hand wins over them:',
      'First game: University without events, colours of rooms and special roles.',
      'Mixed, for 6 to 8 players: University with Seer, Snitch, Assassin and Firestarter.',
      'Polar, for 7 or 8 players: Under the Surface with Cursebearer and Celebrity.',
      'Blind, for 7 or 8 players: any map, with Blind Cultist and Firestarter.',
    ].join('\n'),
    'AC-7.4':
      'The table adds up how much the chosen roles help either side. Recommended are −1 to +2 with one Cultist, −2 to +5 with two. Beyond that there is a warning, but nothing is forbidden.',
    'AC-7.6':
      'Which numbers? Most numbers of cards, points and deaths were not in the text that we had and are reconstructed. Or our own numbers, chosen so that among Adept bots both sides win about equally often. The quick reference shows what holds at your table.',
  }),
];
