import { under } from '../../../under.ts';

export const courtesy = [
  ...under('Menos preguntas', {
    'CG-4.70':
      'No se te pide una acción donde todos ven que solo puedes pasar: celebras, o no tienes cartas en la mano ni habilidad que puedas usar. Con una sola carta oculta se te pregunta en todas partes, para que nadie averigüe cuál es.',
    'CG-4.71':
      'Puedes ordenar a la mesa que pase por ti: en este lugar, hasta un lugar que nombres, o durante el resto de la fase. Puedes retirar la orden en cualquier momento. Nadie más la conoce.',
    'CG-4.72':
      'Aun así se te pregunta donde estás presente, donde alguien ha actuado, donde alguien está cerca de ganar, en un lugar que hayas nombrado, y cuando has robado cartas o algo te ha afectado. Puedes desactivar cada uno de estos casos. Tras los dos últimos, o tras una acción tuya, la orden termina.',
    'CG-4.75':
      'Todos aquellos a quienes se va a preguntar en un lugar ven la pregunta a la vez. Puedes responder antes con «pasar» o «pasar salvo que alguien actúe», para un lugar o para toda la ronda, y retirarlo hasta que llegue tu turno.',
    'CG-4.76':
      'Cada pase se muestra tras la misma espera, así que nadie puede saber cuáles se ordenaron de antemano. La fija la mesa, entre 0 y 3 segundos.',
    'CG-4.78':
      'Puedes dejar que la mesa tome por ti los beneficios de los lugares 1, 3, 4 y 6: no cuestan nada y no hay nada que elegir.',
    'CG-4.79': 'Tu reloj solo corre mientras se te pregunta en persona.',
  }),
];
