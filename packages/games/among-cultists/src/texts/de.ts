/** Every word of the game in German. */
import type { Catalogue } from '@conclave/kernel';
import { ballotLines } from './ballot-lines.ts';
import { cards } from './de/cards.ts';
import { claims } from './de/claims.ts';
import { events } from './de/events.ts';
import { names } from './de/names.ts';
import { options } from './de/options.ts';
import { questions } from './de/questions.ts';
import { numberedNames } from './numbered-names.ts';
import { roleSets } from './role-sets.ts';

export const de: Catalogue = {
  ...names,
  ...cards,
  ...options,
  ...questions,
  ...events,
  ...claims,
  ...numberedNames({
    seat: 'Platz',
    route: 'Route',
    colours: { pink: 'Pink', blue: 'Blau', orange: 'Orange', red: 'Rot' },
    in: 'in',
    to: 'nach',
  }),
  ...roleSets(names, 'Keine'),
  ...ballotLines({
    ballot: '{voter} für {choice}',
    'votesRevealed.eliminated': 'Die Stimmen: {ballots}. {seat} ist hinausgewählt.',
    'votesRevealed.nobody': 'Die Stimmen: {ballots}. Niemand ist hinausgewählt.',
    'leaderVotesRevealed.leader': 'Die Stimmen für den Anführer: {ballots}. {seat} führt das Ritual an.',
    'leaderVotesRevealed.tie':
      'Die Stimmen für den Anführer: {ballots}. Niemand führt: Wahlgang {ballot} von 3 endet unentschieden.',
  }),
};
