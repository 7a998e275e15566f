/** Why a rule or a thing is marked as rebuilt or ours, one sentence each. */
export const sources = {
  'source.base':
    'The base game’s own rulebook was not at hand: its numbers and cards are rebuilt from the expansion and from what players report.',
  'source.hunter': 'Of Curse of the Hunter only the name and a few words are known: the module is rebuilt.',
  'source.silent':
    'The six prints of the expansion are silent here; the rule is rebuilt from reports or fills the gap.',
  'source.ours': 'Our addition: the prints do not have it, and it can be turned off.',
  'source.tuned': 'The tuned numbers are ours.',
};
