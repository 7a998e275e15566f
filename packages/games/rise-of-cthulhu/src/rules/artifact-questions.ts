/** What a played Artifact asks: where, and whom (section 5.3). */
import { cardOf, DONE, locationOf, type RiseChoice } from '../choices.ts';
import { artifacts } from '../components/artifacts.ts';
import { push, question } from '../frames.ts';

export const artifactLocation = question('artifact-location', {
  asks: (s) => s.activeSeat,
  whenOnlyOne: 'apply',
  options: (s, { card }) => (artifacts[card].location?.options(s, s.activeSeat) ?? []).map(locationOf),
  choose: (s, { card }, { location }, ctx) => artifacts[card].location?.affect(s, s.activeSeat, location, ctx),
});

export const artifactTarget = question('artifact-target', {
  asks: (s) => s.activeSeat,
  whenOnlyOne: 'apply',
  options(s, { card, taken }): RiseChoice[] {
    const cards = (artifacts[card].target?.options(s, s.activeSeat) ?? []).map(cardOf);
    return taken === 0 ? cards : [...cards, DONE];
  },
  choose(s, frame, choice: RiseChoice, ctx) {
    const { target } = artifacts[frame.card];
    if (choice.type !== 'card' || target === undefined) return;
    target.affect(s, s.activeSeat, choice.card, ctx);
    const taken = frame.taken + 1;
    if (taken < target.upTo) push(s, { rule: 'artifact-target', card: frame.card, taken });
  },
});
