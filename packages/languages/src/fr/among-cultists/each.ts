/** Words of which many names and lines are made. `{ballots}` is a list of lines like `each.ballot`, one per seat. */
import type { each as english } from '../../en/among-cultists/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'each.seat': 'Place {number}',
  'each.route': 'Itinéraire {number}',
  'name.pink': 'Rose',
  'name.blue': 'Bleue',
  'name.orange': 'Orange',
  'name.red': 'Rouge',
  'each.room': '{colour} {number}',
  'each.room.in': 'dans la Pièce {room}',
  'each.room.to': 'dans la Pièce {room}',
  'each.room.via': 'la Pièce {room}',
  'each.room.named': '{room} ({place})',
  'each.roles.none': 'Aucun',
  'each.ballot': '{voter, select, you {vous} other {{voter}}} → {choice, select, you {vous} other {{choice}}}',
  'each.votesRevealed.eliminated': 'Voix : {ballots}. Le Vote élimine {seat}.',
  'each.votesRevealed.eliminated.you': 'Voix : {ballots}. Le Vote vous élimine.',
  'each.votesRevealed.nobody': 'Voix : {ballots}. Le Vote n’élimine personne.',
  'each.leaderVotesRevealed.leader': 'Voix pour le leader : {ballots}. {seat} mène le rite.',
  'each.leaderVotesRevealed.leader.you': 'Voix pour le leader : {ballots}. Vous menez le rite.',
  'each.leaderVotesRevealed.tie': 'Voix pour le leader : {ballots}. Scrutin {ballot} sur 3 : égalité.',
};
