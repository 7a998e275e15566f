/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { lessons as english } from '../../en/cult-of-the-deep/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'deep.lesson.welcome.title': 'Eres el Sumo Sacerdote',
  'deep.lesson.welcome.text':
    'Todos conocen tu rol. Entre los demás, un Fiel quiere que vivas y 2 Cabalistas quieren tu muerte. El Hereje vengativo quiere sobrevivir a todos. Ganas cuando hayan muerto los Cabalistas y el Hereje.',
  'deep.lesson.reroll.title': 'Lanzar',
  'deep.lesson.reroll.text':
    'Toca los dados que quieras lanzar otra vez y lánzalos: dos veces si quieres. Las Dagas hieren, la Sangre cura, y las otras 3 caras son para los rituales de los altares.',
  'deep.lesson.commit.title': 'Asigna tus dados',
  'deep.lesson.commit.text':
    'Toca un dado y brillarán los sitios adonde puede ir. Todo dado que tenga destino debe asignarse. Los números pequeños con una flecha muestran cómo cambiarían los puntos de vida y los marcadores.',
  'deep.lesson.symbol.title': 'Tu símbolo de poder',
  'deep.lesson.symbol.text':
    'El Pergamino es tu símbolo de poder: si te asignas un dado así, ganas 1 punto de vida. Solo funciona para ti, y solo si te lo asignas.',
  'deep.lesson.rituals.title': 'Rituales',
  'deep.lesson.rituals.text':
    'Cada dado en un ritual baja su marcador en 1 y te da al momento el efecto de altar. Si llevas el último marcador a 0, completas el ritual. Si tiene efecto de custodio, te lo quedas.',
  'deep.lesson.response.title': 'Respuesta',
  'deep.lesson.response.text':
    'Antes de que los dados surtan efecto, cualquiera puede responder con monedas, sellos y habilidades, en cualquier orden. Si no quieres hacer nada, pasa. Con «Pasar hasta que» no se te vuelve a preguntar.',
  'deep.lesson.sigil.title': 'Tu sello',
  'deep.lesson.sigil.text':
    'Tienes un sello secreto que se usa una sola vez. Mantén pulsada la carta para mirarla sin que nadie la vea. Cuando brilla, puedes usarla: tócala, y vuelve a tocarla para confirmar.',
  'deep.lesson.resolve.title': 'Resolver',
  'deep.lesson.resolve.text':
    'Ahora tus dados surten efecto uno a uno, en el orden que quieras. Suele convenir herir primero y curar al final.',
  'deep.lesson.suspect.title': '¿Quién te ataca?',
  'deep.lesson.suspect.text':
    'Fíjate en quién te hiere y quién te cura. Toca «Sospechar» para anotar lo que piensas de cada jugador. Solo lo ves tú.',
  'deep.lesson.siren.title': 'Monedas de sirena',
  'deep.lesson.siren.text':
    'En la Fase de respuesta de un jugador vivo, una moneda de sirena mueve un dado asignado: toca la moneda, el dado y adónde va. El dado sigue siendo de quien lo lanzó, y también la muerte que cause.',
  'deep.lesson.chant.title': 'Monedas de cántico',
  'deep.lesson.chant.text':
    'En tu Fase de asignación, una moneda de cántico cambia uno de tus dados a cualquier cara excepto Doble daga: toca la moneda, el dado y la cara.',
  'deep.lesson.kraken.title': 'El Kraken',
  'deep.lesson.kraken.text':
    'Pierdes tantos puntos de vida como marquen tus dados del Kraken. Puedes volver a lanzarlos, pero cada vez te cuesta 1 dado en tu Fase de lanzamiento.',
  'deep.lesson.zero.title': '0 aún no es la muerte',
  'deep.lesson.zero.text':
    'Un jugador a 0 puntos de vida no muere hasta el final de la fase. Hasta entonces aún se le puede curar.',
  'deep.lesson.death.title': 'Muertos, pero presentes',
  'deep.lesson.death.text':
    'Quien muere muestra su rol y vuelve como espíritu. Los espíritus tienen dados propios, intervienen en las Fases de respuesta y aún pueden ganar con su bando.',
  'deep.lesson.tribute.title': 'Tributo a Nycen',
  'deep.lesson.tribute.text':
    'Este marcador se mueve solo al final de cada turno en que nadie ha resuelto aquí un Cosmos. En 0, el jugador activo y sus dos vecinos lo pagan caro.',
  'deep.lesson.keeper.title': 'Custodias un ritual',
  'deep.lesson.keeper.text':
    'El ritual que has completado está ahora ante ti y te sirve. Quien mata a un custodio se queda con su ritual.',
};
