import { under } from './under.ts';

export const response = [
  ...under('Response phase', {
    'CD-4.35':
      "In a living player's turn a response window opens (CD-4.50); the phase ends when it closes. For a Wraith's turn see CD-4.108.",
    'CD-4.36':
      'Responses, each as far as its own rule allows: a Siren coin (CD-5.72), a Wraith ability (CD-5.65), Guardian II (CD-5.38), Assassin II (CD-5.40), Blood Mage II (CD-5.46), Transmutation (CD-5.16), a sigil for the Response phase (CD-5.50), a trade (CD-5.75), or pass.',
    'CD-4.37': 'All seats take part, the active player too, with whatever works in any Response phase.',
    'CD-4.38':
      'When a response changes, replaces or re-rolls faces, the active player places each such die anew, by ascending number: it stays (only where its place is legal for the new face), goes to any legal target (CD-4.25 to CD-4.30), or becomes idle (only without a compulsory target). The mode is named with the placement. An idle die has no present place. With no legal target the die becomes idle unasked.',
    'CD-4.39':
      'A die that a response gives the active player is placed by that player: on any legal target, idle only without a compulsory one. The Specter places its die itself.',
    'CD-4.40':
      'A die moved by another seat (Siren coin, Phantom, Specter, Reflection) stays where it was put; the owner does not place it anew.',
    'CD-4.41': 'The same die may be affected any number of times in one Response phase.',
    'CD-4.42': 'Dice are placed anew only in the Response phase, unless a sigil says otherwise.',
    'CD-4.43': 'First edition: death check at the end of the Response phase.',
    'CD-4.44':
      'A response must change something: Transmutation needs a die with the face it changes, a Wraith ability a die to act on, Revocation a die in the pool, a move another place.',
  }),
  ...under('Windows and prompts', {
    'CD-4.50':
      'A window has a kind, the seats that are eligible and those that have passed. Kinds: response, resolve (opening, between dice, closing: CD-4.61) and counter (CD-5.50.4).',
    'CD-4.51':
      'Any eligible seat that has not passed may act at any moment: first come, first served. Actions are taken one after the other. One that is no longer legal is refused and costs nothing.',
    'CD-4.52':
      'After each action other than pass and watch, and all that it causes, eligibility is looked at anew and nobody counts as having passed. A declined or void trade is no action here. When all eligible seats have passed since the last action, the automated High Priest uses a Siren coin if CD-5.87 says so, which is an action; otherwise the window closes. Without eligible seats it closes at once.',
    'CD-4.53':
      'Eligible is, by public facts only: (a) who holds an unused sigil, in every response and resolve window and in counter windows by CD-5.50.4, even if only passing is possible; (b) who has a legal action that is no sigil, pass or watch. In an opening window where one can watch (CD-4.59), (b) also holds for a living Assassin with unused ability and at least 1 life. Others are not asked.',
    'CD-4.54':
      'A standing pass is a service of the table and not known to others: it passes for you until the end of the phase or turn or until your next turn, in response and resolve windows (counter windows on request). It ends early when your life falls to 0, when another seat puts or turns a dagger onto you, or when you cancel it.',
    'CD-4.55':
      'The table sets how long a response window stays open, in seconds, 0 for no limit; resolve and counter windows have half of it, rounded up. It starts anew after each action and is the same whoever could act. The window closes earlier when all have passed. When time is up, all others have passed. It is shown in three parts: going once, going twice, done.',
    'CD-4.56':
      'Bots and simulations are asked in turn order from the left of the active seat, the active seat last; after an action from the beginning again. The automated High Priest comes after all others have passed.',
    'CD-4.57':
      'Prompts go to one seat at a time; several seats with the same prompt are asked in turn order from the active seat. A loss that hits several players asks each ability holder once, with the players to choose from (CD-4.75). No-this-phase is a no to all further prompts of this kind in this phase; the Upkeep counts as a phase.',
    'CD-4.58':
      'Turn order from the active seat means the active seat first, then clockwise. With a responseTimer a prompt that is not answered in that time counts as its default (CD-4.120).',
    'CD-4.59':
      'Watching, only with compact resolve windows: in an opening window with at least two committed dice, and between dice while at least two are unresolved, an eligible seat may watch instead of pass. It is public and counts as a pass. After the next die a window opens for the seats whose last answer in this phase was to watch, as far as they are eligible, and for nobody else. Who passes is not asked again before the closing window.',
  }),
];
