/** Names in other forms than the nominative: `name.arkham.in` is what `{location.in}` says. */
export const forms: Readonly<Record<string, string>> = {
  'name.arkham.in': 'ad Arkham',
  'name.dunwich.in': 'a Dunwich',
  'name.innsmouth.in': 'a Innsmouth',
  'name.kingsport.in': 'a Kingsport',
};
