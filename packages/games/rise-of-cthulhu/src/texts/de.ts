/** Every word of the game in German. Names stand in gaps without an article, so no sentence makes them bend. */
import type { Catalogue } from '@conclave/kernel';
import { cultistNames } from './cultist-names.ts';
import type { TextKey } from './en.ts';

const texts: Readonly<Record<TextKey, string>> = {
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
  'name.set.colour': 'drei einer Farbe',
  'name.set.number': 'drei gleiche Zahlen',
  'name.set.run': 'eine Dreierreihe',
  'name.nothing': 'nichts',
  'name.nobody': 'keiner',
  'name.monster-deep-one': 'Tiefes Wesen',
  'name.monster-star-spawn': 'Sternenbrut',
  'name.monster-shoggoth': 'Shoggothe',
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
  'card.monster-shoggoth': 'Vernichte an einem Ort die zwei niedrigsten gegnerischen Kultisten.',
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
    'Nimm 1 oder 2 Kultisten vom Ablagestapel oder von beliebiger Stelle aus dem Tal auf die Hand.',
  'card.artifact-shining-trapezohedron':
    'Bringe den Dunklen Jäger an einen freien Ort mit gegnerischen Kultisten. Der höchste und der niedrigste gegnerische Kultist dort werden vernichtet.',
  'card.artifact-lamp-of-alhazred':
    'Sieh dir die gegnerische Hand an und nimm 1 Kultisten daraus. Außerdem erfährst du, welcher Große Alte als Nächster kommt.',
  'card.artifact-yellow-sign':
    'Ein gegnerischer Kultist mit Wert 5 oder weniger an einem beliebigen Ort wechselt auf deine Seite.',
  'card.old-one-cthulhu':
    'Wer begünstigt ist, wählt bis zu zwei freie Orte; dort wird jeweils der höchste gegnerische Kultist vernichtet.',
  'card.old-one-azathoth':
    'Ab jetzt entscheiden die Gesamtpunkte das Spiel. Der Dunkle Jäger kehrt in seinen Bau zurück; wer begünstigt ist, zieht 1 Karte und spielt dann bis zu 2 Kultisten an freien Orten aus.',
  'card.old-one-yog-sothoth':
    'Wer begünstigt ist, versetzt bis zu 2 eigene Kultisten an freie Orte und zieht dann 2 Karten.',
  'card.old-one-shub-niggurath':
    'Wer begünstigt ist, legt einen Kultisten mit Wert 6 oder weniger vom Ablagestapel an einen freien Ort oder zieht 2 Karten.',
  'card.old-one-nyarlathotep':
    'Wer begünstigt ist, darf einen gegnerischen Kultisten mit Wert 4 oder weniger an einem freien Ort die Seite wechseln lassen.',
  'card.old-one-hastur':
    'Wer begünstigt ist, schickt bis zu 2 gegnerische Kultisten mit Wert 6 oder weniger von freien Orten auf die gegnerische Hand zurück. Danach legt die Gegenseite 1 zufälligen Kultisten ab.',
  'card.old-one-dagon':
    'Wer begünstigt ist, zieht 2 Karten und darf dann die oberste Karte des Tals an einen freien Ort legen.',
  'card.old-one-ithaqua': 'Sein Ort zählt am Ende des Spiels als zwei Orte.',
  'card.arkham':
    'Miskatonic-Bibliothek, einmal pro Spiel: Spielst du hier einen Kultisten mit demselben Wert wie ein anderer von dir aus, darfst du 1 Karte ziehen.',
  'card.dunwich':
    'Sentinel Hill, einmal pro Spiel: Spielst du hier einen Kultisten aus, dessen Wert um genau 1 von dem eines anderen von dir abweicht, darfst du einen deiner Kultisten von einem anderen freien Ort hierher versetzen.',
  'card.innsmouth':
    'Orden der Gezeiten, einmal pro Spiel: Spielst du hier einen Kultisten aus, der niedriger ist als alle deine anderen hier, darfst du die oberste Karte des Tals nehmen.',
  'card.kingsport':
    'Das Fest, einmal pro Spiel: Spielst du hier einen Kultisten in einer Farbe aus, die du hier noch nicht hast, mindestens deiner dritten, darfst du einen gegnerischen Kultisten mit Wert 5 oder weniger von hier auf die gegnerische Hand zurückschicken.',
  'card.dark-hunter':
    'Vernichtet an dem Ort, an dem er eintrifft, den höchsten Kultisten. Solange er dort ist, kann dort niemand Kultisten oder Monster ausspielen.',

  // Options of a table.
  'option.firstPlayer': 'Wer beginnt?',
  'option.firstPlayer.random': 'Der Zufall entscheidet',
  'option.firstPlayer.seat': 'Platz 1 beginnt',
  'option.firstTurnActions': 'Wie viele Aktionen hat der allererste Zug?',
  'option.firstTurnActions.2': 'Zwei, wie in der Spielregel',
  'option.firstTurnActions.1': 'Eine, als Ausgleich für den Vorteil des Beginnens',
  'option.oldOnePosition': 'Wo liegt jeder Große Alte in seinem Drittel des Stapels?',
  'option.oldOnePosition.middle': 'Genau in der Mitte',
  'option.oldOnePosition.near-middle': 'Ungefähr in der Mitte',
  'option.oldOnePosition.shuffled': 'Irgendwo',
  'option.oldOnePool': 'Welche Großen Alten können kommen?',
  'option.oldOnePool.base': 'Die 6 der Spielregel',
  'option.oldOnePool.extended': '8, mit Dagon und Ithaqua',
  'option.locationPowers': 'Haben die Orte eigene Kräfte?',
  'option.locationPowers.off': 'Nein',
  'option.locationPowers.on': 'Ja, jede einmal pro Platz und Spiel',
  'option.valleyBounce': 'Darf dieselbe Karte in einem Zug auf das Tal gespielt und von dort genommen werden?',
  'option.valleyBounce.forbidden': 'Nein',
  'option.valleyBounce.allowed': 'Ja, nach dem Wortlaut der Spielregel',
  'option.stallLimit': 'Nach wie vielen Zügen ohne Karte vom Kultistenstapel muss von dort gezogen werden?',
  'option.stallLimit.8': '8 Züge',
  'option.stallLimit.16': '16 Züge',
  'option.stallLimit.24': '24 Züge',
  'option.secondPlayerCards': 'Wie viele Kultisten bekommt, wer als Zweites am Zug ist?',
  'option.secondPlayerCards.5': '5, wie in der Spielregel',
  'option.secondPlayerCards.6': '6: einen mehr, als Ausgleich dafür, als Zweites am Zug zu sein',
  'option.secondPlayerCards.7': '7: zwei mehr',

  // The question, for the seat that decides.
  'decision.turn-action':
    'Du bist am Zug: Ziehe eine Karte oder spiele einen Kultisten aus. Aktionen übrig: {actions}.',
  'decision.turn-action.forced':
    'Schon lange hat niemand vom Kultistenstapel gezogen: Ziehe zuerst eine Karte von dort. Monster und Artefakte sind erlaubt.',
  'decision.turn-action.no-actions':
    'Keine Aktionen mehr: Spiele ein Monster oder Artefakt aus oder beende deinen Zug.',
  'decision.cultist-destination': 'Wohin spielst du {card}?',
  'decision.hunter-destination':
    'Bewege den Dunklen Jäger: Am neuen Ort wird der höchste Kultist vernichtet, auch ein eigener.',
  'decision.tie-victim': 'Gleiche Werte in {location}: Wähle den Kultisten, der vernichtet wird.',
  'decision.hunter-recall': 'Drei einer Farbe: Schickst du den Dunklen Jäger in seinen Bau zurück?',
  'decision.monster-location.monster-deep-one':
    'Tiefes Wesen: Wähle den Ort, an dem es auf deiner Seite 5 Punkte zählt.',
  'decision.monster-location.monster-star-spawn':
    'Sternenbrut: Wähle den Ort, an dem sie auf deiner Seite 3 Punkte zählt und du einen Kultisten ausspielen darfst.',
  'decision.monster-location.monster-shoggoth':
    'Shoggothe: Wähle den Ort, an dem die zwei niedrigsten gegnerischen Kultisten vernichtet werden.',
  'decision.monster-location.monster-mi-go': 'Mi-Go: Wähle den Ort, an dem du einen gegnerischen Kultisten nimmst.',
  'decision.monster-location.monster-byakhee': 'Byakhee: Wähle den Ort, an den deine Kultisten versetzt werden.',
  'decision.monster-location.monster-nightgaunt':
    'Nachtmahr: Wähle den Ort, von dem ein gegnerischer Kultist ins Tal verschleppt wird.',
  'decision.monster-location.monster-ghoul': 'Ghul: Wähle den Ort, an dem ein Kultist auf deiner Seite zurückkehrt.',
  'decision.monster-location.monster-hound-of-tindalos':
    'Hund von Tindalos: Wähle den Ort, an dem der Dunkle Jäger den höchsten gegnerischen Kultisten vernichtet.',
  'decision.monster-target.monster-mi-go': 'Mi-Go: Wähle den gegnerischen Kultisten in {location}, den du nimmst.',
  'decision.monster-target.monster-nightgaunt':
    'Nachtmahr: Wähle den gegnerischen Kultisten in {location}, der oben auf das Tal kommt.',
  'decision.monster-target.monster-ghoul': 'Ghul: Wähle den Kultisten vom Ablagestapel, den du nach {location} legst.',
  'decision.monster-move': 'Byakhee: Welchen deiner Kultisten versetzt du nach {location}? Höchstens drei.',
  'decision.artifact-location.artifact-elder-sign': 'Älteres Zeichen: Wähle den Ort, den es für dich beschützt.',
  'decision.artifact-location.artifact-shining-trapezohedron':
    'Leuchtendes Trapezoeder: Wähle, wo der Dunkle Jäger den höchsten und den niedrigsten gegnerischen Kultisten vernichtet.',
  'decision.artifact-target.artifact-silver-key':
    'Silberner Schlüssel: Welchen Kultisten nimmst du vom Ablagestapel oder aus dem Tal? Höchstens zwei.',
  'decision.artifact-target.artifact-lamp-of-alhazred':
    'Lampe des Alhazred: Wähle den Kultisten, den du von der gegnerischen Hand nimmst.',
  'decision.artifact-target.artifact-yellow-sign':
    'Gelbes Zeichen: Wähle den gegnerischen Kultisten, der auf deine Seite wechselt.',
  'decision.extra-play.monster-star-spawn':
    'Sternenbrut: Du darfst in {location} einen Kultisten von deiner Hand ausspielen.',
  'decision.extra-play.artifact-necronomicon':
    'Necronomicon: Du darfst einen zusätzlichen Kultisten ausspielen. Noch möglich: {left}.',
  'decision.extra-play.old-one-azathoth':
    'Azathoth begünstigt dich: Du darfst an einem freien Ort einen Kultisten ausspielen. Noch möglich: {left}.',
  'decision.extra-destination.artifact-necronomicon':
    'Necronomicon: Wohin spielst du {card}? Auch gesperrte Orte sind erlaubt.',
  'decision.extra-destination.old-one-azathoth': 'Azathoth begünstigt dich: An welchen freien Ort spielst du {card}?',
  'decision.power-strike':
    'Cthulhu begünstigt dich: Du darfst einen freien Ort wählen, an dem der höchste gegnerische Kultist vernichtet wird.',
  'decision.power-move': 'Yog-Sothoth begünstigt dich: Du darfst einen deiner Kultisten versetzen. Welchen?',
  'decision.power-move-to': 'Yog-Sothoth begünstigt dich: Wohin versetzt du {card}?',
  'decision.power-choice': 'Shub-Niggurath begünstigt dich: Holst du einen Kultisten zurück, oder ziehst du 2 Karten?',
  'decision.power-target.old-one-shub-niggurath':
    'Shub-Niggurath begünstigt dich: Wähle den Kultisten vom Ablagestapel, der zurückkehrt.',
  'decision.power-target.old-one-nyarlathotep':
    'Nyarlathotep begünstigt dich: Du darfst einen gegnerischen Kultisten mit Wert 4 oder weniger wählen, der auf deine Seite wechselt.',
  'decision.power-target.old-one-hastur':
    'Hastur begünstigt dich: Du darfst einen gegnerischen Kultisten mit Wert 6 oder weniger wählen, der auf die gegnerische Hand zurückkehrt.',
  'decision.power-place.old-one-shub-niggurath': 'Shub-Niggurath begünstigt dich: Wohin legst du {card}?',
  'decision.power-place.old-one-dagon':
    'Dagon begünstigt dich: Du darfst {card} aus dem Tal an einen freien Ort legen.',
  'decision.location-power.arkham': 'Miskatonic-Bibliothek: Ziehst du eine Karte? Einmal pro Spiel.',
  'decision.location-power.dunwich':
    'Sentinel Hill: Versetzt du einen deiner Kultisten von einem anderen freien Ort hierher? Einmal pro Spiel.',
  'decision.location-power.innsmouth': 'Orden der Gezeiten: Nimmst du die oberste Karte des Tals? Einmal pro Spiel.',
  'decision.location-power.kingsport':
    'Das Fest: Schickst du von hier einen gegnerischen Kultisten mit Wert 5 oder weniger auf die gegnerische Hand zurück? Einmal pro Spiel.',
  'decision.location-power-target.dunwich': 'Sentinel Hill: Wähle deinen Kultisten, der nach Dunwich versetzt wird.',
  'decision.location-power-target.kingsport':
    'Das Fest: Wähle den gegnerischen Kultisten, der auf die gegnerische Hand zurückkehrt.',

  // The same, for those who wait.
  'deciding.favoured': '{oldOne} ist in {location} erwacht. {seat} ist begünstigt und entscheidet.',
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
  'deciding.extra-play': '{seat} darf einen zusätzlichen Kultisten ausspielen.',
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
  'event.gameBegan': 'Das Spiel beginnt. {seat} fängt an; {card} eröffnet das Tal.',
  'event.turnBegan': 'Zug {turn}: {seat}.',
  'event.cultistDrawn': '{seat} zieht einen Kultisten.',
  'event.cultistDrawn.known': '{seat} zieht {card}.',
  'event.valleyDrawn': '{seat} zieht {card} aus dem Tal.',
  'event.cultistPlayed': '{seat} spielt {card} in {location} aus.',
  'event.valleyPlayed': '{seat} spielt {card} auf das Tal.',
  'event.hunterMoved': 'Der Dunkle Jäger zieht nach {location}.',
  'event.hunterMoved.lair': 'Der Dunkle Jäger kehrt in seinen Bau zurück.',
  'event.cultistDestroyed': '{card} von {seat} wird in {location} vernichtet.',
  'event.setMade': '{seat} bildet in {location} mit {card} {set}.',
  'event.monsterDrawn': '{seat} zieht ein Monster.',
  'event.monsterDrawn.known': '{seat} zieht ein Monster: {card}.',
  'event.artifactDrawn': '{seat} zieht ein Artefakt.',
  'event.artifactDrawn.known': '{seat} zieht ein Artefakt: {card}.',
  'event.oldOneAwoke': '{drawer} zieht einen Großen Alten: {oldOne} erwacht in {location}. {seat} ist begünstigt.',
  'event.oldOneAwoke.neutral':
    '{drawer} zieht einen Großen Alten: {oldOne} erwacht in {location}. Niemand ist begünstigt.',
  'event.monsterPlayed': '{seat} spielt ein Monster aus: {card}.',
  'event.artifactPlayed': '{seat} spielt ein Artefakt aus: {card}.',
  'event.attached': '{card} bleibt in {location} und zählt {points} Punkte für {seat}.',
  'event.cultistMoved': '{seat} versetzt {card} von {from} nach {to}.',
  'event.cultistPlaced.discard': '{seat} holt {card} vom Ablagestapel nach {location} zurück.',
  'event.cultistPlaced.valley': '{seat} legt {card} aus dem Tal nach {location}.',
  'event.cultistStolen': '{card} wechselt in {location} auf die Seite von {seat}.',
  'event.cultistTaken': '{card} kommt aus {location} auf die Hand von {seat}.',
  'event.cultistTaken.valley': '{seat} nimmt {card} aus dem Tal.',
  'event.cultistTaken.discard': '{seat} nimmt {card} vom Ablagestapel.',
  'event.cultistBanished': '{card} von {seat} wird aus {location} oben auf das Tal verschleppt.',
  'event.handSeen': '{seat} sieht die gegnerische Hand und erfährt, welcher Große Alte als Nächster kommt.',
  'event.handSeen.known': '{seat} sieht die gegnerische Hand: {hand}. Der nächste Große Alte: {oldOne}.',
  'event.handTaken': '{seat} nimmt einen Kultisten von der gegnerischen Hand.',
  'event.handTaken.known': '{seat} nimmt {card} von der gegnerischen Hand.',
  'event.cultistDiscarded': '{seat} legt {card} ab; der Zufall hat gewählt.',
  'event.locationPowerUsed': '{seat} nutzt die Kraft von {location}: {power}.',
  'event.gameEnded.locations': 'Das Spiel ist aus. {seat} gewinnt: Mehr Orte zeigen zu diesem Kult.',
  'event.gameEnded.points': 'Das Spiel ist aus. Gleich viele Orte; {seat} gewinnt nach Punkten.',
  'event.gameEnded.azathoth': 'Das Spiel ist aus. Azathoth ist wach, die Punkte entscheiden: {seat} gewinnt.',
  'event.gameEnded.artifacts': 'Das Spiel ist aus. Gleich viele Punkte; {seat} gewinnt mit mehr erhaltenen Artefakten.',
  'event.gameEnded.monsters':
    'Das Spiel ist aus. Immer noch Gleichstand; {seat} gewinnt mit mehr ausgespielten Monstern.',
  'event.gameEnded.hand': 'Das Spiel ist aus. Immer noch Gleichstand; {seat} gewinnt mit weniger Handkarten.',
  'event.gameEnded.both-lose': 'Das Spiel ist aus. Völliger Gleichstand: Beide Kulte verlieren.',

  // Why the winner won.
  'outcome.locations': 'Mehr Orte zeigen zur Siegerseite.',
  'outcome.points': 'Gleich viele Orte: Die höhere Gesamtpunktzahl hat entschieden.',
  'outcome.azathoth': 'Azathoth ist wach: Die höhere Gesamtpunktzahl hat entschieden.',
  'outcome.artifacts': 'Gleich viele Punkte: Die größere Zahl erhaltener Artefakte hat entschieden.',
  'outcome.monsters': 'Immer noch Gleichstand: Die größere Zahl ausgespielter Monster hat entschieden.',
  'outcome.hand': 'Immer noch Gleichstand: Die kleinere Zahl der Handkarten hat entschieden.',
  'outcome.both-lose': 'Völliger Gleichstand: Beide verlieren.',

  // What newcomers stumble over.
  'hint.valley': 'Das Tal ist beides: Du kannst daraus ziehen und darauf spielen.',
  'hint.hunter-must-move':
    'Spielst du auf das Tal, musst du den Dunklen Jäger bewegen, und er kann deine eigene Karte treffen.',
  'hint.valley-fit':
    'Auf das Tal passt ein höherer Wert oder dieselbe Farbe; ein gleicher Wert in anderer Farbe passt nicht.',
  'hint.hunted': 'Wo der Dunkle Jäger ist, kann niemand Kultisten oder Monster ausspielen, auch du nicht.',
  'hint.locked': 'Ein Ort mit einem Großen Alten ist gesperrt, aber die Karten dort zählen weiter.',
  'hint.favour': 'Begünstigt ist, wer den Ort beeinflusst, nicht wer den Großen Alten gezogen hat.',
  'hint.end': 'Mit dem dritten Großen Alten endet das Spiel sofort; niemand bekommt einen letzten Zug.',
};

export const de: Catalogue = {
  ...cultistNames({ crimson: 'Karmesin', amber: 'Bernstein', jade: 'Jade', azure: 'Azur', violet: 'Violett' }),
  ...texts,
};
