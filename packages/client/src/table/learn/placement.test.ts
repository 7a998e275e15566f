import { describe, expect, it } from 'vitest';
import { type Box, placeFor } from './placement.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
/** A card of so many square pixels of text. */
const card = (area: number) => (width: number) => area / width;

describe('a lesson card', () => {
  const portrait = { aside: null, board: box(0, 80, 360, 440), own: box(0, 440, 360, 544), open: [] };

  it('lies at the top of the aside on a desk', () => {
    const aside = box(1123, 48, 1440, 900);
    const place = placeFor({ ...portrait, aside, thing: box(0, 80, 100, 200) }, card(60_000));
    expect(place).toEqual({ room: aside, edge: 'top' });
  });

  it('lies over what is mine if it is about the board', () => {
    const { room, edge } = placeFor({ ...portrait, thing: box(20, 100, 100, 200) }, card(60_000));
    expect(edge).toBe('bottom');
    expect(room).toEqual(box(0, 210, 360, 544));
  });

  it('lies over the upper board if it is about what is mine', () => {
    const { room, edge } = placeFor({ ...portrait, thing: box(20, 450, 100, 540) }, card(60_000));
    expect(edge).toBe('top');
    expect(room).toEqual(box(0, 80, 360, 440));
  });

  it('lies beside a thing that takes the whole height', () => {
    const { room } = placeFor({ ...portrait, thing: box(0, 80, 90, 540) }, card(60_000));
    expect(room.left).toBe(100);
    expect(room.right).toBe(360);
  });

  it('leaves what is mine free if it is about nothing on the table', () => {
    const { room, edge } = placeFor({ ...portrait, thing: null }, card(60_000));
    expect({ room, edge }).toEqual({ room: box(0, 80, 360, 544), edge: 'top' });
  });

  it('leaves a tray free that waits for an answer', () => {
    const { room } = placeFor(
      { ...portrait, thing: box(20, 90, 100, 120), open: [box(0, 400, 360, 544)] },
      card(60_000),
    );
    expect(room).toEqual(box(0, 130, 360, 390));
  });

  it('changes sides with the thing where own lies beside the board', () => {
    const landscape = { aside: null, board: box(48, 0, 590, 390), own: box(590, 0, 844, 258), open: [] };
    expect(placeFor({ ...landscape, thing: box(100, 10, 200, 100) }, card(50_000)).room).toEqual(landscape.own);
    expect(placeFor({ ...landscape, thing: box(600, 10, 800, 250) }, card(50_000)).room).toEqual(landscape.board);
  });

  it('takes the largest free place if it fits nowhere', () => {
    const { room } = placeFor({ ...portrait, thing: box(0, 200, 360, 300) }, card(200_000));
    expect(room).toEqual(box(0, 310, 360, 544));
  });
});
