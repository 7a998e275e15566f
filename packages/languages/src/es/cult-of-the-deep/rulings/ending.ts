import { under } from '../../../under.ts';

export const ending = [
  ...under('Fin de la partida', {
    'CD-6.1':
      'Quién gana se comprueba solo cuando mueren jugadores, después de contar juntas todas las muertes de esa comprobación.',
    'CD-6.2':
      'El bando del Sumo Sacerdote sigue en pie mientras el Sumo Sacerdote vive. Si el Sumo Sacerdote es el Nigromante, sigue en pie mientras viva el Sumo Sacerdote o al menos un Fiel.',
    'CD-6.3':
      'La partida termina en dos casos: el bando sigue en pie y no vive ningún Cabalista ni ningún Hereje, o el bando ha caído.',
    'CD-6.4':
      'Si el bando sigue en pie al final, ganan el Sumo Sacerdote y todos los Fieles, vivos o muertos. También el Hereje arrepentido, si ya había muerto antes de esta comprobación de muertes.',
    'CD-6.5': [
      'Si el bando ha caído, varios pueden ganar a la vez:',
      '1. Ganan todos los Cabalistas, vivos o muertos. En la primera edición con la Venganza de ultratumba estricta ganan solo si vive un Cabalista, si solo viven Herejes o si no vive nadie.',
      '2. Si vive alguien y todos los que viven son Herejes, gana cada Hereje vivo.',
      '3. Si todos han muerto, gana cada Hereje.',
      '4. Un Hereje vengativo muerto gana si vive un Cabalista.',
      '5. Un Hereje arrepentido muerto gana si no vive ningún Cabalista; solo en la segunda edición.',
    ].join('\n'),
    'CD-6.6':
      'No hay desempates; todos los que ganan, ganan por igual. Quien posee al Sumo Sacerdote es el Sumo Sacerdote.',
    'CD-6.7': 'Al final se muestran todos los roles y sellos.',
    'CD-6.8': 'Una mesa puede fijar un límite de rondas. Entonces la partida termina sin ganador.',
    'CD-6.10': [
      'Un Hereje, Sumo Sacerdote normal:',
      'Sumo Sacerdote vivo: la partida sigue mientras viva un Cabalista o el Hereje. Cuando no vive ninguno: ganan el Sumo Sacerdote y los Fieles, y un Hereje arrepentido que ya hubiera muerto.',
      'Sumo Sacerdote muerto, un Cabalista vivo: ganan los Cabalistas, y un Hereje vengativo muerto.',
      'Sumo Sacerdote muerto, ningún Cabalista vivo, un Fiel vivo: ganan los Cabalistas (estricta: no), y en la segunda edición un Hereje arrepentido muerto.',
      'Sumo Sacerdote muerto, ni Cabalistas ni Fieles vivos: ganan el Hereje y los Cabalistas, viva o no el Hereje.',
    ].join('\n'),
    'CD-6.11': [
      'Ambos Herejes (¡Herejía!):',
      'Sumo Sacerdote vivo: la partida sigue mientras viva un Cabalista o alguno de los Herejes. Cuando no vive ninguno: ganan el Sumo Sacerdote y los Fieles, y el Hereje arrepentido si ya había muerto.',
      'Sumo Sacerdote muerto, un Cabalista vivo: ganan los Cabalistas, y el Hereje vengativo si ha muerto.',
      'Sumo Sacerdote muerto, ningún Cabalista, un Fiel vivo: ganan los Cabalistas (estricta: no), y en la segunda edición el Hereje arrepentido si ha muerto.',
      'Sumo Sacerdote muerto, solo viven Herejes: ganan los Herejes vivos y los Cabalistas; en la segunda edición también el Hereje arrepentido si ha muerto.',
      'Todos muertos: ganan ambos Herejes y los Cabalistas.',
    ].join('\n'),
    'CD-6.12':
      'Si el Sumo Sacerdote es el Nigromante, lee «Sumo Sacerdote vivo» como «el Sumo Sacerdote o un Fiel vivo» en todas estas condiciones.',
    'CD-6.13':
      'Si el Sumo Sacerdote es el Nigromante se decide por la carta que tiene en el momento de la comprobación.',
    'CD-6.14':
      'Un Nigromante de otro rol cuenta como vivo o muerto según esté en la comprobación. Un Nigromante espíritu está muerto.',
  }),
];
