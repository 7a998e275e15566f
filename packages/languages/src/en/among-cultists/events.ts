/** What happened, why a team won, and what newcomers stumble over. Votes stand with their helper in ../en.ts. */
export const events = {
  'event.gameBegan':
    'The game begins. Map: {map}. Special roles: {roles}. Start player: {seat, select, you {you} other {{seat}}}.',
  'event.nightInformed': 'Your role: {role}. Your Route card: {route}.',
  'event.nightInformed.cultists':
    'Your role: {role}. Your Route card: {route}. The Cultists are: {cultists, select, you {you} other {{cultists}}}.',
  'event.nightInformed.partner':
    'Your role: {role}. Your Route card: {route}. The other Cultist: {cultists, select, you {you} other {{cultists}}}. Dead from the start: {dead, select, you {you} other {{dead}}}.',
  'event.nightInformed.alone':
    'Your role: {role}. Your Route card: {route}. You are the only Cultist. Dead from the start: {dead, select, you {you} other {{dead}}}.',
  'event.roundBegan': 'Round {round}. Start player: {seat, select, you {you} other {{seat}}}.',
  'event.curseSeen': 'The Cursed Hunter looks at the curse card.',
  'event.curseSeen.known': 'You look at your curse card: {curse}.',
  'event.roleShown': '{seat}’s role is shown: {role}.',
  'event.roleShown.you': 'Your role is shown: {role}.',
  'event.teamShown.cultist': '{seat} is a Cultist.',
  'event.teamShown.cultist.you': 'You are a Cultist, and everyone knows it now.',
  'event.teamShown.not-cultist': '{seat} is not a Cultist.',
  'event.teamShown.not-cultist.you': 'You are not a Cultist, and everyone knows it now.',
  'event.pulsesInherited':
    '{seat}’s pulse cards are dealt out unseen, one by one: {receivers, select, you {you} other {{receivers}}}.',
  'event.pulsesInherited.you':
    'Your pulse cards are dealt out unseen, one by one: {receivers, select, you {you} other {{receivers}}}.',

  'event.stayed': '{seat} stays {location}.',
  'event.stayed.you': 'You stay {location}.',
  'event.stepped': '{seat} goes {location}.',
  'event.stepped.you': 'You go {location}.',
  'event.snareSprung.wounded':
    '{seat} is caught in a snare {location}: jaws! A hunt card goes unseen into their Pulse deck.',
  'event.snareSprung.wounded.you':
    'You are caught in a snare {location}: jaws! A hunt card goes unseen into your Pulse deck.',
  'event.snareSprung.jaws': '{seat} is caught in a snare {location}: jaws, but no hunt card is left.',
  'event.snareSprung.jaws.you': 'You are caught in a snare {location}: jaws, but no hunt card is left.',
  'event.snareSprung.empty': '{seat} is caught in a snare {location}. It is empty.',
  'event.snareSprung.empty.you': 'You are caught in a snare {location}. It is empty.',
  'event.unsafeDrawn.unsafe-passage': '{seat} draws an unknown pulse card {location} (unsafe).',
  'event.unsafeDrawn.unsafe-passage.you': 'You draw an unknown pulse card {location} (unsafe).',
  'event.unsafeDrawn.fishman': '{seat} draws an unknown pulse card {location} (bitten by the Fishman).',
  'event.unsafeDrawn.fishman.you': 'You draw an unknown pulse card {location} (bitten by the Fishman).',
  'event.victoryClaimed': '{seat} is the Cultist and claims victory.',
  'event.victoryClaimed.you': 'You are the Cultist and claim victory.',

  'event.eventTurned': 'Event: {event}.',
  'event.lightsWentOut': 'The lights go out. This round is dark.',
  'event.generatorSpent': 'The generator keeps the lights on. It is now spent.',
  'event.fishmanMoved': 'The Fishman goes {location}.',
  'event.acolytePlaced': 'An Acolyte appears {location}.',
  'event.portalOpened': 'A portal opens {location}.',
  'event.groundBroke': 'The ground breaks {location}. It is unsafe next round.',
  'event.stacksFound': 'A Success card goes into each of these room decks: {rooms}.',
  'event.nothingBurned': 'Nothing burns this round.',
  'event.roomBurned': 'Fire {location}! The deck is gone, and nobody can use the room this round.',

  'event.encountered': '{seat} and {other, select, you {you} other {{other}}} meet {location}.',
  'event.encountered.you': 'You and {other} meet {location}.',
  'event.encountered.dark': '{seat} and {other, select, you {you} other {{other}}} meet in the dark {location}.',
  'event.encountered.dark.you': 'You and {other} meet in the dark {location}.',
  'event.encountered.crowd': 'Meeting in the dark {location}: {seats, select, you {you} other {{seats}}}.',
  'event.lampUsed': '{seat} uses the lamp and receives no card.',
  'event.lampUsed.you': 'You use the lamp and receive no card.',
  'event.lampKept': '{seat} keeps the lamp for later.',
  'event.lampKept.you': 'You keep the lamp for later.',
  'event.pulseGiven': '{seat} gives {receiver, select, you {you} other {{receiver}}} a pulse card.',
  'event.pulseGiven.you': 'You give {receiver} a pulse card.',
  'event.pulseGiven.known': '{seat} gives {receiver, select, you {you} other {{receiver}}} a pulse card: {card}.',
  'event.pulseGiven.known.you': 'You give {receiver} a pulse card: {card}.',
  'event.pulseGiven.dark': '{seat} gives someone in the dark a pulse card.',
  'event.pulseGiven.dark.you': 'You give someone in the dark a pulse card.',
  'event.pulseGiven.dark.known': '{seat} gives someone in the dark a pulse card: {card}.',
  'event.pulseGiven.dark.known.you': 'You give someone in the dark a pulse card: {card}.',
  'event.pulsesDealt':
    'In the dark {location}, these players each get a pulse card: {receivers, select, you {you} other {{receivers}}}.',
  'event.pulsesDealt.returned':
    'In the dark {location}, these players each get a pulse card: {receivers, select, you {you} other {{receivers}}}. Returned to hand: the card of {returned, select, you {you} other {{returned}}}.',

  'event.cardPlaced': '{seat} places a card {location}.',
  'event.cardPlaced.you': 'You place a card {location}.',
  'event.cardPlaced.known': '{seat} places a card {location}: {card}.',
  'event.cardPlaced.known.you': 'You place a card {location}: {card}.',
  'event.roomChecked.success': '{seat} checks {room}: Success.',
  'event.roomChecked.success.you': 'You check {room}: Success.',
  'event.roomChecked.failure': '{seat} checks {room}: Failure. The card is gone.',
  'event.roomChecked.failure.you': 'You check {room}: Failure. The card is gone.',
  'event.roomChecked.sabotage': '{seat} checks {room}: Sabotage! The whole deck is gone.',
  'event.roomChecked.sabotage.you': 'You check {room}: Sabotage! The whole deck is gone.',
  'event.bookTaken': '{seat} takes a book from {room}. Victory points: {vp}.',
  'event.bookTaken.you': 'You take a book from {room}. Victory points: {vp}.',
  'event.pointLost.sabotage': 'The sabotage costs 1 victory point. Victory points: {vp}.',
  'event.pointLost.acolytes-gather': 'No Acolyte is left, so 1 victory point is lost instead. Victory points: {vp}.',
  'event.papersInspected': '{seat} inspects {target, select, you {your} other {{target}’s}} papers.',
  'event.papersInspected.you': 'You inspect {target, select, you {your} other {{target}’s}} papers.',
  'event.papersInspected.known':
    '{seat} inspects {target, select, you {your} other {{target}’s}} papers. This round they name: {colours}.',
  'event.papersInspected.known.you':
    'You inspect {target, select, you {your} other {{target}’s}} papers. This round they name: {colours}.',
  'event.roomStudied': '{seat} studies the deck of {room}.',
  'event.roomStudied.you': 'You study the deck of {room}.',
  'event.roomStudied.known':
    '{seat} studies the deck of {room}: Success {success}, Failure {failure}, Sabotage {sabotage}.',
  'event.roomStudied.known.you':
    'You study the deck of {room}: Success {success}, Failure {failure}, Sabotage {sabotage}.',
  'event.rewired': '{seat} fuels the generator {location}. It cancels the next Lights Out.',
  'event.rewired.you': 'You fuel the generator {location}. It cancels the next Lights Out.',
  'event.dangerRemoved.ward': '{seat} wards off {danger} {location}.',
  'event.dangerRemoved.ward.you': 'You ward off {danger} {location}.',
  'event.dangerRemoved.fight': '{seat} fights {danger} {location} and wins.',
  'event.dangerRemoved.fight.you': 'You fight {danger} {location} and win.',
  'event.dangerRemoved.rifle': '{seat} shoots {danger} {location}.',
  'event.dangerRemoved.rifle.you': 'You shoot {danger} {location}.',
  'event.stateChecked.check': '{seat} checks {target, select, you {your} other {{target}’s}} state.',
  'event.stateChecked.check.you': 'You check {target, select, you {your} other {{target}’s}} state.',
  'event.stateChecked.check.known':
    '{seat} checks {target, select, you {your} other {{target}’s}} state: Alive {alive}, Dead {dead}.',
  'event.stateChecked.check.known.you':
    'You check {target, select, you {your} other {{target}’s}} state: Alive {alive}, Dead {dead}.',
  'event.stateChecked.binoculars':
    '{seat} checks {target, select, you {your} other {{target}’s}} state through the binoculars.',
  'event.stateChecked.binoculars.you':
    'You check {target, select, you {your} other {{target}’s}} state through the binoculars.',
  'event.stateChecked.binoculars.known':
    '{seat} checks {target, select, you {your} other {{target}’s}} state through the binoculars: Alive {alive}, Dead {dead}.',
  'event.stateChecked.binoculars.known.you':
    'You check {target, select, you {your} other {{target}’s}} state through the binoculars: Alive {alive}, Dead {dead}.',
  'event.stateAnnounced.alive': '{seat} announces {target, select, you {your} other {{target}’s}} state: alive.',
  'event.stateAnnounced.alive.you': 'You announce {target, select, you {your} other {{target}’s}} state: alive.',
  'event.stateAnnounced.dead':
    '{seat} announces {target, select, you {your} other {{target}’s}} state: dead. A Dead card proves it.',
  'event.stateAnnounced.dead.you':
    'You announce {target, select, you {your} other {{target}’s}} state: dead. A Dead card proves it.',
  'event.assassinStruck': '{seat} is the Assassin and attacks {target, select, you {you} other {{target}}}.',
  'event.assassinStruck.you': 'You are the Assassin and attack {target, select, you {yourself} other {{target}}}.',
  'event.died.check': '{seat}’s death {location} is confirmed. They are now a Ghost.',
  'event.died.check.you': 'Your death {location} is confirmed. You are now a Ghost.',
  'event.died.vote': '{seat} is voted out {location} and is now a Ghost.',
  'event.died.vote.you': 'You are voted out {location} and are now a Ghost.',
  'event.died.assassin': 'The Assassin’s attack kills {seat} {location}. They are now a Ghost.',
  'event.died.assassin.you': 'The Assassin’s attack kills you {location}. You are now a Ghost.',
  'event.died.cursebearer': 'The curse kills {seat} {location}: a Ghost is in the same room. They are now a Ghost.',
  'event.died.cursebearer.you': 'The curse kills you {location}: a Ghost is in the same room. You are now a Ghost.',
  'event.died.celebrity': '{seat} turns out to be dead {location} and is now a Ghost.',
  'event.died.celebrity.you': 'You turn out to be dead {location} and are now a Ghost.',

  'event.itemFound': '{seat} finds an Item {location}: {item}.',
  'event.itemFound.you': 'You find an Item {location}: {item}.',
  'event.relicPlaced': 'A red relic goes to the altar: {altar} of 3.',
  'event.organismAwoke': 'Organism 46-B awakens. The Altar Ice is unsafe from now on.',
  'event.doorOpened': 'The locked door between Pink 1 and Blue 2 opens.',
  'event.owlSent': '{seat} sends a card {location} with the snow owl.',
  'event.owlSent.you': 'You send a card {location} with the snow owl.',
  'event.owlSent.known': '{seat} sends a card {location} with the snow owl: {card}.',
  'event.owlSent.known.you': 'You send a card {location} with the snow owl: {card}.',
  'event.itemHandedOver': '{seat} hands {target, select, you {you} other {{target}}} an Item: {item}.',
  'event.itemHandedOver.you': 'You hand {target} an Item: {item}.',
  'event.itemPickedUp': '{seat} picks up an Item {location}: {item}.',
  'event.itemPickedUp.you': 'You pick up an Item {location}: {item}.',
  'event.itemDropped': '{seat} drops an Item {location}: {item}.',
  'event.itemDropped.you': 'You drop an Item {location}: {item}.',
  'event.itemUsed': '{seat} uses up an Item: {item}.',
  'event.itemUsed.you': 'You use up an Item: {item}.',

  'event.voteInitiated': '{seat} calls a vote.',
  'event.voteInitiated.you': 'You call a vote.',
  'event.portalDrained': 'The portal swallows a card of the deck {location}.',
  'event.groundMended': 'The ground holds again {location}.',
  'event.snareSet': 'A snare lies {location}.',

  'event.investigatorsWouldWin.points': 'The Investigators have all the victory points they need.',
  'event.investigatorsWouldWin.cultists-gone': 'All Cultists are Ghosts.',
  'event.ritualistPicked': '{leader} picks {seat, select, you {you} other {{seat}}} for the ritual.',
  'event.ritualistPicked.you': 'You pick {seat, select, you {yourself} other {{seat}}} for the ritual.',
  'event.ritualRevealed.won': 'The ritual succeeds: {cards}.',
  'event.ritualRevealed.lost': 'The ritual fails: {cards}.',
  'event.cultistsShown': 'The Cultists are: {seats, select, you {you} other {{seats}}}.',
  'event.seerGuessed.right':
    'The Cultists name {seat, select, you {you} other {{seat}}} as the Seer, and they are right.',
  'event.seerGuessed.wrong':
    'The Cultists name {seat, select, you {you} other {{seat}}} as the Seer, and they are wrong.',
  'event.gameEnded.points':
    'The Investigators win with enough victory points. Winners: {seat, select, you {you} other {{seat}}}.',
  'event.gameEnded.cultists-gone':
    'The Investigators win: no Cultist is left. Winners: {seat, select, you {you} other {{seat}}}.',
  'event.gameEnded.claim':
    'The claim is true: enough Investigators are dead. The Cultists win. Winners: {seat, select, you {you} other {{seat}}}.',
  'event.gameEnded.false-claim':
    'The claim is false: not enough Investigators are dead. The Investigators win. Winners: {seat, select, you {you} other {{seat}}}.',
  'event.gameEnded.massacre':
    'Too many Investigators are Ghosts. The Cultists win. Winners: {seat, select, you {you} other {{seat}}}.',
  'event.gameEnded.time': 'Round 10 is over. The Cultists win. Winners: {seat, select, you {you} other {{seat}}}.',
  'event.gameEnded.ritual-lost':
    'Organism 46-B is not banished. The Cultists win. Winners: {seat, select, you {you} other {{seat}}}.',
  'event.gameEnded.snapshot':
    'Enough Investigators were already dead a round ago. The Cultists win. Winners: {seat, select, you {you} other {{seat}}}.',
  'event.gameEnded.seer-named':
    'The Seer was found out. The Cultists win. Winners: {seat, select, you {you} other {{seat}}}.',

  // Why a team won.
  'outcome.points': 'The Investigators reached the victory points they needed.',
  'outcome.cultists-gone': 'All Cultists were Ghosts, so the Investigators won.',
  'outcome.claim': 'The Cultist claimed victory, and enough Investigators were dead.',
  'outcome.false-claim': 'The Cultist claimed victory too soon, so the Investigators won.',
  'outcome.massacre': 'Too many Investigators were Ghosts, so the Cultists won.',
  'outcome.time': '10 rounds were over, so the Cultists won.',
  'outcome.ritual-lost': 'The ritual against Organism 46-B failed, so the Cultists won.',
  'outcome.snapshot': 'Enough Investigators were already dead a round before, so the Cultists won.',
  'outcome.seer-named': 'The Cultists named the Seer and won after all.',

  // What newcomers stumble over (each shown the first time it matters).
  'hint.unknown-death': 'You can be dead without knowing it. You play on as usual until someone checks you.',
  'hint.company': 'In the light, groups of 3 or more are safe, and 2 are not. Ghosts don’t count.',
  'hint.ghosts': 'Ghosts still move, place cards, check rooms, talk and vote, and still win with their team.',
  'hint.route': 'Your Route card limits where you can use a room, not where you can walk.',
  'hint.one-action': 'You have 1 action per turn: use the room, or do something with the people in it.',
  'hint.unseen-deaths': 'With 2 Cultists, nothing tells you when enough Investigators are dead.',
  'hint.statement':
    'An announced state is only a statement. Cultists and the Snitch may falsely claim that someone is alive.',
};
