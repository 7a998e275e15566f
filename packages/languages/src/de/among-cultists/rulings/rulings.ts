import { under } from '../../../under.ts';

export const rulings = [
  ...under('Klärungen: Begegnungen und Tod', {
    'AC-9.8':
      'Verliert ein toter Charakter etwas, bevor sein Tod bestätigt ist? Nein. Er handelt, stimmt ab, trägt Gegenstände und darf anführen, denn niemand weiß davon.',
  }),
  ...under('Klärungen: Räume und Punkte', {
    'AC-9.17': 'Bringt auch das Prüfen durch einen Kultisten Siegpunkte? Ja.',
    'AC-9.18':
      'Punkte und genug Tote werden in derselben Runde erreicht, mit einem Kultisten? Die Ermittler gewinnen: Der Anspruch kommt erst nach der Runde.',
    'AC-9.23': 'Darf man in einen aktiven Raum Karten legen? Ja, es gibt keine Obergrenze.',
    'AC-9.25':
      'Darf man im selben Zug einen Akolythen bekämpfen und dann den Raum nutzen? Nein, der Kampf ist die Aktion des Zugs. Mit dem Gewehr darf man: Sein Schuss ist kostenlos. Wer später an der Reihe ist, darf den befreiten Raum nutzen.',
  }),
  ...under('Klärungen: Abstimmungen und Anspruch', {
    'AC-9.28': 'Jemand wird vor seinem Zug der Runde hinausgewählt? Er hat seinen Zug, als Geist.',
    'AC-9.32':
      'Weiß der einzelne Kultist, wie viele tot sind, wenn er den Sieg beansprucht? Nur, was er in der Nacht sah, gab, prüfte oder offen sehen konnte. Unsichere Wege können mehr getötet haben.',
    'AC-9.34':
      'Ein Ermittler prüft einen Kultisten, der eine Karte Tot hat? Der Tod ist bestätigt. War es der letzte Kultist, endet das Spiel.',
    'AC-9.35':
      'Zwei Tode auf einmal, das Ziel und der Assassine? Zuerst das Ziel, dann wird geprüft, ob alle Kultisten fort sind, dann der Assassine.',
  }),
  ...under('Klärungen: Eis, Türen und Gegenstände', {
    'AC-9.47': 'Sind die beiden Seiten eines Hindernisses für Begegnungen derselbe Ort? Nein.',
    'AC-9.52':
      'Kommen die Karten von Eule und Ritual aus der Hand? Nein, aus dem Vorrat: Alle dürfen eine der drei Arten wählen.',
    'AC-9.55':
      'Das Prüfen, das gewinnt, findet auch das dritte Relikt? Organismus 46-B erwacht zuerst, also ist das Ritual nötig.',
    'AC-9.56':
      'Ein Geist macht das Prüfen, das gewinnt, in einem Raum mit verborgenem Relikt? Das Relikt bleibt verborgen, und nichts erwacht.',
    'AC-9.57':
      'Muss man den Ort betreten haben, nachdem ein Gegenstand fallen gelassen wurde, um ihn einzusammeln? Ja: ein lebender Charakter, der den Ort betreten hat, nachdem der Gegenstand fiel, in dieser Runde oder einer späteren. Wer seitdem dort geblieben ist, darf es nicht.',
  }),
  ...under('Klärungen: Ritual und Organismus', {
    'AC-9.75':
      'Der Organismus ist wach, und Runde 10 endet oder der Kultist beansprucht den Sieg? Es ist wie ohne den Organismus: kein Ritual.',
  }),
  ...under('Klärungen: mehr zu Gegenständen', {
    'AC-9.86': 'Stiefel, die man in dieser Aktionsphase bekommt? Sie zählen ab der nächsten Bewegungsphase.',
  }),
];
