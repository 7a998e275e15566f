import { under } from '../../../under.ts';

export const rulings = [
  ...under('Aclaraciones: sacerdotes y predicar', {
    'CG-9.1':
      'La mayoría de los números de los tableros, los lugares y las Licencias estaban en imágenes que no teníamos. Están reconstruidos para que encaje todo lo que se sabe.',
  }),
  ...under('Aclaraciones: vencer en un lugar', {
    'CG-9.14':
      'Con influencia 0, como con un patriarca sin seguidores, estás presente. Vences solo si nadie de los presentes tiene más; el poder divino rompe los empates. Todo lo que habla de influencia pide al menos 1: limosna, Comunidad, Matanza en las calles, Dispersar a los fanáticos, Registro secreto, Ataque de los dragones.',
  }),
  ...under('Aclaraciones: monedas bajo sacerdotes', {
    'CG-9.24':
      'Si se encuentran monedas y un sacerdote vuelve a casa de un jugador que ya ha rezado, queda libre en esta fase. Puede pagar más tarde un coste de ritual.',
  }),
  ...under('Aclaraciones: fuerza', {
    'CG-9.29':
      'Donde se cuentan o se buscan sacerdotes en el lugar activo (Ritual del tránsito, Misterio de las virtudes, Triunfo de la ciencia), se incluye a los patriarcas, no a los altares.',
  }),
  ...under('Aclaraciones: jugar cartas', {
    'CG-9.65': 'Nadie puede realizar dos Invocaciones en una ronda, porque un lugar da su beneficio una vez por ronda.',
  }),
  ...under('Aclaraciones: alcance y lo demás', {
    'CG-9.81':
      'Quien ha llegado a un lugar sin los seguidores que pide, por ejemplo por la Ordenación de una sacerdotisa, puede vencer o perder allí como siempre. El acceso solo importa para predicar, Visitación y Peregrinación.',
  }),
];
