/** Words of which many names and lines are made. `{ballots}` is a list of lines like `each.ballot`, one per seat. */
import type { each as english } from '../../en/among-cultists/each.ts';

export const each: Readonly<Record<keyof typeof english, string>> = {
  'each.seat': 'Platz {number}',
  'each.route': 'Route {number}',
  'name.pink': 'Pink',
  'name.blue': 'Blau',
  'name.orange': 'Orange',
  'name.red': 'Rot',
  'each.room': '{colour} {number}',
  'each.room.in': 'in {room}',
  'each.room.to': 'nach {room}',
  'each.room.via': '{room}',
  'each.room.named': '{room} ({place})',
  'each.roles.none': 'Keine',
  'each.ballot': '{voter, select, you {du} other {{voter}}} für {choice, select, you {dich} other {{choice}}}',
  'each.votesRevealed.eliminated': 'Stimmen: {ballots}. {seat} wird hinausgewählt.',
  'each.votesRevealed.eliminated.you': 'Stimmen: {ballots}. Du wirst hinausgewählt.',
  'each.votesRevealed.nobody': 'Stimmen: {ballots}. Niemand wird hinausgewählt.',
  'each.leaderVotesRevealed.leader': 'Stimmen für den Anführer: {ballots}. {seat} führt das Ritual an.',
  'each.leaderVotesRevealed.leader.you': 'Stimmen für den Anführer: {ballots}. Du führst das Ritual an.',
  'each.leaderVotesRevealed.tie': 'Stimmen für den Anführer: {ballots}. Wahlgang {ballot} von 3 endet mit Gleichstand.',
};
