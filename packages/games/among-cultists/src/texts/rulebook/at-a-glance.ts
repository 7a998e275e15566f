import { under } from './under.ts';

export const atAGlance = under('At a glance', {
  'AC-1.1':
    'A Character is the figure of one player. You control exactly one, for the whole game. Nobody leaves the game. 4 to 8 can play; a game lasts at most 10 rounds, some 45 to 90 minutes.',
  'AC-1.2':
    'A Character is living as long as it is not a Ghost. It becomes a Ghost when its death is confirmed for all to see; its standee is turned over then.',
  'AC-1.3':
    'A Character is pulse-dead if its Pulse deck holds at least one Dead card or one Mortal Wound (AC-5.60), otherwise it is pulse-alive. A pulse-dead Character that is not a Ghost still counts as living in every rule. As a rule nobody knows about it, not even its owner.',
  'AC-1.4': 'Dead, as in "dead Investigators", means: a Ghost or pulse-dead.',
  'AC-1.5':
    'A Cultist is whoever has the role Cultist or Blind Cultist. All others hold the hand of an Investigator and count as Investigators wherever those are counted, the Snitch and the Cursed Hunter included.',
  'AC-1.6':
    'Hidden are roles, hands, Route cards, and what is in the Pulse decks, the room decks and the unsafe-passages deck. Open to all are where everybody is and which way they took, the sizes of all decks and hands, books, dangers, who did which action, votes once they are revealed, and who met whom.',
  'AC-1.7':
    'The Investigators win with enough victory points, or when all Cultists are Ghosts. The Cultists win with enough dead Investigators, or when round 10 is over. Section 6 has the details.',
  'AC-1.8':
    'A Location is any place on the map: a room, the Cafeteria, a hall, a section of ice, a tunnel. A room is a coloured room or the Cafeteria. A passage is a hall, a section of ice or a tunnel.',
});
