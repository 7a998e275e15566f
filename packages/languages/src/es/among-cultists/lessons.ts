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

  // The second guided game.
  'among.guided.surface': 'Under the Surface',
  'among.lesson.station.title': 'Una estación en el hielo',
  'among.lesson.station.text':
    'Todo lo que sabes sigue valiendo: rutas, habitaciones, encuentros. Lo nuevo es el Hielo, los Objetos, los eventos y un ritual. Aquí hacen falta 8 puntos, 2 menos de lo normal.',
  'among.lesson.ice.title': 'Hielo',
  'among.lesson.ice.text':
    'Los pasajes son secciones de Hielo. Dos secciones contiguas son dos ubicaciones. Cruzar el Obstáculo entre ellas cuesta 1 paso, y nadie se encuentra a través de él.',
  'among.lesson.hidden.title': 'Objetos escondidos',
  'among.lesson.hidden.text':
    'En cada habitación de color hay un Objeto bocabajo. Si compruebas la habitación con vida, lo encuentras, sea cual sea la carta.',
  'among.lesson.door.title': 'Una puerta cerrada',
  'among.lesson.door.text':
    'La puerta entre Rosa 1 y Azul 2 está cerrada. Se abre para todos cuando alguien encuentra el interruptor secreto. Hasta entonces solo pasan los fantasmas.',
  'among.lesson.event.title': 'Eventos',
  'among.lesson.event.text':
    'Cuando todos se han movido, se descubre una carta de evento. Tócala para leerla. Los acólitos y el Hombre Pez bloquean su habitación hasta que alguien los combate.',
  'among.lesson.colours.title': 'Lo que hace cada color',
  'among.lesson.colours.text':
    'Rosa: mira qué nombra la ruta de otro jugador. Azul: mira este mazo. Naranja: se cancela el próximo Apagón. Rojo: elimina un peligro en cualquier lugar.',
  'among.lesson.found.title': 'Alguien encuentra un Objeto',
  'among.lesson.found.text':
    'Las reliquias, el búho y el interruptor actúan al momento. Lo demás se lleva encima, y todos ven quién lleva qué.',
  'among.lesson.carried.title': 'Lo que llevas',
  'among.lesson.carried.text':
    'Está junto a tu mano. En tu turno de acción puedes entregarlo gratis a alguien que esté contigo. Si mueres, lo dejas caer.',
  'among.lesson.boots.title': 'Botas',
  'among.lesson.boots.text': 'Tienes 1 paso más en cada ronda mientras las lleves.',
  'among.lesson.dagger.title': 'Daga',
  'among.lesson.dagger.text': 'Tu voto cuenta uno más en cada votación, también al elegir al líder del ritual.',
  'among.lesson.binoculars.title': 'Prismáticos especiales',
  'among.lesson.binoculars.text':
    'Una vez, gratis: desde una habitación de color, comprueba el estado de alguien en otra habitación del mismo color.',
  'among.lesson.rifle.title': 'Rifle',
  'among.lesson.rifle.text':
    'Una vez, gratis: elimina un acólito donde estás, o ahuyenta al Hombre Pez de allí a otra ubicación.',
  'among.lesson.owl.title': 'Búho nival',
  'among.lesson.owl.text':
    'Elige una carta de la reserva y después una habitación: el búho la mete en su mazo. Solo tú sabes cuál era. Un Éxito ayuda a activar una habitación.',
  'among.lesson.opened.title': 'La puerta está abierta',
  'among.lesson.opened.text': 'Desde ahora, ir de Rosa 1 a Azul 2 o al revés cuesta 1 paso a todos.',
  'among.lesson.relic.title': 'Una reliquia roja',
  'among.lesson.relic.text':
    'Las reliquias van al altar. Hay 3. Con la tercera despierta el Organismo 46-B: piénsalo antes de comprobar otra habitación.',
  'among.lesson.dropped.title': 'Un Objeto caído',
  'among.lesson.dropped.text':
    'Puedes recogerlo gratis, porque has entrado en esta ubicación después de que cayera. Quien ya estaba aquí no puede.',
  'among.lesson.organism.title': 'El Organismo está despierto',
  'among.lesson.organism.text':
    'Los puntos ya no bastan para ganar: cuando los tengas, habrá un ritual. Desde ahora, el Hielo del altar es inseguro.',
  'among.lesson.leader.title': 'El ritual: un líder',
  'among.lesson.leader.text':
    'Ya están los puntos. Ahora todos votan a un líder vivo. Si nadie tiene más votos que los demás, se vota otra vez; tras la tercera, el ritual se pierde.',
  'among.lesson.ritualists.title': 'Tres personas de confianza',
  'among.lesson.ritualists.text':
    'Lideras el ritual. Elige a 3 jugadores; puedes incluirte, y también a fantasmas. Si uno de ellos es el Cultista, todo puede perderse.',
  'among.lesson.ritualCard.title': 'Una carta en secreto',
  'among.lesson.ritualCard.text':
    'Cada uno de los tres da una carta, y nadie sabe de quién es cuál. Si todas son Éxito, ganan los Investigadores. Con una sola distinta, gana el Cultista.',
};
