import type { each as english } from '../../en/among-cultists/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'each.seat': 'Posto {number}',
  'each.route': 'Itinerario {number}',
  'name.pink': 'Rosa',
  'name.blue': 'Blu',
  'name.orange': 'Arancione',
  'name.red': 'Rosso',
  'each.room': '{colour} {number}',
  'each.room.in': 'nella stanza {room}',
  'each.room.to': 'nella stanza {room}',
  'each.room.via': 'la stanza {room}',
  'each.room.named': '{room} ({place})',
  'each.roles.none': 'Nessuno',
  'each.ballot': '{voter, select, you {tu} other {{voter}}} per {choice, select, you {te} other {{choice}}}',
  'each.votesRevealed.eliminated': 'Voti: {ballots}. La votazione elimina {seat}.',
  'each.votesRevealed.eliminated.you': 'Voti: {ballots}. La votazione ti elimina.',
  'each.votesRevealed.nobody': 'Voti: {ballots}. La votazione non elimina nessuno.',
  'each.leaderVotesRevealed.leader': 'Voti per il leader: {ballots}. {seat} guida il rituale.',
  'each.leaderVotesRevealed.leader.you': 'Voti per il leader: {ballots}. Guidi il rituale.',
  'each.leaderVotesRevealed.tie': 'Voti per il leader: {ballots}. Scrutinio {ballot} di 3: pareggio.',
};
