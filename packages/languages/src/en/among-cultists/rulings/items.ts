import { under } from '../../../under.ts';

export const items = [
  ...under('Items', {
    'AC-5.40':
      'To find an Item is a free part of checking a room: for living Characters only, without a choice and at once. The token is turned over for all to see. Relic, owl and switch act at once; all others are taken and lie next to the portrait of the finder. You may carry any number, and all see what you carry. There are Items on Under the Surface only.',
    'AC-5.41':
      'Red relic: goes to the altar and is not carried. With the third relic on the altar, Organism 46-B awakes.',
    'AC-5.42':
      'Snow owl: the finder at once chooses a card from the reserve in secret (Success, Failure or Sabotage), and then openly any coloured room, this one included. The card goes face down into the deck of that room, which is shuffled. The owl stays, spent, in the room where it was found. If the table plays with strict Investigators, a finder who is neither a Cultist nor the Snitch can choose only Success.',
    'AC-5.43':
      'Dagger: whoever holds it has 1 vote more in every vote, that for the leader included. The two votes cannot be split.',
    'AC-5.44': 'Boots: whoever holds them has 1 movement point more in every Movement phase; 2 more with two pairs.',
    'AC-5.45':
      'Special binoculars: once, as a free action in your own action turn, while you are in a coloured room. Choose a living Character in another room of the same colour and check its State as usual, lies included. This does not use up the action of the turn. The token then leaves the game.',
    'AC-5.46':
      'Secret switch: the locked door opens at once; turn its marker to the open side. It stays open to the end. The switch stays in the room, spent.',
    'AC-5.47':
      'Rifle: once, as a free action in your own action turn, against a danger in your Location. An Acolyte goes back to the supply; or the Fishman goes to a Location of your choice other than the one he is in, the Cafeteria and passages included. He does not bite now. The token then leaves the game. The shot does not use up the action of the turn: afterwards you may still use the room, check or fight.',
    'AC-5.48':
      'Lamp: in an encounter you take part in, you may use it to receive no card; you give one as usual. The token then leaves the game. It does not help against unsafe passages, the Fishman, snares or the cards of the Celebrity.',
    'AC-5.49':
      'As free actions in your own action turn you may hand over any number of carried Items to one or several other living Characters in your Location, who cannot refuse, and pick up any dropped Items there (never a spent owl or switch). Dropped Items lie face up in the Location where their carrier was when its death was confirmed, room or passage, also if that happened by binoculars or by vote. Ghosts can do neither.',
    'AC-5.50':
      'Organism 46-B awakes as soon as the third relic is on the altar. From now on the Altar Ice is an unsafe passage, which is our addition and can be turned off. Whoever stands there draws nothing now. If the Investigators reach their points, they need the ritual.',
    'AC-5.51':
      'A hidden Item stays in its room until a living Character checks the room. Sabotage, fire and portals do not touch it.',
  }),
];
