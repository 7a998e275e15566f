/** Every word of the game in English. The other languages have exactly these keys. */
import type { Catalogue } from '@conclave/kernel';
import { ballotLines } from './ballot-lines.ts';
import { boxTexts } from './box.ts';
import { cards } from './en/cards.ts';
import { claims } from './en/claims.ts';
import { events } from './en/events.ts';
import { names } from './en/names.ts';
import { options } from './en/options.ts';
import { questions } from './en/questions.ts';
import { numberedNames } from './numbered-names.ts';
import { roleSets } from './role-sets.ts';

const texts = { ...names, ...cards, ...options, ...questions, ...events, ...claims };

export type TextKey = keyof typeof texts;

export const en: Catalogue = {
  language: 'en',
  ...boxTexts.en,
  ...texts,
  ...numberedNames({
    seat: 'Seat',
    route: 'Route',
    colours: { pink: 'Pink', blue: 'Blue', orange: 'Orange', red: 'Red' },
    in: 'in',
    to: 'to',
  }),
  ...roleSets(names, 'None'),
  ...ballotLines({
    ballot: '{voter, select, you {you} other {{voter}}} for {choice, select, you {you} other {{choice}}}',
    'votesRevealed.eliminated': 'Votes: {ballots}. {seat} is voted out.',
    'votesRevealed.eliminated.you': 'Votes: {ballots}. You are voted out.',
    'votesRevealed.nobody': 'Votes: {ballots}. Nobody is voted out.',
    'leaderVotesRevealed.leader': 'Votes for the leader: {ballots}. {seat} leads the ritual.',
    'leaderVotesRevealed.leader.you': 'Votes for the leader: {ballots}. You lead the ritual.',
    'leaderVotesRevealed.tie': 'Votes for the leader: {ballots}. Ballot {ballot} of 3 is a tie.',
  }),
};
