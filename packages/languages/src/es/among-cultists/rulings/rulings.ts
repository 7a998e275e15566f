import { under } from '../../../under.ts';

export const rulings = [
  ...under('Aclaraciones: encuentros y muerte', {
    'AC-9.8':
      '¿Pierde algo un personaje muerto antes de que se confirme su muerte? No. Actúa, vota, lleva Objetos y puede ser líder, porque nadie lo sabe.',
  }),
  ...under('Aclaraciones: habitaciones y puntos', {
    'AC-9.17': '¿También da puntos de victoria la comprobación de un Cultista? Sí.',
    'AC-9.18':
      '¿Se llega en la misma ronda a los puntos y a suficientes muertos, con un Cultista? Ganan los Investigadores: la reclamación llega solo después de la ronda.',
    'AC-9.23': '¿Se pueden colocar cartas en una habitación activa? Sí, no hay máximo.',
    'AC-9.25':
      '¿Se puede luchar contra un acólito y después usar la habitación en el mismo turno? No, luchar es la acción del turno. Con el rifle sí: su disparo es gratuito. Quien tenga su turno más tarde puede usar la habitación liberada.',
  }),
  ...under('Aclaraciones: votaciones y reclamaciones', {
    'AC-9.28': '¿La votación elimina a alguien antes de su turno de la ronda? Juega su turno, como fantasma.',
    'AC-9.32':
      '¿Conoce la cuenta el único Cultista cuando reclama la victoria? Solo lo que vio durante la noche, dio, comprobó o pudo ver a la vista de todos. Los pasajes inseguros pueden haber matado a más.',
    'AC-9.34':
      '¿Un Investigador comprueba a un Cultista que tiene una carta «Muerto»? La muerte queda confirmada. Si era el último Cultista, la partida termina.',
    'AC-9.35':
      '¿Dos muertes a la vez, la del objetivo y la del Asesino? Primero el objetivo, después se mira si no quedan Cultistas, después el Asesino.',
  }),
  ...under('Aclaraciones: hielo, puertas y Objetos', {
    'AC-9.47': '¿Son los dos lados de un Obstáculo la misma ubicación para los encuentros? No.',
    'AC-9.52':
      '¿Salen de la mano las cartas del búho y del ritual? No, de la reserva: cualquiera puede elegir uno de los tres tipos.',
    'AC-9.55':
      '¿La comprobación que gana encuentra también la tercera reliquia? El Organismo 46-B despierta primero, así que hace falta el ritual.',
    'AC-9.56':
      '¿Un fantasma hace la comprobación que gana, en una habitación con una reliquia escondida? La reliquia sigue escondida, y no despierta nada.',
    'AC-9.57':
      'Para recoger un Objeto, ¿hay que haber entrado después de que cayera? Sí: un personaje vivo que llegó a la ubicación después de que cayera el Objeto, en esa ronda o en una posterior. Quien ha seguido allí desde entonces no puede.',
  }),
  ...under('Aclaraciones: ritual y Organismo', {
    'AC-9.75':
      '¿El Organismo está despierto, y acaba la ronda 10 o el Cultista reclama la victoria? Es como sin el Organismo: no hay ritual.',
  }),
  ...under('Aclaraciones: más sobre los Objetos', {
    'AC-9.86': '¿Botas recibidas en esta Fase de acciones? Cuentan desde la próxima fase de Movimiento.',
  }),
];
