/** What a newcomer is told in a first game, each thing once, when it first matters. */
export const lessons = {
  'among.lesson.welcome.title': 'One of you is a Cultist',
  'among.lesson.welcome.text':
    'You’re an Investigator. Collect 10 books together, or find the Cultist. If 3 Investigators die or 10 rounds pass, the Cultist wins.',
  'among.lesson.move.title': 'First, everyone moves',
  'among.lesson.move.text':
    'You can reach anything that glows; the number is how many steps it takes. Tap where you want to go: the bar says what’s there. Then press Go.',
  'among.lesson.route.title': 'Your route',
  'among.lesson.route.text':
    'Each round, your Route card names 2 or 3 colours. You may walk anywhere, but you can use only rooms of these colours. The Cultist can ignore their route.',
  'among.lesson.rooms.title': 'Rooms and their decks',
  'among.lesson.rooms.text':
    'Each coloured room has a face-down deck and books. With 3 cards or more it’s active: its number lies on bone. You can check only active rooms for a book.',
  'among.lesson.company.title': 'Mind the company you keep',
  'among.lesson.company.text':
    'Where exactly 2 living Characters end their move, they meet, and each gives the other a card unseen. Groups of 3 or more are safe, and so is anyone alone.',
  'among.lesson.encounter.title': 'An encounter',
  'among.lesson.encounter.text':
    'You have only Alive cards to give. Nobody sees the card you get, not even you. A Cultist may hand you a Dead card.',
  'among.lesson.pulse.title': 'Dead without knowing it',
  'among.lesson.pulse.text':
    'A single Dead card in your Pulse deck means that your Character is dead. You play on as usual until someone checks you. The heart beside each name counts the cards.',
  'among.lesson.action.title': '1 action',
  'among.lesson.action.text':
    'After the encounters, everyone has 1 action: use the room, or do something with the people in it. Tap what glows: your room, a card, or someone who is with you.',
  'among.lesson.place.title': 'Feed the room',
  'among.lesson.place.text':
    'Tap your Success card, then press Place: the card goes into the deck face down. Everyone sees that you placed a card, but nobody sees which one. A Cultist places worse ones.',
  'among.lesson.checkRoom.title': 'Check the room',
  'among.lesson.checkRoom.text':
    'This room is active. Check it to turn over its top card: Success brings a book, Failure nothing, and Sabotage costs 1 point and the whole deck.',
  'among.lesson.book.title': 'A book',
  'among.lesson.book.text': 'Each book is 1 victory point for all Investigators. With 10, you win.',
  'among.lesson.checkState.title': 'Check a pulse',
  'among.lesson.checkState.text':
    'Someone is where you are. Tap them to check their state: you see their pulse cards and announce the result. If they are dead, they become a Ghost.',
  'among.lesson.announced.title': 'A statement, not a proof',
  'among.lesson.announced.text':
    'A player who announces a death has to prove it. A player who announces that someone is alive may be lying, if they are the Cultist.',
  'among.lesson.unsafe.title': 'Short ways, dark ways',
  'among.lesson.unsafe.text':
    'Tunnels are short cuts, but if you step in, you draw an unknown pulse card. 2 of the first 10 are deadly.',
  'among.lesson.notebook.title': 'Your notebook',
  'among.lesson.notebook.text':
    'It notes who was where, who met whom, what you gave and what was announced. Look into it before you accuse anyone.',
  'among.lesson.vote.title': 'The vote',
  'among.lesson.vote.text':
    'From now on, anyone in the Cafeteria can call a vote, once per game. Vote out the Cultist and you win.',
  'among.lesson.casting.title': 'Who is it?',
  'among.lesson.casting.text':
    'Tap a portrait to vote, or skip. All votes are shown together. An Investigator who is voted out counts as dead.',
  'among.lesson.ghosts.title': 'A Ghost',
  'among.lesson.ghosts.text':
    'Ghosts still move, place cards, check rooms, talk and vote, and win with their side. They no longer meet anyone.',

  // The second guided game.
  'among.guided.surface': 'Under the Surface',
  'among.lesson.station.title': 'A station in the ice',
  'among.lesson.station.text':
    'Everything you know still holds: routes, rooms, encounters. New are ice, Items, events and a ritual. Here you need 8 points, 2 fewer than usual.',
  'among.lesson.ice.title': 'Ice',
  'among.lesson.ice.text':
    'Passages are sections of ice. Two sections side by side are two Locations. Crossing the obstacle between them costs 1 step, and you don’t meet anyone across it.',
  'among.lesson.hidden.title': 'Hidden Items',
  'among.lesson.hidden.text':
    'One Item lies face down in every coloured room. Check the room while you’re alive, and you find it, whatever card comes up.',
  'among.lesson.door.title': 'A locked door',
  'among.lesson.door.text':
    'The door between Pink 1 and Blue 2 is locked. It opens for everyone when somebody finds the secret switch. Only Ghosts pass before that.',
  'among.lesson.event.title': 'Events',
  'among.lesson.event.text':
    'After everyone has moved, an event card is turned over. Tap it to read it. Acolytes and the Fishman block the room they’re in until somebody fights them.',
  'among.lesson.colours.title': 'What a colour can do',
  'among.lesson.colours.text':
    'Pink: see what another player’s route names. Blue: look into this deck. Orange: the next Lights Out is cancelled. Red: remove a danger anywhere.',
  'among.lesson.found.title': 'An Item is found',
  'among.lesson.found.text':
    'Relics, the owl and the switch act at once. Everything else is carried, and everyone sees who carries what.',
  'among.lesson.carried.title': 'What you carry',
  'among.lesson.carried.text':
    'It lies beside your hand. In your action turn you may hand it to someone who’s with you, free of charge. When you die, you drop it.',
  'among.lesson.boots.title': 'Boots',
  'among.lesson.boots.text': 'You have 1 step more in every round, as long as you carry them.',
  'among.lesson.dagger.title': 'Dagger',
  'among.lesson.dagger.text': 'Your vote counts one more in every vote, also when a leader is chosen for the ritual.',
  'among.lesson.binoculars.title': 'Special binoculars',
  'among.lesson.binoculars.text':
    'Once, free of charge: from a coloured room, check someone’s State in another room of the same colour.',
  'among.lesson.rifle.title': 'Rifle',
  'among.lesson.rifle.text':
    'Once, free of charge: remove an Acolyte where you are, or send the Fishman from there to another Location.',
  'among.lesson.owl.title': 'Snow owl',
  'among.lesson.owl.text':
    'Choose a card from the reserve, then a room: the owl puts it into that deck. Only you know which card it was. Success helps a room to wake.',
  'among.lesson.opened.title': 'The door is open',
  'among.lesson.opened.text': 'From now on, the way between Pink 1 and Blue 2 costs 1 step for everyone.',
  'among.lesson.relic.title': 'A red relic',
  'among.lesson.relic.text':
    'Relics go to the altar. There are 3 of them. With the third, Organism 46-B awakens, so think twice before you check another room.',
  'among.lesson.dropped.title': 'A dropped Item',
  'among.lesson.dropped.text':
    'You may pick it up, free of charge, because you entered this Location after it fell. Those who stood here already can’t.',
  'among.lesson.organism.title': 'The Organism is awake',
  'among.lesson.organism.text':
    'Points alone no longer win: when you have enough, a ritual follows. The Altar Ice is unsafe from now on.',
  'among.lesson.leader.title': 'The ritual: a leader',
  'among.lesson.leader.text':
    'You have the points. Now everyone votes for a living leader. Without a clear winner you vote again; after the third time the ritual is lost.',
  'among.lesson.ritualists.title': 'Three people you trust',
  'among.lesson.ritualists.text':
    'You lead. Choose 3 players, yourself or Ghosts included. If one of them is the Cultist, everything may be lost.',
  'among.lesson.ritualCard.title': 'A card in secret',
  'among.lesson.ritualCard.text':
    'Each of the three gives a card, and nobody learns whose is whose. All Success, and the Investigators win. One other card, and the Cultist wins.',
};
