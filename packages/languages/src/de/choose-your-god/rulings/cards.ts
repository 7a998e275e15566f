import { under } from '../../../under.ts';

export const cards = [
  ...under('Wunder', {
    'CG-5.21':
      'Heimsuchung (5 Karten): spielbar, wenn du genug Anhänger für den aktiven Ort und einen freien Priester hast. Wähle einen, vielleicht den Patriarchen; er kommt hierher. Titel helfen nicht. Es zählt nicht als Predigt, kostet keinen Anhänger und keinen Zehnt. Wie alle Wunder und Intrigen spielst du sie als deine Aktion, und „hier“ ist der aktive Ort.',
    'CG-5.22':
      'Pilgerfahrt (4 Karten): spielbar, wenn du hier einen Priester und für einen höheren Ort genug Anhänger hast. Wähle einen deiner Priester hier und einen solchen Ort; er zieht dorthin. Titel helfen nicht. An Ort 13 ist sie nie spielbar.',
    'CG-5.23':
      'Eingebung (5 Karten): spielbar, wenn du hier einen Priester hast. Wähle einen, vielleicht den Patriarchen: Er hat +2 Einfluss.',
    'CG-5.24':
      'Göttlicher Zorn (3 Karten, dunkles Siegel): spielbar, wenn du hier einen Priester hast. Wähle einen, vielleicht den Patriarchen: Er hat +7 Einfluss.',
    'CG-5.25':
      'Reliquienhandel (3 Karten): spielbar, wenn du hier einen Priester hast. Wähle einen, vielleicht den Patriarchen: Er wird frei, und du erhältst 7 Münzen.',
    'CG-5.26':
      'Geweihter Boden (3 Karten): spielbar, wenn du wenigstens 3 Anhänger hast und hier bauen darfst. Wähle einen deiner Steine hier, verliere 3 Anhänger und baue einen Altar.',
    'CG-5.27':
      'Heiliger Rausch (2 Karten, dunkles Siegel): spielbar, wenn du wenigstens 4 Anhänger hast und ein Mob in der Reserve ist. Du verlierst 4 Anhänger und erhältst 1 Mob.',
    'CG-5.28':
      'Manna (5 Karten): immer spielbar. Du erhältst 1 Anhänger, wofür du höchstens 8 Anhänger haben darfst, oder 4 Münzen.',
    'CG-5.29':
      'Füllhorn (3 Karten, dunkles Siegel): immer spielbar. Du erhältst 2 Anhänger, wofür du höchstens 7 Anhänger haben darfst, oder 7 Münzen.',
  }),
  ...under('Intrigen', {
    'CG-5.31':
      'Erpressung (3 Karten, Preis 6): spielbar, wenn genau ein Platz die meisten Münzen hat. Ist es ein gegnerischer, nimm die Hälfte seiner Münzen, aufgerundet. Bist du es selbst, geschieht nichts; spielen darfst du sie trotzdem.',
    'CG-5.32':
      'Exorzismus (3 Karten, Preis 5): Wähle hier einen Priesterstein eines beliebigen Platzes, auch deinen, der Stärke 3, 4 oder 5, wenn dieser Platz einen Stein der um 2 niedrigeren Stärke haben kann. Er wird um 2 schwächer und bleibt, mit seinen Münzen und seinem Bonus. Patriarchen und Altäre werden nie getroffen. Spielbar, wenn es einen solchen Stein gibt.',
    'CG-5.33':
      'Vereitelter Plan (3 Karten, Preis 7, dunkles Siegel): Zähle die Karten aller Plätze ohne diese. Spielbar, wenn genau ein Platz die meisten hat und einen Mob, einen Altar oder einen Anhänger besitzt. Dieser Platz, vielleicht du, verliert 1 Mob, 1 Altar eigener Wahl irgendwo und 2 Anhänger; von jedem so viel, wie da ist.',
    'CG-5.34':
      'Gemetzel in den Straßen (3 Karten, Preis 5): Jeder Kult mit Einfluss hier, auch deiner, verliert 2 Anhänger, oder 1, wenn er nur einen hat. Spielbar, wenn einer davon einen Anhänger hat.',
    'CG-5.35':
      'Fanatiker zerstreuen (3 Karten, Preis 6): Jeder Kult mit Einfluss hier, auch deiner, verliert 1 Mob. Spielbar, wenn einer davon einen Mob hat.',
    'CG-5.36':
      'Geheime Durchsuchung (3 Karten, Preis 5): Wer außer dir hier Einfluss und eine Handkarte hat, gibt dir 1 Wunder oder Intrige eigener Wahl von der Hand, einer nach dem anderen. Spielbar, wenn es so jemanden gibt. Lizenzen und Vorherrschaft sind sicher.',
    'CG-5.37':
      'Gefahr für die Krone (3 Karten, Preis 7, dunkles Siegel): Sucht den stärksten Patriarchen, wo immer die Patriarchen sind. Spielbar, wenn genau ein Platz ihn hat und das du bist oder ein gegnerischer Platz mit einer Lizenz. Von einem gegnerischen nimmst du eine Lizenz deiner Wahl. Bist du es selbst, geschieht nichts; spielen darfst du sie trotzdem.',
    'CG-5.38':
      'Vandalismus (3 Karten, Preis 4): spielbar, wenn hier ein Altar steht und an keinem höheren Ort irgendein Altar. Alle Altäre hier werden zerstört, auch deiner.',
    'CG-5.39':
      'Narr im Hinterhalt (3 Karten, Preis 4): spielbar, wenn hier ein Priester mit Münzen ist. Wähle ihn, auch einen eigenen: Du nimmst seine Münzen, und er kehrt als freier Priester zurück.',
    'CG-5.40':
      'Razzia der Inquisition (3 Karten, Preis 6): spielbar, wenn es an diesem Ort noch keine Razzia gab. Er wird trotzdem gewonnen, was den Startplatz bringen kann, aber niemand bekommt hier einen Vorteil oder Almosen.',
    'CG-5.41':
      'Ort besetzen (3 Karten, Preis 8, dunkles Siegel): immer spielbar. Alle Priester und Patriarchen hier, auch deine, werden frei; Münzen unter ihnen kommen in den Vorrat. Du gewinnst diesen Ort. Altäre bleiben. Spätere Aktionen können Priester hierher bringen, aber du gewinnst trotzdem; nur eine spätere Besetzung nimmt dir das.',
  }),
  ...under('Lizenzen', {
    'CG-5.51':
      'Genehmigung (Stärke 1, Preis 7 für den 4. Priester; Stärke 2, Preis 7 für den 5.; Stärke 3, Preis 8 für den 6.): Dieser Priester einer Absichtsphase kostet dich keinen Anhänger und ist auch ohne Anhänger erlaubt. Für andere gilt das Übliche. Alle Lizenzen liegen offen vor dem Platz, dem sie gehören, und wirken, sobald er sie hat; mehrere derselben Art zählen zusammen; jede gibt dem Patriarchen ihre Stärke.',
    'CG-5.52': [
      'Gemeinde: Verlierst du ihren Ort, bekommst du den Vorteil trotzdem, aber keine Almosen. Es gibt eine für jeden Ort außer dem Forum, mit Stärke und Preis:',
      'Ruinen 1, Preis 4; Diebesviertel 1, Preis 4; Elendsviertel 2, Preis 7; Tempelviertel 2, Preis 7; Handelsviertel 1, Preis 6; Handwerkerviertel 2, Preis 8; Akademie 1, Preis 5; Hafen 2, Preis 7; Palast 2, Preis 8; Adelsviertel 1, Preis 6; Wachviertel 3, Preis 10; Riss der Finsternis 3, Preis 10.',
    ].join('\n'),
    'CG-5.53':
      'Noviziat (eine Karte mit Stärke 2, Preis 5; eine mit Stärke 3, Preis 7): Jeder deiner Altäre hat +1 Einfluss für jedes Noviziat, das du besitzt.',
    'CG-5.54': [
      'Titel: Du darfst an seinem Ort predigen, wie wenige Anhänger du auch hast. Er gilt nur in der Absichtsphase. Die sieben Titel, mit Stärke und Preis:',
      'Minnesang, Handwerkerviertel: 1, Preis 4. Heilkunst, Akademie: 1, Preis 4. Admiralität, Hafen: 1, Preis 5. Lehramt, Palast: 2, Preis 7. Inquisition, Adelsviertel: 2, Preis 7. Generalität, Wachviertel: 2, Preis 8. Orakel, Riss der Finsternis: 3, Preis 10.',
    ].join('\n'),
    'CG-5.55': [
      'Zehnt: Wer außer dir an einem seiner Orte predigt, zahlt dir 1 Münze, wenn er eine hat; auch für einen Patriarchen. Nur Predigen kostet ihn: keine Züge, nichts in der Auswertungsphase, keine Altäre. Die fünf Zehnten, mit Stärke und Preis:',
      'Vorstadt, Orte 1 bis 3: 1, Preis 6. Plätze, 4 und 5: 1, Preis 5. Märkte, 6 und 7: 1, Preis 5. Oberstadt, 8 bis 10: 2, Preis 6. Höhen, 11 bis 13: 2, Preis 5.',
    ].join('\n'),
    'CG-5.56':
      'Verbannte (eine Karte mit Stärke 2, Preis 6; eine mit Stärke 1, Preis 5): Wann immer du eine Intrige gespielt hast, von der Hand oder durch eine Fähigkeit, erhältst du 1 Anhänger. Verkaufen ist nicht spielen.',
    'CG-5.57':
      'Hofmagie (eine Karte mit Stärke 2, Preis 6; eine mit Stärke 1, Preis 5): Wann immer du ein Wunder gespielt hast, erhältst du 3 Münzen.',
  }),
  ...under('Vorherrschaft', {
    'CG-5.60':
      'Es gibt sie einmal. Der Patriarch, dessen Kult sie besitzt, hat +7 Stärke, welche Seite auch oben liegt. Liegt sie zu Beginn einer Runde offen, erlaubt sie zu feiern. Verdeckt nicht, bis das Forum sie wieder aufdeckt. Sie zählt als Karte. Abgelegt kommt sie in die Reserve.',
  }),
];
