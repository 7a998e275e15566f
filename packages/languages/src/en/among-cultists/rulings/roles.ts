import { under } from '../../../under.ts';

export const roles = [
  ...under('Roles', {
    'AC-5.30':
      'Cultist: gives Alive or Dead in encounters, places any room card, is not bound to the route and may lie when announcing a state. The unsafe-passages deck cannot kill a Cultist (the cult’s mark). A lone Cultist may claim victory.',
    'AC-5.31':
      'Seer: knows the Cultists. If the Investigators would win while the Seer is in play, the Cultists can still win by naming the Seer. Not on Under the Surface.',
    'AC-5.32':
      'Snitch: holds the hand of an Investigator but wins with the Cultists. Knows the Cultists, is not bound to the route and may lie when announcing a State. Counts as an Investigator among the dead. Not on Under the Surface.',
    'AC-5.33':
      'Assassin: once per game, as a Character action, attacks another living Character in the same Location. The role of the Assassin is revealed. If the target is a Cultist, its role is revealed and its death is confirmed. If not, it is shown not to be a Cultist and its death is confirmed, and then the death of the Assassin is confirmed.',
    'AC-5.34':
      'Firestarter: must burn exactly one room, in the Event phase of round 5 or 6, also as a Ghost. All see the fire, and nobody who lit it. All cards of that room go to the reserve unseen; Acolyte, portal and Fishman there are gone; books and a hidden Item stay. Nobody can do Room actions there this round. Characters in it are not hurt. The room may be empty.',
    'AC-5.35': [
      'Cursebearer: as soon as the living Cursebearer enters a room in which a Ghost is, or a Ghost enters the room in which the living Cursebearer is, the Cursebearer dies: its role is revealed and its death is confirmed. To pass through is to enter, and every step counts. The Cafeteria is a room; passages are not.',
      'a) Somebody who becomes a Ghost in the room of the Cursebearer has not entered it. Nothing happens until somebody does.',
      'b) If the Cursebearer was the one who moved, its movement ends there. If it had not moved yet, it moves later, as a Ghost.',
    ].join('\n'),
    'AC-5.36':
      'Celebrity: at the start of round 6 its role is revealed to all. If it is dead (secretly dead or a Ghost already), it becomes a Ghost if it was none. Then all its pulse cards are shuffled and dealt face down and unseen into the Pulse decks of the other living Characters, one at a time, clockwise from the player to its left, round and round until all are dealt. If there is no other living Character, the cards go to the reserve. If the Celebrity is not dead, nothing more happens and its Pulse deck stays.',
    'AC-5.37':
      'Blind Cultist: a Cultist who learns nothing in the night, while the other Cultist and the Seer learn who it is. In all else like a Cultist. It is allowed as the only Cultist too, with a warning.',
    'AC-5.38':
      'Roles are revealed only by the Assassin, the Cursebearer, the Celebrity, by a vote if the table wants it, and at the end. A revealed role keeps working.',
  }),
];
