/** What everything with an effect does, in a sentence or two. */
import type { cards as english } from '../../en/cult-of-the-deep/cards.ts';

export const cards: Readonly<Partial<Record<keyof typeof english, string>>> = {
  // Roles: how they win
  'card.high-priest':
    'Ganas cuando han muerto todos los Cabalistas y Herejes y tú no has caído. Caes cuando mueres; con el Nigromante, cuando has muerto y no queda ningún Fiel vivo. Todos conocen tu rol.',
  'card.faithful': 'Ganas con el Sumo Sacerdote, en vida o después de morir.',
  'card.cabalist':
    'Ganas cuando cae el Sumo Sacerdote, aunque hayas muerto. Con la Venganza de ultratumba estricta, en ese momento debe vivir un Cabalista, o nadie salvo los Herejes.',
  'card.repentant-heretic':
    'En vida: ganas si el Sumo Sacerdote ha caído y solo viven Herejes. Después de morir: ganas si todos han muerto, si el Sumo Sacerdote cae cuando no vive ningún Cabalista (segunda edición) o si gana el Sumo Sacerdote y tú ya habías muerto.',
  'card.vengeful-heretic':
    'En vida: ganas si el Sumo Sacerdote ha caído y solo viven Herejes. Después de morir: ganas si el Sumo Sacerdote cae mientras vive un Cabalista, o si todos han muerto.',

  // Characters
  'card.alchemist':
    'Tu Fase de asignación: cambia hasta 2 de tus dados de Pergamino, Antiguo o Cosmos a otra de estas caras.',
  'card.alchemist-ii':
    'Puedes curar a otros con sus propios símbolos de poder, y otros pueden curarte con el tuyo. La primera vez en cada turno que tu símbolo te cura, ganas 1 más.',
  'card.sorceress':
    'Puedes asignarte Cosmos. Con 2 de ellos, puedes provocar una explosión: todos menos un jugador pierden 2 puntos de vida.',
  'card.sorceress-ii':
    'Cualquiera puede asignarte Cosmos. Con 2 de ellos, una explosión quita 2 puntos de vida a todos menos a un jugador. Después tú ganas 1.',
  'card.merchant':
    'Empiezas con 2 monedas de cántico y 1 moneda de sirena. Tu Fase de asignación, una vez: devuelve una de estas monedas para ganar 2 puntos de vida.',
  'card.merchant-ii':
    'Empiezas con 2 monedas de cántico y 2 monedas de sirena. Puedes intercambiar monedas y puntos de vida con los demás.',
  'card.guardian':
    'Cualquier Fase de resolución, una vez por turno: paga 1 punto de vida. Un escudo evita a un jugador vivo la pérdida de hasta 2 puntos de vida.',
  'card.guardian-ii':
    'Cualquier Fase de respuesta, una vez por turno: cambia una Daga a Sangre. Cualquier turno, una vez: evita 1 punto de vida perdido por un ritual.',
  'card.assassin':
    'Cualquier Fase de resolución, una vez por turno: paga 1 punto de vida. Otro jugador que haya perdido puntos de vida en esta fase pierde 2.',
  'card.assassin-ii':
    'Cualquier Fase de respuesta, una vez por turno: cambia una Sangre o una Daga a Doble daga. Cualquier turno, una vez: un jugador que pierde puntos de vida por un ritual pierde 1 más.',
  'card.faceless': 'Una vez por partida, en tu Mantenimiento: adopta un personaje que no esté en juego.',
  'card.faceless-ii':
    'En tu Mantenimiento, marca a otro jugador: tienes su habilidad, y ese jugador lanza 1 dado adicional.',
  'card.librarian': 'Tu Fase de lanzamiento: puedes volver a lanzar 1 vez más.',
  'card.librarian-ii': 'Tu Fase de resolución, una vez: aplica un efecto de altar por segunda vez.',
  'card.blood-mage': 'Tu Fase de lanzamiento: puedes pagar 1 punto de vida para lanzar 1 dado adicional.',
  'card.blood-mage-ii':
    'Cualquier Fase de respuesta, una vez por turno: paga 1 punto de vida. El dueño de un dado asignado vuelve a lanzarlo.',
  'card.reaper': 'Siempre que muere otro jugador, ganas 3 puntos de vida.',
  'card.reaper-ii': 'Lanzas 1 dado adicional mientras haya un espíritu en la partida.',
  'card.necromancer':
    'Ganas monedas de nigromante por las muertes y, si quieres, con tu símbolo de poder. Como espíritu con 4 o más, puedes volver a la vida.',

  // Sigils
  'card.sigil-of-revocation':
    'Anula un sello que otro jugador acaba de declarar. O en la Fase de respuesta de un jugador vivo: el jugador activo vuelve a lanzar todos sus dados.',
  'card.sigil-of-portents': 'Fase de resolución: lanza 3 dados y aplica el resultado de cada uno.',
  'card.sigil-of-duplicity':
    'Fase de resolución: un jugador vivo tiene una copia del efecto de custodio de un ritual custodiado o descartado que no sea el Kraken.',
  'card.sigil-of-larceny': 'Actúa como un sello ya usado, en el momento de ese sello.',
  'card.sigil-of-transfusion':
    'Fase de resolución: todos los demás jugadores vivos pierden 1 punto de vida, y los gana un jugador a tu elección. Con un espíritu en la partida, ese jugador gana además un dado adicional.',
  'card.sigil-of-warding': 'Fase de resolución: un jugador vivo no pierde puntos de vida hasta el final de esta fase.',
  'card.sigil-of-reflection': 'Fase de respuesta: hasta 3 Dagas o Dobles dagas de un jugador pasan al jugador activo.',
  'card.sigil-of-corruption': 'Fase de resolución: todos los dados de Sangre sin resolver se convierten en Dagas.',
  'card.sigil-of-mercy': 'Fase de resolución: hasta 3 Dagas o Dobles dagas sin resolver se convierten en Sangre.',
  'card.sigil-of-agony': 'Fase de resolución: otro jugador vivo pierde 4 puntos de vida, y después tú pierdes 1.',
  'card.sigil-of-frenzy': 'Tu Fase de lanzamiento: lanza 2 dados adicionales.',
  'card.sigil-of-renewal': 'Fase de resolución: un jugador vivo gana 4 puntos de vida.',
  'card.sigil-of-ascension':
    'Fase de resolución: mueve 1 o 2 espacios el marcador de un ritual, sin el efecto de altar.',
  'card.sigil-of-banishment': 'Fase de respuesta: quita 1 o 2 dados asignados.',

  // Wraiths
  'card.banshee': 'Gasta un dado: el jugador activo gana un dado con esa cara y lo asigna.',
  'card.poltergeist': 'Gasta un dado: un dado asignado toma su cara.',
  'card.devourer': 'Gasta un dado: quita un dado asignado con la misma cara.',
  'card.specter': 'Gasta un dado: el jugador activo gana un dado con esa cara, y tú lo asignas.',
  'card.revenant': 'Gasta 1 o 2 dados: se vuelven a lanzar tantos dados asignados como hayas gastado.',
  'card.phantom': 'Gasta un dado: mueve un dado asignado con la misma cara.',

  // Rituals
  'card.kraken':
    'Reparte dados del Kraken al revelarse y antes de cada Fase de lanzamiento del Sumo Sacerdote. Custodio: quita dados del Kraken cuando se lanzan; da uno al comienzo de tu Fase de lanzamiento.',
  'card.ancient-shadow':
    'Después de cada turno del Sumo Sacerdote: 1 ficha de sombra más, y todos pierden 1 punto de vida por ficha.',
  'card.ancient-chant':
    'Altar: gana 1 moneda de cántico. Custodio: en tu Fase de asignación, cambia dados de Antiguo a cualquier cara excepto Doble daga.',
  'card.altar-sacrifice':
    'Cuando matas a otro jugador: elige jugadores vivos. Cada uno gana tantos puntos de vida como jugadores había al principio.',
  'card.sirens': 'Altar: gana 1 moneda de sirena.',
  'card.transmutation':
    'Altar: gana 1 dado para otro ritual. Custodio: en la Fase de respuesta de un jugador vivo, cambia todos sus dados de una cara a otra. Después descarta este ritual.',
  'card.sea-hydra':
    'Altar: un jugador vivo gana o pierde 1 punto de vida. Custodio: lanza 2 dados adicionales y descarta un dado en tu Fase de asignación.',
  'card.astral-rift': 'Altar: lanza el dado y aplica el resultado de la Grieta.',
  'card.lamia':
    'Altar: elige a otro jugador, que roba 1 punto de vida a cualquiera. Con 3 jugadores vivos o menos puedes ser tú. Custodio: en tu Fase de resolución, gana 1 punto de vida la primera vez que cada jugador pierda puntos de vida.',
  'card.tribute-to-nycen':
    'Se mueve al final de cada turno en que no se ha resuelto aquí ningún Cosmos. En 0, el jugador activo y sus dos vecinos pierden tantos puntos de vida como jugadores había al principio.',
  'card.blood-rites':
    'Altar: puedes pagar 1 punto de vida para ganar un dado. Custodio: en tu Fase de asignación, una vez, paga 1 punto de vida para cambiar un dado a cualquier cara.',

  // Faces
  'card.dagger': 'En un jugador: pierde 1 punto de vida.',
  'card.double-dagger': 'En un jugador: pierde 2 puntos de vida.',
  'card.blood': 'En un jugador: gana 1 punto de vida. También para rituales con medidor de Sangre.',
  'card.parchment': 'Para rituales con medidor de Pergamino.',
  'card.ancient': 'Para rituales con medidor de Antiguo.',
  'card.cosmos': 'Para rituales con medidor de Cosmos y para el Tributo a Nycen.',

  // Dice, coins and tokens
  'card.kraken-die':
    'Se lanza en tu Mantenimiento: pierdes el total. Cada vez que vuelves a lanzar te cuesta 1 dado en tu Fase de lanzamiento.',
  'card.siren-coin': 'En la Fase de respuesta de un jugador vivo: mueve un dado asignado (1 moneda por turno).',
  'card.chant-coin': 'En tu Fase de asignación: cambia uno de tus dados a cualquier cara excepto Doble daga.',
  'card.necromancer-coin': 'Con 4 o más, el Nigromante puede volver a la vida.',
  'card.shadow-token':
    'Está en la Sombra antigua. Después de cada turno del Sumo Sacerdote, todos pierden 1 punto de vida por ficha.',
  'card.faceless-token':
    'Sin Rostro II tiene la habilidad de quien tiene esta ficha. Ese jugador lanza 1 dado adicional.',
};
