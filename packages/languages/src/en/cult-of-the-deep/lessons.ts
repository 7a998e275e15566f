/** What a newcomer is told in a first game, each thing once, when it first matters. */
export const lessons = {
  'deep.lesson.welcome.title': 'You’re the High Priest',
  'deep.lesson.welcome.text':
    'Everyone knows your role. One of the others is Faithful and wants you to live. 2 Cabalists want you dead. The Vengeful Heretic wants to outlive you all. You win when the Cabalists and the Heretic are dead.',
  'deep.lesson.reroll.title': 'Roll',
  'deep.lesson.reroll.text':
    'Tap the dice you want to roll again, then roll them: twice if you like. Daggers hurt, Blood heals, the other 3 faces are for the rituals on the altars.',
  'deep.lesson.commit.title': 'Commit your dice',
  'deep.lesson.commit.text':
    'Tap a die, and the places it can go will glow. Every die that has somewhere to go must be committed. Small numbers with an arrow show how life and markers would change.',
  'deep.lesson.symbol.title': 'Your power symbol',
  'deep.lesson.symbol.text':
    'Parchment is your power symbol: commit such a die to yourself and you gain 1 life. It works only for you, and only on yourself.',
  'deep.lesson.rituals.title': 'Rituals',
  'deep.lesson.rituals.text':
    'Each die on a ritual moves its marker down 1 and gives you the altar effect at once. Move the last marker to 0 and you complete the ritual. If it has a Keeper effect, you keep it.',
  'deep.lesson.response.title': 'Response',
  'deep.lesson.response.text':
    'Before dice take effect, anyone may respond with coins, sigils and abilities, in any order. If you have nothing to do, pass. “Pass until” saves you from being asked again.',
  'deep.lesson.sigil.title': 'Your sigil',
  'deep.lesson.sigil.text':
    'You have one secret sigil, to use once. Hold the card to look at it, and let nobody beside you see. When it glows, you can use it: tap it, then tap again to confirm.',
  'deep.lesson.resolve.title': 'Resolve',
  'deep.lesson.resolve.text':
    'Now your dice take effect one by one, in any order you like. Harm first and heal last is often wise.',
  'deep.lesson.suspect.title': 'Who strikes you?',
  'deep.lesson.suspect.text':
    'Watch who hurts you and who heals you. Tap “Suspect” to note what you think of each player. Only you can see it.',
  'deep.lesson.siren.title': 'Siren coins',
  'deep.lesson.siren.text':
    'In a living player’s Response phase, a Siren coin moves one committed die: tap the coin, the die, then where it goes. The die still belongs to its owner, and so does the kill.',
  'deep.lesson.chant.title': 'Chant coins',
  'deep.lesson.chant.text':
    'In your Commit phase, a Chant coin changes one of your dice to any face except Double Dagger: tap the coin, the die, then the face.',
  'deep.lesson.kraken.title': 'The Kraken',
  'deep.lesson.kraken.text':
    'You lose as much life as your Kraken dice show. You may re-roll them, but each re-roll costs you 1 die in your Roll phase.',
  'deep.lesson.zero.title': '0 isn’t death yet',
  'deep.lesson.zero.text':
    'A player at 0 life dies only at the end of the phase. Until then, they can still be healed.',
  'deep.lesson.death.title': 'Dead, and still here',
  'deep.lesson.death.text':
    'The dead show their role and come back as Wraiths. They have dice of their own, meddle in Response phases, and can still win with their side.',
  'deep.lesson.tribute.title': 'Tribute to Nycen',
  'deep.lesson.tribute.text':
    'This marker moves by itself at the end of each turn in which nobody resolved a Cosmos here. At 0, the active player and both neighbours pay dearly.',
  'deep.lesson.keeper.title': 'You’re a Keeper',
  'deep.lesson.keeper.text':
    'The ritual you completed now lies in front of you and serves you. A player who kills a Keeper takes it over.',
};
