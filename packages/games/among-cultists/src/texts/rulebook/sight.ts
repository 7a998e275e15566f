import { under } from './under.ts';

export const sight = under('Who sees what', {
  'AC-8.1': [
    'You are sent only what you may see, and hidden cards carry nothing by which they could be told apart. Who sees what:',
    'All see where everybody is, who is living and who is a Ghost, the round, the start player, victory points, books, dangers, markers, the door, the altar, carried and dropped Items and all tokens that were turned over.',
    'All know which special roles are in play.',
    'Your role and team only you know, until the Assassin, Cursebearer or Celebrity rule, an option or the end shows it.',
    'Who the Cultists are is known to the Cultists except a blind one, to the Seer and to the Snitch from the night on; to all at the end.',
    'The first pulse cards of those who are not Cultists are known to the Cultists who are not blind, from the night on.',
    'What is in a Pulse deck nobody knows; whoever checks a state sees the counts at that moment; all see it at the end. Its size is open to all.',
    'A pulse card that was given is known to the giver; with two participants the giver also knows who got it, in the dark with three or more it does not.',
    'Your hand only you see; how many pulse cards and how many room cards it holds is open to all.',
    'Your Route card only you see; whoever inspects your papers sees one row.',
    'What is in a room deck nobody knows; a checked card is seen by all, and whoever studies sees the counts. Its size is open to all.',
    'A placed room card is known to whoever placed it; all know that it was placed, and by whom.',
    'The unsafe-passages deck, the order of the event deck and the hunt cards nobody knows; an event card is seen when it is turned over. The sizes of the unsafe-passages deck and the event deck are open to all.',
    'What the reserve holds, and how much, nobody knows until the end.',
    'Face-down Items nobody knows until they are found.',
    'The result of a check is known to the checker; the announcement is heard by all.',
    'A ballot is known to its owner, and to all when it is revealed.',
    'Answers to the event acknowledgement and at the end of the round are known to their owner; all see what comes of them, and nobody who lit a fire or set a snare.',
    'That you may claim victory, or that your route kept you from a Room action, only you know; a claim is heard when it is made.',
    "The exchange of the cult's mark (AC-4.16) nobody knows until the end.",
    'Where snares lie all see; what their faces are only the Hunter knows until they are sprung.',
    'The curse card nobody knows; from round 4 on the Hunter does; at the end all do.',
    'Ritual cards are known to their owner; all see the shuffled faces.',
    'The snapshot nobody knows until the end.',
    'Chat and claims are heard by all, unless the option ghost-chat says otherwise.',
    'Whose answer is missing in such a simultaneous decision nobody knows (AC-4.4).',
  ].join('\n'),
  'AC-8.2':
    'Uniform decisions are put to all at the same time and closed at the same time. Bots answer them after a random half to two seconds, whatever they choose.',
  'AC-8.3': 'Whoever checks a state is always asked for the announcement, also with only one option.',
  'AC-8.4':
    'Whether, when and of whom a decision is asked depends on open facts alone. Secrets change only the list of options, which you alone see. So a decision with a single option is still asked and still waits for your answer: giving a pulse card as an Investigator, announcing a state, an action turn in which you can only end it (AC-4.46), the event acknowledgement, the end of the round, and the cards of owl and ritual with strict-investigators. Nothing answers these for you but the time limit that holds for all.',
  'AC-8.5':
    'A choice that is refused is refused in the same words whatever the secret reason: it is not offered. Only whoever made it is told, and nothing changes.',
});
