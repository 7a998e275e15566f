/** What everything with an effect does, in a sentence or two. */
export const cards = {
  // Roles: how they win
  'card.high-priest':
    'You win when all Cabalists and Heretics are dead and you have not fallen. You fall when you die; as the Necromancer, when you are dead and no Faithful lives. Everyone knows your role.',
  'card.faithful': 'You win with the High Priest, dead or alive.',
  'card.cabalist':
    'You win when the High Priest has fallen, even if you are dead. With strict Grave Vengeance, a Cabalist must live then, or nobody but Heretics.',
  'card.repentant-heretic':
    'Alive: you win if the High Priest has fallen and only Heretics live. Dead: you win if everyone is dead, if the High Priest falls while no Cabalist lives (second edition), or if the High Priest wins and you were already dead.',
  'card.vengeful-heretic':
    'Alive: you win if the High Priest has fallen and only Heretics live. Dead: you win if the High Priest falls while a Cabalist lives, or if everyone is dead.',

  // Characters
  'card.alchemist': 'Your Commit phase: change up to 2 of your Parchment, Ancient or Cosmos dice to another of these.',
  'card.alchemist-ii':
    'You may heal others by their power symbols, and others may heal you by yours. The first time each turn your symbol heals you, gain 1 more.',
  'card.sorceress':
    'You may commit Cosmos to yourself. With 2 of them, you may set off an explosion: everyone except one player loses 2 life.',
  'card.sorceress-ii':
    'Anyone may commit Cosmos to you. With 2 of them, an explosion takes 2 life from everyone except one player. Then you gain 1.',
  'card.merchant':
    'Starts with 2 Chant coins and 1 Siren coin. Your Commit phase, once: return one of these coins to gain 2 life.',
  'card.merchant-ii': 'Starts with 2 Chant coins and 2 Siren coins. May trade coins and life with others.',
  'card.guardian':
    'Any Resolve phase, once per turn: pay 1 life. A shield prevents the loss of up to 2 life for one living player.',
  'card.guardian-ii':
    'Any Response phase, once per turn: change a Dagger to Blood. Any turn, once: prevent 1 life lost due to a ritual.',
  'card.assassin':
    'Any Resolve phase, once per turn: pay 1 life. Another player who has lost life in this phase loses 2.',
  'card.assassin-ii':
    'Any Response phase, once per turn: change a Blood or Dagger to Double Dagger. Any turn, once: a player who loses life due to a ritual loses 1 more.',
  'card.faceless': 'Once per game, in your Upkeep: become a character that is not in play.',
  'card.faceless-ii': 'In your Upkeep, mark another player: you have their ability, and they roll 1 extra die.',
  'card.librarian': 'Your Roll phase: 1 extra re-roll.',
  'card.librarian-ii': 'Your Resolve phase, once: carry out an altar effect a second time.',
  'card.blood-mage': 'Your Roll phase: you may pay 1 life to roll 1 extra die.',
  'card.blood-mage-ii': 'Any Response phase, once per turn: pay 1 life. The owner re-rolls a committed die.',
  'card.reaper': 'Whenever another player dies, gain 3 life.',
  'card.reaper-ii': 'You roll 1 extra die while a Wraith is in the game.',
  'card.necromancer':
    'You gain Necromancer coins for deaths, and from your power symbol if you choose. As a Wraith with 4 or more, you may revive.',

  // Sigils
  'card.sigil-of-revocation':
    'Cancel a sigil that another player has just declared. Or in a living player’s Response phase: the active player re-rolls all dice.',
  'card.sigil-of-portents': 'Resolve phase: roll 3 dice and apply the result of each.',
  'card.sigil-of-duplicity':
    'Resolve phase: a living player has a copy of the Keeper effect of a kept or discarded ritual other than the Kraken.',
  'card.sigil-of-larceny': 'Acts as a sigil that was already used, at that sigil’s time.',
  'card.sigil-of-transfusion':
    'Resolve phase: all other living players lose 1 life, and a player of your choice gains it. With a Wraith in the game, that player also gains an extra die.',
  'card.sigil-of-warding': 'Resolve phase: a living player loses no life until the end of this phase.',
  'card.sigil-of-reflection':
    'Response phase: up to 3 Daggers or Double Daggers on one player go to the active player instead.',
  'card.sigil-of-corruption': 'Resolve phase: all unresolved Blood dice become Daggers.',
  'card.sigil-of-mercy': 'Resolve phase: up to 3 unresolved Daggers or Double Daggers become Blood.',
  'card.sigil-of-agony': 'Resolve phase: another living player loses 4 life, then you lose 1.',
  'card.sigil-of-frenzy': 'Your Roll phase: roll 2 extra dice.',
  'card.sigil-of-renewal': 'Resolve phase: a living player gains 4 life.',
  'card.sigil-of-ascension': 'Resolve phase: move a ritual marker 1 or 2 spaces, without the altar effect.',
  'card.sigil-of-banishment': 'Response phase: remove 1 or 2 committed dice.',

  // Wraiths
  'card.banshee': 'Spend a die: the active player gains a die with that face and commits it.',
  'card.poltergeist': 'Spend a die: a committed die takes its face.',
  'card.devourer': 'Spend a die: remove a committed die with the same face.',
  'card.specter': 'Spend a die: the active player gains a die with that face, and you commit it.',
  'card.revenant': 'Spend 1 or 2 dice: that many committed dice are re-rolled.',
  'card.phantom': 'Spend a die: move a committed die with the same face.',

  // Rituals
  'card.kraken':
    'Hands out Kraken dice when revealed and before each of the High Priest’s Roll phases. Keeper: remove Kraken dice when they are rolled; give one at the start of your Roll phase.',
  'card.ancient-shadow':
    'After each of the High Priest’s turns: 1 more Shadow token, then everyone loses 1 life per token.',
  'card.ancient-chant':
    'Altar: gain 1 Chant coin. Keeper: in your Commit phase, change Ancient dice to any face except Double Dagger.',
  'card.altar-sacrifice':
    'When you kill another player: choose living players. Each gains as much life as there were players at the start.',
  'card.sirens': 'Altar: gain 1 Siren coin.',
  'card.transmutation':
    'Altar: gain 1 die for another ritual. Keeper: in a living player’s Response phase, change all their dice of one face to another. Then discard this.',
  'card.sea-hydra':
    'Altar: a living player gains or loses 1 life. Keeper: roll 2 extra dice, and discard a die in your Commit phase.',
  'card.astral-rift': 'Altar: roll the die and apply the Rift’s result.',
  'card.lamia':
    'Altar: choose another player, who steals 1 life from anybody. With 3 players alive or fewer it may be you. Keeper: in your Resolve phase, gain 1 life for each player the first time they lose life.',
  'card.tribute-to-nycen':
    'Moves at the end of each turn in which no Cosmos was resolved here. At 0, the active player and both neighbours lose as much life as there were players at the start.',
  'card.blood-rites':
    'Altar: you may pay 1 life to gain a die. Keeper: in your Commit phase, once, pay 1 life to change a die to any face.',

  // Faces
  'card.dagger': 'On a player: 1 life lost.',
  'card.double-dagger': 'On a player: 2 life lost.',
  'card.blood': 'On a player: 1 life gained. Also for rituals with a Blood track.',
  'card.parchment': 'For rituals with a Parchment track.',
  'card.ancient': 'For rituals with an Ancient track.',
  'card.cosmos': 'For rituals with a Cosmos track, and for the Tribute to Nycen.',

  // Dice, coins and tokens
  'card.kraken-die': 'Rolled in your Upkeep: you lose the total. Each re-roll costs 1 die in your Roll phase.',
  'card.siren-coin': 'In a living player’s Response phase: move one committed die (1 coin per turn).',
  'card.chant-coin': 'In your Commit phase: change one of your dice to any face except Double Dagger.',
  'card.necromancer-coin': 'The Necromancer can revive with 4 or more of them.',
  'card.shadow-token':
    'Lies on the Ancient Shadow. After each of the High Priest’s turns, everyone loses 1 life per token.',
  'card.faceless-token': 'Faceless II has the ability of the player who holds it. That player rolls 1 extra die.',
};
