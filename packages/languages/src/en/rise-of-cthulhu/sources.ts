/** Why a rule or a thing is marked as rebuilt or ours, one sentence each. */
export const sources = {
  'source.cards':
    'The rulebook does not print the cards: what this one does is rebuilt so that it fits everything the rulebook says of it.',
  'source.limit': 'The rulebook has no duty to draw; the limit is there so that every game ends.',
  'source.ours': 'A choice for tables that the rulebook does not have; by default it changes nothing.',
};
