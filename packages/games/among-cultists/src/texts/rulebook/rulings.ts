import { under } from './under.ts';

export const rulings = [
  ...under('Rulings: encounters and death', {
    'AC-9.1':
      'When do encounters happen? Once a round, after the event, by where all ended up. Only so can the Lights Out of this round matter.',
    'AC-9.2':
      'Two living and one Ghost in a lit Location? An encounter. Ghosts are no witnesses (AC-4.20), or one Ghost could keep its friends safe for ever.',
    'AC-9.3':
      'Two who stay together for three rounds without moving? Three encounters (AC-4.21). To be alone together is the risk, not walking.',
    'AC-9.4':
      'May an Investigator give Dead? No, there is none in the hand (AC-2.3). May a Cultist who has only Dead cards give nothing? No, it must give Dead (AC-4.24), to the other Cultist too: whoever has a card must give one.',
    'AC-9.5': 'No pulse cards left? You give nothing and still receive (AC-4.24).',
    'AC-9.6':
      'How many cards does each get when three or more meet in the dark? One, dealt at random and never the own (AC-4.26). That keeps the cards few and the dark truly anonymous.',
    'AC-9.7': 'How many Dead cards make you dead? One is enough (AC-1.3).',
    'AC-9.8':
      'Does a dead Character lose anything before its death is confirmed? No. It acts, votes, carries Items and may lead, for nobody knows.',
    'AC-9.9': 'May you announce a pulse-alive Character dead? No (AC-4.41). A death needs a Dead card as proof.',
    'AC-9.10': 'May you check yourself, or a Ghost? No (AC-4.31).',
    'AC-9.11':
      'Do Ghosts act at all? Yes, they place cards and check rooms (AC-4.32): only living persons find Items when checking, so others check as well.',
    'AC-9.12':
      'The rifle fights "a Cultist": a player or a figure on the map? The Acolyte on the map (AC-5.47). Roles are secret, so a shot at a player would be a free test of loyalty.',
    'AC-9.13':
      'Does a confirmed death reveal the role? No, except by vote (the team, as an option says), Assassin, Cursebearer and Celebrity (AC-4.45). Otherwise all could count how close the Cultists are to winning.',
    'AC-9.14':
      'Does an Investigator who was pulse-alive when voted out count for K? Yes (AC-4.56): it is a Ghost, hence dead.',
    'AC-9.15': 'Do dead Cultists count for K? No, only those who are not Cultists.',
    'AC-9.16': 'Do a dead Snitch and a dead Hunter count for K? Yes (AC-1.5).',
  }),
  ...under('Rulings: rooms and points', {
    'AC-9.17': 'Does a check by a Cultist score victory points too? Yes (AC-4.37).',
    'AC-9.18':
      'Points and K are both reached in the same round, with one Cultist? The Investigators win: the claim comes only after the round (AC-6.2, AC-6.4).',
    'AC-9.19':
      'The same with two Cultists? The snapshot of the previous round decides (AC-6.8); deaths of this round do not count.',
    'AC-9.20': 'Sabotage at 0 victory points? There are still 0. The room deck is cleared all the same.',
    'AC-9.21': 'Can points fall again after enough were reached? No, the game ended at once.',
    'AC-9.22':
      'A room deck has fewer than 3 cards after a Failure? The room is inactive until it is filled up (AC-4.36).',
    'AC-9.23': 'May you place cards in an active room? Yes, there is no upper limit.',
    'AC-9.24': 'May you place and check in the same turn? No, there is one action (AC-4.30).',
    'AC-9.25':
      'May you fight an Acolyte and then use the room in the same turn? No, the fight is the action of the turn (AC-4.30). With the rifle you may: its shot is free (AC-5.47). Somebody whose turn comes later may use the freed room.',
    'AC-9.26':
      'The Fishman is in the Cafeteria, sent there by the rifle? No votes until he is gone (AC-4.50, AC-5.20), and living Characters there are bitten.',
    'AC-9.27': 'The unsafe-passages deck is empty? Nothing is drawn, and nothing is shuffled back.',
  }),
  ...under('Rulings: votes and claims', {
    'AC-9.28': 'Somebody is voted out before its turn of the round? It has its turn, as a Ghost.',
    'AC-9.29':
      'The one who initiated the vote is voted out? It is a Ghost, its action is spent, and its turn is over (AC-4.45, AC-4.46).',
    'AC-9.30':
      'Only skips, or a tie between a Character and skip? Nothing happens. The vote of this round and of the one who initiated it is used up.',
    'AC-9.31': 'A false claim of the lone Cultist? The Investigators win (AC-6.4): a claim must cost something.',
    'AC-9.32':
      'Does the lone Cultist know the count when claiming? Only what it saw in the night, gave, checked or could see openly. Unsafe passages may have killed more.',
    'AC-9.33': 'A lone Blind Cultist? It may claim as well (AC-6.4).',
    'AC-9.34':
      'An Investigator checks a Cultist who has a Dead card (from the other Cultist, a snare or the Celebrity; never from the unsafe-passages deck, AC-4.16)? The death is confirmed. If it was the last Cultist, the game ends (AC-6.3).',
    'AC-9.35':
      'Two deaths at once, the target and the Assassin? The target first, then the test of AC-6.3, then the Assassin.',
  }),
  ...under('Rulings: events and movement', {
    'AC-9.36': "The Fishman's bite and an encounter in the same round? First the bite, then the encounter.",
    'AC-9.37':
      'Acolytes Gather with 7 or 8 players and only one Acolyte left? It is placed, then 1 victory point is lost.',
    'AC-9.38': 'Two Cultists disagree about the Seer? See AC-6.20.',
    'AC-9.39': 'The Firestarter burns a room with people in it? They are not hurt but cannot use the room this round.',
    'AC-9.40': 'May the Firestarter burn a room without cards? Yes.',
    'AC-9.41': 'Jammed Doors or Broken Ground in round 10? No effect.',
    'AC-9.42':
      'May a path go back over a Location it has used? No (AC-4.11). To walk to and fro decides nothing that a straight path does not, and the list of paths stays short.',
    'AC-9.43':
      'Something happens on the way, such as a snare or the death of the Cursebearer: may you change the rest of your path? No. Caught or dead, the rest lapses; otherwise you walk it as chosen.',
    'AC-9.44':
      'Why is there no vote in rounds 1 and 2? Nobody knows anything yet; a vote would be a raffle that costs one of K.',
  }),
  ...under('Rulings: ice, doors and Items', {
    'AC-9.45':
      '"One Item in each room": in the Cafeteria too? No (AC-2.20). There are 9, 10 or 11 tokens, and Items are found by drawing from a room deck.',
    'AC-9.46':
      'Does an obstacle cost 1 or 1 more? 1 in all (AC-4.12): the sections are Locations, and a step between Locations costs 1.',
    'AC-9.47': 'Are the two sides of an obstacle the same Location for encounters? No.',
    'AC-9.48':
      'The French example calls the Cafeteria the red room. That is a slip of translation: the section meant has a red room, the Cafeteria and a pink room next to it. On this map it is the West Ice.',
    'AC-9.49':
      'Some languages say both that the locked-door token leaves the game and that a marker is laid on the red door, others only that it is removed. There is one marker with two sides, turned to open (AC-5.46). It makes no difference in play.',
    'AC-9.50':
      'Is "the locked red door" the door of a red room? No, it is a door drawn red, between Pink 1 and Blue 2.',
    'AC-9.51':
      'The snow owl: when, into what, and is it shuffled? At once when it is turned over, into a room deck, and then that deck is shuffled.',
    'AC-9.52':
      'Do the cards of owl and ritual come from the hand? No, from the reserve: none of the six prints says so, all of them offer everybody one of three cards, and in the base game Investigators hold only Success.',
    'AC-9.53':
      'May an Investigator choose Failure or Sabotage for owl or ritual? Yes, unless the table plays with strict Investigators.',
    'AC-9.54':
      'Is the Item found if the card was Failure or Sabotage? Yes: the check itself finds it, whatever was drawn.',
    'AC-9.55':
      'The check that wins also finds the third relic? Organism 46-B awakes first (AC-4.37), so the ritual is needed.',
    'AC-9.56':
      'A Ghost makes the check that wins, in a room with a hidden relic? The relic stays hidden, and nothing awakes.',
    'AC-9.57':
      'To pick up an Item, must you have entered after it was dropped? Yes, all six prints say "enters": a living Character that came into the Location after the Item fell, in that round or a later one. Whoever has stayed there since may not.',
    'AC-9.58': 'One Item or several at a time, in handing over and picking up? The languages differ. Any number.',
    'AC-9.59':
      'Whom can you see through the binoculars? Living Characters in another room of the same colour as the room you are in; nobody from a passage or the Cafeteria.',
    'AC-9.60': 'The Polish text leaves out "if not used yet". It makes no difference: used Items have left the game.',
    'AC-9.61':
      'Where do Items drop if the death was confirmed by binoculars or by vote? Where the dying Character stands.',
    'AC-9.62': 'How far does the rifle reach? The same Location: a fight is made face to face.',
    'AC-9.63':
      'The rifle sends the Fishman to people: does he bite? Not now, but in the next Event phase if they are still or again there.',
    'AC-9.64': "Lamp: is the partner's card lost? No, it stays in the partner's hand.",
    'AC-9.65':
      'Is the lamp decided before or after the cards are chosen? Before: it must not become an answer to a card.',
  }),
  ...under('Rulings: ritual and Organism', {
    'AC-9.66': 'Does the dagger count in the vote for the leader? Yes, the same rules apply.',
    'AC-9.67': 'What is a simple majority? The most votes; more than half is not needed. Only a tie repeats the vote.',
    'AC-9.68':
      'May you skip in the vote for the leader? Yes: the rules of any vote hold. If abstentions are ahead, the ballot counts as tied.',
    'AC-9.69': 'Ritual: "each of you gives a card" in the German text? Only the picked players.',
    'AC-9.70':
      'Must all Cultists be eliminated by vote, or is it enough by the Assassin or by a confirmed check? All ways count (AC-6.3).',
    'AC-9.71': 'The Organism is awake and all Cultists are gone? No ritual: it is as without the Organism.',
    'AC-9.72':
      'The exception with two Cultists speaks of "the last round" in English. The round before the current one is meant (AC-6.8).',
    'AC-9.73':
      'One Cultist, the ritual is won, and K is reached? The Investigators win; the exception is only for two Cultists.',
    'AC-9.74':
      'What changes when the upper left part of the map is turned? The picture, and the Altar Ice becomes unsafe.',
    'AC-9.75':
      'The Organism is awake, and round 10 ends or the Cultist claims? It is as without the Organism: no ritual.',
  }),
  ...under('Rulings: roles', {
    'AC-9.76':
      'Does the curse of the Cursebearer work in passages? Only in rooms. When passing through? Yes, step by step.',
    'AC-9.77': 'Somebody becomes a Ghost in the room of the Cursebearer? No effect (AC-5.35).',
    'AC-9.78':
      'The Celebrity is a Ghost already before round 6, perhaps voted out with only Alive cards? It is revealed, and its deck is dealt out.',
    'AC-9.79': 'Who gets the cards of the Celebrity? The other living Characters, the pulse-dead among them included.',
    'AC-9.80': 'Is the death of the Celebrity confirmed, so that its Items drop? Yes.',
    'AC-9.81':
      'In the printed table of the new roles the player count and the side that is helped stand in the first row only. Both are read as true for the rows below: all four are for 7 or 8 players, and Cursebearer, Celebrity and Blind Cultist help the Investigators, the last because a weak Cultist does. For the Cursed Hunter the side stays open; its loyalty is printed as ???.',
    'AC-9.82': 'The Spanish "second boots card" and the English "8 Players (2 Cultist)" are misprints.',
  }),
  ...under('Rulings: more on Items', {
    'AC-9.83': 'Is a boots token one boot? No, one token is one pair.',
    'AC-9.84': 'May somebody refuse an Item that is handed over? No.',
    'AC-9.85': 'Two pairs of boots? 2 movement points more.',
    'AC-9.86': 'Boots received in this Action phase? They count from the next Movement phase on.',
    'AC-9.87': 'Are the Items somebody carries hidden? No.',
    'AC-9.88': 'Fire, a portal or Sabotage in a room with a hidden Item? The Item stays (AC-5.51).',
    'AC-9.89': 'Which victory table holds with the new roles on the University? Its own column of AC-2.1.',
  }),
  ...under('Rulings: more on movement and actions', {
    'AC-9.90': 'A snare in a tunnel: in what order? Snare, unsafe draw, Cursebearer (AC-4.13).',
    'AC-9.91':
      'Does a Cultist who walks through a tunnel draw at all? Yes, openly like everybody. Only a Dead card is exchanged in secret (AC-4.16), unless the table plays without the cult’s mark.',
    'AC-9.92':
      'May the lone Cultist claim after its move of the round? No, only instead of it; the next chance is its next move. In round 1 there is nothing to claim, and after round 10 no need to (AC-6.6).',
    'AC-9.93':
      'Does the Fishman leave a crowd he is already in? Yes: the room he is in does not count when he prowls (AC-5.12).',
    'AC-9.94':
      'May you hand over or pick up after the action of the turn? Yes, free actions come before or after it; you are then asked again (AC-4.46).',
    'AC-9.95':
      'A Room action and a Character action in the same turn? No, one of the two (AC-4.30). What Items do is called free and additional, so the ordinary actions are scarce; and one choice a turn keeps a big table quick.',
  }),
];
