/** What everything on the table does, in one sentence or two. */
import type { effects as english } from '../../en/choose-your-god/effects.ts';

export const effects: Readonly<Record<keyof typeof english, string>> = {
  'card.ruins': 'Ziehe 1 Wunder. Almosen für die anderen: 1 Münze.',
  'card.thieves-district':
    'Zahle 3 bis 13 Münzen: Einer deiner Priester von hier geht auf diesen Münzen zu dem Ort mit dieser Nummer und gewinnt dort. Almosen für die anderen: 1 Münze.',
  'card.slums': 'Du erhältst 1 Anhänger. Almosen für die anderen: 1 Münze.',
  'card.forum': 'Nimm die Vorherrschaft, offen. Almosen für die anderen: 2 Münzen.',
  'card.temple-district':
    'Nimm einen neuen Priester der Stärke 1, oder einer deiner Priester, der frei oder hier ist, wird um 1 stärker. Almosen für die anderen: 2 Münzen.',
  'card.trade-district': 'Du erhältst 6 Münzen. Almosen für die anderen: 2 Münzen.',
  'card.artisan-district':
    'Zahle 5 Münzen: Einer deiner Priester auf dem Plan wird an seinem Ort zum Altar. Almosen für die anderen: 2 Münzen.',
  'card.academy':
    'Einer deiner Priester, der frei oder hier ist, wird für 5 Münzen um 2 stärker oder für 11 um 4 (höchstens 5). Almosen für die anderen: 2 Münzen.',
  'card.port': 'Du erhältst 2 Anhänger für 5 Münzen oder 4 für 11. Almosen für die anderen: 2 Münzen.',
  'card.palace': 'Nimm eine der offenen Lizenzen kostenlos. Almosen für die anderen: 3 Münzen.',
  'card.nobility-district':
    'Ziehe 2 Intrigen, lege dann eine Intrige von deiner Hand oben auf den Stapel. Almosen für die anderen: 3 Münzen.',
  'card.guard-quarters': 'Du verlierst 2 Anhänger und erhältst 1 Fanatischen Mob. Almosen für die anderen: 3 Münzen.',
  'card.rift-of-darkness':
    'Erreicht dein Einfluss hier deine Göttliche Macht, vollziehe die Beschwörung: Die erste dreht deine Kulttafel auf die dunkle Seite, die zweite gewinnt die Partie. Almosen für die anderen: 3 Münzen.',

  // Cults.
  'card.anubis': 'Der Gott der Toten: tauscht Priester gegen Anhänger und holt die Gefallenen zurück.',
  'card.cthulhu': 'Der Schläfer: stark bei Gleichstand, baut große Heiligtümer und bricht erwacht den Willen anderer.',
  'card.fafnir': 'Der Drache auf seinem Hort: macht aus Karten und Münzen Stärke und plündert die Hellen.',
  'card.janus': 'Der Gott mit zwei Gesichtern: lässt die Geringsten gewinnen und schöpft tief aus den Stapeln.',
  'card.nirriti': 'Die Göttin des Verfalls: zieht, was andere weggeworfen haben, und spielt mit dem Schicksal.',
  'card.tiamat': 'Die Mutter der Drachen: leiht sich die Macht der Dunkelheit und gebiert ihre Stärksten.',
  'card.arachne': 'Die Weberin: macht Anhänger zu Priestern und bringt sie dorthin, wo sie gebraucht werden.',
  'card.atheism': 'Gar kein Gott: herrscht mit Wissenschaft und Terror und baut, wo kein Altar steht.',

  // Abilities.
  'card.anubis-light-passing':
    'Opfere einen freien Priesterstein der Stärke 2 oder mehr: Du erhältst 1 Anhänger für jeden Priester hier, gleich wem er gehört.',
  'card.anubis-light-hand-of-death':
    'Opfere 1 Anhänger: Einer deiner Priestersteine hier der Stärke 3 oder weniger wird um 2 stärker und kehrt zu dir zurück. Du erhältst 2 Münzen.',
  'card.anubis-dark-mummy':
    'Opfere einen freien Priesterstein der Stärke 1: Jeder helle gegnerische Kult verliert 1 Mob. Ziehe 1 Wunder.',
  'card.anubis-dark-resurrection':
    'Opfere 2 Anhänger: Nimm einen neuen Priesterstein, so stark wie die Zahl deiner freien Priester. Bei mehr als 5 gibt es keinen.',
  'card.cthulhu-light-abyss':
    'Opfere einen freien Priesterstein: Einer deiner Priestersteine hier wird um dessen Stärke stärker, bis höchstens 5.',
  'card.cthulhu-light-great-shrine':
    'Opfere 5 Anhänger und alle deine freien Priester außer dem Patriarchen: Baue hier einen Altar.',
  'card.cthulhu-dark-furious-storm':
    'Lege 2 Karten ab: Alle mit 7 oder mehr Münzen verlieren 7 Münzen. Du erhältst 2 Anhänger.',
  'card.cthulhu-dark-will':
    'Opfere 5 Anhänger: Jeder helle gegnerische Kult verliert 1 Mob und gibt dir 1 Karte eigener Wahl.',
  'card.fafnir-light-greed':
    'Zahle 6 Münzen: Einer deiner Priestersteine hier wird um 1 stärker und zieht zum nächsten Ort.',
  'card.fafnir-light-treachery':
    'Lege 1 Karte ab und zahle 2 Münzen: Decke die oberste Intrige auf; du erhältst ihren Preis.',
  'card.fafnir-dark-blood-for-gold':
    'Opfere 2 Anhänger: Jeder helle gegnerische Kult gibt dir 7 Münzen, oder alle, wenn er weniger hat.',
  'card.fafnir-dark-army': 'Zahle 15 Münzen: Du erhältst 1 Mob und ziehst 2 Wunder.',
  'card.janus-light-clarity':
    'Lege 2 Karten ab: Du erhältst 1 Anhänger, und der geringste Einfluss gewinnt diesen Ort.',
  'card.janus-light-virtues': 'Zahle 7 Münzen: Ziehe 1 Wunder für jeden Priester hier, gleich wem er gehört.',
  'card.janus-dark-vices': 'Opfere einen freien Priesterstein: Ziehe so viele Intrigen, wie er stark ist.',
  'card.janus-dark-madness': 'Lege 9 Karten ab: Du erhältst 2 Mobs, und alle Altäre hier werden zerstört.',
  'card.nirriti-light-loyalty': 'Opfere 2 Anhänger: Ziehe 3 Wunder von unten aus dem Stapel.',
  'card.nirriti-light-temptation':
    'Lege 2 Karten ab: Nimm eine offene Lizenz, für die deine Münzen reichen, ohne zu zahlen.',
  'card.nirriti-dark-iniquity':
    'Opfere einen freien Priesterstein der Stärke 4 oder weniger: Decke nacheinander die obersten 3 Intrigen auf und spiele jede, die du spielen kannst.',
  'card.nirriti-dark-triumph':
    'Ritual mit deinem freien Patriarchen der Stärke 16 oder mehr: Setze hier einen Priester der Stärke 5 ein und erhalte 1 Mob.',
  'card.tiamat-light-guise':
    'Spiele ein Wunder oder eine Intrige mit dunklem Siegel von deiner Hand, obwohl deine helle Seite oben liegt. Das kostet dich eine andere Karte und 3 Münzen.',
  'card.tiamat-light-incarnation':
    'Ritual mit einem freien Priester der Stärke 3 oder mehr: Vernichte 3 deiner anderen freien Priestersteine, oder alle, wenn du weniger hast. Setze hier einen Priester der Stärke 5 ein.',
  'card.tiamat-dark-dragons': 'Lege 3 Karten ab: Jeder Kult mit Einfluss hier, auch deiner, verliert 1 Mob.',
  'card.tiamat-dark-harvest':
    'Ritual mit einem freien Priester der Stärke 5: Spiele ein Wunder von deiner Hand, ziehe dann 2 Wunder.',
  'card.arachne-light-ordination': 'Opfere 1 bis 5 Anhänger: Setze hier einen Priester dieser Stärke ein.',
  'card.arachne-light-charms':
    'Ritual mit einem freien Priester der Stärke 3: Einer deiner Priester hier zieht zum nächsten Ort. Du erhältst 1 Münze.',
  'card.arachne-dark-grip': 'Lege 2 Karten ab und zahle 2 Münzen: Bringe 4 oder mehr deiner freien Priester hierher.',
  'card.arachne-dark-sorcery':
    'Opfere einen freien Priesterstein der Stärke 3 oder mehr: Du erhältst 3 Münzen, ziehst 1 Wunder und 1 Intrige und nimmst die oberste Lizenz vom Stapel.',
  'card.atheism-light-science':
    'Ritual mit einem freien Priester der Stärke 4 oder mehr: Du erhältst 1 Anhänger, wenn hier kein gegnerischer Priester ist.',
  'card.atheism-light-terror':
    'Opfere 2 Anhänger: Spiele eine Intrige von deiner Hand, ziehe dann 1 Intrige und erhalte 3 Münzen.',
  'card.atheism-dark-myth':
    'Ritual mit deinem freien Patriarchen der Stärke 15 oder mehr: Jeder helle gegnerische Kult gibt dir 1 Karte eigener Wahl.',
  'card.atheism-dark-nihilism': 'Lege 3 Karten ab: Baue hier einen Altar, wenn hier noch niemand einen hat.',

  // Miracles.
  'card.mir-visitation': 'Setze einen deiner freien Priester hierher. Du brauchst die Anhänger für diesen Ort.',
  'card.mir-pilgrimage': 'Einer deiner Priester zieht von hier zu einem höheren Ort, für den deine Anhänger reichen.',
  'card.mir-inspiration': 'Einer deiner Priester hier hat +2 Einfluss.',
  'card.mir-divine-fury': 'Dunkles Siegel. Einer deiner Priester hier hat +7 Einfluss.',
  'card.mir-relic-trade': 'Nimm einen deiner Priester von hier zurück und erhalte 7 Münzen.',
  'card.mir-hallowed-ground': 'Du verlierst 3 Anhänger: Einer deiner Priester hier wird zum Altar.',
  'card.mir-holy-frenzy': 'Dunkles Siegel. Du verlierst 4 Anhänger und erhältst 1 Mob.',
  'card.mir-manna': 'Du erhältst 1 Anhänger oder 4 Münzen.',
  'card.mir-cornucopia': 'Dunkles Siegel. Du erhältst 2 Anhänger oder 7 Münzen.',

  // Intrigues.
  'card.int-blackmail': 'Wer allein die meisten Münzen hat, gibt dir die Hälfte davon, aufgerundet.',
  'card.int-exorcism':
    'Ein beliebiger Priester der Stärke 3 oder mehr hier, außer einem Patriarchen, wird um 2 schwächer.',
  'card.int-foiled-plot':
    'Dunkles Siegel. Wer allein die meisten Karten hat, verliert 1 Mob, 1 Altar eigener Wahl und 2 Anhänger.',
  'card.int-slaughter-in-the-streets': 'Jeder Kult mit Einfluss hier, auch deiner, verliert 2 Anhänger.',
  'card.int-disperse-the-fanatics': 'Jeder Kult mit Einfluss hier, auch deiner, verliert 1 Mob.',
  'card.int-secret-search': 'Jeder gegnerische Kult mit Einfluss hier gibt dir 1 Handkarte eigener Wahl.',
  'card.int-threat-to-the-crown':
    'Dunkles Siegel. Wer allein den stärksten Patriarchen hat, gibt dir eine Lizenz deiner Wahl.',
  'card.int-vandalism': 'Alle Altäre hier werden zerstört, wenn an keinem höheren Ort ein Altar steht.',
  'card.int-ambush-the-fool': 'Nimm die Münzen unter einem Priester hier. Er kehrt heim.',
  'card.int-inquisition-raid': 'An diesem Ort bekommt niemand einen Vorteil oder Almosen.',
  'card.int-seize-the-location': 'Dunkles Siegel. Alle Priester hier kehren heim, und du gewinnst diesen Ort.',
  'card.supremacy':
    'Dein Patriarch hat +7 Stärke. Am Anfang einer Runde darfst du sie verdecken und feiern: 4 Wunder, 3 Intrigen, 3 Anhänger, ein neuer Priester oder 20 Münzen. Dafür setzt du die Runde aus.',

  // Other things.
  'card.patriarch':
    'So stark wie deine Anhänger, deine Lizenzen und die Vorherrschaft zusammen. Er wird nie vernichtet.',
  'card.altar': 'Jede Runde 4 Einfluss an seinem Ort. 5 davon gewinnen die Partie.',
  'card.follower': 'Anhänger öffnen Orte, stärken deinen Patriarchen und bezahlen vieles (höchstens 9).',
  'card.mob': 'Mobs geben dir Vorteile, wenn du betest. 4 davon gewinnen die Partie.',
  'card.first-player': 'Beginnt die Absichtsphase und handelt an jedem Ort zuerst.',
};
