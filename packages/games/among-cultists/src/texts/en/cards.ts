/** What everything with an effect does, in a sentence or two. */
export const cards = {
  'card.alive': 'Goes face down into the Pulse deck of whoever you meet, and does no harm.',
  'card.dead': 'Goes face down into the Pulse deck of whoever you meet. One of these and the Character is dead.',
  'card.success': 'When checked: if a book is left in the room, it is worth 1 victory point. Goes back into the deck.',
  'card.failure': 'When checked: nothing, and the card is gone.',
  'card.sabotage': 'When checked: 1 victory point is lost, and all cards of the deck are gone.',

  'card.lights-out': 'This round is dark: wherever two or more living Characters are, they meet.',
  'card.fishman-prowls': 'The Fishman goes to another coloured room: the one with the most living Characters.',
  'card.acolytes-gather':
    'An Acolyte appears in a random room, two with 7 or 8 players. For each that is missing, 1 victory point is lost.',
  'card.portal-opens': 'A portal opens in a random room. It swallows a card of the deck at the end of every round.',
  'card.jammed-doors': 'Everybody living has 1 movement point less in the next round.',
  'card.broken-ground': 'A random safe passage is unsafe in the next round.',
  'card.quiet-hour': 'Nothing happens.',
  'card.hidden-stacks': 'Two random rooms get a Success card each.',

  'card.acolyte': 'Nobody can use the room. Fight it, ward it off, burn it or shoot it.',
  'card.portal': 'Swallows the top card of the deck at the end of every round. Fight it, ward it off or burn it.',
  'card.fishman':
    'Nobody can use the room he is in. Before encounters he bites everybody living there: an unknown pulse card each.',
  'card.hazard': 'Broken ground: whoever steps in draws an unknown pulse card.',
  'card.generator': 'Cancels the next Lights Out.',
  'card.snare':
    'Whoever living steps in is stopped. Jaws bring a hunt card, which may be deadly; an empty snare does nothing more.',

  'card.pink': 'Inspect papers: see what the Route card of one player names this round.',
  'card.blue': "Study: see how many cards of each kind are in this room's deck.",
  'card.orange': 'Rewire: fuel the generator, which cancels the next Lights Out.',
  'card.red': 'Ward: remove one Acolyte, portal or the Fishman, wherever it is.',
  'card.cafeteria': 'From round 3 on a vote can be initiated here, once a round.',

  'card.investigator': 'Collect enough books, or find all Cultists. You do not know who is on your side.',
  'card.cultist':
    'Kill enough Investigators, or hold out until round 10 is over. You know the other Cultists, may go against your route and may lie about a state.',
  'card.seer':
    'You know who the Cultists are. Do not let them notice: if they name you at the end, they win after all.',
  'card.snitch':
    'You hold the cards of an Investigator but win with the Cultists, whom you know. They do not know you. You may go against your route and lie about a state.',
  'card.assassin':
    'Once per game you may attack somebody in your Location. A Cultist dies; if it is not a Cultist, both of you die.',
  'card.firestarter': 'In round 5 or 6 you must burn one room, in secret: all cards of its deck are gone.',
  'card.cursebearer': 'You die as soon as you and a Ghost come together in a room.',
  'card.celebrity':
    'In round 6 your role is shown to all. If you are dead by then, your pulse cards are dealt out among the living.',
  'card.blind-cultist': 'A Cultist who learns nothing in the night, neither the other Cultist nor who is dead.',
  'card.cursed-hunter':
    'You set snares where you walk. In round 4 a curse card tells you in secret what you need to win.',

  'card.item-relic': 'Goes to the altar. With the third one Organism 46-B awakes.',
  'card.item-owl': 'At once: send a card of your choice, in secret, to the deck of a room of your choice.',
  'card.item-dagger': 'You have 1 vote more in every vote.',
  'card.item-boots': 'You have 1 movement point more.',
  'card.item-binoculars': 'Once, free: check the state of somebody in another room of the same colour.',
  'card.item-switch': 'At once: the locked door opens for good.',
  'card.item-rifle': 'Once, free: remove an Acolyte here, or send the Fishman from here to another Location.',
  'card.item-lamp': 'Once: receive no card in an encounter.',
  'card.organism': 'Once awake, the Investigators need a banishment ritual to win by points.',

  'card.graze': 'Counts as an Alive card.',
  'card.mortal-wound': 'Counts as a Dead card.',
  'card.redeemed': 'You win with the Investigators.',
  'card.bound': 'You win with the Cultists.',
  'card.feral': 'You win, whoever else does, if you are no Ghost at the end and others have sprung two jaws or more.',
};
