import { expect, it } from 'vitest';
import { packed, RELAY_PROTOCOL, unpacked, written } from './frames.ts';

it('frames come out as they went in, with texts untouched', () => {
  const text = JSON.stringify({ said: 'a\ttab, a\nline', view: [1, 2] });
  const lines = [written(['update', 3, 0, 7, 1], text), written(['answer', 1, { said: 'two\nlines' }])];
  expect(unpacked(packed('me', lines))).toEqual({
    from: 'me',
    frames: [
      { frame: ['update', 3, 0, 7, 1], text },
      { frame: ['answer', 1, { said: 'two\nlines' }], text: '' },
    ],
  });
});

it('what a node of another version says is not read', () => {
  const other = packed('me', []).replace(String(RELAY_PROTOCOL), String(RELAY_PROTOCOL + 1));
  expect(unpacked(other)).toBeNull();
  expect(unpacked('')).toBeNull();
});
