import { under } from '../under.ts';

export const sight = under('Wer sieht was', {
  'CD-8.1': [
    'Alle sehen: die Rolle des Hohepriesters und der Toten, wie oft es jede Rolle gibt, wer ein unbenutztes Siegel hat, benutzte Siegel, Charaktere im Spiel und außerhalb, Leben, Münzen, Krakenwürfel, Marker, aufgesparte Würfel, Schilde und Banne, die Würfel des aktiven Spielers mit Platz und Art, Geisterwürfel, Rituale mit Markern, Hütern, Kopien und Ablage, welche Rituale im Stapel sein können und wie viele, die Auslage der Geisterkarten, wer gepasst hat oder zuschaut, angenommene Geschäfte, wer abgelehnt hat, was er gefragt wurde (auch für den Rest einer Phase), und den letzten Schlag gegen einen Spieler bei 0 Leben.',
    'Nur der Besitzer sieht: die eigene Rolle bis zum Tod oder Ende; welches unbenutzte Siegel es ist, bis es angesagt wird oder das Spiel endet; das eigene dauerhafte Passen, die eigenen Möglichkeiten, die für einen Neuwurf gewählten Würfel und ein unfertiges Angebot.',
    'Ein Angebot kennen der, der handelt, und der Empfänger; wird es abgelehnt, wissen die anderen nur das.',
    'Niemand sieht die Reihenfolge des Ritualstapels, die nicht verteilten Siegel oder den Zufallskeim; die beiden letzten werden am Ende gezeigt.',
  ].join('\n'),
  'CD-8.2': 'Wer stirbt, erfährt nichts Neues. Ein Geist kennt die eigene Rolle und was öffentlich ist.',
  'CD-8.3':
    'Wer vom Hohepriester Besitz ergreift, übernimmt dessen öffentliche Dinge; das eigene Siegel bleibt verborgen.',
  'CD-8.4': 'Zuschauer am Tisch sehen, was alle sehen.',
  'CD-8.5': 'Alle dürfen jederzeit reden, auch Geister.',
});
