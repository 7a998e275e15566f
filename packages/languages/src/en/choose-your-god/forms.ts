/** Names in other forms than the nominative: `name.arkham.in` is what `{location.in}` says. English needs none. */
export const forms = {};
