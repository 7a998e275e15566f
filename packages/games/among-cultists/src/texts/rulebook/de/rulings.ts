import { under } from '../under.ts';

export const rulings = [
  ...under('Klärungen: Begegnungen und Tod', {
    'AC-9.1':
      'Wann geschehen Begegnungen? Einmal pro Runde, nach dem Ereignis, danach, wo alle am Ende stehen. Nur so kann ein „Licht aus“ dieser Runde eine Rolle spielen.',
    'AC-9.2':
      'Zwei Lebende und ein Geist an einem hellen Ort? Eine Begegnung. Geister sind keine Zeugen (AC-4.20), sonst könnte ein Geist seine Freunde für immer schützen.',
    'AC-9.3':
      'Zwei, die drei Runden lang zusammenbleiben, ohne sich zu bewegen? Drei Begegnungen (AC-4.21). Miteinander allein zu sein ist die Gefahr, nicht das Gehen.',
    'AC-9.4':
      'Darf ein Ermittler Tot geben? Nein, er hat keine Karte Tot auf der Hand (AC-2.3). Darf ein Kultist, der nur Karten Tot hat, nichts geben? Nein, er muss Tot geben (AC-4.24), auch dem anderen Kultisten: Wer eine Karte hat, muss eine geben.',
    'AC-9.5': 'Keine Pulskarten mehr? Du gibst nichts und erhältst trotzdem (AC-4.24).',
    'AC-9.6':
      'Wie viele Karten bekommt jeder, wenn sich drei oder mehr im Dunkeln begegnen? Eine, zufällig verteilt und nie die eigene (AC-4.26). So bleiben es wenige Karten, und die Dunkelheit verrät wirklich niemanden.',
    'AC-9.7': 'Wie viele Karten Tot machen tot? Eine genügt (AC-1.3).',
    'AC-9.8':
      'Verliert ein toter Charakter etwas, bevor sein Tod bestätigt ist? Nein. Er handelt, stimmt ab, trägt Gegenstände und darf anführen, denn niemand weiß davon.',
    'AC-9.9':
      'Darf man einen pulslebendigen Charakter tot nennen? Nein (AC-4.41). Ein Tod braucht eine Karte Tot als Beweis.',
    'AC-9.10': 'Darf man sich selbst prüfen, oder einen Geist? Nein (AC-4.31).',
    'AC-9.11':
      'Handeln Geister überhaupt? Ja, sie legen Karten und prüfen Räume (AC-4.32): Nur Lebende finden beim Prüfen Gegenstände, also prüfen auch andere.',
    'AC-9.12':
      'Das Gewehr bekämpft „einen Kultisten“: eine Person am Tisch oder eine Figur auf dem Plan? Den Akolythen auf dem Plan (AC-5.47). Rollen sind geheim, ein Schuss auf eine Person wäre also eine kostenlose Probe ihrer Treue.',
    'AC-9.13':
      'Enthüllt ein bestätigter Tod die Rolle? Nein, außer durch Abstimmung (die Seite, wie eine Option es sagt), Assassine, Fluchträger und Prominenten (AC-4.45). Sonst könnten alle zählen, wie nah die Kultisten dem Sieg sind.',
    'AC-9.14':
      'Zählt ein Ermittler, der pulslebendig hinausgewählt wurde, für K? Ja (AC-4.56): Er ist ein Geist, also tot.',
    'AC-9.15': 'Zählen tote Kultisten für K? Nein, nur wer kein Kultist ist.',
    'AC-9.16': 'Zählen ein toter Spitzel und ein toter Jäger für K? Ja (AC-1.5).',
  }),
  ...under('Klärungen: Räume und Punkte', {
    'AC-9.17': 'Bringt auch das Prüfen durch einen Kultisten Siegpunkte? Ja (AC-4.37).',
    'AC-9.18':
      'Punkte und K werden in derselben Runde erreicht, mit einem Kultisten? Die Ermittler gewinnen: Der Anspruch kommt erst nach der Runde (AC-6.2, AC-6.4).',
    'AC-9.19':
      'Dasselbe mit zwei Kultisten? Die Momentaufnahme der vorigen Runde entscheidet (AC-6.8); Tode dieser Runde zählen nicht.',
    'AC-9.20': 'Sabotage bei 0 Siegpunkten? Es bleiben 0. Das Raum-Deck wird trotzdem geleert.',
    'AC-9.21': 'Können die Punkte wieder sinken, nachdem genug erreicht waren? Nein, das Spiel war sofort zu Ende.',
    'AC-9.22':
      'Ein Raum-Deck hat nach einem Misserfolg weniger als 3 Karten? Der Raum ist nicht aktiv, bis er aufgefüllt ist (AC-4.36).',
    'AC-9.23': 'Darf man in einen aktiven Raum Karten legen? Ja, es gibt keine Obergrenze.',
    'AC-9.24': 'Darf man im selben Zug legen und prüfen? Nein, es gibt eine Aktion (AC-4.30).',
    'AC-9.25':
      'Darf man im selben Zug einen Akolythen bekämpfen und dann den Raum nutzen? Nein, der Kampf ist die Aktion des Zugs (AC-4.30). Mit dem Gewehr darf man: Sein Schuss ist kostenlos (AC-5.47). Wer später an der Reihe ist, darf den befreiten Raum nutzen.',
    'AC-9.26':
      'Der Fischmensch ist in der Cafeteria, vom Gewehr dorthin geschickt? Keine Abstimmungen, bis er fort ist (AC-4.50, AC-5.20), und lebende Charaktere dort werden gebissen.',
    'AC-9.27': 'Das Deck der unsicheren Wege ist leer? Nichts wird gezogen, und nichts wird zurückgemischt.',
  }),
  ...under('Klärungen: Abstimmungen und Anspruch', {
    'AC-9.28': 'Jemand wird vor seinem Zug der Runde hinausgewählt? Er hat seinen Zug, als Geist.',
    'AC-9.29':
      'Wer die Abstimmung eingeleitet hat, wird hinausgewählt? Er ist ein Geist, seine Aktion ist verbraucht, und sein Zug ist vorbei (AC-4.45, AC-4.46).',
    'AC-9.30':
      'Alle wählen niemanden, oder ein Charakter und „niemand“ liegen gleichauf? Nichts geschieht. Die Abstimmung dieser Runde und dessen, der sie eingeleitet hat, ist verbraucht.',
    'AC-9.31':
      'Ein falscher Anspruch des einzelnen Kultisten? Die Ermittler gewinnen (AC-6.4): Ein Anspruch muss etwas kosten.',
    'AC-9.32':
      'Weiß der einzelne Kultist, wie viele tot sind, wenn er den Sieg beansprucht? Nur, was er in der Nacht sah, gab, prüfte oder offen sehen konnte. Unsichere Wege können mehr getötet haben.',
    'AC-9.33': 'Ein einzelner Blinder Kultist? Auch er darf den Sieg beanspruchen (AC-6.4).',
    'AC-9.34':
      'Ein Ermittler prüft einen Kultisten, der eine Karte Tot hat (vom anderen Kultisten, aus einer Falle oder vom Prominenten; nie vom Deck der unsicheren Wege, AC-4.16)? Der Tod ist bestätigt. War es der letzte Kultist, so endet das Spiel (AC-6.3).',
    'AC-9.35':
      'Zwei Tode auf einmal, das Ziel und der Assassine? Zuerst das Ziel, dann die Prüfung von AC-6.3, dann der Assassine.',
  }),
  ...under('Klärungen: Ereignisse und Bewegung', {
    'AC-9.36': 'Der Biss des Fischmenschen und eine Begegnung in derselben Runde? Zuerst der Biss, dann die Begegnung.',
    'AC-9.37':
      'Akolythen sammeln sich mit 7 oder 8 Personen, und nur ein Akolyth ist übrig? Er wird gelegt, dann geht 1 Siegpunkt verloren.',
    'AC-9.38': 'Zwei Kultisten sind über den Seher uneins? Siehe AC-6.20.',
    'AC-9.39':
      'Der Brandstifter zündet einen Raum an, in dem jemand ist? Es geschieht ihnen nichts, aber sie können den Raum in dieser Runde nicht nutzen.',
    'AC-9.40': 'Darf der Brandstifter einen Raum ohne Karten anzünden? Ja.',
    'AC-9.41': 'Klemmende Türen oder Brüchiger Boden in Runde 10? Keine Wirkung.',
    'AC-9.42':
      'Darf eine Strecke über einen Ort zurückführen, den sie schon benutzt hat? Nein (AC-4.11). Hin und her zu gehen entscheidet nichts, was eine gerade Strecke nicht auch täte, und die Liste der Strecken bleibt kurz.',
    'AC-9.43':
      'Unterwegs geschieht etwas, eine Falle etwa oder der Tod des Fluchträgers: Darf man den Rest der Strecke ändern? Nein. Gefangen oder tot verfällt der Rest; sonst gehst du sie wie gewählt.',
    'AC-9.44':
      'Warum gibt es in den Runden 1 und 2 keine Abstimmung? Noch weiß niemand etwas; eine Abstimmung wäre ein Losverfahren, das einen von K kostet.',
  }),
  ...under('Klärungen: Eis, Türen und Gegenstände', {
    'AC-9.45':
      '„Ein Gegenstand in jedem Raum“: auch in der Cafeteria? Nein (AC-2.20). Es gibt 9, 10 oder 11 Plättchen, und Gegenstände findet man, indem man von einem Raum-Deck zieht.',
    'AC-9.46':
      'Kostet ein Hindernis 1 oder 1 mehr? 1 im Ganzen (AC-4.12): Die Eisfelder sind Orte, und ein Schritt zwischen Orten kostet 1.',
    'AC-9.47': 'Sind die beiden Seiten eines Hindernisses für Begegnungen derselbe Ort? Nein.',
    'AC-9.48':
      'Das französische Beispiel nennt die Cafeteria den roten Raum. Das ist ein Versehen der Übersetzung: Neben dem gemeinten Eisfeld liegen ein roter Raum, die Cafeteria und ein pinker Raum. Auf diesem Plan ist es das Westeis.',
    'AC-9.49':
      'Manche Sprachen sagen, dass das Plättchen der verschlossenen Tür das Spiel verlässt und dass ein Marker auf die rote Tür gelegt wird, andere nur, dass es entfernt wird. Es gibt einen Marker mit zwei Seiten, der auf offen gedreht wird (AC-5.46). Für das Spiel macht es keinen Unterschied.',
    'AC-9.50':
      'Ist „die verschlossene rote Tür“ die Tür eines roten Raums? Nein, es ist eine rot gezeichnete Tür, zwischen Pink 1 und Blau 2.',
    'AC-9.51':
      'Die Schneeeule: wann, wohin, und wird gemischt? Sofort, wenn sie umgedreht wird, in ein Raum-Deck, und dann wird dieses Deck gemischt.',
    'AC-9.52':
      'Kommen die Karten von Eule und Ritual aus der Hand? Nein, aus dem Vorrat: Keine der sechs Ausgaben sagt es, alle bieten jedem eine von drei Karten an, und im Grundspiel haben Ermittler nur Karten Erfolg.',
    'AC-9.53':
      'Darf ein Ermittler bei Eule oder Ritual Misserfolg oder Sabotage wählen? Ja, außer mit strengen Ermittlern.',
    'AC-9.54':
      'Wird der Gegenstand gefunden, wenn die Karte Misserfolg oder Sabotage war? Ja: Das Prüfen selbst findet ihn, gleich was gezogen wurde.',
    'AC-9.55':
      'Das Prüfen, das gewinnt, findet auch das dritte Relikt? Organismus 46-B erwacht zuerst (AC-4.37), also ist das Ritual nötig.',
    'AC-9.56':
      'Ein Geist macht das Prüfen, das gewinnt, in einem Raum mit verborgenem Relikt? Das Relikt bleibt verborgen, und nichts erwacht.',
    'AC-9.57':
      'Muss man den Ort betreten haben, nachdem ein Gegenstand fallen gelassen wurde, um ihn einzusammeln? Ja, alle sechs Ausgaben sprechen vom Betreten: ein lebender Charakter, der den Ort betreten hat, nachdem der Gegenstand fiel, in dieser Runde oder einer späteren. Wer seitdem dort geblieben ist, darf es nicht.',
    'AC-9.58':
      'Ein Gegenstand auf einmal oder mehrere, beim Übergeben und Einsammeln? Die Sprachen sind verschieden. Beliebig viele.',
    'AC-9.59':
      'Wen sieht man durch das Fernglas? Lebende Charaktere in einem anderen Raum derselben Farbe wie der, in dem du bist; von einem Weg oder der Cafeteria aus niemanden.',
    'AC-9.60':
      'Der polnische Text lässt „wenn noch nicht benutzt“ weg. Das macht keinen Unterschied: Benutzte Gegenstände sind aus dem Spiel.',
    'AC-9.61':
      'Wo fallen Gegenstände hin, wenn der Tod durch das Fernglas oder eine Abstimmung bestätigt wurde? Wo der sterbende Charakter steht.',
    'AC-9.62': 'Wie weit reicht das Gewehr? Am selben Ort: Gekämpft wird von Angesicht zu Angesicht.',
    'AC-9.63':
      'Das Gewehr schickt den Fischmenschen zu Leuten: Beißt er? Jetzt nicht, aber in der nächsten Ereignisphase, wenn sie noch oder wieder dort sind.',
    'AC-9.64': 'Lampe: Ist die Karte des anderen verloren? Nein, sie bleibt auf seiner Hand.',
    'AC-9.65':
      'Wird über die Lampe vor oder nach dem Wählen der Karten entschieden? Davor: Sie darf keine Antwort auf eine Karte werden.',
  }),
  ...under('Klärungen: Ritual und Organismus', {
    'AC-9.66': 'Zählt der Dolch bei der Wahl des Anführers? Ja, es gelten dieselben Regeln.',
    'AC-9.67':
      'Was ist eine einfache Mehrheit? Die meisten Stimmen; mehr als die Hälfte braucht es nicht. Nur bei Gleichstand wird noch einmal gewählt.',
    'AC-9.68':
      'Darf man sich bei der Wahl des Anführers enthalten? Ja: Es gelten die Regeln jeder Abstimmung. Liegen Enthaltungen vorn, gilt der Wahlgang als unentschieden.',
    'AC-9.69': 'Ritual: „Jeder von euch gibt eine Karte“ im deutschen Text? Nur die bestimmten Personen.',
    'AC-9.70':
      'Müssen alle Kultisten durch Abstimmung ausscheiden, oder genügt es durch den Assassinen oder eine bestätigte Prüfung? Alle Wege zählen (AC-6.3).',
    'AC-9.71': 'Der Organismus ist wach, und alle Kultisten sind fort? Kein Ritual: Es ist wie ohne den Organismus.',
    'AC-9.72':
      'Die Ausnahme mit zwei Kultisten spricht im Englischen von „the last round“. Gemeint ist die Runde vor der laufenden (AC-6.8).',
    'AC-9.73':
      'Ein Kultist, das Ritual ist gewonnen, und K ist erreicht? Die Ermittler gewinnen; die Ausnahme gilt nur für zwei Kultisten.',
    'AC-9.74':
      'Was ändert sich, wenn der Teil des Plans oben links umgedreht wird? Das Bild, und das Altareis wird unsicher.',
    'AC-9.75':
      'Der Organismus ist wach, und Runde 10 endet oder der Kultist beansprucht den Sieg? Es ist wie ohne den Organismus: kein Ritual.',
  }),
  ...under('Klärungen: Rollen', {
    'AC-9.76':
      'Wirkt der Fluch des Fluchträgers auf Wegen? Nur in Räumen. Beim Hindurchgehen? Ja, Schritt für Schritt.',
    'AC-9.77': 'Jemand wird im Raum des Fluchträgers zum Geist? Keine Wirkung (AC-5.35).',
    'AC-9.78':
      'Der Prominente ist schon vor Runde 6 ein Geist, vielleicht mit lauter Karten Lebendig hinausgewählt? Er wird enthüllt, und sein Deck wird verteilt.',
    'AC-9.79':
      'Wer bekommt die Karten des Prominenten? Die anderen lebenden Charaktere, auch die pulstoten unter ihnen.',
    'AC-9.80': 'Ist der Tod des Prominenten bestätigt, so dass seine Gegenstände fallen? Ja.',
    'AC-9.81':
      'In der gedruckten Tabelle der neuen Rollen stehen die Zahl der Personen und die Seite, der geholfen wird, nur in der ersten Zeile. Beides wird so gelesen, dass es auch für die Zeilen darunter gilt: Alle vier sind für 7 oder 8 Personen, und Fluchträger, Prominenter und Blinder Kultist helfen den Ermittlern, der letzte, weil ein schwacher Kultist das tut. Beim Verfluchten Jäger bleibt die Seite offen; seine Loyalität ist als ??? gedruckt.',
    'AC-9.82': 'Die spanische „zweite Stiefelkarte“ und das englische „8 Players (2 Cultist)“ sind Druckfehler.',
  }),
  ...under('Klärungen: mehr zu Gegenständen', {
    'AC-9.83': 'Ist ein Stiefelplättchen ein Stiefel? Nein, ein Plättchen ist ein Paar.',
    'AC-9.84': 'Darf jemand einen Gegenstand ablehnen, der ihm übergeben wird? Nein.',
    'AC-9.85': 'Zwei Paar Stiefel? 2 Bewegungspunkte mehr.',
    'AC-9.86': 'Stiefel, die man in dieser Aktionsphase bekommt? Sie zählen ab der nächsten Bewegungsphase.',
    'AC-9.87': 'Sind die Gegenstände, die jemand trägt, verborgen? Nein.',
    'AC-9.88':
      'Feuer, ein Portal oder Sabotage in einem Raum mit verborgenem Gegenstand? Der Gegenstand bleibt (AC-5.51).',
    'AC-9.89': 'Welche Siegtabelle gilt mit den neuen Rollen in der Universität? Ihre eigene Spalte von AC-2.1.',
  }),
  ...under('Klärungen: mehr zu Bewegung und Aktionen', {
    'AC-9.90': 'Eine Falle in einem Tunnel: in welcher Reihenfolge? Falle, unsicheres Ziehen, Fluchträger (AC-4.13).',
    'AC-9.91':
      'Zieht ein Kultist, der durch einen Tunnel geht, überhaupt? Ja, offen wie alle. Nur eine Karte Tot wird heimlich getauscht (AC-4.16), außer der Tisch spielt ohne das Mal des Kults.',
    'AC-9.92':
      'Darf der einzelne Kultist den Sieg nach seiner Bewegung in der Runde beanspruchen? Nein, nur statt ihrer; die nächste Gelegenheit ist seine nächste Bewegung. In Runde 1 gibt es nichts zu beanspruchen, und nach Runde 10 ist es nicht mehr nötig (AC-6.6).',
    'AC-9.93':
      'Verlässt der Fischmensch eine Menge, in der er schon ist? Ja: Der Raum, in dem er ist, zählt nicht, wenn er umgeht (AC-5.12).',
    'AC-9.94':
      'Darf man nach der Aktion des Zugs übergeben oder einsammeln? Ja, kostenlose Aktionen kommen davor oder danach; du wirst dann noch einmal gefragt (AC-4.46).',
    'AC-9.95':
      'Eine Raumaktion und eine Charakteraktion im selben Zug? Nein, eine von beiden (AC-4.30). Was Gegenstände tun, heißt kostenlos und zusätzlich, also sind die gewöhnlichen Aktionen knapp; und eine Wahl pro Zug hält einen großen Tisch schnell.',
  }),
];
