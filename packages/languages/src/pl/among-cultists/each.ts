import type { each as english } from '../../en/among-cultists/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'each.seat': 'Miejsce {number}',
  'each.route': 'Trasa {number}',
  'name.pink': 'Różowy',
  'name.blue': 'Niebieski',
  'name.orange': 'Pomarańczowy',
  'name.red': 'Czerwony',
  'each.room': '{colour} {number}',
  'each.room.in': 'w pokoju {room}',
  'each.room.to': 'do pokoju {room}',
  'each.room.via': 'pokój {room}',
  'each.room.named': '{room} ({place})',
  'each.roles.none': 'Brak',
  'each.ballot': '{voter, select, you {ty} other {{voter}}} → {choice, select, you {ty} other {{choice}}}',
  'each.votesRevealed.eliminated': 'Głosy: {ballots}. Odpada {seat}.',
  'each.votesRevealed.eliminated.you': 'Głosy: {ballots}. Odpadasz ty.',
  'each.votesRevealed.nobody': 'Głosy: {ballots}. Nikt nie odpada.',
  'each.leaderVotesRevealed.leader': 'Głosy na lidera: {ballots}. Rytuał prowadzi {seat}.',
  'each.leaderVotesRevealed.leader.you': 'Głosy na lidera: {ballots}. Rytuał prowadzisz ty.',
  'each.leaderVotesRevealed.tie': 'Głosy na lidera: {ballots}. Głosowanie {ballot} z 3: remis.',
};
