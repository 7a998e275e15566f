import { type TunedWords, tunedLines } from './tuned.ts';
import { under } from './under.ts';

const TUNED_WORDS: TunedWords = {
  cards: { alive: 'Alive', dead: 'Dead', success: 'Success', failure: 'Failure', sabotage: 'Sabotage' },
  maps: { university: 'on the University', 'under-the-surface': 'on Under the Surface' },
  players: (seats) => `${seats} players`,
  points: (points, map) => `${points} VP ${map}`,
  cultistHand: (cards) => `hand of a Cultist ${cards}`,
  pulsePool: (cards) => `pool of first pulse cards ${cards}`,
  roomPool: (cards, map) => `start cards of the rooms ${map} ${cards}`,
  unsafeDeck: (cards) => `unsafe-passages deck ${cards}`,
};

export const options = under('Options', {
  'AC-7.1': [
    'Every option is fixed before setup and known to all. The first value is the default:',
    'Map: university or under-the-surface (AC-2.15). The variant follows from the number of players (AC-2.18).',
    'Special roles: none, or any set of them (AC-3.3, AC-3.4).',
    'Curse of the Hunter: off or on. It allows the Cursed Hunter, who is in play only if also chosen among the roles. Needs at least 5 players (AC-5.55).',
    'Items: on or off. Under the Surface only; off means no Items, an open door and no Organism.',
    'Organism: on or off. Off means that relics go to the altar but nothing awakes.',
    'Events: on or off. Off means no event cards.',
    'Abilities of rooms: on or off. Off means no inspecting papers, studying, rewiring and warding.',
    'Dead from the start: on or off (AC-3.7). With 7 players and the reconstructed numbers it makes no difference.',
    'Votes per Character: 1 or unlimited (AC-4.50). There is still one vote a round at most.',
    'Shown after a vote: team, none or role (AC-4.55).',
    'Shown after a death: none or team, for deaths that were announced after a check.',
    'Strict Investigators: off or on (AC-5.42, AC-6.16). On is recommended among strangers.',
    'Chat of the Cultists: off or on (AC-4.71).',
    'Chat of the Ghosts: all or ghosts-only (AC-4.70).',
    'Talk before a vote: 120, or 0, 30, 60, 180, 300 or unlimited (AC-4.52, AC-6.12).',
    'Talk in each round: 0, 30 or 60. A talk like that of AC-4.52 at each round start, after AC-4.7; 0 means none.',
    'Time for a decision: 90, or 30, 60 or unlimited. Counts only at tables with a clock; then AC-4.3 says what is chosen for you.',
    'Victory point shift: 0, or from -2 to +2. Added to the points needed, which are never fewer than 5.',
    "The cult's mark: on or off. Ours: on, Cultists cannot be killed by the unsafe-passages deck (AC-4.16).",
    'Unsafe Altar Ice: on or off. Ours: on, the Altar Ice is an unsafe passage once Organism 46-B is awake (AC-5.50).',
    'Balance: reconstructed or tuned (AC-7.6).',
    'Preset: classic, first-game, mixed, polar or blind (AC-7.3).',
  ].join('\n'),
  'AC-7.2': 'With Items off there are no relics, so there is never a ritual (first step of AC-6.9).',
  'AC-7.3': [
    'A preset sets the options it names; an option that you set by hand wins over it.',
    'first-game: University, no events, no abilities of rooms, no special roles.',
    'classic: all defaults.',
    'mixed, for 6 to 8 players: University with Seer, Snitch, Assassin and Firestarter.',
    'polar, for 7 or 8 players: Under the Surface with Cursebearer and Celebrity.',
    'blind, for 7 or 8 players: any map, with Blind Cultist and Firestarter.',
  ].join('\n'),
  'AC-7.4':
    'The balance meter adds up the loyalty of the chosen roles: + helps the Investigators, - the Cultists; the Cursed Hunter counts 0. Recommended are -1 to +2 with one Cultist, -2 to +5 with two. Outside of that, and outside the player counts recommended for a role, there is a warning, but nothing is forbidden except by AC-3.4. mixed has +1, polar +4, blind +2.',
  'AC-7.5': 'The roles Cursebearer, Celebrity, Blind Cultist and Cursed Hunter can be used on any map.',
  'AC-7.6': [
    'With balance reconstructed the tables AC-2.1 and AC-2.3 to AC-2.7 hold. Most of their numbers were not in the text that we had and are reconstructed. With tuned these numbers of ours take the place of theirs, so that among adept bots both sides win about equally often and games end by points, votes and deaths:',
    ...tunedLines(TUNED_WORDS),
  ].join('\n'),
});
