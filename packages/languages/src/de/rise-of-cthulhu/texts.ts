/** Every word of the game in German. Names stand in gaps without an article, so no sentence makes them bend. */
import type { texts as english } from '../../en/rise-of-cthulhu/texts.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  'game.name': 'Rise of Cthulhu',
  'game.tagline': 'Zwei Kulte, vier Orte, und im Stapel regt sich etwas.',

  // Names
  'name.seat.0': 'Platz 1',
  'name.seat.1': 'Platz 2',
  'name.arkham': 'Arkham',
  'name.dunwich': 'Dunwich',
  'name.innsmouth': 'Innsmouth',
  'name.kingsport': 'Kingsport',
  'name.power.arkham': 'Miskatonic-Bibliothek',
  'name.power.dunwich': 'Sentinel Hill',
  'name.power.innsmouth': 'Orden der Gezeiten',
  'name.power.kingsport': 'Das Fest',
  'name.lair': 'Bau',
  'name.dark-hunter': 'Dunkler Jäger',
  'name.deck': 'Kultistenstapel',
  'name.valley': 'Tal',
  'name.discard': 'Ablagestapel',
  'name.monsterDeck': 'Monsterstapel',
  'name.monsterDiscard': 'Abgelegte Monster',
  'name.artifactDeck': 'Artefaktstapel',
  'name.artifactDiscard': 'Abgelegte Artefakte',
  'name.set.colour': '3 einer Farbe',
  'name.set.number': '3 gleiche Zahlen',
  'name.set.run': 'eine Dreierreihe',
  'name.nothing': 'nichts',
  'name.nobody': 'keiner',
  'name.monster-deep-one': 'Tiefes Wesen',
  'name.monster-star-spawn': 'Sternenbrut',
  'name.monster-shoggoth': 'Shoggoth',
  'name.monster-mi-go': 'Mi-Go',
  'name.monster-byakhee': 'Byakhee',
  'name.monster-nightgaunt': 'Nachtmahr',
  'name.monster-ghoul': 'Ghul',
  'name.monster-hound-of-tindalos': 'Hund von Tindalos',
  'name.artifact-necronomicon': 'Necronomicon',
  'name.artifact-elder-sign': 'Älteres Zeichen',
  'name.artifact-silver-key': 'Silberner Schlüssel',
  'name.artifact-shining-trapezohedron': 'Leuchtendes Trapezoeder',
  'name.artifact-lamp-of-alhazred': 'Lampe des Alhazred',
  'name.artifact-yellow-sign': 'Gelbes Zeichen',
  'name.old-one-cthulhu': 'Cthulhu',
  'name.old-one-azathoth': 'Azathoth',
  'name.old-one-yog-sothoth': 'Yog-Sothoth',
  'name.old-one-shub-niggurath': 'Shub-Niggurath',
  'name.old-one-nyarlathotep': 'Nyarlathotep',
  'name.old-one-hastur': 'Hastur',
  'name.old-one-dagon': 'Dagon',
  'name.old-one-ithaqua': 'Ithaqua',

  // What each card does.
  'card.monster-deep-one': 'Bleibt an einem Ort auf deiner Seite liegen und zählt 5 Punkte.',
  'card.monster-star-spawn':
    'Bleibt an einem Ort auf deiner Seite liegen und zählt 3 Punkte. Du darfst dort sofort 1 Kultisten ausspielen, auch wenn der Ort gesperrt ist.',
  'card.monster-shoggoth': 'Vernichte an einem Ort die 2 niedrigsten gegnerischen Kultisten.',
  'card.monster-mi-go': 'Nimm an einem Ort einen gegnerischen Kultisten mit Wert 6 oder weniger auf die Hand.',
  'card.monster-byakhee': 'Versetze 1 bis 3 deiner Kultisten an einen Ort und ziehe dann 1 Karte.',
  'card.monster-nightgaunt': 'Lege von einem Ort einen gegnerischen Kultisten oben auf das Tal.',
  'card.monster-ghoul': 'Lege einen Kultisten mit Wert 6 oder weniger vom Ablagestapel auf deine Seite eines Ortes.',
  'card.monster-hound-of-tindalos':
    'Bringe den Dunklen Jäger an einen freien Ort mit gegnerischen Kultisten. Nur der höchste gegnerische Kultist dort wird vernichtet.',
  'card.artifact-necronomicon':
    'Ziehe 1 Karte. Spiele dann bis zu 2 zusätzliche Kultisten an Orten ohne den Dunklen Jäger aus, auch an gesperrten.',
  'card.artifact-elder-sign':
    'Bleibt an einem Ort auf deiner Seite liegen und zählt 3 Punkte. Der Dunkle Jäger kann nicht hinein, und deine Kultisten dort sind geschützt.',
  'card.artifact-silver-key':
    'Nimm 1 oder 2 Kultisten vom Ablagestapel oder von beliebiger Stelle im Tal auf die Hand.',
  'card.artifact-shining-trapezohedron':
    'Bringe den Dunklen Jäger an einen freien Ort mit gegnerischen Kultisten. Der höchste und der niedrigste gegnerische Kultist dort werden vernichtet.',
  'card.artifact-lamp-of-alhazred':
    'Sieh dir die gegnerische Hand an und nimm 1 Kultisten daraus. Außerdem erfährst du, welcher Große Alte als Nächster kommt.',
  'card.artifact-yellow-sign':
    'Ein gegnerischer Kultist mit Wert 5 oder weniger an einem beliebigen Ort wechselt auf deine Seite.',
  'card.old-one-cthulhu':
    'Wer begünstigt ist, wählt bis zu 2 freie Orte. Dort wird jeweils der höchste gegnerische Kultist vernichtet.',
  'card.old-one-azathoth':
    'Ab jetzt entscheiden die Gesamtpunkte die Partie, und der Dunkle Jäger kehrt in seinen Bau zurück, gleich wer begünstigt ist. Ist jemand begünstigt, zieht diese Seite 1 Karte und spielt dann bis zu 2 Kultisten an freien Orten aus.',
  'card.old-one-yog-sothoth':
    'Wer begünstigt ist, versetzt bis zu 2 eigene Kultisten an freie Orte und zieht dann 2 Karten.',
  'card.old-one-shub-niggurath':
    'Wer begünstigt ist, legt einen Kultisten mit Wert 6 oder weniger vom Ablagestapel an einen freien Ort oder zieht 2 Karten.',
  'card.old-one-nyarlathotep':
    'Wer begünstigt ist, darf einen gegnerischen Kultisten mit Wert 4 oder weniger von einem freien Ort auf die eigene Seite holen.',
  'card.old-one-hastur':
    'Wer begünstigt ist, schickt bis zu 2 gegnerische Kultisten mit Wert 6 oder weniger von freien Orten auf die gegnerische Hand zurück. Danach legt die Gegenseite 1 zufälligen Kultisten ab.',
  'card.old-one-dagon':
    'Wer begünstigt ist, zieht 2 Karten und darf dann die oberste Karte des Tals an einen freien Ort legen.',
  'card.old-one-ithaqua': 'Sein Ort zählt am Ende der Partie als 2 Orte.',
  'card.arkham':
    'Miskatonic-Bibliothek, einmal pro Partie: Wenn du hier einen Kultisten ausspielst, der denselben Wert hat wie ein anderer von dir, darfst du 1 Karte ziehen.',
  'card.dunwich':
    'Sentinel Hill, einmal pro Partie: Wenn du hier einen Kultisten ausspielst, dessen Wert um 1 höher oder niedriger ist als der eines anderen von dir, darfst du einen deiner Kultisten von einem anderen freien Ort hierher versetzen.',
  'card.innsmouth':
    'Orden der Gezeiten, einmal pro Partie: Wenn du hier einen Kultisten ausspielst, der niedriger ist als alle deine anderen hier, darfst du die oberste Karte des Tals nehmen.',
  'card.kingsport':
    'Das Fest, einmal pro Partie: Wenn du hier einen Kultisten in einer Farbe ausspielst, die auf deiner Seite neu und mindestens die dritte ist, darfst du einen gegnerischen Kultisten mit Wert 5 oder weniger von hier auf die gegnerische Hand zurückschicken.',
  'card.dark-hunter':
    'Vernichtet an dem Ort, an dem er eintrifft, den höchsten Kultisten. Solange er dort ist, kann dort niemand Kultisten oder Monster ausspielen, außer den Hund von Tindalos.',

  // Options of a table.
  'option.firstPlayer': 'Wer beginnt?',
  'option.firstPlayer.random': 'Zufall',
  'option.firstPlayer.seat': 'Platz 1',
  'option.firstTurnActions': 'Wie viele Aktionen hat der erste Zug?',
  'option.firstTurnActions.2': '2, wie im Regelheft',
  'option.firstTurnActions.1': '1, als Ausgleich für den Vorteil des Beginnens',
  'option.oldOnePosition': 'Wo liegt in jedem Drittel des Stapels der Große Alte?',
  'option.oldOnePosition.middle': 'Genau in der Mitte',
  'option.oldOnePosition.near-middle': 'Ungefähr in der Mitte',
  'option.oldOnePosition.shuffled': 'Irgendwo',
  'option.oldOnePool': 'Welche Großen Alten können erwachen?',
  'option.oldOnePool.base': 'Die 6 aus dem Regelheft',
  'option.oldOnePool.extended': '8, mit Dagon und Ithaqua',
  'option.locationPowers': 'Haben die Orte eigene Kräfte?',
  'option.locationPowers.off': 'Nein',
  'option.locationPowers.on': 'Ja, jede einmal pro Platz und Partie',
  'option.valleyBounce': 'Darf eine Karte, die auf das Tal gespielt wurde, im selben Zug zurückgenommen werden?',
  'option.valleyBounce.forbidden': 'Nein (von uns ergänzt)',
  'option.valleyBounce.allowed': 'Ja, wie im Regelheft',
  'option.stallLimit':
    'Wie viele Züge dürfen ohne Karte vom Kultistenstapel vergehen, bis von dort gezogen werden muss? (von uns ergänzt)',
  'option.stallLimit.8': '8 Züge',
  'option.stallLimit.16': '16 Züge',
  'option.stallLimit.24': '24 Züge',
  'option.stallLimit.60': '60 Züge: praktisch ohne Grenze, wie im Regelheft',
  'option.secondPlayerCards': 'Mit wie vielen Kultisten beginnt, wer als Zweites am Zug ist?',
  'option.secondPlayerCards.5': '5, wie im Regelheft',
  'option.secondPlayerCards.6': '6: 1 mehr, als Ausgleich dafür, als Zweites am Zug zu sein',
  'option.secondPlayerCards.7': '7: 2 mehr',

  // The question, for the seat that decides.
  'decision.turn-action': 'Ziehe eine Karte oder spiele einen Kultisten. Aktionen: {actions}.',
  'decision.turn-action.forced':
    'Niemand zog lange vom Kultistenstapel: Ziehe zuerst von dort. Spezialkarten sind erlaubt.',
  'decision.turn-action.no-actions':
    'Keine Aktionen übrig: Spiele ein Monster oder Artefakt aus oder beende deinen Zug.',
  'decision.cultist-destination': 'Wähle, wohin du {card} spielst.',
  'decision.hunter-destination': 'Bewege den Jäger. Er vernichtet dort den höchsten Kultisten.',
  'decision.tie-victim': 'Gleiche Werte in {location}: Welcher Kultist wird vernichtet?',
  'decision.hunter-recall': '3 einer Farbe: Den Dunklen Jäger in seinen Bau schicken?',
  'decision.monster-location.monster-deep-one':
    'Tiefes Wesen: Wähle einen Ort, an dem es auf deiner Seite 5 Punkte zählt.',
  'decision.monster-location.monster-star-spawn':
    'Sternenbrut: Wo zählt sie 3 Punkte für dich? Danach darfst du dort einen Kultisten ausspielen.',
  'decision.monster-location.monster-shoggoth':
    'Shoggoth: Wähle einen Ort. Die 2 niedrigsten gegnerischen Kultisten dort werden vernichtet.',
  'decision.monster-location.monster-mi-go': 'Mi-Go: Wähle einen Ort, von dem du einen gegnerischen Kultisten nimmst.',
  'decision.monster-location.monster-byakhee': 'Byakhee: Wähle einen Ort, an den du deine Kultisten versetzt.',
  'decision.monster-location.monster-nightgaunt':
    'Nachtmahr: Wähle einen Ort, von dem ein gegnerischer Kultist verschleppt wird.',
  'decision.monster-location.monster-ghoul': 'Ghul: Wähle einen Ort, an den du einen Kultisten zurückholst.',
  'decision.monster-location.monster-hound-of-tindalos':
    'Hund von Tindalos: Wo vernichtet der Dunkle Jäger den höchsten gegnerischen Kultisten?',
  'decision.monster-target.monster-mi-go': 'Mi-Go: Welchen gegnerischen Kultisten in {location} nimmst du?',
  'decision.monster-target.monster-nightgaunt':
    'Nachtmahr: Welcher gegnerische Kultist in {location} kommt oben auf das Tal?',
  'decision.monster-target.monster-ghoul': 'Ghul: Welchen Kultisten vom Ablagestapel legst du nach {location}?',
  'decision.monster-move': 'Byakhee: Welchen deiner Kultisten versetzt du nach {location} (höchstens 3)?',
  'decision.artifact-location.artifact-elder-sign': 'Älteres Zeichen: Wähle einen Ort, den es schützt.',
  'decision.artifact-location.artifact-shining-trapezohedron':
    'Leuchtendes Trapezoeder: Wo fallen der höchste und der niedrigste gegnerische Kultist?',
  'decision.artifact-target.artifact-silver-key':
    'Silberner Schlüssel: Nimm einen Kultisten vom Ablagestapel oder aus dem Tal (höchstens 2).',
  'decision.artifact-target.artifact-lamp-of-alhazred':
    'Lampe des Alhazred: Welchen Kultisten nimmst du von der gegnerischen Hand?',
  'decision.artifact-target.artifact-yellow-sign':
    'Gelbes Zeichen: Welchen gegnerischen Kultisten holst du auf deine Seite?',
  'decision.extra-play.monster-star-spawn':
    'Sternenbrut: Du darfst in {location} einen Kultisten von deiner Hand ausspielen.',
  'decision.extra-play.artifact-necronomicon':
    'Necronomicon: Du darfst einen zusätzlichen Kultisten ausspielen (noch {left}).',
  'decision.extra-play.old-one-azathoth':
    'Azathoth begünstigt dich: Du darfst an einem freien Ort einen Kultisten spielen (noch {left}).',
  'decision.extra-destination.artifact-necronomicon':
    'Necronomicon: Wähle, wohin du {card} spielst. Gesperrte Orte sind erlaubt.',
  'decision.extra-destination.old-one-azathoth': 'Azathoth begünstigt dich: Wähle einen freien Ort für {card}.',
  'decision.power-strike':
    'Cthulhu begünstigt dich: Vernichtest du an einem freien Ort den höchsten gegnerischen Kultisten?',
  'decision.power-move': 'Yog-Sothoth begünstigt dich: Du darfst einen deiner Kultisten versetzen.',
  'decision.power-move-to': 'Yog-Sothoth begünstigt dich: Wähle, wohin du {card} versetzt.',
  'decision.power-choice': 'Shub-Niggurath begünstigt dich: Einen Kultisten zurückholen oder 2 Karten ziehen?',
  'decision.power-target.old-one-shub-niggurath':
    'Shub-Niggurath begünstigt dich: Welchen Kultisten vom Ablagestapel holst du zurück?',
  'decision.power-target.old-one-nyarlathotep':
    'Nyarlathotep begünstigt dich: Holst du einen gegnerischen Kultisten bis Wert 4 zu dir?',
  'decision.power-target.old-one-hastur':
    'Hastur begünstigt dich: Schickst du einen gegnerischen Kultisten bis Wert 6 auf die Hand zurück?',
  'decision.power-place.old-one-shub-niggurath': 'Shub-Niggurath begünstigt dich: Wähle, wohin du {card} legst.',
  'decision.power-place.old-one-dagon':
    'Dagon begünstigt dich: Du darfst {card} aus dem Tal an einen freien Ort legen.',
  'decision.location-power.arkham': 'Miskatonic-Bibliothek: Eine Karte ziehen (einmal pro Partie)?',
  'decision.location-power.dunwich':
    'Sentinel Hill: Einen Kultisten von einem freien Ort hierher versetzen (einmal pro Partie)?',
  'decision.location-power.innsmouth': 'Orden der Gezeiten: Die oberste Karte des Tals nehmen (einmal pro Partie)?',
  'decision.location-power.kingsport':
    'Das Fest: Gegnerischen Kultisten bis Wert 5 auf die Hand zurückschicken (einmal pro Partie)?',
  'decision.location-power-target.dunwich': 'Sentinel Hill: Welchen deiner Kultisten versetzt du nach Dunwich?',
  'decision.location-power-target.kingsport':
    'Das Fest: Welchen gegnerischen Kultisten schickst du auf die gegnerische Hand zurück?',

  // The same, for those who wait.
  'deciding.favoured': '{oldOne} erwacht in {location} und begünstigt {seat}. Die Wahl steht noch aus.',
  'deciding.turn-action': '{seat} ist am Zug.',
  'deciding.cultist-destination': '{seat} wählt, wohin ein Kultist gespielt wird.',
  'deciding.hunter-destination': '{seat} wählt, wohin der Dunkle Jäger geht.',
  'deciding.tie-victim': '{seat} wählt, welcher von mehreren gleichen Kultisten vernichtet wird.',
  'deciding.hunter-recall': '{seat} entscheidet, ob der Dunkle Jäger in seinen Bau zurückkehrt.',
  'deciding.monster-location': '{seat} wählt einen Ort für ein Monster.',
  'deciding.monster-target': '{seat} wählt das Ziel eines Monsters.',
  'deciding.monster-move': '{seat} wählt Kultisten, die der Byakhee versetzt.',
  'deciding.artifact-location': '{seat} wählt einen Ort für ein Artefakt.',
  'deciding.artifact-target': '{seat} wählt das Ziel eines Artefakts.',
  'deciding.extra-play': '{seat} entscheidet, ob ein zusätzlicher Kultist ausgespielt wird.',
  'deciding.extra-destination': '{seat} wählt, wohin ein zusätzlicher Kultist gespielt wird.',
  'deciding.power-strike': '{seat} wählt, wo Cthulhu zuschlägt.',
  'deciding.power-move': '{seat} wählt einen Kultisten, den Yog-Sothoth versetzt.',
  'deciding.power-move-to': '{seat} wählt, wohin Yog-Sothoth einen Kultisten versetzt.',
  'deciding.power-choice': '{seat} wählt eine Gabe von Shub-Niggurath.',
  'deciding.power-target': '{seat} wählt das Ziel eines Großen Alten.',
  'deciding.power-place': '{seat} wählt, wohin ein Großer Alter einen Kultisten legt.',
  'deciding.location-power': '{seat} entscheidet, ob die Kraft eines Ortes genutzt wird.',
  'deciding.location-power-target': '{seat} wählt das Ziel der Kraft eines Ortes.',

  // What can be chosen.
  'short.yes.hunter-recall': 'Heimschicken',
  'short.no.hunter-recall': 'Stehen lassen',
  'short.yes.location-power': 'Kraft nutzen',
  'short.no.location-power': 'Aufsparen',
  'short.birth': 'Kultisten zurückholen',
  'choice.draw-deck': 'Vom Kultistenstapel ziehen',
  'choice.draw-valley': 'Die oberste Karte des Tals ziehen',
  'choice.play': '{card} ausspielen',
  'choice.monster': 'Monster ausspielen: {card}',
  'choice.artifact': 'Artefakt ausspielen: {card}',
  'choice.end-turn': 'Zug beenden',
  'choice.valley': '{card} auf das Tal spielen und den Dunklen Jäger bewegen',
  'choice.birth': 'Einen Kultisten vom Ablagestapel zurückholen',
  'choice.draw': '2 Karten ziehen',
  'choice.done': 'Fertig',
  'choice.location.cultist-destination': '{card} in {location} ausspielen',
  'choice.location.hunter-destination': 'Den Dunklen Jäger nach {location} schicken',
  'choice.location.monster-location': '{card} in {location} ausspielen',
  'choice.location.artifact-location': '{card} in {location} einsetzen',
  'choice.location.extra-destination': '{card} in {location} ausspielen',
  'choice.location.power-strike': 'Den höchsten gegnerischen Kultisten in {location} vernichten',
  'choice.location.power-move-to': '{card} nach {location} versetzen',
  'choice.location.power-place': '{card} nach {location} legen',
  'choice.card.tie-victim': '{card} vernichten',
  'choice.card.monster-target.monster-mi-go': '{card} auf die Hand nehmen',
  'choice.card.monster-target.monster-nightgaunt': '{card} auf das Tal legen',
  'choice.card.monster-target.monster-ghoul': '{card} nach {location} legen',
  'choice.card.monster-move': '{card} nach {location} versetzen',
  'choice.card.artifact-target.artifact-silver-key': '{card} auf die Hand nehmen',
  'choice.card.artifact-target.artifact-lamp-of-alhazred': '{card} von der gegnerischen Hand nehmen',
  'choice.card.artifact-target.artifact-yellow-sign': '{card} auf deine Seite holen',
  'choice.card.extra-play': '{card} ausspielen',
  'choice.card.power-move': '{card} versetzen',
  'choice.card.power-target.old-one-shub-niggurath': '{card} zurückholen',
  'choice.card.power-target.old-one-nyarlathotep': '{card} auf deine Seite holen',
  'choice.card.power-target.old-one-hastur': '{card} auf die gegnerische Hand zurückschicken',
  'choice.card.location-power-target.dunwich': '{card} nach {location} versetzen',
  'choice.card.location-power-target.kingsport': '{card} auf die gegnerische Hand zurückschicken',
  'choice.yes.hunter-recall': 'Den Dunklen Jäger in seinen Bau schicken',
  'choice.no.hunter-recall': 'Den Dunklen Jäger lassen, wo er ist',
  'choice.yes.location-power': 'Die Kraft von {location} nutzen',
  'choice.no.location-power': 'Die Kraft von {location} aufsparen',

  // What happened.
  'event.gameBegan': 'Die Partie beginnt. {seat} fängt an, und {card} eröffnet das Tal.',
  'event.gameBegan.you': 'Die Partie beginnt. Du fängst an, und {card} eröffnet das Tal.',
  'event.turnBegan': 'Zug {turn}: {seat}.',
  'event.turnBegan.you': 'Zug {turn}: Du bist am Zug.',
  'event.cultistDrawn': '{seat} zieht einen Kultisten.',
  'event.cultistDrawn.you': 'Du ziehst einen Kultisten.',
  'event.cultistDrawn.known': '{seat} zieht {card}.',
  'event.cultistDrawn.known.you': 'Du ziehst {card}.',
  'event.valleyDrawn': '{seat} zieht {card} aus dem Tal.',
  'event.valleyDrawn.you': 'Du ziehst {card} aus dem Tal.',
  'event.cultistPlayed': '{seat} spielt {card} in {location} aus.',
  'event.cultistPlayed.you': 'Du spielst {card} in {location} aus.',
  'event.valleyPlayed': '{seat} spielt {card} auf das Tal.',
  'event.valleyPlayed.you': 'Du spielst {card} auf das Tal.',
  'event.hunterMoved': 'Der Dunkle Jäger zieht nach {location}.',
  'event.hunterMoved.lair': 'Der Dunkle Jäger kehrt in seinen Bau zurück.',
  'event.cultistDestroyed': '{card} von {seat} wird in {location} vernichtet.',
  'event.cultistDestroyed.you': 'Dein Kultist {card} wird in {location} vernichtet.',
  'event.setMade': '{seat} bildet in {location} mit {card} {set}.',
  'event.setMade.you': 'Du bildest in {location} mit {card} {set}.',
  'event.monsterDrawn': '{seat} zieht ein Monster.',
  'event.monsterDrawn.you': 'Du ziehst ein Monster.',
  'event.monsterDrawn.known': '{seat} zieht ein Monster: {card}.',
  'event.monsterDrawn.known.you': 'Du ziehst ein Monster: {card}.',
  'event.artifactDrawn': '{seat} zieht ein Artefakt.',
  'event.artifactDrawn.you': 'Du ziehst ein Artefakt.',
  'event.artifactDrawn.known': '{seat} zieht ein Artefakt: {card}.',
  'event.artifactDrawn.known.you': 'Du ziehst ein Artefakt: {card}.',
  'event.oldOneAwoke':
    '{drawer} zieht einen Großen Alten: {oldOne} erwacht in {location} und begünstigt {seat, select, you {dich} other {{seat}}}.',
  'event.oldOneAwoke.you':
    'Du ziehst einen Großen Alten: {oldOne} erwacht in {location} und begünstigt {seat, select, you {dich} other {{seat}}}.',
  'event.oldOneAwoke.neutral':
    '{drawer} zieht einen Großen Alten: {oldOne} erwacht in {location} und begünstigt niemanden.',
  'event.oldOneAwoke.neutral.you':
    'Du ziehst einen Großen Alten: {oldOne} erwacht in {location} und begünstigt niemanden.',
  'event.monsterPlayed': '{seat} spielt ein Monster aus: {card}.',
  'event.monsterPlayed.you': 'Du spielst ein Monster aus: {card}.',
  'event.artifactPlayed': '{seat} spielt ein Artefakt aus: {card}.',
  'event.artifactPlayed.you': 'Du spielst ein Artefakt aus: {card}.',
  'event.attached':
    '{card} bleibt in {location} und zählt {points} Punkte für {seat, select, you {dich} other {{seat}}}.',
  'event.cultistMoved': '{seat} versetzt {card} von {from} nach {to}.',
  'event.cultistMoved.you': 'Du versetzt {card} von {from} nach {to}.',
  'event.cultistPlaced.discard': '{seat} holt {card} vom Ablagestapel nach {location} zurück.',
  'event.cultistPlaced.discard.you': 'Du holst {card} vom Ablagestapel nach {location} zurück.',
  'event.cultistPlaced.valley': '{seat} legt {card} aus dem Tal nach {location}.',
  'event.cultistPlaced.valley.you': 'Du legst {card} aus dem Tal nach {location}.',
  'event.cultistStolen': '{card} wechselt in {location} auf die Seite von {seat}.',
  'event.cultistStolen.you': '{card} wechselt in {location} auf deine Seite.',
  'event.cultistTaken': '{card} kommt aus {location} auf die Hand von {seat}.',
  'event.cultistTaken.you': '{card} kommt aus {location} auf deine Hand.',
  'event.cultistTaken.valley': '{seat} nimmt {card} aus dem Tal.',
  'event.cultistTaken.valley.you': 'Du nimmst {card} aus dem Tal.',
  'event.cultistTaken.discard': '{seat} nimmt {card} vom Ablagestapel.',
  'event.cultistTaken.discard.you': 'Du nimmst {card} vom Ablagestapel.',
  'event.cultistBanished': '{card} von {seat} wird aus {location} oben auf das Tal verschleppt.',
  'event.cultistBanished.you': 'Dein Kultist {card} wird aus {location} oben auf das Tal verschleppt.',
  'event.handSeen': '{seat} sieht die gegnerische Hand und erfährt, welcher Große Alte als Nächster kommt.',
  'event.handSeen.you': 'Du siehst die gegnerische Hand und erfährst, welcher Große Alte als Nächster kommt.',
  'event.handSeen.known': '{seat} sieht die gegnerische Hand: {hand}. Nächster Großer Alter: {oldOne}.',
  'event.handSeen.known.you': 'Du siehst die gegnerische Hand: {hand}. Nächster Großer Alter: {oldOne}.',
  'event.handTaken': '{seat} nimmt einen Kultisten von der gegnerischen Hand.',
  'event.handTaken.you': 'Du nimmst einen Kultisten von der gegnerischen Hand.',
  'event.handTaken.known': '{seat} nimmt {card} von der gegnerischen Hand.',
  'event.handTaken.known.you': 'Du nimmst {card} von der gegnerischen Hand.',
  'event.cultistDiscarded': '{seat} legt {card} zufällig ab.',
  'event.cultistDiscarded.you': 'Du legst {card} zufällig ab.',
  'event.locationPowerUsed': '{seat} nutzt die Kraft von {location}: {power}.',
  'event.locationPowerUsed.you': 'Du nutzt die Kraft von {location}: {power}.',
  'event.gameEnded.locations': 'Die Partie ist vorbei. {seat} gewinnt mit mehr Orten.',
  'event.gameEnded.locations.you': 'Die Partie ist vorbei. Du gewinnst mit mehr Orten.',
  'event.gameEnded.points': 'Die Partie ist vorbei. Gleichstand bei den Orten: {seat} gewinnt nach Punkten.',
  'event.gameEnded.points.you': 'Die Partie ist vorbei. Gleichstand bei den Orten: Du gewinnst nach Punkten.',
  'event.gameEnded.azathoth': 'Die Partie ist vorbei. Azathoth ist wach, also entscheiden die Punkte: {seat} gewinnt.',
  'event.gameEnded.azathoth.you': 'Die Partie ist vorbei. Azathoth ist wach, also entscheiden die Punkte: Du gewinnst.',
  'event.gameEnded.artifacts':
    'Die Partie ist vorbei. Gleichstand bei den Punkten: {seat} gewinnt mit mehr Artefakten.',
  'event.gameEnded.artifacts.you':
    'Die Partie ist vorbei. Gleichstand bei den Punkten: Du gewinnst mit mehr Artefakten.',
  'event.gameEnded.monsters':
    'Die Partie ist vorbei. Weiter Gleichstand: {seat} gewinnt mit mehr ausgespielten Monstern.',
  'event.gameEnded.monsters.you':
    'Die Partie ist vorbei. Weiter Gleichstand: Du gewinnst mit mehr ausgespielten Monstern.',
  'event.gameEnded.hand': 'Die Partie ist vorbei. Weiter Gleichstand: {seat} gewinnt mit weniger Handkarten.',
  'event.gameEnded.hand.you': 'Die Partie ist vorbei. Weiter Gleichstand: Du gewinnst mit weniger Handkarten.',
  'event.gameEnded.both-lose': 'Die Partie ist vorbei. Völliger Gleichstand: Beide Kulte verlieren.',

  // Why the winner won.
  'outcome.locations': 'Mehr Orte zeigten zur siegreichen Seite.',
  'outcome.points': 'Gleichstand bei den Orten: Die Gesamtpunkte haben entschieden.',
  'outcome.azathoth': 'Azathoth war wach: Die Gesamtpunkte haben entschieden.',
  'outcome.artifacts': 'Gleichstand bei den Punkten: Die Zahl der Artefakte hat entschieden.',
  'outcome.monsters': 'Auch bei den Artefakten Gleichstand: Die Zahl der ausgespielten Monster hat entschieden.',
  'outcome.hand': 'Sonst überall Gleichstand: Die kleinere Hand hat entschieden.',
  'outcome.both-lose': 'Völliger Gleichstand: Beide verlieren.',

  // What newcomers stumble over.
  'hint.valley': 'Du kannst aus dem Tal ziehen und darauf spielen.',
  'hint.hunter-must-move':
    'Wenn du auf das Tal spielst, musst du den Dunklen Jäger bewegen, und er kann deinen eigenen Kultisten treffen.',
  'hint.valley-fit':
    'Auf das Tal passt nur ein höherer Wert oder dieselbe Farbe. Ein gleicher Wert in anderer Farbe passt nicht.',
  'hint.hunted':
    'Wo der Dunkle Jäger ist, kann niemand Kultisten oder Monster ausspielen, weder du noch die Gegenseite. Nur der Hund von Tindalos darf es.',
  'hint.locked': 'Ein Ort mit einem Großen Alten ist gesperrt, aber die Karten dort zählen weiter.',
  'hint.favour': 'Ein Großer Alter begünstigt, wer den Ort beeinflusst, nicht, wer ihn gezogen hat.',
  'hint.end': 'Der dritte Große Alte beendet die Partie sofort. Niemand bekommt einen letzten Zug.',
};
