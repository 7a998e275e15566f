import { under } from '../../../under.ts';

export const components = [
  ...under('Tabla de victoria', {
    'AC-2.1': [
      'Cuántos Cultistas hay, cuántos puntos de victoria necesitan los Investigadores y cuántos Investigadores muertos necesitan los Cultistas:',
      '4 jugadores: 1 Cultista; 10 puntos; 3 muertos.',
      '5 jugadores: 1 Cultista; 10 puntos; 3 muertos.',
      '6 jugadores: 1 Cultista; 12 puntos, 11 en Under the Surface; 4 muertos.',
      '7 jugadores: 2 Cultistas; 12 puntos, 11 en Under the Surface; 4 muertos.',
      '8 jugadores: 2 Cultistas; 13 puntos, 12 en Under the Surface; 5 muertos.',
    ].join('\n'),
  }),
  ...under('Cartas', {
    'AC-2.2': [
      'Hay 206 cartas:',
      'Cartas de Pulso: 64 Vivo, 12 Muerto.',
      'Cartas de habitación: 70 Éxito, 18 Fracaso, 10 Sabotaje.',
      '12 cartas de ruta, todas distintas, y 20 cartas de evento.',
      'Todas las cartas de Pulso y de habitación que no se reparten al principio forman la reserva. Nunca se baraja por sí sola en un mazo, y siempre tiene la carta que pide una regla.',
    ].join('\n'),
    'AC-2.3': [
      'Manos al principio:',
      'Quien no es Cultista: 6 Vivo, 7 Éxito.',
      'Un Cultista con 4, 5 o 6 jugadores: 2 Vivo, 4 Muerto, 3 Éxito, 2 Fracaso, 2 Sabotaje.',
      'Un Cultista con 7 jugadores: 4 Vivo, 2 Muerto, 4 Éxito, 2 Fracaso, 1 Sabotaje.',
      'Un Cultista con 8 jugadores: 3 Vivo, 3 Muerto, 4 Éxito, 2 Fracaso, 1 Sabotaje.',
    ].join('\n'),
    'AC-2.4':
      'Así que cada mano empieza con 6 cartas de Pulso y 7 cartas de habitación, 13 en total, y además una carta de ruta. Cuántas cartas de Pulso y cuántas de habitación tiene una mano está a la vista de todos y no delata nada.',
    'AC-2.5': [
      'Primeras cartas de Pulso. Cada Cultista empieza con 1 Vivo en su mazo de Pulso. Los demás reciben una carta de este montón, que todos conocen; lo que sobra vuelve a la reserva sin que nadie lo vea:',
      '4 jugadores: 4 Vivo y 2 Muerto para 3 jugadores, así que hay de 0 a 2 muertos.',
      '5 jugadores: 4 Vivo y 1 Muerto para 4 jugadores, así que hay 0 o 1 muerto.',
      '6 jugadores: 4 Vivo y 2 Muerto para 5 jugadores, así que hay 1 o 2 muertos.',
      '7 jugadores: 5 Vivo para 5 jugadores, así que no hay muertos.',
      '8 jugadores: 7 Vivo y 1 Muerto para 6 jugadores, así que hay 0 o 1 muerto.',
    ].join('\n'),
    'AC-2.6': [
      'Cartas iniciales de las habitaciones. Las habitaciones con el número 1 son Rosa 1, Azul 1, Naranja 1 y Rojo 1. Con 4 a 6 jugadores estas reciben 3 cartas y cada una de las demás habitaciones de color 2, así que esas cuatro están activas desde el principio. Con 7 u 8 jugadores cada habitación de color recibe 2. Las cartas salen de un montón que todos conocen:',
      '4 jugadores: 9 habitaciones; 18 Éxito, 3 Fracaso, 1 Sabotaje.',
      '5 jugadores: 9 habitaciones; 16 Éxito, 4 Fracaso, 2 Sabotaje.',
      '6 jugadores, Universidad: 9 habitaciones; 17 Éxito, 4 Fracaso, 1 Sabotaje.',
      '6 jugadores, Under the Surface: 9 habitaciones; 16 Éxito, 4 Fracaso, 2 Sabotaje.',
      '7 jugadores, Universidad: 11 habitaciones; 15 Éxito, 5 Fracaso, 2 Sabotaje.',
      '7 jugadores, Under the Surface: 10 habitaciones; 13 Éxito, 5 Fracaso, 2 Sabotaje.',
      '8 jugadores, Universidad: 11 habitaciones; 14 Éxito, 6 Fracaso, 2 Sabotaje.',
      '8 jugadores, Under the Surface: 11 habitaciones; 12 Éxito, 8 Fracaso, 2 Sabotaje.',
    ].join('\n'),
    'AC-2.7': [
      'El mazo de pasajes inseguros, en ambos mapas:',
      '4 o 6 jugadores: 7 Vivo y 3 Muerto.',
      '5 jugadores: 8 Vivo y 2 Muerto.',
      '7 u 8 jugadores: 10 Vivo y 2 Muerto.',
    ].join('\n'),
    'AC-2.8':
      'Una carta de ruta nombra dos o tres colores de habitación para cada una de las diez rondas. Las doce cartas son distintas y cada una nombra cada color seis veces.',
    'AC-2.9': [
      'Las 20 cartas de evento:',
      'Apagón, 5 cartas',
      'El Hombre Pez merodea, 4 cartas',
      'Los acólitos se reúnen, 3 cartas',
      'Se abre un portal, 2 cartas',
      'Puertas atascadas, 2 cartas',
      'Suelo quebrado, 2 cartas',
      'Hora tranquila, 1 carta',
      'Estantes ocultos, 1 carta',
    ].join('\n'),
  }),
  ...under('Fichas y marcadores', {
    'AC-2.10': [
      'En el mapa y a su lado:',
      '22 libros, dos por cada habitación de color.',
      '1 Hombre Pez, 4 acólitos, 2 portales, 2 marcadores de suelo quebrado, 1 marcador de generador. Un acólito es un seguidor del culto en el mapa, no un jugador.',
      'En Under the Surface, además, 11 Objetos y la puerta cerrada.',
    ].join('\n'),
    'AC-2.11': 'Los personajes son Claire, Gomery, Ada, Barnaby, Iris, Lucien, Odette y Silas. No tienen habilidades.',
  }),
  ...under('Roles', {
    'AC-2.12': [
      'Con qué equipo gana un rol, cuánto ayuda a los Investigadores (+) o a los Cultistas (−), y para cuántos jugadores se recomienda:',
      'Investigador: con los Investigadores; 0; de 4 a 8 jugadores.',
      'Cultista: con los Cultistas; 0; de 4 a 8 jugadores.',
      'Vidente: con los Investigadores; +3; de 5 a 8 jugadores; solo Universidad.',
      'Soplón: con los Cultistas; −3; de 6 a 8 jugadores; solo Universidad.',
      'Asesino: con los Investigadores; +2; de 6 a 8 jugadores.',
      'Pirómano: con los Investigadores; −1; de 5 a 8 jugadores.',
      'Portador de maldiciones: con los Investigadores; +2; 7 u 8 jugadores.',
      'Celebridad: con los Investigadores; +2; 7 u 8 jugadores.',
      'Cultista ciego: con los Cultistas; +3, porque un Cultista débil ayuda a los demás; 7 u 8 jugadores.',
      'Cazador Maldito: como diga la carta de maldición; 0; 7 u 8 jugadores.',
    ].join('\n'),
  }),
  ...under('Objetos', {
    'AC-2.13': [
      'Las fichas de Objeto de Under the Surface: se usan 9 con 4 a 6 jugadores, 10 con 7, las 11 con 8. Es una por cada habitación de color.',
      'Reliquia roja: 3. Va al altar.',
      'Búho nival: 1. Actúa al momento y se queda en la habitación.',
      'Daga: 1. Se lleva y funciona mientras la tengas.',
      'Botas: 1 par, 2 pares con 8 jugadores. Se llevan y funcionan mientras las tengas.',
      'Prismáticos especiales: 1. Se llevan y se usan una vez.',
      'Interruptor secreto: 1. Actúa al momento y se queda en la habitación.',
      'Rifle: 1. Se lleva y se usa una vez.',
      'Lámpara: 1, solo con 7 u 8 jugadores. Se lleva y se usa una vez.',
    ].join('\n'),
  }),
  ...under('Habilidades de las habitaciones', {
    'AC-2.14': [
      'Qué ofrece una habitación de cada color además de colocar cartas y comprobar:',
      'Rosa, revisar papeles: mira la fila de esta ronda en la carta de ruta de un jugador.',
      'Azul, estudiar: mira qué hay en el mazo de esta habitación.',
      'Naranja, recablear: anula el próximo Apagón.',
      'Rojo, conjurar: elimina un peligro en cualquier parte.',
      'Comedor, iniciar una votación.',
    ].join('\n'),
  }),
];
