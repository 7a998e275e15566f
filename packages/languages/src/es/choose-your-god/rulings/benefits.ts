import { under } from '../../../under.ts';

export const benefits = [
  ...under('Beneficios de los lugares', {
    'CG-5.1':
      'Ruinas: se puede usar si el mazo de Milagros no está vacío. Roba 1 Milagro. Lo que permite usar un beneficio es lo mismo para quien vence, por Comunidad y por rezo.',
    'CG-5.2':
      'Barrio de los ladrones: se puede usar si tienes al menos 3 monedas y un sacerdote en el lugar 2. Elige una cantidad de 3 a 13, no mayor de la que tienes, y uno de tus sacerdotes del lugar 2; puede ser el patriarca. Paga la cantidad: el sacerdote va al lugar con ese número, y las monedas se ponen debajo. No necesitas seguidores ni Título. Si allí hay otro sacerdote con monedas, ambos vuelven a casa. Cuando se decide ese lugar, vence el dueño de este sacerdote. El efecto se pierde si el sacerdote se va antes, se convierte en altar o le afecta «Emboscar al necio» o «Tomar el lugar»; un cambio de su fuerza no importa. Tus otros sacerdotes del lugar 2 se quedan hasta que vuelven a casa.',
    'CG-5.3': 'Suburbios: se puede usar si tienes menos de 9 seguidores. Gana 1 seguidor.',
    'CG-5.4':
      'Foro: se puede usar salvo que ya tengas la carta de Supremacía bocarriba. Tómala de la reserva, de su dueño o de ti y ponla bocarriba ante ti. Su +7 cuenta de inmediato.',
    'CG-5.5':
      'Barrio de los templos: se puede usar si hay disponible un sacerdote de fuerza 1, o si una de tus fichas, libre o en el lugar 5, tiene fuerza de 1 a 4 y puede ganar 1. Toma un sacerdote nuevo, libre, de fuerza 1, o da 1 de fuerza a una de esas fichas; se queda donde está. No se puede elegir al patriarca ni fichas del tablero o de otros lugares.',
    'CG-5.6': 'Barrio comercial: siempre se puede usar. Gana 6 monedas.',
    'CG-5.7':
      'Barrio de los artesanos: se puede usar si tienes al menos 5 monedas y hay un lugar donde puedes construir. Paga 5 monedas, elige una de tus fichas en cualquiera de esos lugares, también el lugar 7, y construye allí. En la Fase de resolución, a estas alturas tus sacerdotes solo pueden estar en los lugares 7 a 13; cuando rezas pueden estar en cualquiera.',
    'CG-5.8':
      'Academia: elige una de tus fichas de fuerza 1 a 4, libre o en el lugar 8. Por 5 monedas gana 2 de fuerza, por 11 monedas gana 4, pero nunca pasa de 5; puedes pagar por más de lo que puede crecer. La nueva fuerza debe ser posible. Se puede usar si puedes pagar un cambio posible.',
    'CG-5.9':
      'Puerto: se puede usar si tienes al menos 5 monedas y menos de 9 seguidores. Gana 2 seguidores por 5 monedas, o 4 por 11, hasta 9. Puedes pagar por más de los que caben.',
    'CG-5.10':
      'Palacio: se puede usar si hay una Licencia bocarriba. Toma una gratis. Su espacio queda vacío hasta el final de la ronda.',
    'CG-5.11':
      'Barrio noble: se puede usar si el mazo de Intrigas no está vacío. Roba 2 Intrigas, o 1 si solo hay una. Después debes poner una Intriga de tu mano, nueva o no, encima del mazo de Intrigas.',
    'CG-5.12':
      'Cuartel de la guardia: se puede usar si tienes al menos 2 seguidores y hay una turba en la reserva. Pierde 2 seguidores y gana 1 turba.',
    'CG-5.13':
      'Grieta de la oscuridad: se puede usar si tu influencia en el lugar 13 es en este momento al menos tu poder divino. Realiza tu Invocación. La primera vez, gira tu tablero a la cara oscura; tu poder divino y tus habilidades cambian de inmediato. La segunda vez, con la cara oscura hacia arriba, la has realizado dos veces.',
  }),
];
