/** What a played Monster asks: where, whom, and whom to move (section 5.2). */
import { cardOf, DONE, locationOf, type RiseChoice } from '../choices.ts';
import { elsewhere, monsters } from '../components/monsters.ts';
import { push, question } from '../frames.ts';
import { moveCultist } from '../table.ts';

export const monsterLocation = question('monster-location', {
  asks: (s) => s.activeSeat,
  whenOnlyOne: 'apply',
  options: (s, { card }) => monsters[card].locations(s, s.activeSeat).map(locationOf),
  choose: (s, { card }, { location }, ctx) => monsters[card].play(s, s.activeSeat, location, ctx),
});

export const monsterTarget = question('monster-target', {
  asks: (s) => s.activeSeat,
  whenOnlyOne: 'apply',
  options: (s, { card, location }) => (monsters[card].target?.options(s, s.activeSeat, location) ?? []).map(cardOf),
  choose: (s, frame, { card }, ctx) => monsters[frame.card].target?.affect(s, s.activeSeat, frame.location, card, ctx),
});

/** Byakhee: up to three Cultists, one by one; after the first the seat may stop (RC-5.11). */
export const monsterMove = question('monster-move', {
  asks: (s) => s.activeSeat,
  whenOnlyOne: 'apply',
  options(s, { location, moved }): RiseChoice[] {
    const cards = elsewhere(s, s.activeSeat, location).map(cardOf);
    return moved === 0 ? cards : [...cards, DONE];
  },
  choose(s, { location, moved }, choice: RiseChoice, ctx) {
    if (choice.type !== 'card') return;
    moveCultist(s, s.activeSeat, choice.card, location, 'monster-byakhee', ctx);
    if (moved + 1 < 3) push(s, { rule: 'monster-move', location, moved: moved + 1 });
  },
});
