import { under } from '../../../under.ts';

export const principles = [
  ...under('Principios generales', {
    'CG-4.6': 'Primero se paga el coste entero. Después ocurre el efecto, en el orden en que está escrito.',
    'CG-4.7':
      'Una habilidad se puede usar si puedes pagar su coste entero y, una vez pagado, al menos una parte de su efecto cambiaría algo. Las partes que no se pueden hacer se omiten. Solo se te ofrece lo que se puede llevar hasta el final.',
    'CG-4.8':
      'Un Milagro solo se puede jugar si se puede hacer entero. Una Intriga solo se puede jugar si tiene un objetivo. Una carta con sello oscuro solo se puede jugar mientras tengas la cara oscura hacia arriba, salvo con Cambio de forma.',
    'CG-4.9':
      'Una carta deja tu mano cuando empiezas a jugarla y no cuenta como una de tus cartas mientras hace efecto. Después va bocabajo al fondo de su mazo. Después hacen efecto tus Licencias de Mago de la corte (con un Milagro) o de Exiliados (con una Intriga).',
    'CG-4.10':
      'La mano no tiene límite. Las cartas y las monedas solo cambian de manos por efectos. Se puede hablar de todo.',
  }),
];
