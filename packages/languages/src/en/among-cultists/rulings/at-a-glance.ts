import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('At a glance', {
    'AC-1.1':
      'A Character is the figure of one player. You control exactly one, for the whole game. Nobody leaves the game. 4 to 8 can play; a game lasts at most 10 rounds, some 45 to 90 minutes.',
    'AC-1.2':
      'A Character is living as long as it is not a Ghost. It becomes a Ghost when its death is confirmed for all to see; its standee is turned over then.',
    'AC-1.3':
      'One Dead card in your Pulse deck is enough: your Character is secretly dead. Until somebody confirms it, it counts as living in every rule. As a rule nobody knows, not even you.',
    'AC-1.4': 'Where dead Investigators are counted, Ghosts and the secretly dead are meant.',
    'AC-1.5':
      'Cultists are the roles Cultist and Blind Cultist. All others count as Investigators, the Snitch and the Cursed Hunter included.',
    'AC-1.6':
      'Hidden are roles, hands, Route cards, and what is in the Pulse decks, the room decks and the unsafe-passages deck. Open to all are where everybody is and which way they took, the sizes of all decks and hands, books, dangers, Items, who did which action, votes once they are revealed, and who met whom. Everything is shown at the end.',
    'AC-1.7':
      'The Investigators win with enough victory points, or when all Cultists are Ghosts. The Cultists win with enough dead Investigators, or when round 10 is over.',
    'AC-1.8':
      'A Location is any place on the map: a room, the Cafeteria, a hall, a section of ice, a tunnel. A room is a coloured room or the Cafeteria. A passage is a hall, a section of ice or a tunnel.',
  }),
];
