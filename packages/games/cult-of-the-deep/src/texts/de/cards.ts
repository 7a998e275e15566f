/** What everything with an effect does, in a sentence or two. */
import type { cards as english } from '../en/cards.ts';

export const cards: Readonly<Record<keyof typeof english, string>> = {
  // Roles: how they win
  'card.high-priest': 'Du gewinnst, wenn alle Kabalisten und Ketzer tot sind und du lebst. Alle kennen dich.',
  'card.faithful': 'Du gewinnst mit dem Hohepriester, tot oder lebendig.',
  'card.cabalist': 'Du gewinnst, wenn der Hohepriester stirbt, auch wenn du tot bist.',
  'card.repentant-heretic':
    'Lebend: Du gewinnst, wenn der Hohepriester gefallen ist und nur noch Ketzer leben. Tot: Du gewinnst, wenn alle tot sind, wenn der Hohepriester fällt und kein Kabalist lebt (zweite Ausgabe) oder wenn er gewinnt und du schon vorher tot warst.',
  'card.vengeful-heretic':
    'Lebend: Du gewinnst, wenn der Hohepriester gefallen ist und nur noch Ketzer leben. Tot: Du gewinnst, wenn der Hohepriester fällt und ein Kabalist lebt oder wenn alle tot sind.',

  // Characters
  'card.alchemist':
    'Deine Einsatzphase: Ändere bis zu 2 deiner Würfel mit Pergament, Uralt oder Kosmos in ein anderes dieser Symbole.',
  'card.alchemist-ii':
    'Du darfst andere durch ihre Machtsymbole heilen, und andere dich durch deines. Wenn dein Symbol dich zum ersten Mal im Zug heilt, erhalte 1 mehr.',
  'card.sorceress':
    'Du darfst Kosmos auf dich selbst setzen. Mit zweien darfst du eine Explosion auslösen: Alle außer einem verlieren 2 Leben.',
  'card.sorceress-ii':
    'Alle dürfen Kosmos auf dich setzen. Mit zweien kommt eine Explosion: Alle außer einem verlieren 2 Leben; dann erhältst du 1.',
  'card.merchant':
    'Beginnt mit 2 Gesangsmünzen und 1 Sirenenmünze. Deine Einsatzphase, einmal: Gib eine davon zurück, erhalte 2 Leben.',
  'card.merchant-ii': 'Beginnt mit 2 Gesangsmünzen und 2 Sirenenmünzen. Darf mit anderen Münzen und Leben handeln.',
  'card.guardian':
    'Jede Auswertungsphase, einmal im Zug: Zahle 1 Leben; ein Schild bewahrt einen lebenden Spieler vor dem Verlust von bis zu 2 Leben.',
  'card.guardian-ii':
    'Jede Reaktionsphase, einmal im Zug: Ändere einen Dolch in Blut. Jeder Zug, einmal: Verhindere den Verlust von 1 Leben durch ein Ritual.',
  'card.assassin':
    'Jede Auswertungsphase, einmal im Zug: Zahle 1 Leben; ein anderer, der in dieser Phase Leben verloren hat, verliert 2.',
  'card.assassin-ii':
    'Jede Reaktionsphase, einmal im Zug: Ändere Blut oder einen Dolch in einen Doppeldolch. Jeder Zug, einmal: Wer durch ein Ritual Leben verliert, verliert 1 mehr.',
  'card.faceless': 'Einmal im Spiel, in deiner Vorbereitung: Werde zu einem Charakter, der nicht im Spiel ist.',
  'card.faceless-ii':
    'Markiere in deiner Vorbereitung einen anderen: Du hast dessen Fähigkeit, und er wirft 1 Würfel mehr.',
  'card.librarian': 'Deine Wurfphase: ein weiterer Neuwurf.',
  'card.librarian-ii': 'Deine Auswertungsphase, einmal: Führe einen Altareffekt ein zweites Mal aus.',
  'card.blood-mage': 'Deine Wurfphase: Du darfst 1 Leben zahlen und 1 Würfel mehr werfen.',
  'card.blood-mage-ii':
    'Jede Reaktionsphase, einmal im Zug: Zahle 1 Leben; der Besitzer wirft einen eingesetzten Würfel neu.',
  'card.reaper': 'Immer wenn ein anderer stirbt, erhalte 3 Leben.',
  'card.reaper-ii': 'Du wirfst 1 Würfel mehr, solange ein Geist im Spiel ist.',
  'card.necromancer':
    'Du erhältst Nekromantenmünzen für Tode und, wenn du willst, durch dein Machtsymbol. Als Geist mit 4 oder mehr darfst du ins Leben zurückkehren.',

  // Sigils
  'card.sigil-of-revocation':
    'Hebe ein Siegel auf, das ein anderer gerade angesagt hat. Oder in der Reaktionsphase eines Lebenden: Der aktive Spieler wirft alle Würfel neu.',
  'card.sigil-of-portents': 'Auswertungsphase: Wirf 3 Würfel und führe jedes Ergebnis der Tabelle aus.',
  'card.sigil-of-duplicity':
    'Auswertungsphase: Ein lebender Spieler hat eine Kopie des Hütereffekts eines gehüteten oder abgelegten Rituals außer der Krake.',
  'card.sigil-of-larceny': 'Wirkt wie ein schon benutztes Siegel, zu dessen Zeitpunkt.',
  'card.sigil-of-transfusion':
    'Auswertungsphase: Alle anderen Lebenden verlieren 1 Leben, und ein Spieler deiner Wahl erhält es; mit einem Geist im Spiel auch einen Würfel mehr.',
  'card.sigil-of-warding': 'Auswertungsphase: Ein lebender Spieler verliert bis zum Ende der Phase kein Leben.',
  'card.sigil-of-reflection':
    'Reaktionsphase: Bis zu 3 Dolche oder Doppeldolche auf einem Spieler gehen stattdessen auf den aktiven Spieler.',
  'card.sigil-of-corruption': 'Auswertungsphase: Alle noch offenen Blutwürfel werden zu Dolchen.',
  'card.sigil-of-mercy': 'Auswertungsphase: Bis zu 3 noch offene Dolche oder Doppeldolche werden zu Blut.',
  'card.sigil-of-agony': 'Auswertungsphase: Ein anderer Lebender verliert 4 Leben, dann verlierst du 1.',
  'card.sigil-of-frenzy': 'Deine Wurfphase: Wirf 2 Würfel mehr.',
  'card.sigil-of-renewal': 'Auswertungsphase: Ein lebender Spieler erhält 4 Leben.',
  'card.sigil-of-ascension': 'Auswertungsphase: Bewege einen Ritualmarker um 1 oder 2 Felder, ohne Altareffekt.',
  'card.sigil-of-banishment': 'Reaktionsphase: Entferne 1 oder 2 eingesetzte Würfel.',

  // Wraiths
  'card.banshee': 'Gib einen Würfel aus: Der aktive Spieler erhält einen Würfel mit diesem Symbol und setzt ihn ein.',
  'card.poltergeist': 'Gib einen Würfel aus: Ein eingesetzter Würfel nimmt sein Symbol an.',
  'card.devourer': 'Gib einen Würfel aus: Entferne einen eingesetzten Würfel mit demselben Symbol.',
  'card.specter': 'Gib einen Würfel aus: Der aktive Spieler erhält einen Würfel mit diesem Symbol, und du setzt ihn.',
  'card.revenant': 'Gib 1 oder 2 Würfel aus: So viele eingesetzte Würfel werden neu geworfen.',
  'card.phantom': 'Gib einen Würfel aus: Versetze einen eingesetzten Würfel mit demselben Symbol.',

  // Rituals
  'card.kraken':
    'Verteilt Krakenwürfel beim Aufdecken und vor jeder Wurfphase des Hohepriesters. Hüter: Entferne Krakenwürfel, wenn sie geworfen werden; gib zu Beginn deiner Wurfphase einen.',
  'card.ancient-shadow':
    'Nach jedem Zug des Hohepriesters: ein Schattenmarker mehr, dann verlieren alle so viel Leben, wie Marker da liegen.',
  'card.ancient-chant':
    'Altar: Erhalte 1 Gesangsmünze. Hüter: Ändere in deiner Einsatzphase Würfel mit Uralt in alles außer Doppeldolch.',
  'card.altar-sacrifice':
    'Wenn du einen anderen tötest: Wähle lebende Spieler, die so viel Leben erhalten, wie es zu Beginn Spieler gab.',
  'card.sirens': 'Altar: Erhalte 1 Sirenenmünze.',
  'card.transmutation':
    'Altar: Erhalte 1 Würfel für ein anderes Ritual. Hüter: Ändere in der Reaktionsphase eines Lebenden alle seine Würfel eines Symbols in ein anderes; dann lege dies ab.',
  'card.sea-hydra':
    'Altar: Ein lebender Spieler erhält oder verliert 1 Leben. Hüter: Wirf 2 Würfel mehr, und lege in deiner Einsatzphase einen ab.',
  'card.astral-rift': 'Altar: Wirf den Würfel auf der Tabelle des Risses.',
  'card.lamia':
    'Altar: Ein anderer stiehlt 1 Leben. Hüter: Erhalte in deiner Auswertungsphase 1 Leben für jeden, der Leben verliert.',
  'card.tribute-to-nycen':
    'Rückt am Ende jedes Zuges vor, in dem hier kein Kosmos ausgewertet wurde. Bei 0 verlieren der aktive Spieler und beide Nachbarn so viel Leben, wie es zu Beginn Spieler gab.',
  'card.blood-rites':
    'Altar: Du darfst 1 Leben für einen Würfel zahlen. Hüter: Zahle in deiner Einsatzphase einmal 1 Leben und ändere einen Würfel beliebig.',

  // Faces
  'card.dagger': 'Auf einem Spieler: Er verliert 1 Leben.',
  'card.double-dagger': 'Auf einem Spieler: Er verliert 2 Leben.',
  'card.blood': 'Auf einem Spieler: Er erhält 1 Leben. Auch für Rituale mit einer Blutleiste.',
  'card.parchment': 'Für Rituale mit einer Pergamentleiste.',
  'card.ancient': 'Für Rituale mit einer Uralt-Leiste.',
  'card.cosmos': 'Für Rituale mit einer Kosmosleiste und für den Tribut an Nycen.',

  // Dice, coins and tokens
  'card.kraken-die':
    'In deiner Vorbereitung geworfen: Du verlierst die Summe. Jeder Neuwurf kostet einen Würfel deiner Wurfphase.',
  'card.siren-coin':
    'In der Reaktionsphase eines Lebenden: Versetze einen eingesetzten Würfel. Höchstens eine Münze im Zug.',
  'card.chant-coin': 'In deiner Einsatzphase: Ändere einen deiner Würfel in alles außer Doppeldolch.',
  'card.necromancer-coin': 'Mit 4 oder mehr davon darf der Nekromant als Geist ins Leben zurückkehren.',
  'card.shadow-token': 'Liegt auf dem Uralten Schatten: So viel Leben verlieren alle nach dem Zug des Hohepriesters.',
  'card.faceless-token': 'Der Gesichtslose II hat die Fähigkeit dessen, der ihn trägt; der wirft 1 Würfel mehr.',
};
