/** Names in other forms than the nominative: `name.arkham.in` is what `{location.in}` says. */
export const forms: Readonly<Record<string, string>> = {};
