import { under } from '../../../under.ts';

export const rulings = [
  ...under('Klarstellungen: Priester und Predigen', {
    'CG-9.1':
      'Die meisten Zahlen der Tafeln, Orte und Lizenzen standen auf Bildern, die wir nicht hatten. Sie sind so nachgebildet, dass alles passt, was bekannt ist.',
  }),
  ...under('Klarstellungen: einen Ort gewinnen', {
    'CG-9.14':
      'Mit Einfluss 0, etwa mit einem Patriarchen ohne Anhänger, bist du anwesend. Du gewinnst nur, wenn niemand Anwesendes mehr hat; bei Gleichstand entscheidet die Göttliche Macht. Alles, was von Einfluss spricht, braucht mindestens 1: Almosen, Gemeinde, Gemetzel in den Straßen, Fanatiker zerstreuen, Geheime Durchsuchung, Angriff der Drachen.',
  }),
  ...under('Klarstellungen: Münzen unter Priestern', {
    'CG-9.24':
      'Treffen Münzen auf Münzen und kommt ein Priester zu einem Platz heim, der schon gebetet hat, bleibt er in dieser Phase frei. Ritualkosten kann er später zahlen.',
  }),
  ...under('Klarstellungen: Stärke', {
    'CG-9.29':
      'Wo Priester am aktiven Ort gezählt oder gesucht werden (Ritual des Übergangs, Mysterium der Tugenden, Triumph der Wissenschaft), sind auch Patriarchen gemeint, Altäre nicht.',
  }),
  ...under('Klarstellungen: Karten spielen', {
    'CG-9.65':
      'Niemand kann in einer Runde zwei Beschwörungen vollziehen, denn ein Ort gibt seinen Vorteil einmal in der Runde.',
  }),
  ...under('Klarstellungen: Umfang und Übriges', {
    'CG-9.81':
      'Wer ohne die nötigen Anhänger an einen Ort kam, etwa durch Weihe einer Priesterin, gewinnt oder verliert dort wie sonst. Der Zugang zählt nur für Predigen, Heimsuchung und Pilgerfahrt.',
  }),
];
