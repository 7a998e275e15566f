import { under } from './under.ts';

export const roles = under('Roles', {
  'AC-5.30':
    "Cultist: gives Alive or Dead in encounters, places any room card, is not bound to the route and may lie when announcing a state. The unsafe-passages deck cannot kill a Cultist (the cult's mark, AC-4.16). A lone Cultist may claim victory (AC-6.4).",
  'AC-5.31':
    'Seer: knows the Cultists (AC-3.14). If the Investigators would win while the Seer is in play, the Cultists can still win by naming the Seer (AC-6.20). Not on Under the Surface.',
  'AC-5.32':
    'Snitch: holds the hand of an Investigator but wins with the Cultists. Knows the Cultists (AC-3.14), is not bound to the route and may lie when announcing a state. Counts as an Investigator among the dead (K), and is not a Cultist when it is tested whether all of those are gone (AC-6.3). Not on Under the Surface.',
  'AC-5.33':
    'Assassin: once per game, as a Character action, attacks another living Character in the same Location. The role of the Assassin is revealed. If the target is a Cultist, its role is revealed and its death is confirmed. If not, it is shown not to be a Cultist and its death is confirmed, and then the death of the Assassin is confirmed.',
  'AC-5.34':
    'Firestarter: must burn exactly one room, in the Event phase of round 5 or 6, and in secret: all seats answer the event acknowledgement, and everybody else can only be ready. In round 5 the Firestarter names any coloured room or waits; in round 6 it must name one. If a room burned in round 5, nobody is asked in round 6. To be a Ghost changes nothing. All see the fire, and nobody who lit it. All cards of that deck go to the reserve unseen; an Acolyte and a portal there go to the supply; the Fishman there goes to the depths and so does not bite this round; books and a hidden Item stay. The room burns until Clean-up: no Room actions there this round. Characters in it are not hurt.',
  'AC-5.35': [
    'Cursebearer: as soon as the living Cursebearer enters a room in which a Ghost is, or a Ghost enters the room in which the living Cursebearer is, the Cursebearer dies: its role is revealed and its death is confirmed. To pass through is to enter, and every step counts. The Cafeteria is a room; passages are not.',
    'a) Somebody who becomes a Ghost in the room of the Cursebearer has not entered it. Nothing happens until somebody does.',
    'b) If the Cursebearer was the one who moved, its movement ends there (AC-4.13). If it had not moved yet, it moves later, as a Ghost.',
  ].join('\n'),
  'AC-5.36':
    'Celebrity: at the start of round 6 its role is revealed to all. If it is dead (pulse-dead or a Ghost already), it becomes a Ghost if it was none (AC-4.45). Then all its pulse cards are shuffled and dealt face down and unseen into the Pulse decks of the other living Characters, one at a time, clockwise from the seat to its left, round and round until all are dealt. If there is no other living Character, the cards go to the reserve. If the Celebrity is not dead, nothing more happens and its Pulse deck stays.',
  'AC-5.37':
    'Blind Cultist: a Cultist who learns nothing in the night (AC-3.14), while the other Cultist and the Seer learn who it is. In all else like a Cultist. It is allowed as the only Cultist too, with a warning.',
  'AC-5.38':
    'Roles are revealed only by the Assassin (AC-5.33), the Cursebearer (AC-5.35), the Celebrity (AC-5.36), by options, and at the end. A revealed role keeps working.',
});
