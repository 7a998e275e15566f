/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { lessons as english } from '../../en/among-cultists/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'among.lesson.welcome.title': 'Hay un Cultista en la mesa',
  'among.lesson.welcome.text':
    'Tu rol es Investigador. Hay que reunir 10 libros entre todos, o descubrir al Cultista. Si mueren 3 Investigadores o pasan 10 rondas, gana el Cultista.',
  'among.lesson.move.title': 'Primero se mueven todos',
  'among.lesson.move.text':
    'Puedes llegar a todo lo que brilla; el número dice cuántos pasos hacen falta. Toca adónde quieres ir: la barra dice qué hay allí. Después pulsa Ir.',
  'among.lesson.route.title': 'Tu ruta',
  'among.lesson.route.text':
    'En cada ronda, tu carta de ruta nombra 2 o 3 colores. Puedes andar por donde quieras, pero solo usar habitaciones de esos colores. El Cultista puede saltarse su ruta.',
  'among.lesson.rooms.title': 'Las habitaciones y sus mazos',
  'among.lesson.rooms.text':
    'Cada habitación de color tiene un mazo bocabajo y libros. Con 3 cartas o más está activa: su número aparece sobre color hueso. Solo puedes comprobar habitaciones activas para conseguir un libro.',
  'among.lesson.company.title': 'Mira con quién andas',
  'among.lesson.company.text':
    'Donde exactamente 2 personajes vivos terminan su movimiento, se encuentran, y cada uno da al otro una carta sin mostrarla. Los grupos de 3 o más están a salvo, y también quien está a solas.',
  'among.lesson.encounter.title': 'Un encuentro',
  'among.lesson.encounter.text':
    'Solo tienes cartas «Vivo» para dar. Nadie ve la carta que recibes, ni siquiera tú. Un Cultista puede darte una carta «Muerto».',
  'among.lesson.pulse.title': 'Morir sin saberlo',
  'among.lesson.pulse.text':
    'Una sola carta «Muerto» en tu mazo de Pulso significa que tu personaje está muerto. Sigues jugando con normalidad hasta que alguien lo compruebe. El corazón junto a cada nombre cuenta las cartas.',
  'among.lesson.action.title': '1 acción',
  'among.lesson.action.text':
    'Después de los encuentros, cada jugador tiene 1 acción: usar la habitación o hacer algo con quienes están en ella. Toca lo que brilla: tu habitación, una carta o alguien que esté contigo.',
  'among.lesson.place.title': 'Alimenta la habitación',
  'among.lesson.place.text':
    'Toca tu carta de Éxito y pulsa Colocar: la carta va al mazo bocabajo. Todos ven que has colocado una carta, pero nadie ve cuál. Un Cultista las coloca peores.',
  'among.lesson.checkRoom.title': 'Comprueba la habitación',
  'among.lesson.checkRoom.text':
    'Esta habitación está activa. Compruébala para descubrir su carta superior: Éxito trae un libro, Fracaso nada, y Sabotaje cuesta 1 punto y todo el mazo.',
  'among.lesson.book.title': 'Un libro',
  'among.lesson.book.text': 'Cada libro es 1 punto de victoria para todos los Investigadores. Con 10, ganan.',
  'among.lesson.checkState.title': 'Comprueba un pulso',
  'among.lesson.checkState.text':
    'Hay alguien donde estás. Toca su personaje para comprobar su estado: ves sus cartas de Pulso y anuncias el resultado. Si está muerto, pasa a ser un fantasma.',
  'among.lesson.announced.title': 'Una afirmación, no una prueba',
  'among.lesson.announced.text':
    'Quien anuncia una muerte tiene que demostrarla. Quien anuncia que alguien vive puede estar mintiendo, si es el Cultista.',
  'among.lesson.unsafe.title': 'Caminos cortos, caminos oscuros',
  'among.lesson.unsafe.text':
    'Los túneles son atajos, pero si entras robas una carta de Pulso desconocida. 2 de las 10 primeras son mortales.',
  'among.lesson.notebook.title': 'Tu cuaderno',
  'among.lesson.notebook.text':
    'Anota quién estuvo dónde, quién se encontró con quién, qué diste y qué se anunció. Míralo antes de acusar a nadie.',
  'among.lesson.vote.title': 'La votación',
  'among.lesson.vote.text':
    'Desde ahora, cualquiera puede iniciar una votación en el comedor, una vez por partida. Si la votación elimina al Cultista, ganas.',
  'among.lesson.casting.title': '¿Quién es?',
  'among.lesson.casting.text':
    'Toca un retrato para votar, o abstente. Todos los votos se muestran a la vez. Un Investigador eliminado cuenta como muerto.',
  'among.lesson.ghosts.title': 'Un fantasma',
  'among.lesson.ghosts.text':
    'Los fantasmas aún se mueven, colocan cartas, comprueban habitaciones, hablan y votan, y ganan con su equipo. Ya no se encuentran con nadie.',
};
