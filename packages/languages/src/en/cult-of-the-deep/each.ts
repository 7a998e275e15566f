/** Words of which many names and values of options are made. */
export const each = {
  'each.seat': 'Seat {number}',
  'each.altar': 'Altar {number}',
  'each.option.responseTimer': '{n, plural, =0 {No limit} one {# second} other {# seconds}}',
  'each.option.tradeTimer': '{n, plural, =0 {No limit} one {# second} other {# seconds}}',
  'each.option.highPriestBonus': '{n, plural, =0 {None} =3 {3, as printed} other {#}}',
  'each.option.roundLimit': '{n, plural, =0 {Never} one {After # round} other {After # rounds}}',
};
