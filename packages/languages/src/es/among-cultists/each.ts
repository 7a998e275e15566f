/** Words of which many names and lines are made. `{ballots}` is a list of lines like `each.ballot`, one per seat. */
import type { each as english } from '../../en/among-cultists/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'each.seat': 'Asiento {number}',
  'each.route': 'Ruta {number}',
  'name.pink': 'Rosa',
  'name.blue': 'Azul',
  'name.orange': 'Naranja',
  'name.red': 'Rojo',
  'each.room': '{colour} {number}',
  'each.room.in': 'en {room}',
  'each.room.to': 'a {room}',
  'each.room.via': '{room}',
  'each.room.named': '{room} ({place})',
  'each.roles.none': 'Ninguno',
  'each.ballot': '{voter, select, you {tú} other {{voter}}} a {choice, select, you {ti} other {{choice}}}',
  'each.votesRevealed.eliminated': 'Votos: {ballots}. La votación elimina a {seat}.',
  'each.votesRevealed.eliminated.you': 'Votos: {ballots}. La votación te elimina.',
  'each.votesRevealed.nobody': 'Votos: {ballots}. La votación no elimina a nadie.',
  'each.leaderVotesRevealed.leader': 'Votos para líder: {ballots}. {seat} lidera el ritual.',
  'each.leaderVotesRevealed.leader.you': 'Votos para líder: {ballots}. Lideras el ritual.',
  'each.leaderVotesRevealed.tie': 'Votos para líder: {ballots}. La votación {ballot} de 3 acaba en empate.',
};
