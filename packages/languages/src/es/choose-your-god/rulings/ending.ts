import { under } from '../../../under.ts';

export const ending = [
  ...under('Fin de la partida', {
    'CG-6.1':
      'La partida solo puede terminar al final de una ronda. Cumplir una condición antes no la termina; aún se pueden perder altares y turbas.',
    'CG-6.2':
      'Cumples una condición si en ese momento tienes 5 altares o más, o 4 turbas o más, o has realizado tu Invocación dos veces. También cuenta quien celebra.',
    'CG-6.3':
      'Si un solo jugador cumple una condición, gana. Si son varios, gana el mayor poder divino de la cara visible. No importa cuántas condiciones cumpla cada cual. No puede haber empate.',
    'CG-6.4': [
      'Con límite de rondas, la partida termina tras esa ronda si nadie ha ganado. Los jugadores se ordenan según esta lista; decide la primera diferencia, y el número mayor es mejor:',
      '1. mejor avance: lo más alto de 4 por cada altar, 5 por cada turba y 10 por cada Invocación, sin pasar ninguno de 20;',
      '2. avance total: la suma de los tres;',
      '3. fuerza del patriarca;',
      '4. número de cartas;',
      '5. monedas;',
      '6. poder divino.',
    ].join('\n'),
    'CG-6.5': 'En la clasificación final, quien gana va primero; los demás siguen según la misma lista.',
  }),
];
