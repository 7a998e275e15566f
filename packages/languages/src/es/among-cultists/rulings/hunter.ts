import { under } from '../../../under.ts';

export const hunter = [
  ...under('El módulo Cazador Maldito', {
    'AC-5.55':
      'El módulo añade el rol Cazador Maldito, 6 trampas (3 cepos, 3 vacías), 6 cartas de caza (4 Rasguño, 2 Herida mortal) y 3 cartas de maldición (Redención, Atadura, Salvajismo). Se puede jugar en cualquier mapa.',
    'AC-5.56':
      'Preparación: el Cazador tiene las 6 trampas. Baraja las cartas de caza. Roba una carta de maldición para el Cazador, bocabajo; las otras dos se devuelven sin que nadie las vea.',
    'AC-5.57':
      'Al principio de la ronda 4, el Cazador ve la carta de maldición, y nadie más la ve. Hasta entonces no la conoce nadie.',
    'AC-5.58':
      'Al final de las rondas 1 a 9 todos dicen que están listos. En su lugar, un Cazador vivo puede poner una trampa, cepo o vacía: en una ubicación de su camino de esta ronda que no tenga trampa y no sea el comedor. Queda allí bocabajo, y todos la ven desde la próxima ronda.',
    'AC-5.59':
      'Cuando un personaje vivo, también el Cazador, entra en la fase de Movimiento en una ubicación con una trampa, su movimiento termina, y la ficha se descubre y sale de la partida. Cepo: la carta de caza superior va, sin mirarla, a su mazo de Pulso; si no queda ninguna, nada. Vacía: nada más. En un pasaje inseguro se roba además la carta del pasaje.',
    'AC-5.60':
      'En todas las reglas, un Rasguño cuenta como una carta «Vivo» y una Herida mortal como una carta «Muerto». Así las cuenta una comprobación, y una Herida mortal que se muestra como prueba se muestra como una carta «Muerto». Cuál era solo se ve al final.',
    'AC-5.61': 'En todo lo demás (mano, ruta, verdad, contar entre los muertos), el Cazador es un Investigador.',
    'AC-5.62':
      'Ganar. Redención: el Cazador gana con los Investigadores. Atadura: gana con los Cultistas. Salvajismo: gana además del equipo ganador si al final no es un fantasma y otros personajes han caído en al menos 2 cepos; si no, pierde.',
    'AC-5.63': 'Un Cazador que es un fantasma ya no pone trampas. Las que hay en el mapa se quedan.',
  }),
];
