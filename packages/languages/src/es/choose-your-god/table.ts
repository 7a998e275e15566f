/** What the game is called, the options of a table, and what newcomers stumble over. */
import type { table as english } from '../../en/choose-your-god/table.ts';

export const table: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'game.name': 'Cult: Choose Your God Wisely',
  'game.tagline': 'Ocho cultos, trece lugares, tres caminos para dominar la ciudad.',

  // Options of a table.
  'option.cult-selection': '¿Quién dirige cada culto?',
  'option.cult-selection.random': 'Al azar',
  'option.cult-selection.choose': 'Todos eligen por turno',
  'option.cult-selection.recommended': 'Los cultos para una primera partida',
  'option.round-limit': '¿Cuándo termina la partida si nadie ha ganado?',
  'option.round-limit.off': 'Nunca, como está impreso',
  'option.seating': '¿Quién se sienta dónde?',
  'option.seating.random': 'Al azar',
  'option.seating.lobby': 'Como en la sala de espera',
  'option.access-table': '¿Cuántos seguidores piden los lugares 7 a 13?',
  'option.access-table.standard': 'De 3 a 9, uno más por cada lugar',
  'option.access-table.open': 'De 3 a 8, para una partida más corta',
  'option.start': '¿Con qué se empieza?',
  'option.start.standard': '2 seguidores y 5 monedas',
  'option.start.quick': '4 seguidores, 8 monedas y 1 Milagro, para una partida más corta',
  'option.prayer-table': '¿Qué da el rezo sin turbas?',
  'option.prayer-table.standard': 'Nada',
  'option.prayer-table.devout': 'El beneficio de las Ruinas',
  'option.discards': '¿Se muestran las cartas de la mano con que se pagan habilidades?',
  'option.discards.hidden': 'No, se descartan bocabajo',
  'option.discards.open': 'Sí, a todos',
  'option.balance': '¿Cuánto poder tienen los dioses?',
  'option.balance.reconstructed': 'El del reglamento, donde lo dice; el resto está reconstruido',
  'option.balance.tuned':
    'El nuestro: entre 4 bots de nivel Adepto, todos los cultos ganan casi por igual. No comprobado en otras mesas',

  // What newcomers stumble over.
  'hint.patriarch':
    'Tu patriarca también es un sacerdote. Su fuerza es la suma de tus seguidores, tus Licencias y tu carta de Supremacía.',
  'hint.followers': 'Los seguidores sirven para 3 cosas: abren lugares, refuerzan a tu patriarca y pagan costes.',
  'hint.alms': 'Perder un lugar no cuesta nada: todos los demás con influencia allí reciben limosna.',
  'hint.home': 'Un sacerdote que vuelve pronto a casa aún puede pagar un ritual en esta ronda.',
  'hint.forum': 'El Foro compensa en la próxima ronda, cuando la carta de Supremacía te permite celebrar.',
  'hint.prayer': 'Cuantas más turbas tengas, más beneficios te abre el rezo. Cualquiera puede hacer tratos.',
  'hint.victory': 'La victoria solo cuenta al final de la ronda. Hasta entonces aún puedes perder altares y turbas.',
  'hint.coins': 'Un sacerdote sobre monedas vence a cualquier influencia.',
  'hint.community': 'Una Comunidad te da el beneficio de un lugar que has perdido, pero no la limosna.',
  'hint.title': 'Un Título abre un lugar solo para predicar, no para las cartas.',
};
