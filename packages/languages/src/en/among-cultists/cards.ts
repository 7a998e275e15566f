/** What everything with an effect does, in a sentence or two. */
export const cards = {
  'card.alive': 'Goes face down into the Pulse deck of the player you meet, and does no harm.',
  'card.dead':
    'Goes face down into the Pulse deck of the player you meet. A single one means that their Character is dead.',
  'card.success':
    'When checked: if a book is left in the room, it is worth 1 victory point. The card goes back into the deck.',
  'card.failure': 'When checked: nothing happens, and the card is gone.',
  'card.sabotage': 'When checked: 1 victory point is lost, and all cards of the deck are gone.',

  'card.lights-out': 'This round is dark: wherever 2 or more living Characters are, they meet.',
  'card.fishman-prowls': 'The Fishman goes to another coloured room: the one with the most living Characters.',
  'card.acolytes-gather':
    'An Acolyte appears in a random room, 2 with 7 or 8 players. For each that is missing, 1 victory point is lost.',
  'card.portal-opens': 'A portal opens in a random room. It swallows a card of the deck at the end of every round.',
  'card.jammed-doors': 'Every living Character has 1 movement point less next round.',
  'card.broken-ground': 'A random safe passage is unsafe next round.',
  'card.quiet-hour': 'Nothing happens.',
  'card.hidden-stacks': '2 random rooms get a Success card each.',

  'card.acolyte': 'Nobody can use the room. Fight it, ward it off, burn it or shoot it.',
  'card.portal': 'Swallows the top card of the deck at the end of every round. Fight it, ward it off or burn it.',
  'card.fishman':
    'Nobody can use the room it is in. Before encounters it bites every living Character there: each draws an unknown pulse card.',
  'card.hazard': 'Broken ground: a living Character who steps in draws an unknown pulse card.',
  'card.generator': 'Cancels the next Lights Out.',
  'card.snare':
    'A living Character who steps in is stopped. Jaws bring a hunt card, which may be deadly; an empty snare does nothing more.',

  'card.pink': 'Inspect papers: see which colours a player’s Route card names this round.',
  'card.blue': 'Study: see how many cards of each kind are in this room’s deck.',
  'card.orange': 'Rewire: fuel the generator, which cancels the next Lights Out.',
  'card.red': 'Ward: remove one Acolyte, portal or the Fishman, wherever it is.',
  'card.cafeteria': 'From round 3 on, you can call a vote here, once per round.',

  'card.investigator': 'Collect enough books, or find all Cultists. You do not know who is on your side.',
  'card.cultist':
    'Kill enough Investigators, or hold out until round 10 is over. If you are the only Cultist, you must claim that enough are dead, instead of moving. You know the other Cultists, may go against your route and may lie about a state.',
  'card.seer':
    'You know who the Cultists are. Do not let them notice: if they name you at the end, they win after all.',
  'card.snitch':
    'You hold the cards of an Investigator but win with the Cultists, whom you know. They do not know you. You may go against your route and lie about a state.',
  'card.assassin':
    'Once per game, you may attack someone in your Location. A Cultist dies. If they are not a Cultist, you both die.',
  'card.firestarter': 'In round 5 or 6 you must burn one room, in secret: all cards of its deck are gone.',
  'card.cursebearer': 'You die as soon as you enter a room with a Ghost, or a Ghost enters yours.',
  'card.celebrity':
    'In round 6 your role is shown to everyone. If you are dead by then, your pulse cards are dealt out among the living.',
  'card.blind-cultist': 'A Cultist who learns nothing in the night: neither who the other Cultist is, nor who is dead.',
  'card.cursed-hunter':
    'You set snares where you walk. In round 4 a curse card tells you in secret what you need to win.',

  'card.item-relic': 'Goes to the altar. The third awakens Organism 46-B.',
  'card.item-owl': 'At once: send a card of your choice, in secret, to the deck of a room of your choice.',
  'card.item-dagger': 'You have 1 extra vote in every vote.',
  'card.item-boots': 'You have 1 extra movement point.',
  'card.item-binoculars': 'Once, free: check the state of someone in another room of the same colour.',
  'card.item-switch': 'At once: the locked door opens for good.',
  'card.item-rifle': 'Once, free: remove an Acolyte here, or send the Fishman from here to another Location.',
  'card.item-lamp': 'Once: receive no card in an encounter.',
  'card.organism': 'Once it is awake, the Investigators need a banishment ritual to win on points.',

  'card.graze': 'Counts as an Alive card.',
  'card.mortal-wound': 'Counts as a Dead card.',
  'card.redeemed': 'You win with the Investigators.',
  'card.bound': 'You win with the Cultists.',
  'card.feral': 'You win, whoever else does, if you are not a Ghost at the end and others have sprung 2 jaws or more.',
};
