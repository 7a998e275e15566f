/** What a newcomer is told in a first game, each thing once, when it first matters. */
export const lessons = {
  'rise.lesson.welcome.title': 'Two cults, four Locations',
  'rise.lesson.welcome.text':
    'You lead a cult. Have more points than your opponent on your side of a Location, and it faces you. When the third Old One awakens, the player with more Locations facing them wins.',
  'rise.lesson.turn.title': '2 actions',
  'rise.lesson.turn.text':
    'You have 2 actions each turn. For each, draw a card or play a Cultist. You can tap anything that glows. Tap a card in your hand to see where it can go.',
  'rise.lesson.destination.title': 'Where to?',
  'rise.lesson.destination.text':
    'The number counts on your side. Point at a Location, and its seals show how the totals would change. Wrong card? You can undo freely until something hidden is revealed.',
  'rise.lesson.influence.title': 'Influence',
  'rise.lesson.influence.text':
    'The 2 seals on a Location are the totals: your opponent’s above, yours below. The coloured one leads, and the Location faces that side. If the totals are equal, it faces nobody.',
  'rise.lesson.deck.title': 'The deck',
  'rise.lesson.deck.text':
    '3 Old Ones sleep in this deck. Below it you see how many cards lie above the next one. The player who draws it isn’t always the one it favours.',
  'rise.lesson.valley.title': 'The Valley',
  'rise.lesson.valley.text':
    'You can take the top card of the Valley with an action, or play a Cultist on it that is higher or of the same colour. Playing there makes you move the Dark Hunter.',
  'rise.lesson.hunter-moves.title': 'Send the Dark Hunter',
  'rise.lesson.hunter-moves.text':
    'Where it arrives, the highest Cultist is destroyed: one on each side if they tie, and yours are not safe. Point at a Location to see who would fall.',
  'rise.lesson.hunted.title': 'Hunted',
  'rise.lesson.hunted.text':
    'While the Dark Hunter is at a Location, nobody can play Cultists or Monsters there: neither you nor your opponent.',
  'rise.lesson.sets.title': 'Sets',
  'rise.lesson.sets.text':
    '3 of a colour on your side let you send the Dark Hunter home. 3 of a number give you a Monster. 3 of one colour in a row, such as 4-5-6, give you an Artifact. Badges show it before you play.',
  'rise.lesson.old-one.title': 'An Old One awakens',
  'rise.lesson.old-one.text':
    'It now lies at a Location and locks it: no more Cultists can be played there, but the points still count. The player who influenced the Location was favoured and used its power.',
  'rise.lesson.monster.title': 'A Monster',
  'rise.lesson.monster.text':
    'Monsters lie in your hand and cost no action. Play one on your turn whenever it has a target. Hold or right-click the card to read it.',
  'rise.lesson.artifact.title': 'An Artifact',
  'rise.lesson.artifact.text':
    'Artifacts cost no action either, and the Dark Hunter doesn’t stop them. Even an unused one counts if the points are tied at the end.',
  'rise.lesson.azathoth.title': 'Azathoth is awake',
  'rise.lesson.azathoth.text':
    'From now on, Locations don’t decide. The total of all your points does. Get your Cultists onto the table.',
  'rise.lesson.end.title': 'The end is near',
  'rise.lesson.end.text':
    'The third Old One ends the game at once, and nobody gets a last turn. If you lead, draw. If you’re behind, play.',
};
