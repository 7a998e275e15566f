/** Every word of the game in English. The other languages have exactly these keys. */
import type { Catalogue } from '@conclave/kernel';
import { cultistNames } from './cultist-names.ts';

const texts = {
  'game.name': 'Rise of Cthulhu',
  'game.tagline': 'Two cults, four Locations, and something that stirs in the deck.',

  // Names. They fill gaps in other texts, so none of them begins with an article.
  'name.seat.0': 'Seat 1',
  'name.seat.1': 'Seat 2',
  'name.arkham': 'Arkham',
  'name.dunwich': 'Dunwich',
  'name.innsmouth': 'Innsmouth',
  'name.kingsport': 'Kingsport',
  'name.power.arkham': 'Miskatonic Library',
  'name.power.dunwich': 'Sentinel Hill',
  'name.power.innsmouth': 'Order of the Tide',
  'name.power.kingsport': 'The Festival',
  'name.lair': 'lair',
  'name.dark-hunter': 'Dark Hunter',
  'name.deck': 'Cultist Deck',
  'name.valley': 'Valley',
  'name.discard': 'discard pile',
  'name.monsterDeck': 'Monster deck',
  'name.monsterDiscard': 'discarded Monsters',
  'name.artifactDeck': 'Artifact deck',
  'name.artifactDiscard': 'discarded Artifacts',
  'name.set.colour': 'three of a colour',
  'name.set.number': 'three of a number',
  'name.set.run': 'a run of three',
  'name.nothing': 'nothing',
  'name.nobody': 'none',
  'name.monster-deep-one': 'Deep One',
  'name.monster-star-spawn': 'Star-Spawn',
  'name.monster-shoggoth': 'Shoggoth',
  'name.monster-mi-go': 'Mi-Go',
  'name.monster-byakhee': 'Byakhee',
  'name.monster-nightgaunt': 'Nightgaunt',
  'name.monster-ghoul': 'Ghoul',
  'name.monster-hound-of-tindalos': 'Hound of Tindalos',
  'name.artifact-necronomicon': 'Necronomicon',
  'name.artifact-elder-sign': 'Elder Sign',
  'name.artifact-silver-key': 'Silver Key',
  'name.artifact-shining-trapezohedron': 'Shining Trapezohedron',
  'name.artifact-lamp-of-alhazred': 'Lamp of Alhazred',
  'name.artifact-yellow-sign': 'Yellow Sign',
  'name.old-one-cthulhu': 'Cthulhu',
  'name.old-one-azathoth': 'Azathoth',
  'name.old-one-yog-sothoth': 'Yog-Sothoth',
  'name.old-one-shub-niggurath': 'Shub-Niggurath',
  'name.old-one-nyarlathotep': 'Nyarlathotep',
  'name.old-one-hastur': 'Hastur',
  'name.old-one-dagon': 'Dagon',
  'name.old-one-ithaqua': 'Ithaqua',

  // What each card does.
  'card.monster-deep-one': 'Stays at a Location on your side, worth 5 points.',
  'card.monster-star-spawn':
    'Stays at a Location on your side, worth 3 points. You may play 1 Cultist there at once, even if it is locked.',
  'card.monster-shoggoth': 'Destroy the two lowest enemy Cultists at a Location.',
  'card.monster-mi-go': 'Take an enemy Cultist of value 6 or less from a Location into your hand.',
  'card.monster-byakhee': 'Move 1 to 3 of your Cultists to one Location, then draw 1 card.',
  'card.monster-nightgaunt': 'Put one enemy Cultist from a Location on top of the Valley.',
  'card.monster-ghoul': 'Place a Cultist of value 6 or less from the discard pile on your side of a Location.',
  'card.monster-hound-of-tindalos':
    "Bring the Dark Hunter to a free Location with enemy Cultists. Only the enemy's highest Cultist there is destroyed.",
  'card.artifact-necronomicon':
    'Draw 1 card. Then play up to 2 extra Cultists on Locations that are not hunted, locked ones included.',
  'card.artifact-elder-sign':
    'Stays at a Location on your side, worth 3 points. The Dark Hunter cannot enter, and your Cultists there are protected.',
  'card.artifact-silver-key': 'Take 1 or 2 Cultists from the discard pile and from anywhere in the Valley.',
  'card.artifact-shining-trapezohedron':
    "Bring the Dark Hunter to a free Location with enemy Cultists. The enemy's highest and lowest Cultist there are destroyed.",
  'card.artifact-lamp-of-alhazred':
    'See the enemy hand and take 1 Cultist from it. You also learn which Old One comes next.',
  'card.artifact-yellow-sign': 'An enemy Cultist of value 5 or less at any Location changes to your side.',
  'card.old-one-cthulhu':
    "The favoured player chooses up to two free Locations; the enemy's highest Cultist at each is destroyed.",
  'card.old-one-azathoth':
    'From now on total points decide the game. The Dark Hunter goes to its lair; the favoured player draws 1 card, then plays up to 2 Cultists on free Locations.',
  'card.old-one-yog-sothoth': 'The favoured player moves up to 2 own Cultists to free Locations, then draws 2 cards.',
  'card.old-one-shub-niggurath':
    'The favoured player places a Cultist of value 6 or less from the discard pile on a free Location, or draws 2 cards.',
  'card.old-one-nyarlathotep':
    'The favoured player may make an enemy Cultist of value 4 or less at a free Location change sides.',
  'card.old-one-hastur':
    'The favoured player returns up to 2 enemy Cultists of value 6 or less from free Locations to the enemy hand. Then the enemy discards 1 Cultist at random.',
  'card.old-one-dagon': 'The favoured player draws 2 cards, then may place the top Valley card on a free Location.',
  'card.old-one-ithaqua': 'His Location counts as two Locations at the end of the game.',
  'card.arkham':
    'Miskatonic Library, once per game: play a Cultist here of the same value as another of yours to draw 1 card.',
  'card.dunwich':
    'Sentinel Hill, once per game: play a Cultist here whose value is next to that of another of yours to move one of your Cultists here from another free Location.',
  'card.innsmouth':
    'Order of the Tide, once per game: play a Cultist here that is lower than all your others here to take the top Valley card.',
  'card.kingsport':
    'The Festival, once per game: play a Cultist here of a new colour, your third or more, to return an enemy Cultist of value 5 or less here to its hand.',
  'card.dark-hunter':
    'Destroys the highest Cultist where it arrives. While it is there, nobody can play Cultists or Monsters at that Location.',

  // Options of a table.
  'option.firstPlayer': 'Who begins?',
  'option.firstPlayer.random': 'Chance decides',
  'option.firstPlayer.seat': 'Seat 1 begins',
  'option.firstTurnActions': 'How many actions does the very first turn have?',
  'option.firstTurnActions.2': 'Two, as in the rulebook',
  'option.firstTurnActions.1': 'One, to weaken the first player',
  'option.oldOnePosition': 'Where in its third of the deck does each Old One lie?',
  'option.oldOnePosition.middle': 'Exactly in the middle',
  'option.oldOnePosition.near-middle': 'Somewhere near the middle',
  'option.oldOnePosition.shuffled': 'Anywhere',
  'option.oldOnePool': 'Which Old Ones may come?',
  'option.oldOnePool.base': 'The 6 of the rulebook',
  'option.oldOnePool.extended': '8, with Dagon and Ithaqua',
  'option.locationPowers': 'Do the Locations have powers?',
  'option.locationPowers.off': 'No',
  'option.locationPowers.on': 'Yes, each once per player and game',
  'option.valleyBounce': 'May the same card be played on the Valley and taken from it in one turn?',
  'option.valleyBounce.forbidden': 'No',
  'option.valleyBounce.allowed': 'Yes, by the letter of the rulebook',
  'option.stallLimit': 'After how many turns without a draw from the Cultist Deck must it be drawn from?',
  'option.stallLimit.8': '8 turns',
  'option.stallLimit.16': '16 turns',
  'option.stallLimit.24': '24 turns',

  // The question, for the seat that decides.
  'decision.turn-action': 'Your turn: draw a card or play a Cultist. Actions left: {actions}.',
  'decision.turn-action.forced':
    'Nobody has drawn from the Cultist Deck for a long time: draw from it before you do anything else. Special cards are allowed.',
  'decision.turn-action.no-actions': 'No actions left: play a Monster or an Artifact, or end your turn.',
  'decision.cultist-destination': 'Where do you play {card}?',
  'decision.hunter-destination':
    'Move the Dark Hunter: the highest Cultist at its new Location is destroyed, even one of yours.',
  'decision.tie-victim': 'Equal values at {location}: choose the Cultist that is destroyed.',
  'decision.hunter-recall': 'Three of a colour: do you send the Dark Hunter back to its lair?',
  'decision.monster-location.monster-deep-one': 'Deep One: choose the Location where it adds 5 points to your side.',
  'decision.monster-location.monster-star-spawn':
    'Star-Spawn: choose the Location where it adds 3 points to your side and you may play a Cultist.',
  'decision.monster-location.monster-shoggoth':
    'Shoggoth: choose the Location where the two lowest enemy Cultists are destroyed.',
  'decision.monster-location.monster-mi-go': 'Mi-Go: choose the Location where you take an enemy Cultist.',
  'decision.monster-location.monster-byakhee': 'Byakhee: choose the Location where your Cultists move to.',
  'decision.monster-location.monster-nightgaunt':
    'Nightgaunt: choose the Location where an enemy Cultist is carried off to the Valley.',
  'decision.monster-location.monster-ghoul': 'Ghoul: choose the Location where a Cultist comes back on your side.',
  'decision.monster-location.monster-hound-of-tindalos':
    "Hound of Tindalos: choose the Location where the Dark Hunter destroys the enemy's highest Cultist.",
  'decision.monster-target.monster-mi-go': 'Mi-Go: choose the enemy Cultist at {location} that you take.',
  'decision.monster-target.monster-nightgaunt':
    'Nightgaunt: choose the enemy Cultist at {location} that goes on top of the Valley.',
  'decision.monster-target.monster-ghoul':
    'Ghoul: choose the Cultist of the discard pile that you place at {location}.',
  'decision.monster-move': 'Byakhee: choose one of your Cultists to move to {location}, three at most.',
  'decision.artifact-location.artifact-elder-sign': 'Elder Sign: choose the Location that it protects for you.',
  'decision.artifact-location.artifact-shining-trapezohedron':
    "Shining Trapezohedron: choose where the Dark Hunter destroys the enemy's highest and lowest Cultist.",
  'decision.artifact-target.artifact-silver-key':
    'Silver Key: take a Cultist from the discard pile or the Valley, two at most.',
  'decision.artifact-target.artifact-lamp-of-alhazred':
    'Lamp of Alhazred: choose the Cultist that you take from the enemy hand.',
  'decision.artifact-target.artifact-yellow-sign': 'Yellow Sign: choose the enemy Cultist that changes to your side.',
  'decision.extra-play.monster-star-spawn': 'Star-Spawn: you may play a Cultist from your hand at {location}.',
  'decision.extra-play.artifact-necronomicon': 'Necronomicon: you may play an extra Cultist. Plays left: {left}.',
  'decision.extra-play.old-one-azathoth':
    'Azathoth favours you: you may play a Cultist on a free Location. Plays left: {left}.',
  'decision.extra-destination.artifact-necronomicon':
    'Necronomicon: where do you play {card}? Locked Locations are allowed.',
  'decision.extra-destination.old-one-azathoth': 'Azathoth favours you: on which free Location do you play {card}?',
  'decision.power-strike':
    "Cthulhu favours you: you may choose a free Location where the enemy's highest Cultist is destroyed.",
  'decision.power-move': 'Yog-Sothoth favours you: you may choose one of your Cultists to move.',
  'decision.power-move-to': 'Yog-Sothoth favours you: where does {card} move to?',
  'decision.power-choice': 'Shub-Niggurath favours you: bring back a Cultist, or draw 2 cards?',
  'decision.power-target.old-one-shub-niggurath':
    'Shub-Niggurath favours you: choose the Cultist of the discard pile that comes back.',
  'decision.power-target.old-one-nyarlathotep':
    'Nyarlathotep favours you: you may choose an enemy Cultist of value 4 or less that changes to your side.',
  'decision.power-target.old-one-hastur':
    'Hastur favours you: you may choose an enemy Cultist of value 6 or less to return to the enemy hand.',
  'decision.power-place.old-one-shub-niggurath': 'Shub-Niggurath favours you: where do you place {card}?',
  'decision.power-place.old-one-dagon': 'Dagon favours you: you may place {card} from the Valley on a free Location.',
  'decision.location-power.arkham': 'Miskatonic Library: do you draw a card? Once per game.',
  'decision.location-power.dunwich':
    'Sentinel Hill: do you move one of your Cultists here from another free Location? Once per game.',
  'decision.location-power.innsmouth': 'Order of the Tide: do you take the top card of the Valley? Once per game.',
  'decision.location-power.kingsport':
    'The Festival: do you return an enemy Cultist of value 5 or less here to its hand? Once per game.',
  'decision.location-power-target.dunwich': 'Sentinel Hill: choose your Cultist that moves to Dunwich.',
  'decision.location-power-target.kingsport': 'The Festival: choose the enemy Cultist that returns to its hand.',

  // The same, for those who wait. None of them betrays a hidden card.
  'deciding.favoured': '{oldOne} has awakened at {location}. {seat} is favoured and chooses.',
  'deciding.turn-action': "{seat}'s turn.",
  'deciding.cultist-destination': '{seat} chooses where to play a Cultist.',
  'deciding.hunter-destination': '{seat} chooses where the Dark Hunter goes.',
  'deciding.tie-victim': '{seat} chooses which of several equal Cultists is destroyed.',
  'deciding.hunter-recall': '{seat} decides whether the Dark Hunter goes to its lair.',
  'deciding.monster-location': '{seat} chooses a Location for a Monster.',
  'deciding.monster-target': '{seat} chooses the target of a Monster.',
  'deciding.monster-move': '{seat} chooses Cultists for Byakhee to move.',
  'deciding.artifact-location': '{seat} chooses a Location for an Artifact.',
  'deciding.artifact-target': '{seat} chooses the target of an Artifact.',
  'deciding.extra-play': '{seat} may play an extra Cultist.',
  'deciding.extra-destination': '{seat} chooses where to play an extra Cultist.',
  'deciding.power-strike': '{seat} chooses where Cthulhu strikes.',
  'deciding.power-move': '{seat} chooses a Cultist for Yog-Sothoth to move.',
  'deciding.power-move-to': '{seat} chooses where Yog-Sothoth moves a Cultist to.',
  'deciding.power-choice': '{seat} chooses a gift of Shub-Niggurath.',
  'deciding.power-target': '{seat} chooses the target of an Old One.',
  'deciding.power-place': '{seat} chooses where an Old One places a Cultist.',
  'deciding.location-power': '{seat} decides whether to use a Location power.',
  'deciding.location-power-target': '{seat} chooses the target of a Location power.',

  // What can be chosen.
  'choice.draw-deck': 'Draw from the Cultist Deck',
  'choice.draw-valley': 'Draw the top card of the Valley',
  'choice.play': 'Play {card}',
  'choice.monster': 'Play the Monster {card}',
  'choice.artifact': 'Play the Artifact {card}',
  'choice.end-turn': 'End the turn',
  'choice.valley': 'Play {card} on the Valley and move the Dark Hunter',
  'choice.birth': 'Bring back a Cultist from the discard pile',
  'choice.draw': 'Draw 2 cards',
  'choice.done': 'Done',
  'choice.location.cultist-destination': 'Play {card} at {location}',
  'choice.location.hunter-destination': 'Send the Dark Hunter to {location}',
  'choice.location.monster-location': 'Play {card} at {location}',
  'choice.location.artifact-location': 'Use {card} at {location}',
  'choice.location.extra-destination': 'Play {card} at {location}',
  'choice.location.power-strike': "Destroy the enemy's highest Cultist at {location}",
  'choice.location.power-move-to': 'Move {card} to {location}',
  'choice.location.power-place': 'Place {card} at {location}',
  'choice.card.tie-victim': 'Destroy {card}',
  'choice.card.monster-target.monster-mi-go': 'Take {card} into your hand',
  'choice.card.monster-target.monster-nightgaunt': 'Put {card} on the Valley',
  'choice.card.monster-target.monster-ghoul': 'Place {card} at {location}',
  'choice.card.monster-move': 'Move {card} to {location}',
  'choice.card.artifact-target.artifact-silver-key': 'Take {card} into your hand',
  'choice.card.artifact-target.artifact-lamp-of-alhazred': 'Take {card} from the enemy hand',
  'choice.card.artifact-target.artifact-yellow-sign': 'Bring {card} over to your side',
  'choice.card.extra-play': 'Play {card}',
  'choice.card.power-move': 'Move {card}',
  'choice.card.power-target.old-one-shub-niggurath': 'Bring back {card}',
  'choice.card.power-target.old-one-nyarlathotep': 'Bring {card} over to your side',
  'choice.card.power-target.old-one-hastur': 'Return {card} to the enemy hand',
  'choice.card.location-power-target.dunwich': 'Move {card} to {location}',
  'choice.card.location-power-target.kingsport': 'Return {card} to the enemy hand',
  'choice.yes.hunter-recall': 'Send the Dark Hunter to its lair',
  'choice.no.hunter-recall': 'Leave the Dark Hunter where it is',
  'choice.yes.location-power': 'Use the power of {location}',
  'choice.no.location-power': 'Save the power of {location}',

  // What happened.
  'event.gameBegan': 'The game begins. {seat} goes first; {card} opens the Valley.',
  'event.turnBegan': 'Turn {turn}: {seat}.',
  'event.cultistDrawn': '{seat} draws a Cultist.',
  'event.cultistDrawn.known': '{seat} draws {card}.',
  'event.valleyDrawn': '{seat} draws {card} from the Valley.',
  'event.cultistPlayed': '{seat} plays {card} at {location}.',
  'event.valleyPlayed': '{seat} plays {card} on the Valley.',
  'event.hunterMoved': 'The Dark Hunter moves to {location}.',
  'event.hunterMoved.lair': 'The Dark Hunter returns to its lair.',
  'event.cultistDestroyed': '{card} of {seat} is destroyed at {location}.',
  'event.setMade': '{seat} completes {set} at {location} with {card}.',
  'event.monsterDrawn': '{seat} draws a Monster.',
  'event.monsterDrawn.known': '{seat} draws the Monster {card}.',
  'event.artifactDrawn': '{seat} draws an Artifact.',
  'event.artifactDrawn.known': '{seat} draws the Artifact {card}.',
  'event.oldOneAwoke': '{drawer} draws an Old One: {oldOne} awakens at {location}. {seat} is favoured.',
  'event.oldOneAwoke.neutral': '{drawer} draws an Old One: {oldOne} awakens at {location}. Nobody is favoured.',
  'event.monsterPlayed': '{seat} plays the Monster {card}.',
  'event.artifactPlayed': '{seat} plays the Artifact {card}.',
  'event.attached': '{card} stays at {location}, worth {points} points for {seat}.',
  'event.cultistMoved': '{seat} moves {card} from {from} to {to}.',
  'event.cultistPlaced.discard': '{seat} brings {card} back from the discard pile to {location}.',
  'event.cultistPlaced.valley': '{seat} places {card} from the Valley at {location}.',
  'event.cultistStolen': '{card} changes to the side of {seat} at {location}.',
  'event.cultistTaken': '{card} goes from {location} to the hand of {seat}.',
  'event.cultistTaken.valley': '{seat} takes {card} from the Valley.',
  'event.cultistTaken.discard': '{seat} takes {card} from the discard pile.',
  'event.cultistBanished': '{card} of {seat} is carried off from {location} to the top of the Valley.',
  'event.handSeen': '{seat} sees the enemy hand and learns which Old One comes next.',
  'event.handSeen.known': '{seat} sees the enemy hand: {hand}. Next Old One: {oldOne}.',
  'event.handTaken': '{seat} takes a Cultist from the enemy hand.',
  'event.handTaken.known': '{seat} takes {card} from the enemy hand.',
  'event.cultistDiscarded': '{seat} discards {card}, picked at random.',
  'event.locationPowerUsed': '{seat} uses the power of {location}: {power}.',
  'event.gameEnded.locations': 'The game is over. {seat} wins: more Locations face this cult.',
  'event.gameEnded.points': 'The game is over. Equal Locations; {seat} wins on points.',
  'event.gameEnded.azathoth': 'The game is over. Azathoth is awake, points decide: {seat} wins.',
  'event.gameEnded.artifacts': 'The game is over. Equal points; {seat} wins with more Artifacts acquired.',
  'event.gameEnded.monsters': 'The game is over. Still tied; {seat} wins with more Monsters played.',
  'event.gameEnded.hand': 'The game is over. Still tied; {seat} wins with fewer cards in hand.',
  'event.gameEnded.both-lose': 'The game is over. Everything is tied: both cults lose.',

  // Why the winner won.
  'outcome.locations': 'More Locations face the winner.',
  'outcome.points': 'Equal Locations: more total points decided.',
  'outcome.azathoth': 'Azathoth is awake: more total points decided.',
  'outcome.artifacts': 'Equal points: more Artifacts acquired decided.',
  'outcome.monsters': 'Still tied: more Monsters played decided.',
  'outcome.hand': 'Still tied: fewer cards in hand decided.',
  'outcome.both-lose': 'Everything is tied: both players lose.',

  // What newcomers stumble over (each shown the first time it matters).
  'hint.valley': 'The Valley is both: a place to draw from and a place to play on.',
  'hint.hunter-must-move': 'A play on the Valley forces you to move the Dark Hunter, and it may hit your own card.',
  'hint.valley-fit': 'On the Valley fits a higher value or the same colour; an equal value of another colour does not.',
  'hint.hunted': 'Where the Dark Hunter is, nobody can play Cultists or Monsters, neither you nor the enemy.',
  'hint.locked': 'A Location with an Old One is locked, but its cards still count.',
  'hint.favour': 'The favour goes to whoever influences the Location, not to whoever drew the Old One.',
  'hint.end': 'The game ends at once with the third Old One; nobody gets a last turn.',
};

export type TextKey = keyof typeof texts;

export const en: Catalogue = {
  ...cultistNames({ crimson: 'Crimson', amber: 'Amber', jade: 'Jade', azure: 'Azure', violet: 'Violet' }),
  ...texts,
};
