import { under } from '../../../under.ts';

export const sight = [
  ...under('Wer sieht was', {
    'CD-8.1': [
      'Alle sehen: die Rollen des Hohepriesters und der Toten, wie viele es von jeder Rolle gibt, wer ein unbenutztes Siegel hat, benutzte Siegel, Charaktere, Leben, Münzen, Marker, alle Würfel und wo sie liegen, Rituale und Hüter, wer gepasst hat oder zuschaut, angenommene Handel und wer abgelehnt hat, was er gefragt wurde.',
      'Nur du siehst deine eigene Rolle und welches unbenutzte Siegel du hast.',
      'Ein Handelsangebot kennen die beiden, die handeln. Wird es abgelehnt, wissen die anderen nur das.',
      'Niemand sieht die Reihenfolge des Ritualstapels oder die Siegel, die nicht verteilt wurden.',
    ].join('\n'),
    'CD-8.2': 'Wer stirbt, erfährt nichts Neues. Ein Geist kennt die eigene Rolle und was öffentlich ist.',
    'CD-8.3': 'Wer vom Hohepriester Besitz ergreift, behält sein eigenes Siegel verborgen.',
    'CD-8.4': 'Zuschauer am Tisch sehen, was alle sehen.',
    'CD-8.5': 'Alle dürfen jederzeit reden, auch Geister.',
  }),
];
