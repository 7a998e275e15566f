import { catalogueAt, Playthrough, replay, resolveOptions, SeededChance } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { form } from '../src/box.ts';
import { riseOfCthulhu } from '../src/index.ts';

describe('numbers from an own box', () => {
  it('stand once in the texts of their cards, so that they can be exchanged there', () => {
    for (const texts of Object.values(riseOfCthulhu.texts)) {
      for (const [card, { is }] of Object.entries({ ...form.groups.points, ...form.groups.atMost })) {
        const text = texts[`card.${card}`];
        // A language that is still being translated may not have it yet.
        if (text === undefined) continue;
        expect(text.match(new RegExp(`\\b${is}\\b`, 'g')), `${card}: ${text}`).toHaveLength(1);
      }
    }
  });

  it('are what the card says at such a table', () => {
    const options = resolveOptions(riseOfCthulhu, { components: { points: { 'monster-deep-one': 8 } } });
    const { state } = new Playthrough(riseOfCthulhu, 2, options, new SeededChance('box'));
    const texts = catalogueAt(riseOfCthulhu, riseOfCthulhu.viewOf(state as never, 0), ['Ada', 'Ben'], 'en');
    expect(texts['card.monster-deep-one']).toContain('8 points');
  });

  it('are in the record, and the record replays', () => {
    const played = new Playthrough(riseOfCthulhu, 2, { components: form.example }, new SeededChance('box'));
    const record = JSON.parse(JSON.stringify(played.record()));
    expect(replay(riseOfCthulhu, record).options.components).toBe(played.options.components);
    expect(played.options.components).toContain('monster-deep-one');
  });
});
