/** Names in other forms than the nominative: `name.arkham.in` is what `{location.in}` says. */
export const forms: Readonly<Record<string, string>> = {
  'name.arkham.of': 'd’Arkham',
  'name.dunwich.of': 'de Dunwich',
  'name.innsmouth.of': 'd’Innsmouth',
  'name.kingsport.of': 'de Kingsport',
};
