import { under } from '../under.ts';

export const rulings = [
  ...under('Klarstellungen: Priester und Predigen', {
    'CG-9.1':
      'Einige Zahlen des gedruckten Spiels sind nur aus Hinweisen bekannt. Sie sind hier so ergänzt, dass alle Anzahlen und Hinweise stimmen; Spielmaterial und Karten zeigen sie.',
    'CG-9.2': 'Anhänger, Lizenzen und die Vorherrschaft zählen alle zur Stärke des Patriarchen.',
    'CG-9.3':
      'Der Patriarch darf die +2 oder +7 eines Wunders bekommen: Sie ändern seinen Einfluss, nicht seine Stärke.',
    'CG-9.4':
      'Die Orte 1 bis 6 sind auch mit 0 oder 1 Anhängern offen. Nur 7 bis 13 verlangen Anhänger, und niemand ist ausgesperrt.',
    'CG-9.5':
      'Ab dem vierten Priester wird zuerst der Zugang geprüft; der Anhänger geht verloren, nachdem der Priester gesetzt ist.',
    'CG-9.6': 'Ohne Mob gibt das Gebet keinen Vorteil; die Option „Gebetstabelle“ lockert das.',
    'CG-9.7': 'Zuerst kommt der Gebetsvorteil, dann kommen die Geschäfte: Der Vorteil wirkt sofort.',
  }),
  ...under('Klarstellungen: Feier, Gebet und Geschäfte', {
    'CG-9.8':
      'Ein feiernder Kult nimmt weiter den Zehnt ein, kann weiter getroffen werden und am Ende der Runde das Spiel gewinnen. Eine Gemeinde wirkt für ihn nicht, denn sie gibt den Vorteil eines Ortes.',
    'CG-9.9':
      'Du darfst am Anfang jeder Runde feiern, solange die Vorherrschaft offen liegt, nicht nur in der Runde, nachdem du sie bekommen hast.',
    'CG-9.10':
      'Verdeckt gibt die Vorherrschaft weiter +7, ist aber nicht noch einmal nutzbar. Gewinnst du das Forum erneut, wird sie aufgedeckt.',
    'CG-9.11': 'Geschäfte machst du nur bei deinem eigenen Gebet, nicht später.',
    'CG-9.12':
      'Ein Gebetsvorteil ist kein Sieg. Dass du handelst, als hättest du dort gewonnen, beschreibt nur, wie der Vorteil wirkt.',
  }),
  ...under('Klarstellungen: einen Ort gewinnen', {
    'CG-9.13':
      'Ob ein Ort aktiv wird, entscheidet sich, wenn seine Nummer an der Reihe ist, denn Priester können vorher nach oben ziehen.',
    'CG-9.14':
      'Mit Einfluss 0, etwa mit einem Patriarchen ohne Anhänger, bist du anwesend. Du gewinnst nur, wenn kein Anwesender mehr hat, wobei bei Gleichstand die Göttliche Macht entscheidet. Alles, was von Einfluss spricht, braucht mindestens 1: Almosen, Gemeinde, Gemetzel in den Straßen, Fanatiker zerstreuen, Geheime Durchsuchung, Angriff der Drachen. Ein Patriarch der Stärke 0 allein bekommt keine Almosen und wird nicht getroffen.',
    'CG-9.15':
      'Eine Besetzung geht vor Münzen, Münzen vor „der geringste Einfluss gewinnt“, und dies vor der üblichen Regel.',
    'CG-9.16':
      'Sind während der Aktionen alle Priester gegangen und steht dort kein Altar, gewinnt niemand, und es gibt keine Almosen.',
    'CG-9.17':
      'Wurde der höchste aufgelöste Ort von niemandem gewonnen, zählt für den Startplatz der nächstniedrigere, den jemand gewonnen hat. Gab es gar keinen, bleibt der Startplatz, wo er ist.',
    'CG-9.18': 'Ein Ort mit Razzia wird gewonnen, bringt aber nichts: Die Karte verbietet nur Vorteile und Almosen.',
    'CG-9.19':
      'Wer mit der Gemeinde verliert, bekommt den Vorteil oder nichts, aber nie Almosen. Wer gewinnt, bekommt den Vorteil nicht zweimal.',
    'CG-9.20':
      'Einen Priester zu entfernen oder zurückzugeben macht ihn frei. Ihn zu vernichten oder in die Reserve zu legen nimmt ihn aus dem Spiel.',
  }),
  ...under('Klarstellungen: Münzen unter Priestern', {
    'CG-9.21': 'Ein Priester mit Münzen behält sie, wenn sich seine Stärke ändert, denn er ist nicht gegangen.',
    'CG-9.22': 'Auch zwei Priester mit Münzen desselben Platzes schicken einander heim.',
    'CG-9.23':
      'Das Diebesviertel verlangt keine Anhänger für den Ort, an den du gehst, und der Patriarch darf geschickt werden.',
    'CG-9.24':
      'Treffen Münzen auf Münzen und kommt ein Priester zu einem Platz heim, der schon gebetet hat, bleibt er in dieser Phase frei. Ritualkosten kann er später zahlen.',
  }),
  ...under('Klarstellungen: Stärke', {
    'CG-9.25':
      'Der Stein unter einem Altar wird von selbst getauscht, wann immer das möglich ist (CG-2.20). Das gilt auch bei Exorzismus: Das Buch überlässt den Tausch dem, der den Altar hat, aber welcher Stein unter einem Altar liegt, steht nie fest, deshalb wird nichts gefragt.',
    'CG-9.26':
      'Hand des Todes gibt genau 2 Stärke, deshalb kann ein Stein der Stärke 4 oder 5 nicht gewählt werden. Ode an die Gier: Kein Stein kommt über 5 hinaus, deshalb kann einer der Stärke 5 nicht gewählt werden.',
    'CG-9.27':
      'Du darfst für mehr zahlen, als passt, etwa 4 Stärke für einen Priester der Stärke 4 oder 4 Anhänger, wenn du 8 hast. Der Rest verfällt.',
    'CG-9.28':
      'Auferstehung der Gerechten: Der Patriarch zählt als freier Priester; ohne einen, mit mehr als 5 oder wenn kein Stein dieser Stärke übrig ist, ist die Fähigkeit nicht nutzbar.',
    'CG-9.29':
      'Wo Priester am aktiven Ort gezählt oder gesucht werden (Ritual des Übergangs, Mysterium der Tugenden, Triumph der Wissenschaft), sind auch Patriarchen gemeint, Altäre nicht.',
  }),
  ...under('Klarstellungen: Kosten und Fähigkeiten', {
    'CG-9.30':
      'Ein Ritual, das Stärke genau 3 oder 5 verlangt, darf ein Patriarch zahlen, der in diesem Augenblick diese Stärke hat.',
    'CG-9.31':
      'Menschwerdung braucht immer das Ritual und damit einen freien Priester. Dass du vielleicht keine freien Priester mehr hast, betrifft die drei, die vernichtet werden.',
    'CG-9.32': 'Pfad der Ruchlosigkeit kostet einen freien Stein der Stärke 4 oder weniger, der vernichtet wird.',
    'CG-9.33': 'Entzauberung des Mythos kostet das Ritual mit einem Patriarchen der Stärke 15 oder mehr.',
    'CG-9.34': 'Triumph der Wissenschaft verlangt keinen eigenen Priester an diesem Ort.',
    'CG-9.35':
      'Das Große Heiligtum vernichtet alle deine freien Steine; es kann auch keiner sein. Der Patriarch bleibt.',
    'CG-9.36': 'Angriff der Drachen trifft auch den eigenen Kult, wenn er anwesend ist.',
    'CG-9.37':
      '„Jeder helle Kult“ meint jeden gegnerischen, dessen helle Seite oben liegt, denn wer eine solche Fähigkeit nutzt, ist dunkel.',
    'CG-9.38':
      'Wer eine Karte geben muss, wählt eine beliebige eigene: von der Hand, eine Lizenz oder die Vorherrschaft. Wer keine hat, gibt nichts.',
    'CG-9.39': 'Keine Fähigkeit kostet Mobs, und viele kosten Karten. CG-5.101 bis CG-5.132 nennen die Kosten.',
  }),
  ...under('Klarstellungen: Intrigen', {
    'CG-9.40':
      'Vereitelter Plan ist nicht spielbar, wenn mehrere gemeinsam die meisten Karten haben. Gezählt wird, nachdem die Karte deine Hand verlassen hat. Du kannst selbst getroffen werden. Was nicht da ist, geht nicht verloren.',
    'CG-9.41':
      'Erpressung und Gefahr für die Krone dürfen gespielt werden, wenn du selbst am meisten hast: Nichts geschieht, aber Verbannte wirken.',
    'CG-9.42':
      'Münzen unter Priestern gehören niemandem; Erpressung, Blut für Gold und Wütender Sturm zählen sie nicht mit.',
    'CG-9.43':
      'Gemetzel in den Straßen und Fanatiker zerstreuen treffen auch dich, wenn du dort Einfluss hast (CG-9.14); Geheime Durchsuchung trifft nur die anderen.',
    'CG-9.44': 'Vandalismus zerstört auch deinen eigenen Altar. Irgendein Altar weiter oben verhindert ihn.',
    'CG-9.45':
      'Exorzismus darf deinen eigenen Stein treffen. Er nimmt genau 2, deshalb können Steine der Stärken 1 und 2 nicht gewählt werden.',
    'CG-9.46':
      'Ort besetzen schickt auch deine eigenen Priester heim. Von mehreren zählt die letzte. Später gesetzte Priester ändern nicht, wer gewinnt, aber ihre Plätze sind anwesend und bekommen Almosen.',
    'CG-9.47': 'Eine zweite Razzia der Inquisition am selben Ort ist nicht spielbar.',
    'CG-9.48':
      'Geheime Durchsuchung übergeht gegnerische Plätze ohne Handkarten und braucht wenigstens einen, der welche hat.',
    'CG-9.49':
      'Verbannte und Hofmagie wirken auch bei Karten, die durch Fähigkeiten gespielt werden, einmal für jede Karte und Lizenz.',
    'CG-9.50':
      'Die Intrige, die Ode an den Verrat aufdeckt, bringt ihren Preis und kommt nach unten. Sie wird weder gespielt noch gezogen.',
  }),
  ...under('Klarstellungen: Orte', {
    'CG-9.51':
      'Titel helfen Heimsuchung und Pilgerfahrt nicht: Sie sind für die Absichtsphase, und diese Karten verlangen Anhänger.',
    'CG-9.52':
      'Nach Ort 13 kommt keiner mehr, deshalb sind Ode an die Gier und Weibliche Reize dort nicht nutzbar. Der nächste Ort hat die nächste Nummer, auch wenn dort niemand ist.',
    'CG-9.53':
      'Dass das Handwerkerviertel nur an den Orten 7 bis 13 baut, ist eine Folge, keine Regel: Anderswo sind deine Priester dann nicht mehr. Beim Beten geht jeder Ort.',
  }),
  ...under('Klarstellungen: wenn etwas ausgeht', {
    'CG-9.54': 'Ist kein Mob mehr in der Reserve, erhält niemand einen (CG-2.17).',
    'CG-9.55': 'Münzen gehen nie aus.',
    'CG-9.56':
      'Geht ein Stapel aus, zieht man, was da ist. Er wird nie neu gemischt, denn gebrauchte Karten liegen schon unten darin.',
    'CG-9.57':
      'Werden Lizenzen neu aufgedeckt, kommen die übrigen in der Reihenfolge ihrer Fächer nach unten (CG-4.61).',
    'CG-9.58':
      'Adelsviertel mit einer letzten Karte im Stapel: Ziehe sie und lege eine zurück. Ohne Karte ist es nicht nutzbar.',
  }),
  ...under('Klarstellungen: Karten spielen', {
    'CG-9.59':
      'Es gibt drei Maßstäbe: Ein Wunder muss ganz ausführbar sein, eine Intrige braucht ein gültiges Ziel, eine Fähigkeit irgendeine Wirkung (CG-4.7, CG-4.8).',
    'CG-9.60':
      'Weg der Treue trifft nie auf eine Karte, die noch gespielt wird, denn alles geschieht nacheinander (CG-4.1).',
    'CG-9.61':
      'Gestaltwandel: Die Kosten können eine Karte unspielbar machen, etwa Vereitelter Plan oder Gefahr für die Krone. Deshalb wird nur angeboten, was nach dem Bezahlen spielbar ist.',
    'CG-9.62': 'Politik des Terrors und Ernte des Chaos: Die Karte muss nach dem Bezahlen spielbar sein.',
    'CG-9.63': 'Wütender Sturm: zuerst die Münzen, dann die Anhänger. Das Ergebnis ist in jedem Fall dasselbe.',
    'CG-9.64': 'Müssen mehrere gegnerische Plätze wählen, tun sie es nacheinander im Uhrzeigersinn (CG-2.34).',
    'CG-9.65':
      'Niemand kann in einer Runde zwei Beschwörungen vollziehen, denn ein Ort gibt seinen Vorteil einmal in der Runde.',
    'CG-9.66': 'Bei Gleichstand entscheidet die Göttliche Macht der Seite, die in diesem Augenblick oben liegt.',
    'CG-9.67': 'Griff der Spinne bringt wenigstens 4 freie Priester und beliebig viele mehr. Der Patriarch zählt mit.',
    'CG-9.68': 'Zauber der Göttin nimmt die Lizenz vom Stapel, nicht aus der Auslage.',
    'CG-9.69': 'Auch Patriarchen zahlen den Zehnt. Züge durch das Diebesviertel beim Beten zahlen ihn nicht.',
    'CG-9.70': 'Mit einer Genehmigung darfst du auch ohne Anhänger setzen, denn es ist nichts zu verlieren.',
  }),
  ...under('Klarstellungen: Umfang und Übriges', {
    'CG-9.71': 'Die Kulte der Schwarmfinanzierung sind nicht dabei (CG-1.7).',
    'CG-9.72': 'Der Beispielbogen und die Texte, die das Regelheft in Bildern zeigt, enthalten keine eigene Regel.',
    'CG-9.73':
      'Eine Fähigkeit, die nichts bewirken würde, etwa Mysterium der Laster bei leerem Stapel, ist nicht nutzbar (CG-4.7).',
    'CG-9.74': 'Karten, die als Kosten abgelegt werden, liegen verdeckt, Wunder wie Intrigen.',
    'CG-9.75':
      'Hat, wer das Forum gewinnt, die Karte schon offen, gibt es nichts zu nehmen. Die anderen bekommen Almosen wie sonst.',
    'CG-9.76': 'Almosen sind der gedruckte Wert des Ortes, kein Betrag, den jemand wählt.',
    'CG-9.77': 'Ein umgekippter Patriarch an einem Ort hat denselben Einfluss wie zuvor. Es ist nur ein Zeichen.',
    'CG-9.78':
      'Ist eine Hälfte von Heer der Plünderer, Weg des Triumphs, Kelch des Wahnsinns oder Mumie erschaffen unmöglich, geschieht die andere.',
    'CG-9.79': 'Du darfst einen Priester dorthin setzen, wo du schon Priester oder einen Altar hast.',
    'CG-9.80': 'Du darfst beten, während du noch freie Priester hast. Beten ist immer erlaubt.',
    'CG-9.81':
      'Wer ohne die nötigen Anhänger an einen Ort kam, etwa durch Weihe einer Priesterin, gewinnt oder verliert dort wie sonst. Der Zugang zählt nur für Predigen, Heimsuchung und Pilgerfahrt.',
  }),
];
