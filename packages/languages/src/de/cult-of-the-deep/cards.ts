/** What everything with an effect does, in a sentence or two. */
import type { cards as english } from '../../en/cult-of-the-deep/cards.ts';

export const cards: Readonly<Record<keyof typeof english, string>> = {
  // Roles: how they win
  'card.high-priest':
    'Du gewinnst, wenn alle Kabalisten und Ketzer tot sind und du nicht gefallen bist. Du fällst, wenn du stirbst; als Nekromant, wenn du tot bist und kein Getreuer lebt. Alle kennen deine Rolle.',
  'card.faithful': 'Du gewinnst mit dem Hohepriester, tot oder lebendig.',
  'card.cabalist':
    'Du gewinnst, wenn der Hohepriester gefallen ist, auch wenn du tot bist. Mit strenger Rache aus dem Grab muss dann ein Kabalist leben oder niemand außer Ketzern.',
  'card.repentant-heretic':
    'Lebend: Du gewinnst, wenn der Hohepriester gefallen ist und nur noch Ketzer leben. Tot: Du gewinnst, wenn alle tot sind, wenn der Hohepriester fällt und kein Kabalist lebt (zweite Ausgabe) oder wenn der Hohepriester gewinnt und du schon tot warst.',
  'card.vengeful-heretic':
    'Lebend: Du gewinnst, wenn der Hohepriester gefallen ist und nur noch Ketzer leben. Tot: Du gewinnst, wenn der Hohepriester fällt und ein Kabalist lebt oder wenn alle tot sind.',

  // Characters
  'card.alchemist':
    'Deine Einsatzphase: Ändere bis zu 2 deiner Würfel mit Pergament, Uralt oder Kosmos in ein anderes dieser Symbole.',
  'card.alchemist-ii':
    'Du darfst andere durch ihre Machtsymbole heilen, und andere dich durch deines. Wenn dein Symbol dich im Zug zum ersten Mal heilt, erhältst du 1 mehr.',
  'card.sorceress':
    'Du darfst Kosmos auf dich selbst setzen. Mit 2 davon darfst du eine Explosion auslösen: Alle außer einer Person verlieren 2 Leben.',
  'card.sorceress-ii':
    'Alle dürfen Kosmos auf dich setzen. Mit 2 davon kommt eine Explosion: Alle außer einer Person verlieren 2 Leben. Dann erhältst du 1.',
  'card.merchant':
    'Beginnt mit 2 Gesangsmünzen und 1 Sirenenmünze. Deine Einsatzphase, einmal: Gib eine davon zurück und erhalte 2 Leben.',
  'card.merchant-ii': 'Beginnt mit 2 Gesangsmünzen und 2 Sirenenmünzen. Darf mit anderen um Münzen und Leben handeln.',
  'card.guardian':
    'Jede Auswertungsphase, einmal pro Zug: Zahle 1 Leben. Ein Schild bewahrt eine lebende Person vor dem Verlust von bis zu 2 Leben.',
  'card.guardian-ii':
    'Jede Reaktionsphase, einmal pro Zug: Ändere einen Dolch in Blut. Jeder Zug, einmal: Verhindere den Verlust von 1 Leben durch ein Ritual.',
  'card.assassin':
    'Jede Auswertungsphase, einmal pro Zug: Zahle 1 Leben. Eine andere Person, die in dieser Phase Leben verloren hat, verliert 2.',
  'card.assassin-ii':
    'Jede Reaktionsphase, einmal pro Zug: Ändere Blut oder einen Dolch in einen Doppeldolch. Jeder Zug, einmal: Eine Person, die durch ein Ritual Leben verliert, verliert 1 mehr.',
  'card.faceless': 'Einmal pro Partie, in deiner Vorbereitung: Werde zu einem Charakter, der nicht im Spiel ist.',
  'card.faceless-ii':
    'Markiere in deiner Vorbereitung eine andere Person: Du hast ihre Fähigkeit, und sie wirft 1 Würfel mehr.',
  'card.librarian': 'Deine Wurfphase: 1 Neuwurf mehr.',
  'card.librarian-ii': 'Deine Auswertungsphase, einmal: Führe einen Altareffekt ein zweites Mal aus.',
  'card.blood-mage': 'Deine Wurfphase: Du darfst 1 Leben zahlen und 1 Würfel mehr werfen.',
  'card.blood-mage-ii':
    'Jede Reaktionsphase, einmal pro Zug: Zahle 1 Leben. Ein eingesetzter Würfel wird von dem neu geworfen, dem er gehört.',
  'card.reaper': 'Immer wenn eine andere Person stirbt, erhältst du 3 Leben.',
  'card.reaper-ii': 'Du wirfst 1 Würfel mehr, solange ein Geist im Spiel ist.',
  'card.necromancer':
    'Du erhältst Nekromantenmünzen für Tode und, wenn du willst, durch dein Machtsymbol. Als Geist mit 4 oder mehr darfst du ins Leben zurückkehren.',

  // Sigils
  'card.sigil-of-revocation':
    'Hebe ein Siegel auf, das gerade jemand anders angesagt hat. Oder in der Reaktionsphase einer lebenden Person: Wer am Zug ist, wirft alle Würfel neu.',
  'card.sigil-of-portents': 'Auswertungsphase: Wirf 3 Würfel und führe jedes Ergebnis aus.',
  'card.sigil-of-duplicity':
    'Auswertungsphase: Eine lebende Person hat eine Kopie des Hütereffekts eines gehüteten oder abgelegten Rituals außer dem Kraken.',
  'card.sigil-of-larceny': 'Wirkt wie ein schon benutztes Siegel, zu dessen Zeitpunkt.',
  'card.sigil-of-transfusion':
    'Auswertungsphase: Alle anderen Lebenden verlieren 1 Leben, und eine Person deiner Wahl erhält es. Mit einem Geist im Spiel erhält sie auch einen Würfel mehr.',
  'card.sigil-of-warding': 'Auswertungsphase: Eine lebende Person verliert bis zum Ende der Phase kein Leben.',
  'card.sigil-of-reflection':
    'Reaktionsphase: Bis zu 3 Dolche oder Doppeldolche auf einer Person gehen stattdessen auf die, die am Zug ist.',
  'card.sigil-of-corruption': 'Auswertungsphase: Alle noch offenen Blutwürfel werden zu Dolchen.',
  'card.sigil-of-mercy': 'Auswertungsphase: Bis zu 3 noch offene Dolche oder Doppeldolche werden zu Blut.',
  'card.sigil-of-agony': 'Auswertungsphase: Eine andere lebende Person verliert 4 Leben, dann verlierst du 1.',
  'card.sigil-of-frenzy': 'Deine Wurfphase: Wirf 2 Würfel mehr.',
  'card.sigil-of-renewal': 'Auswertungsphase: Eine lebende Person erhält 4 Leben.',
  'card.sigil-of-ascension': 'Auswertungsphase: Bewege einen Ritualmarker um 1 oder 2 Felder, ohne Altareffekt.',
  'card.sigil-of-banishment': 'Reaktionsphase: Entferne 1 oder 2 eingesetzte Würfel.',

  // Wraiths
  'card.banshee': 'Gib einen Würfel aus: Wer am Zug ist, erhält einen Würfel mit diesem Symbol und setzt ihn ein.',
  'card.poltergeist': 'Gib einen Würfel aus: Ein eingesetzter Würfel nimmt sein Symbol an.',
  'card.devourer': 'Gib einen Würfel aus: Entferne einen eingesetzten Würfel mit demselben Symbol.',
  'card.specter': 'Gib einen Würfel aus: Wer am Zug ist, erhält einen Würfel mit diesem Symbol, und du setzt ihn ein.',
  'card.revenant': 'Gib 1 oder 2 Würfel aus: So viele eingesetzte Würfel werden neu geworfen.',
  'card.phantom': 'Gib einen Würfel aus: Versetze einen eingesetzten Würfel mit demselben Symbol.',

  // Rituals
  'card.kraken':
    'Verteilt Krakenwürfel beim Aufdecken und vor jeder Wurfphase des Hohepriesters. Hüter: Entferne Krakenwürfel, wenn sie geworfen werden; gib zu Beginn deiner Wurfphase einen.',
  'card.ancient-shadow':
    'Nach jedem Zug des Hohepriesters: 1 Schattenmarker mehr, dann verlieren alle 1 Leben pro Marker.',
  'card.ancient-chant':
    'Altar: Erhalte 1 Gesangsmünze. Hüter: Ändere in deiner Einsatzphase Würfel mit Uralt in alles außer Doppeldolch.',
  'card.altar-sacrifice':
    'Wenn du eine andere Person tötest: Wähle Lebende. Sie erhalten je so viel Leben, wie zu Beginn mitgespielt haben.',
  'card.sirens': 'Altar: Erhalte 1 Sirenenmünze.',
  'card.transmutation':
    'Altar: Erhalte 1 Würfel für ein anderes Ritual. Hüter: Ändere in der Reaktionsphase einer lebenden Person alle ihre Würfel eines Symbols in ein anderes. Lege dies dann ab.',
  'card.sea-hydra':
    'Altar: Eine lebende Person erhält oder verliert 1 Leben. Hüter: Wirf 2 Würfel mehr, und lege in deiner Einsatzphase einen ab.',
  'card.astral-rift': 'Altar: Wirf den Würfel und führe das Ergebnis des Risses aus.',
  'card.lamia':
    'Altar: Wähle eine andere Person; sie stiehlt jemandem 1 Leben. Leben höchstens 3, darfst du es selbst sein. Hüter: Erhalte in deiner Auswertungsphase für jede Person 1 Leben, wenn sie zum ersten Mal Leben verliert.',
  'card.tribute-to-nycen':
    'Rückt am Ende jedes Zuges vor, in dem hier kein Kosmos ausgewertet wurde. Bei 0 verlieren alle, die am Zug sind oder daneben sitzen, so viel Leben, wie zu Beginn mitgespielt haben.',
  'card.blood-rites':
    'Altar: Du darfst 1 Leben für einen Würfel zahlen. Hüter: Zahle in deiner Einsatzphase einmal 1 Leben und ändere einen Würfel beliebig.',

  // Faces
  'card.dagger': 'Auf einer Person: Sie verliert 1 Leben.',
  'card.double-dagger': 'Auf einer Person: Sie verliert 2 Leben.',
  'card.blood': 'Auf einer Person: Sie erhält 1 Leben. Auch für Rituale mit einer Blutleiste.',
  'card.parchment': 'Für Rituale mit einer Pergamentleiste.',
  'card.ancient': 'Für Rituale mit einer Uralt-Leiste.',
  'card.cosmos': 'Für Rituale mit einer Kosmosleiste und für den Tribut an Nycen.',

  // Dice, coins and tokens
  'card.kraken-die':
    'In deiner Vorbereitung geworfen: Du verlierst die Summe. Jeder Neuwurf kostet 1 Würfel deiner Wurfphase.',
  'card.siren-coin':
    'In der Reaktionsphase einer lebenden Person: Versetze einen eingesetzten Würfel (1 Münze pro Zug).',
  'card.chant-coin': 'In deiner Einsatzphase: Ändere einen deiner Würfel in alles außer Doppeldolch.',
  'card.necromancer-coin': 'Mit 4 oder mehr davon darf der Nekromant als Geist ins Leben zurückkehren.',
  'card.shadow-token':
    'Liegt auf dem Uralten Schatten. Nach jedem Zug des Hohepriesters verlieren alle 1 Leben pro Marker.',
  'card.faceless-token': 'Der Gesichtslose II hat die Fähigkeit der Person, bei der er liegt. Sie wirft 1 Würfel mehr.',
};
