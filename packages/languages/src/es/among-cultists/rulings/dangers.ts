import { under } from '../../../under.ts';

export const dangers = [
  ...under('Fantasmas', {
    'AC-5.1':
      'Un fantasma conserva jugador, mano, carta de ruta, rol y equipo. Se mueve con 3 puntos de movimiento, atraviesa la puerta cerrada, y no le hacen nada los pasajes inseguros, el Hombre Pez, las trampas ni las Puertas atascadas.',
    'AC-5.2':
      'Un fantasma no participa en ningún encuentro ni es testigo de uno. No se le puede comprobar, atacar, eliminar en una votación, entregar Objetos ni elegir líder del ritual.',
    'AC-5.3': 'Un fantasma habla, y vota con 1 voto. No puede iniciar una votación.',
    'AC-5.4':
      'Un fantasma coloca cartas y comprueba habitaciones; su rol dice si la ruta le ata. Los libros que consigue cuentan.',
    'AC-5.5': 'El mazo de Pulso de un fantasma se queda donde está. Solo importa para la Celebridad.',
  }),
  ...under('Eventos y peligros', {
    'AC-5.10':
      'Los peligros del mapa son los acólitos, los portales y el Hombre Pez. Donde se elige una habitación al azar, todas son igual de probables, y todos ven el resultado.',
    'AC-5.11':
      'Apagón: si el marcador de generador está en juego, quítalo, y no pasa nada más. Si no, esta ronda es oscura hasta su Limpieza. La oscuridad cambia los encuentros y nada más.',
    'AC-5.12':
      'El Hombre Pez merodea: va adonde hay más gente, a la habitación de color con más personajes vivos; la habitación en la que está no cuenta. Si varias tienen el máximo, se elige una al azar. Si ninguna otra habitación de color tiene personajes vivos, va a una habitación de color al azar distinta de la suya.',
    'AC-5.13':
      'Los acólitos se reúnen: pon un acólito de la reserva en una habitación de color al azar que no tenga ninguno; con 7 u 8 jugadores, hazlo dos veces. Cada vez que la reserva está vacía, en su lugar se pierde 1 punto de victoria, pero nunca hay menos de 0.',
    'AC-5.14':
      'Se abre un portal: pon un portal en una habitación de color al azar que no tenga ninguno. Con dos cartas y dos marcadores siempre es posible.',
    'AC-5.15':
      'Puertas atascadas: en la próxima ronda, cada personaje vivo tiene 1 punto de movimiento menos. En la ronda 10 no hace nada.',
    'AC-5.16':
      'Suelo quebrado: pon un marcador de suelo quebrado en un pasaje al azar que ahora sea seguro. Es inseguro durante la fase de Movimiento de la próxima ronda; el marcador se quita al final de esa ronda. Quien está allí ahora no roba nada.',
    'AC-5.17': 'Hora tranquila: no pasa nada.',
    'AC-5.18':
      'Estantes ocultos: dos habitaciones de color distintas, al azar, reciben 1 carta de Éxito cada una de la reserva, bocabajo. Baraja sus mazos.',
    'AC-5.19':
      'El Hombre Pez muerde al final de la fase de Evento, antes de los encuentros: la carta superior del mazo de pasajes inseguros va, sin mirarla, al mazo de Pulso de cada personaje vivo de su ubicación, en orden de turno. Si el mazo está vacío, no pasa nada; para los Cultistas vale la marca del culto. Muerde en cada ronda, mientras esté allí.',
    'AC-5.20':
      'Mientras están en el mapa: donde hay un acólito, nadie puede hacer acciones de Habitación. Donde está el Hombre Pez, nadie puede hacer acciones de Habitación, y muerde. Un portal se traga cartas. En una habitación puede haber varios peligros; luchar o conjurar elimina uno cada vez.',
  }),
  ...under('Habilidades de las habitaciones', {
    'AC-5.21':
      'Rosa, revisar papeles: elige a cualquier otro personaje, vivo o fantasma, esté donde esté. Tú, y solo tú, ves los colores que nombra en esta ronda su verdadera carta de ruta. Todos ven a quién has mirado.',
    'AC-5.22':
      'Azul, estudiar: tú, y solo tú, ves cuántas cartas de Éxito, Fracaso y Sabotaje hay en el mazo de esta habitación. Después se baraja el mazo. Todos ven qué habitación has estudiado.',
    'AC-5.23': 'Naranja, recablear: pon en juego el marcador de generador. Anula el próximo Apagón.',
    'AC-5.24':
      'Rojo, conjurar: elige un acólito o un portal en cualquier parte, o el Hombre Pez si está en el mapa. Un acólito o un portal vuelve a la reserva; el Hombre Pez, a las profundidades. Los cuatro colores funcionan para personajes vivos, y una mesa puede desactivarlos.',
  }),
];
