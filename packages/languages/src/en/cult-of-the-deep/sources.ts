/** Why a rule or a thing is marked as rebuilt or ours, one sentence each. */
export const sources = {
  'source.characters':
    'The tomes do not print the life of the characters, and not every ability and symbol: they are rebuilt.',
  'source.cards': 'The tomes name this card, but not all that it does: the rest is rebuilt.',
  'source.silent': 'The tomes are silent or unclear here; the rule fills the gap.',
  'source.ours': 'A help for playing online, or an option, that the tomes do not have.',
};
