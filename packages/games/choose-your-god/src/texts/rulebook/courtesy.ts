import { under } from './under.ts';

export const courtesy = under('Fewer questions', {
  'CG-4.70':
    'You are not asked for an action exactly where open facts prove that you can only pass: you celebrate, or you hold no hand card and have no usable ability. Locations where nobody is present who does not celebrate are not active at all. Nothing else is skipped: with a single hidden card in hand you are asked everywhere, for some cards can be played in any Location.',
  'CG-4.71':
    'You may give the table one standing order to pass for you, at any time, also while others think, and change it or take it back. It reaches only the present Active Location, or all up to a Location that you name, or the rest of this Resolution Phase. Nobody else knows of it.',
  'CG-4.72': [
    'A standing order has stops. Each is an open fact that makes it step aside:',
    'at: the Active Location is one that you have named.',
    'present: you are present in the Active Location.',
    'acted: somebody has already done something other than pass in this Location.',
    'danger: an opponent present here has 4 Altars or more, 3 Mobs or more, or the dark side up.',
    'drawn: you hold more hand cards than when you gave the order.',
    "hit: since then another player's action took, moved or changed something of yours: Followers, coins, Mobs, Altars, cards or Priests.",
    'In a new order all but the first are on, and you may switch each off. No stop looks at which cards you hold or what you could play, for then a pass would tell the others about your hand.',
  ].join('\n'),
  'CG-4.73':
    'When you would be asked for an action, your order reaches the Location and none of its stops holds, the table passes for you. In every other case you are asked. An order answers no other question and never says anything but pass.',
  'CG-4.74':
    'An order ends when its reach is over, when you take it back, when you take an action, and when one of the stops "drawn" and "hit" has held; then you must order anew. The stops "at", "present", "acted" and "danger" only suspend it for one question. Without an order you are asked every time.',
  'CG-4.75':
    'When a Location becomes active, everybody knows who will be asked there. All of them see the question at once and may answer early, while others still think: "pass", "pass unless somebody acts", or nothing. You may take an early answer back until your turn comes. The order of actions stays the same, and whoever said nothing, or whose stop holds, is asked in turn and sees all that came before.',
  'CG-4.76':
    'At a live table a pass is shown a fixed time after its question arose: 1 second, or what the table has set between 0 and 3. It is the same whether a person, an order or a bot has passed, and whatever the hand holds; a person who takes longer is shown when ready. Passes of orders that follow each other in one Location are shown together. Slow tables and simulations do not wait.',
  'CG-4.77':
    'When the Patriarchs stand up you may fill in one plan for the round: for each of the 13 Locations "ask me", "pass" or "pass unless somebody acts". It is kept as standing orders. All players may do so at the same time; it is meant for tables with days for a move.',
  'CG-4.78':
    'You may let the table take the benefits of Locations 1, 3, 4 and 6 for you, each as you tick it: they cost nothing and leave nothing to choose. None is ticked at first. Benefits with a price or a choice are always asked.',
  'CG-4.79': 'Your clock runs only while you are asked in person.',
});
