/** Every word of the game in German. */
import type { Catalogue } from '@conclave/kernel';
import { ballotLines } from './ballot-lines.ts';
import { boxTexts } from './box.ts';
import { cards } from './de/cards.ts';
import { claims } from './de/claims.ts';
import { events } from './de/events.ts';
import { names } from './de/names.ts';
import { options } from './de/options.ts';
import { questions } from './de/questions.ts';
import { numberedNames } from './numbered-names.ts';
import { roleSets } from './role-sets.ts';

export const de: Catalogue = {
  language: 'de',
  ...boxTexts.de,
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
    ballot: '{voter, select, you {du} other {{voter}}} für {choice, select, you {dich} other {{choice}}}',
    'votesRevealed.eliminated': 'Stimmen: {ballots}. {seat} wird hinausgewählt.',
    'votesRevealed.eliminated.you': 'Stimmen: {ballots}. Du wirst hinausgewählt.',
    'votesRevealed.nobody': 'Stimmen: {ballots}. Niemand wird hinausgewählt.',
    'leaderVotesRevealed.leader': 'Stimmen für den Anführer: {ballots}. {seat} führt das Ritual an.',
    'leaderVotesRevealed.leader.you': 'Stimmen für den Anführer: {ballots}. Du führst das Ritual an.',
    'leaderVotesRevealed.tie': 'Stimmen für den Anführer: {ballots}. Wahlgang {ballot} von 3 endet mit Gleichstand.',
  }),
};
