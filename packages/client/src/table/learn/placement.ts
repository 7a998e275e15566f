/** Where a lesson card lies: never over what it explains, the bar, or a tray that waits for an answer. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Surroundings {
  /** Beside the table on a desk; null elsewhere. */
  readonly aside: Box | null;
  readonly board: Box;
  readonly own: Box;
  /** What the lesson is about; null where it is about the turn as a whole. */
  readonly thing: Box | null;
  /** What else must stay in sight: what waits for an answer. */
  readonly open: readonly Box[];
}

/** Room for the card, and the edge at which it lies in it. */
export interface Place {
  readonly room: Box;
  readonly edge: 'top' | 'bottom';
}

/** Left free around things, in pixels. */
const GAP = 10;
/** A card is never narrower. */
const NARROW = 200;

const widthOf = ({ left, right }: Box) => right - left;
const heightOf = ({ top, bottom }: Box) => bottom - top;
const areaOf = (box: Box) => Math.max(0, widthOf(box)) * Math.max(0, heightOf(box));

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The first place that is free and high enough for the card, whose height depends on the width it gets: the top of the
 * aside; over one's own things; over the upper board; beside the thing. If none is, the largest of them. A lesson about no
 * thing leaves one's own things free, because they are what one plays with.
 */
export function placeFor(surroundings: Surroundings, heightAt: (width: number) => number): Place {
  const places = placesIn(surroundings).filter(({ room }) => widthOf(room) >= NARROW && heightOf(room) > 0);
  const fits = places.find(({ room }) => heightAt(widthOf(room)) <= heightOf(room));
  const largest = places.toSorted((a, b) => areaOf(b.room) - areaOf(a.room))[0];
  return fits ?? largest ?? { room: surroundings.board, edge: 'top' };
}

function placesIn({ aside, board, own, thing, open }: Surroundings): Place[] {
  if (aside !== null) return [{ room: aside, edge: 'top' }];
  const isBeside = own.left >= board.right - 1;
  const stage = { ...board, bottom: own.bottom };
  const areas: Place[] = [
    { room: isBeside ? own : stage, edge: 'bottom' },
    { room: isBeside ? board : stage, edge: 'top' },
  ];
  if (thing === null) areas.reverse();
  const obstacles = thing === null ? open : [thing, ...open];
  const parts = areas.map(({ room: area, edge }) => freeParts(area, obstacles).map((room) => ({ area, room, edge })));
  const isAlong = ({ area, room, edge }: Place & { area: Box }) =>
    room[edge] === area[edge] && room.left === area.left && room.right === area.right;
  // The whole width at the edge first, wherever that is; then whatever else is free, the largest first.
  return [...parts.flatMap((some) => some.filter(isAlong)), ...parts.flat()];
}

/** The parts of an area that meet no obstacle, the largest first. There are few obstacles: all edges are tried. */
function freeParts(area: Box, obstacles: readonly Box[]): Box[] {
  const near = obstacles.filter((box) => meet(box, area));
  const lefts = [area.left, ...near.map((box) => box.right + GAP)];
  const rights = [area.right, ...near.map((box) => box.left - GAP)];
  const tops = [area.top, ...near.map((box) => box.bottom + GAP)];
  const bottoms = [area.bottom, ...near.map((box) => box.top - GAP)];
  const parts = lefts.flatMap((left) =>
    rights.flatMap((right) => tops.flatMap((top) => bottoms.map((bottom) => ({ left, right, top, bottom })))),
  );
  return parts
    .filter((part) => areaOf(part) > 0 && !near.some((box) => meet(box, part)))
    .sort((a, b) => areaOf(b) - areaOf(a));
}
