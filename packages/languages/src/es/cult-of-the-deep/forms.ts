/** Names in other forms than the nominative: `name.arkham.in` is what `{location.in}` says. */
export const forms: Readonly<Record<string, string>> = {
  'name.altar-1.el': 'el Altar 1',
  'name.altar-2.el': 'el Altar 2',
  'name.altar-3.el': 'el Altar 3',
  'name.altar-4.el': 'el Altar 4',
};
