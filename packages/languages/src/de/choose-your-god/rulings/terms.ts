import { under } from '../../../under.ts';

export const terms = [
  ...under('Priester', {
    'CG-2.10':
      'Ein Priesterstein ist an genau einer Stelle: in der Reserve; frei, neben der eigenen Tafel; auf der Tafel, für ein Ritual verbraucht; an einem Ort; oder umgedreht als Altar an einem Ort. Steine in der Reserve und Altäre sind keine Priester. Jeder Platz hat 15 Steine, je drei der Stärken von 1 bis 5.',
    'CG-2.11': 'Ein freier Priester ist ein Priester oder Patriarch von dir, der neben deiner Tafel liegt.',
    'CG-2.12':
      'Das Wort „Priester“ schließt den Patriarchen ein. Nur wo eine Regel „Priesterstein“ oder „Stein“ sagt, ist er nicht gemeint.',
    'CG-2.13':
      'Jeder Platz hat einen Patriarchen: frei, auf der Tafel oder an einem Ort. Er wird nie vernichtet, kommt nie in die Reserve, wird nie zum Altar und zahlt nie Opferkosten. Ritualkosten darf er zahlen. Effekte, welche die Stärke eines Priesters ändern, können ihn nicht wählen; Effekte, die Einfluss geben oder einen Priester einsetzen, bewegen oder zurücknehmen, können es.',
    'CG-2.14':
      'Die Stärke deines Patriarchen sind deine Anhänger, dazu die Stärken all deiner Lizenzen, dazu 7, wenn du die Vorherrschaft besitzt, offen oder verdeckt. Sie kann 0 sein.',
  }),
  ...under('Was du besitzt', {
    'CG-2.16': 'Du hast 0 bis 9 Anhänger. Was du über 9 hinaus erhieltest, verfällt.',
    'CG-2.17':
      'Fanatische Mobs kommen aus einer gemeinsamen Reserve von 16. Ist sie leer, kann niemand einen erhalten, und ein Effekt, der nichts anderes tut, ist nicht nutzbar. Ein verlorener Mob geht zurück in die Reserve. Du darfst beliebig viele besitzen.',
    'CG-2.18':
      'Münzen gibt es immer genug. Niemand hat je weniger als 0. Münzen, die unter einem Priester liegen, gehören niemandem.',
    'CG-2.19':
      'Ein Altar hat Stärke 4; jede Lizenz Noviziat des Platzes, dem er gehört, gibt ihm 1 Einfluss mehr. An einem Ort hast du höchstens einen Altar, aber mehrere Plätze können dort je einen haben. Altäre bleiben stehen, bis sie zerstört werden. Ein Altar ist kein Priester.',
  }),
  ...under('Steine und Altäre', {
    'CG-2.20':
      'Du kannst einen Priester einer Stärke aus der Reserve nehmen, solange weniger als 3 deiner Steine im Spiel sie haben, Altäre nicht gerechnet, und weniger als 15 deiner Steine im Spiel oder unter Altären sind. Welcher Stein unter einem Altar liegt, ist gleichgültig.',
    'CG-2.21':
      'Die Stärke eines Steins zu ändern heißt, ihn zurückzugeben und einen der neuen Stärke zu nehmen. Das geht, wenn höchstens zwei deiner anderen Steine im Spiel die neue Stärke haben.',
    'CG-2.22':
      'Kein Stein ist stärker als 5. Eine Steigerung über 5 hinaus endet bei 5. Ein Stein der Stärke 5 kann für eine Steigerung nicht gewählt werden.',
    'CG-2.23':
      'Du darfst an einem Ort einen Altar bauen, wenn du dort einen Priesterstein und noch keinen Altar hast. Wähle einen solchen Stein: Er ist kein Priester mehr, sondern dort dein Altar. Münzen, die unter ihm lagen, kommen in den Vorrat.',
    'CG-2.24': 'Wird ein Altar zerstört, kommt sein Stein in die Reserve.',
    'CG-2.25':
      'Einen Priesterstein zu vernichten oder in die Reserve zu legen nimmt ihn aus dem Spiel. Einen Priester zurückzunehmen, zu entfernen oder zurückzugeben macht ihn frei. Das sind zwei verschiedene Dinge.',
  }),
  ...under('Anwesenheit und Einfluss', {
    'CG-2.26':
      'Du bist an einem Ort anwesend, wenn du dort einen Priester oder einen Altar hast. Ein Kult „mit Einfluss“ hat dort mindestens 1 Einfluss.',
    'CG-2.27':
      'Dein Einfluss an einem Ort ist die Summe der Stärken deiner Priestersteine dort, der Stärke deines Patriarchen, wenn er dort ist, deines Altars, wenn dort einer steht, und aller Einflussboni auf deinen Priestern dort. Er ändert sich sofort mit jedem davon.',
    'CG-2.28':
      'Ein Einflussbonus, +2 oder +7, liegt auf einem Priester. Er ist weg, wenn dieser Priester den Ort verlässt oder kein Priester mehr ist.',
  }),
  ...under('Karten', {
    'CG-2.29':
      'Deine Karten sind die Wunder und Intrigen auf deiner Hand, deine Lizenzen und die Vorherrschaft, wenn du sie besitzt. Das gilt überall, wo eine Regel davon spricht, Karten abzulegen, die meisten Karten zu haben oder eine Karte zu geben.',
    'CG-2.30':
      'Ein abgelegtes Wunder, eine Intrige oder eine Lizenz kommt unter den eigenen Stapel; die Vorherrschaft kommt in die Reserve. Mehrere Karten kommen eine nach der anderen, so dass die letzte ganz unten liegt. Handkarten werden verdeckt abgelegt.',
    'CG-2.31':
      'Karten werden von oben gezogen, wenn eine Regel nichts anderes sagt. Hat der Stapel weniger, ziehst du, was da ist; ein leerer Stapel gibt nichts und wird nicht neu gemischt.',
  }),
  ...under('Münzen unter einem Priester', {
    'CG-2.32':
      'Verlässt ein Priester aus irgendeinem Grund einen Ort, weil er bewegt, zurückgenommen, vernichtet oder zum Altar wird, kommen die Münzen unter ihm in den Vorrat, und seine Boni sind weg. Eine Änderung der Stärke ist kein Verlassen.',
    'CG-2.33':
      'Sobald zwei Priester mit Münzen am selben Ort sind, kehren beide als freie Priester zurück, und alle diese Münzen kommen in den Vorrat, auch wenn beide demselben Platz gehören.',
  }),
  ...under('Weitere Begriffe', {
    'CG-2.34':
      'Lässt ein Effekt mehrere gegnerische Plätze wählen oder geben, tun sie es nacheinander im Uhrzeigersinn, links vom handelnden Platz beginnend.',
  }),
];
