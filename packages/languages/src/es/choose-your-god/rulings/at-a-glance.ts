import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('De un vistazo', {
    'CG-1.1': 'De 2 a 5 jugadores, a partir de 12 años, unos 90 minutos. Una partida suele durar de 9 a 14 rondas.',
    'CG-1.2': 'Colocas sacerdotes en la ciudad. En cada lugar vence quien tiene más influencia.',
    'CG-1.7':
      'Estas son las reglas de la edición de tiendas de 2018 con sus 8 cultos, sin Hastur ni Marzanna, de la edición de micromecenazgo.',
  }),
];
