import { under } from '../../../under.ts';

export const response = [
  ...under('Response phase', {
    'CD-4.35': 'In a living player’s turn everyone may respond. The phase ends when all have passed in a row.',
    'CD-4.36':
      'Responses: a Siren coin, a Wraith ability, Guardian II, Assassin II, Blood Mage II, Transmutation, a sigil for the Response phase, a trade, or pass.',
    'CD-4.37': 'Everyone takes part, the active player too, with whatever works in any Response phase.',
    'CD-4.38':
      'When a response changes or re-rolls a face, the active player places that die anew. It stays if its place fits the new face, goes to any legal target, or becomes idle if there is nowhere it must go.',
    'CD-4.39':
      'A die that a response gives the active player is placed by that player, on any legal target. The Specter places its die itself.',
    'CD-4.40':
      'A die that another player moved (Siren coin, Phantom, Specter, Reflection) stays where it was put. Its owner does not place it anew.',
    'CD-4.41': 'The same die may be affected any number of times in one Response phase.',
    'CD-4.42': 'Dice are placed anew only in the Response phase, unless a sigil says otherwise.',
    'CD-4.44':
      'A response must change something: Transmutation needs a die with the face it changes, a Wraith ability a die to act on, Revocation a die, a move another place.',
  }),
  ...under('Who may act when', {
    'CD-4.50':
      'In a Response phase and around the dice of a Resolve phase several players may act in no fixed order. After a sigil is declared, the others may counter it.',
    'CD-4.51':
      'Whoever has not passed may act at any moment: first come, first served. Actions are taken one after the other. One that is no longer possible is refused and costs nothing.',
    'CD-4.52':
      'After each action everyone may act again who could. A declined trade is no action. When all have passed since the last action, the automated High Priest may use a Siren coin; then it is over.',
    'CD-4.53':
      'You are asked if you hold an unused sigil, even if you can only pass, so that nobody can tell which one it is. You are also asked if you can do something else. Others are not asked.',
    'CD-4.54':
      'You may let the table pass for you until the end of the phase or turn, or until your next turn. Nobody else knows of it. It ends early when your life falls to 0 or when another player puts or turns a dagger onto you.',
    'CD-4.55':
      'The table sets how long you have to respond, or no limit. In the Resolve phase and against sigils it is half of that. The time starts anew after each action. When it is up, all others have passed.',
    'CD-4.57':
      'Several players with the same question are asked in turn order. For a loss that hits several players each ability is asked once. You may say no for the rest of the phase.',
    'CD-4.58':
      'Turn order means the active player first, then clockwise. A question that is not answered in time counts as no.',
    'CD-4.59':
      'You may watch instead of pass before the first die is resolved: then you are asked again after each die. All see it. Who passes is asked again only after the last die. A table can let everyone be asked after every die.',
  }),
];
