/** What everything with an effect does, in a sentence or two. */
import type { cards as english } from '../../en/among-cultists/cards.ts';

export const cards: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'card.alive': 'Va bocabajo al mazo de Pulso de quien se encuentra contigo, y no hace daño.',
  'card.dead':
    'Va bocabajo al mazo de Pulso de quien se encuentra contigo. Una sola basta para que su personaje esté muerto.',
  'card.success':
    'Al comprobarla: si queda un libro en la habitación, vale 1 punto de victoria. La carta vuelve al mazo.',
  'card.failure': 'Al comprobarla: no pasa nada, y la carta se pierde.',
  'card.sabotage': 'Al comprobarla: se pierde 1 punto de victoria y todas las cartas del mazo.',

  'card.lights-out': 'Esta ronda es oscura: donde haya 2 o más personajes vivos, se encuentran.',
  'card.fishman-prowls': 'El Hombre Pez va a otra habitación de color: la que tiene más personajes vivos.',
  'card.acolytes-gather':
    'Aparece un acólito en una habitación al azar, 2 con 7 u 8 jugadores. Por cada uno que falte se pierde 1 punto de victoria.',
  'card.portal-opens':
    'Se abre un portal en una habitación al azar. Al final de cada ronda se traga una carta del mazo.',
  'card.jammed-doors': 'En la próxima ronda, cada personaje vivo tiene 1 punto de movimiento menos.',
  'card.broken-ground': 'En la próxima ronda, un pasaje seguro al azar es inseguro.',
  'card.quiet-hour': 'No pasa nada.',
  'card.hidden-stacks': '2 habitaciones al azar reciben una carta de Éxito cada una.',

  'card.acolyte': 'Nadie puede usar la habitación. Lucha contra él, conjúralo, quémalo o dispárale.',
  'card.portal': 'Al final de cada ronda se traga la carta superior del mazo. Lucha contra él, conjúralo o quémalo.',
  'card.fishman':
    'Nadie puede usar la habitación en la que está. Antes de los encuentros muerde a cada personaje vivo de allí: cada uno roba una carta de Pulso desconocida.',
  'card.hazard': 'Suelo quebrado: un personaje vivo que entra roba una carta de Pulso desconocida.',
  'card.generator': 'Anula el próximo Apagón.',
  'card.snare':
    'Un personaje vivo que entra se detiene. El cepo trae una carta de caza, que puede ser mortal; una trampa vacía no hace nada más.',

  'card.pink': 'Revisar papeles: mira qué colores nombra en esta ronda la carta de ruta de un jugador.',
  'card.blue': 'Estudiar: mira cuántas cartas de cada tipo hay en el mazo de esta habitación.',
  'card.orange': 'Recablear: alimenta el generador, que anula el próximo Apagón.',
  'card.red': 'Conjurar: elimina un acólito, un portal o al Hombre Pez, esté donde esté.',
  'card.cafeteria': 'Desde la ronda 3 puedes iniciar aquí una votación, una por ronda.',

  'card.investigator': 'Reúne suficientes libros, o descubre a todos los Cultistas. No sabes quién está de tu lado.',
  'card.cultist':
    'Mata a suficientes Investigadores, o resiste hasta que acabe la ronda 10. Si no hay más Cultistas que tú, debes reclamar la victoria cuando hayan muerto suficientes, en lugar de moverte. Conoces a los demás Cultistas, puedes saltarte tu ruta y mentir sobre un estado.',
  'card.seer': 'Sabes quiénes son los Cultistas. Que no lo noten: si te nombran al final, acaban ganando ellos.',
  'card.snitch':
    'Tienes las cartas de un Investigador, pero ganas con los Cultistas, y sabes quiénes son. Ellos no te conocen. Puedes saltarte tu ruta y mentir sobre un estado.',
  'card.assassin':
    'Una vez por partida puedes atacar a alguien de tu ubicación. Si es Cultista, muere. Si no lo es, mueren los dos: esa persona y tú.',
  'card.firestarter':
    'En la ronda 5 o 6 debes quemar una habitación, en secreto: se pierden todas las cartas de su mazo.',
  'card.cursebearer': 'Mueres en cuanto entras en una habitación con un fantasma, o un fantasma entra en la tuya.',
  'card.celebrity':
    'En la ronda 6 se muestra a todos tu rol. Si has muerto para entonces, tus cartas de Pulso se reparten entre los vivos.',
  'card.blind-cultist':
    'Un Cultista que no averigua nada durante la noche: ni quién es el otro Cultista, ni quién está muerto.',
  'card.cursed-hunter':
    'Pones trampas por donde pasas. En la ronda 4, una carta de maldición te dice en secreto qué necesitas para ganar.',

  'card.item-relic': 'Va al altar. La tercera despierta al Organismo 46-B.',
  'card.item-owl': 'Al momento: envía en secreto una carta a tu elección al mazo de una habitación a tu elección.',
  'card.item-dagger': 'Tienes 1 voto más en cada votación.',
  'card.item-boots': 'Tienes 1 punto de movimiento más.',
  'card.item-binoculars': 'Una vez, gratis: comprueba el estado de alguien en otra habitación del mismo color.',
  'card.item-switch': 'Al momento: la puerta cerrada se abre para siempre.',
  'card.item-rifle': 'Una vez, gratis: elimina un acólito de aquí, o ahuyenta al Hombre Pez de aquí a otra ubicación.',
  'card.item-lamp': 'Una vez: no recibas ninguna carta en un encuentro.',
  'card.organism': 'Una vez despierto, los Investigadores necesitan un ritual de destierro para ganar por puntos.',

  'card.graze': 'Cuenta como una carta «Vivo».',
  'card.mortal-wound': 'Cuenta como una carta «Muerto».',
  'card.redeemed': 'Ganas con los Investigadores.',
  'card.bound': 'Ganas con los Cultistas.',
  'card.feral': 'Ganas, gane quien gane además, si al final no eres un fantasma y otros han caído en 2 cepos o más.',
};
