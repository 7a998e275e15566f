/** What happened, why a team won, and what newcomers stumble over. */
import type { events as english } from '../../en/among-cultists/events.ts';

export const events: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'event.gameBegan':
    'Empieza la partida. Mapa: {map}. Roles especiales: {roles}. Jugador inicial: {seat, select, you {tú} other {{seat}}}.',
  'event.nightInformed': 'Tu rol: {role}. Tu carta de ruta: {route}.',
  'event.nightInformed.cultists':
    'Tu rol: {role}. Tu carta de ruta: {route}. Los Cultistas son: {cultists, select, you {tú} other {{cultists}}}.',
  'event.nightInformed.partner':
    'Tu rol: {role}. Tu carta de ruta: {route}. El otro Cultista: {cultists, select, you {tú} other {{cultists}}}. Muertos desde el principio: {dead, select, you {tú} other {{dead}}}.',
  'event.nightInformed.alone':
    'Tu rol: {role}. Tu carta de ruta: {route}. No hay más Cultistas que tú. Muertos desde el principio: {dead, select, you {tú} other {{dead}}}.',
  'event.roundBegan': 'Ronda {round}. Jugador inicial: {seat, select, you {tú} other {{seat}}}.',
  'event.curseSeen': 'El Cazador Maldito mira la carta de maldición.',
  'event.curseSeen.known': 'Miras tu carta de maldición: {curse}.',
  'event.roleShown': 'Se muestra el rol de {seat}: {role}.',
  'event.roleShown.you': 'Se muestra tu rol: {role}.',
  'event.teamShown.cultist': '{seat} es Cultista.',
  'event.teamShown.cultist.you': 'Eres Cultista, y ahora lo saben todos.',
  'event.teamShown.not-cultist': '{seat} no es Cultista.',
  'event.teamShown.not-cultist.you': 'No eres Cultista, y ahora lo saben todos.',
  'event.pulsesInherited':
    'Las cartas de Pulso de {seat} se reparten una a una, sin mirarlas, entre {receivers, select, you {tú} other {{receivers}}}.',
  'event.pulsesInherited.you':
    'Tus cartas de Pulso se reparten una a una, sin mirarlas, entre {receivers, select, you {tú} other {{receivers}}}.',

  'event.stayed': '{seat} se queda {location}.',
  'event.stayed.you': 'Te quedas {location}.',
  'event.stepped': '{seat} va {location}.',
  'event.stepped.you': 'Vas {location}.',
  'event.snareSprung.wounded':
    '{seat} cae en una trampa {location}: ¡un cepo! Una carta de caza va, sin mirarla, a su mazo de Pulso.',
  'event.snareSprung.wounded.you':
    'Caes en una trampa {location}: ¡un cepo! Una carta de caza va, sin mirarla, a tu mazo de Pulso.',
  'event.snareSprung.jaws': '{seat} cae en una trampa {location}: un cepo, pero no quedan cartas de caza.',
  'event.snareSprung.jaws.you': 'Caes en una trampa {location}: un cepo, pero no quedan cartas de caza.',
  'event.snareSprung.empty': '{seat} cae en una trampa {location}. Está vacía.',
  'event.snareSprung.empty.you': 'Caes en una trampa {location}. Está vacía.',
  'event.unsafeDrawn.unsafe-passage': '{seat} roba una carta de Pulso desconocida {location} (pasaje inseguro).',
  'event.unsafeDrawn.unsafe-passage.you': 'Robas una carta de Pulso desconocida {location} (pasaje inseguro).',
  'event.unsafeDrawn.fishman': '{seat} roba una carta de Pulso desconocida {location} (mordisco del Hombre Pez).',
  'event.unsafeDrawn.fishman.you': 'Robas una carta de Pulso desconocida {location} (mordisco del Hombre Pez).',
  'event.victoryClaimed': '{seat} es Cultista y reclama la victoria.',
  'event.victoryClaimed.you': 'Eres Cultista y reclamas la victoria.',

  'event.eventTurned': 'Evento: {event}.',
  'event.lightsWentOut': 'Se apagan las luces. Esta ronda es oscura.',
  'event.generatorSpent': 'El generador mantiene las luces encendidas. Ya está gastado.',
  'event.fishmanMoved': 'El Hombre Pez va {location}.',
  'event.acolytePlaced': 'Aparece un acólito {location}.',
  'event.portalOpened': 'Se abre un portal {location}.',
  'event.groundBroke': 'El suelo se quiebra {location}. En la próxima ronda es inseguro.',
  'event.stacksFound': 'Estos mazos de habitación reciben una carta de Éxito cada uno: {rooms}.',
  'event.nothingBurned': 'En esta ronda no arde nada.',
  'event.roomBurned': '¡Fuego {location}! El mazo se pierde, y nadie puede usar la habitación en esta ronda.',

  'event.encountered': '{seat} se encuentra {other, select, you {contigo} other {con {other}}} {location}.',
  'event.encountered.you': 'Te encuentras con {other} {location}.',
  'event.encountered.dark':
    '{seat} se encuentra a oscuras {other, select, you {contigo} other {con {other}}} {location}.',
  'event.encountered.dark.you': 'Te encuentras a oscuras con {other} {location}.',
  'event.encountered.crowd': 'Encuentro a oscuras {location}: {seats, select, you {tú} other {{seats}}}.',
  'event.lampUsed': '{seat} usa la lámpara y no recibe ninguna carta.',
  'event.lampUsed.you': 'Usas la lámpara y no recibes ninguna carta.',
  'event.lampKept': '{seat} guarda la lámpara para más tarde.',
  'event.lampKept.you': 'Guardas la lámpara para más tarde.',
  'event.pulseGiven': '{seat} {receiver, select, you {te da} other {da a {receiver}}} una carta de Pulso.',
  'event.pulseGiven.you': 'Das a {receiver} una carta de Pulso.',
  'event.pulseGiven.known':
    '{seat} {receiver, select, you {te da} other {da a {receiver}}} una carta de Pulso: {card}.',
  'event.pulseGiven.known.you': 'Das a {receiver} una carta de Pulso: {card}.',
  'event.pulseGiven.dark': '{seat} da a oscuras una carta de Pulso a alguien.',
  'event.pulseGiven.dark.you': 'Das a oscuras una carta de Pulso a alguien.',
  'event.pulseGiven.dark.known': '{seat} da a oscuras una carta de Pulso a alguien: {card}.',
  'event.pulseGiven.dark.known.you': 'Das a oscuras una carta de Pulso a alguien: {card}.',
  'event.pulsesDealt':
    'A oscuras {location}, hay una carta de Pulso para cada uno: {receivers, select, you {tú} other {{receivers}}}.',
  'event.pulsesDealt.returned':
    'A oscuras {location}, hay una carta de Pulso para cada uno: {receivers, select, you {tú} other {{receivers}}}. Recupera su carta: {returned, select, you {tú} other {{returned}}}.',

  'event.cardPlaced': '{seat} coloca una carta {location}.',
  'event.cardPlaced.you': 'Colocas una carta {location}.',
  'event.cardPlaced.known': '{seat} coloca una carta {location}: {card}.',
  'event.cardPlaced.known.you': 'Colocas una carta {location}: {card}.',
  'event.roomChecked.success': '{seat} comprueba {room}: Éxito.',
  'event.roomChecked.success.you': 'Compruebas {room}: Éxito.',
  'event.roomChecked.failure': '{seat} comprueba {room}: Fracaso. La carta se pierde.',
  'event.roomChecked.failure.you': 'Compruebas {room}: Fracaso. La carta se pierde.',
  'event.roomChecked.sabotage': '{seat} comprueba {room}: ¡Sabotaje! Se pierde todo el mazo.',
  'event.roomChecked.sabotage.you': 'Compruebas {room}: ¡Sabotaje! Se pierde todo el mazo.',
  'event.bookTaken': '{seat} toma un libro de {room}. Puntos de victoria: {vp}.',
  'event.bookTaken.you': 'Tomas un libro de {room}. Puntos de victoria: {vp}.',
  'event.pointLost.sabotage': 'El sabotaje cuesta 1 punto de victoria. Puntos de victoria: {vp}.',
  'event.pointLost.acolytes-gather':
    'No quedan acólitos, así que se pierde 1 punto de victoria. Puntos de victoria: {vp}.',
  'event.papersInspected': '{seat} revisa {target, select, you {tus papeles} other {los papeles de {target}}}.',
  'event.papersInspected.you': 'Revisas {target, select, you {tus papeles} other {los papeles de {target}}}.',
  'event.papersInspected.known':
    '{seat} revisa {target, select, you {tus papeles} other {los papeles de {target}}}. En esta ronda nombran: {colours}.',
  'event.papersInspected.known.you':
    'Revisas {target, select, you {tus papeles} other {los papeles de {target}}}. En esta ronda nombran: {colours}.',
  'event.roomStudied': '{seat} estudia el mazo de {room}.',
  'event.roomStudied.you': 'Estudias el mazo de {room}.',
  'event.roomStudied.known':
    '{seat} estudia el mazo de {room}: Éxito {success}, Fracaso {failure}, Sabotaje {sabotage}.',
  'event.roomStudied.known.you': 'Estudias el mazo de {room}: Éxito {success}, Fracaso {failure}, Sabotaje {sabotage}.',
  'event.rewired': '{seat} alimenta el generador {location}. Anula el próximo Apagón.',
  'event.rewired.you': 'Alimentas el generador {location}. Anula el próximo Apagón.',
  'event.dangerRemoved.ward': '{seat} conjura un peligro {location}: {danger}.',
  'event.dangerRemoved.ward.you': 'Conjuras un peligro {location}: {danger}.',
  'event.dangerRemoved.fight': '{seat} lucha contra {danger} {location} y vence.',
  'event.dangerRemoved.fight.you': 'Luchas contra {danger} {location} y vences.',
  'event.dangerRemoved.rifle': '{seat} dispara contra {danger} {location}.',
  'event.dangerRemoved.rifle.you': 'Disparas contra {danger} {location}.',
  'event.stateChecked.check': '{seat} comprueba {target, select, you {tu estado} other {el estado de {target}}}.',
  'event.stateChecked.check.you': 'Compruebas {target, select, you {tu estado} other {el estado de {target}}}.',
  'event.stateChecked.check.known':
    '{seat} comprueba {target, select, you {tu estado} other {el estado de {target}}}: Vivo {alive}, Muerto {dead}.',
  'event.stateChecked.check.known.you':
    'Compruebas {target, select, you {tu estado} other {el estado de {target}}}: Vivo {alive}, Muerto {dead}.',
  'event.stateChecked.binoculars':
    '{seat} comprueba con los prismáticos {target, select, you {tu estado} other {el estado de {target}}}.',
  'event.stateChecked.binoculars.you':
    'Compruebas con los prismáticos {target, select, you {tu estado} other {el estado de {target}}}.',
  'event.stateChecked.binoculars.known':
    '{seat} comprueba con los prismáticos {target, select, you {tu estado} other {el estado de {target}}}: Vivo {alive}, Muerto {dead}.',
  'event.stateChecked.binoculars.known.you':
    'Compruebas con los prismáticos {target, select, you {tu estado} other {el estado de {target}}}: Vivo {alive}, Muerto {dead}.',
  'event.stateAnnounced.alive':
    '{seat} anuncia {target, select, you {tu estado} other {el estado de {target}}}: con vida.',
  'event.stateAnnounced.alive.you':
    'Anuncias {target, select, you {tu estado} other {el estado de {target}}}: con vida.',
  'event.stateAnnounced.dead':
    '{seat} anuncia {target, select, you {tu estado} other {el estado de {target}}}: sin vida. Una carta «Muerto» lo demuestra.',
  'event.stateAnnounced.dead.you':
    'Anuncias {target, select, you {tu estado} other {el estado de {target}}}: sin vida. Una carta «Muerto» lo demuestra.',
  'event.assassinStruck': '{seat} es el Asesino y {target, select, you {te ataca} other {ataca a {target}}}.',
  'event.assassinStruck.you': 'Eres el Asesino y {target, select, you {te atacas} other {atacas a {target}}}.',
  'event.died.check': 'Se confirma la muerte de {seat} {location}. Ahora es un fantasma.',
  'event.died.check.you': 'Se confirma tu muerte {location}. Ahora eres un fantasma.',
  'event.died.vote': 'La votación elimina a {seat} {location}. Ahora es un fantasma.',
  'event.died.vote.you': 'La votación te elimina {location}. Ahora eres un fantasma.',
  'event.died.assassin': 'El ataque del Asesino mata a {seat} {location}. Ahora es un fantasma.',
  'event.died.assassin.you': 'El ataque del Asesino te mata {location}. Ahora eres un fantasma.',
  'event.died.cursebearer':
    'La maldición mata a {seat} {location}: hay un fantasma en la misma habitación. Ahora es un fantasma.',
  'event.died.cursebearer.you':
    'La maldición te mata {location}: hay un fantasma en la misma habitación. Ahora eres un fantasma.',
  'event.died.celebrity': 'Se descubre {location} que {seat} ha muerto. Ahora es un fantasma.',
  'event.died.celebrity.you': 'Se descubre {location} que has muerto. Ahora eres un fantasma.',

  'event.itemFound': '{seat} encuentra un Objeto {location}: {item}.',
  'event.itemFound.you': 'Encuentras un Objeto {location}: {item}.',
  'event.relicPlaced': 'Una reliquia roja va al altar: {altar} de 3.',
  'event.organismAwoke': 'Despierta el Organismo 46-B. Desde ahora, el Hielo del altar es inseguro.',
  'event.doorOpened': 'Se abre la puerta cerrada entre Rosa 1 y Azul 2.',
  'event.owlSent': '{seat} envía con el búho nival una carta {location}.',
  'event.owlSent.you': 'Envías con el búho nival una carta {location}.',
  'event.owlSent.known': '{seat} envía con el búho nival una carta {location}: {card}.',
  'event.owlSent.known.you': 'Envías con el búho nival una carta {location}: {card}.',
  'event.itemHandedOver': '{seat} {target, select, you {te entrega} other {entrega a {target}}} un Objeto: {item}.',
  'event.itemHandedOver.you': 'Entregas a {target} un Objeto: {item}.',
  'event.itemPickedUp': '{seat} recoge un Objeto {location}: {item}.',
  'event.itemPickedUp.you': 'Recoges un Objeto {location}: {item}.',
  'event.itemDropped': '{seat} deja caer un Objeto {location}: {item}.',
  'event.itemDropped.you': 'Dejas caer un Objeto {location}: {item}.',
  'event.itemUsed': '{seat} gasta un Objeto: {item}.',
  'event.itemUsed.you': 'Gastas un Objeto: {item}.',

  'event.voteInitiated': '{seat} inicia una votación.',
  'event.voteInitiated.you': 'Inicias una votación.',
  'event.portalDrained': 'El portal se traga una carta del mazo {location}.',
  'event.groundMended': 'El suelo vuelve a aguantar {location}.',
  'event.snareSet': 'Hay una trampa {location}.',

  'event.investigatorsWouldWin.points': 'Los Investigadores tienen todos los puntos de victoria que necesitan.',
  'event.investigatorsWouldWin.cultists-gone': 'Todos los Cultistas son fantasmas.',
  'event.ritualistPicked': '{leader} {seat, select, you {te elige} other {elige a {seat}}} para el ritual.',
  'event.ritualistPicked.you': '{seat, select, you {Te eliges} other {Eliges a {seat}}} para el ritual.',
  'event.ritualRevealed.won': 'El ritual tiene éxito: {cards}.',
  'event.ritualRevealed.lost': 'El ritual fracasa: {cards}.',
  'event.cultistsShown': 'Los Cultistas son: {seats, select, you {tú} other {{seats}}}.',
  'event.seerGuessed.right':
    'Los Cultistas {seat, select, you {te nombran} other {nombran a {seat}}} como Vidente, y aciertan.',
  'event.seerGuessed.wrong':
    'Los Cultistas {seat, select, you {te nombran} other {nombran a {seat}}} como Vidente, y se equivocan.',
  'event.gameEnded.points':
    'Los Investigadores ganan: tienen suficientes puntos de victoria. Victoria: {seat, select, you {tú} other {{seat}}}.',
  'event.gameEnded.cultists-gone':
    'Los Investigadores ganan: no queda ningún Cultista. Victoria: {seat, select, you {tú} other {{seat}}}.',
  'event.gameEnded.claim':
    'La reclamación es cierta: han muerto suficientes Investigadores. Ganan los Cultistas. Victoria: {seat, select, you {tú} other {{seat}}}.',
  'event.gameEnded.false-claim':
    'La reclamación es falsa: no han muerto suficientes Investigadores. Ganan los Investigadores. Victoria: {seat, select, you {tú} other {{seat}}}.',
  'event.gameEnded.massacre':
    'Demasiados Investigadores son fantasmas. Ganan los Cultistas. Victoria: {seat, select, you {tú} other {{seat}}}.',
  'event.gameEnded.time':
    'Termina la ronda 10. Ganan los Cultistas. Victoria: {seat, select, you {tú} other {{seat}}}.',
  'event.gameEnded.ritual-lost':
    'El destierro del Organismo 46-B fracasa. Ganan los Cultistas. Victoria: {seat, select, you {tú} other {{seat}}}.',
  'event.gameEnded.snapshot':
    'Hace una ronda ya habían muerto suficientes Investigadores. Ganan los Cultistas. Victoria: {seat, select, you {tú} other {{seat}}}.',
  'event.gameEnded.seer-named':
    'El Vidente queda al descubierto. Ganan los Cultistas. Victoria: {seat, select, you {tú} other {{seat}}}.',

  // Why a team won.
  'outcome.points': 'Los Investigadores alcanzaron los puntos de victoria que necesitaban.',
  'outcome.cultists-gone': 'Todos los Cultistas eran fantasmas, así que ganaron los Investigadores.',
  'outcome.claim': 'El Cultista reclamó la victoria, y habían muerto suficientes Investigadores.',
  'outcome.false-claim': 'El Cultista reclamó la victoria demasiado pronto, así que ganaron los Investigadores.',
  'outcome.massacre': 'Demasiados Investigadores eran fantasmas, así que ganaron los Cultistas.',
  'outcome.time': 'Pasaron las 10 rondas, así que ganaron los Cultistas.',
  'outcome.ritual-lost': 'El ritual contra el Organismo 46-B fracasó, así que ganaron los Cultistas.',
  'outcome.snapshot': 'Una ronda antes ya habían muerto suficientes Investigadores, así que ganaron los Cultistas.',
  'outcome.seer-named': 'Los Cultistas nombraron al Vidente y acabaron ganando.',

  // What newcomers stumble over.
  'hint.unknown-death':
    'Tu personaje puede estar muerto sin que lo sepas. Sigues jugando con normalidad hasta que alguien lo compruebe.',
  'hint.company': 'Con luz, los grupos de 3 o más están a salvo, y los de 2 no. Los fantasmas no cuentan.',
  'hint.ghosts':
    'Los fantasmas aún se mueven, colocan cartas, comprueban habitaciones, hablan y votan, y ganan con su equipo.',
  'hint.route': 'Tu carta de ruta limita dónde puedes usar una habitación, no por dónde puedes andar.',
  'hint.one-action': 'Tienes 1 acción por turno: usa la habitación o haz algo con quienes están en ella.',
  'hint.unseen-deaths': 'Con 2 Cultistas, nada te dice cuándo han muerto suficientes Investigadores.',
  'hint.statement':
    'Un estado anunciado es solo una afirmación. Los Cultistas y el Soplón pueden afirmar en falso que alguien vive.',
};
