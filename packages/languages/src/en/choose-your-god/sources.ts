/** Why a rule or a thing is marked as rebuilt or ours, one sentence each. */
export const sources = {
  'source.might':
    'Of all Divine Mights only the light sides of Cthulhu (21) and Atheism (13) are known; the others are rebuilt.',
  'source.numbers':
    'The rulebook explains the effects, but not every number: seals, prices and copies are rebuilt so that all counts fit.',
  'source.silent': 'The rulebook is silent here; the rule fills the gap.',
  'source.ours': 'An option that the rulebook does not have.',
};
