/** Makes a screenshot a quarter of its size: a picture in 256 colours, which is what our prints need. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly rgb: Uint8Array;
}

export function smallPng(png: Buffer): Buffer {
  const picture = decode(png);
  const palette = commonColours(picture.rgb);
  return encode(picture, palette, nearest(picture.rgb, palette));
}

/** Reads what Chromium writes: 8 bits for each of three or four channels, not interlaced. */
export function decode(png: Buffer): Picture {
  const data: Buffer[] = [];
  let header: Buffer = Buffer.alloc(0);
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const contents = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = contents;
    if (type === 'IDAT') data.push(contents);
    at += 12 + length;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = header[9] === 6 ? 4 : 3;
  return { width, height, rgb: unfiltered(inflateSync(Buffer.concat(data)), width, height, channels) };
}

/** Undoes the guess that each row of a PNG is stored against: left, above, their mean, or the best of three. */
function unfiltered(raw: Buffer, width: number, height: number, channels: number): Uint8Array {
  const stride = width * channels;
  const rgb = new Uint8Array(width * height * 3);
  let above = new Uint8Array(stride);
  let row = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1) + 1;
    const undo = UNDO[raw[start - 1] as number] ?? UNDO[0];
    undo?.(raw.subarray(start, start + stride), row, above, channels);
    for (let from = 0, to = y * width * 3; from < stride; from += channels, to += 3) {
      rgb[to] = row[from] as number;
      rgb[to + 1] = row[from + 1] as number;
      rgb[to + 2] = row[from + 2] as number;
    }
    [above, row] = [row, above];
  }
  return rgb;
}

/** By the number of the guess; one loop for each, because these loops are most of what looking at a picture costs. */
type Undo = (raw: Uint8Array, row: Uint8Array, above: Uint8Array, channels: number) => void;

const UNDO: readonly Undo[] = [
  (raw, row) => row.set(raw),
  (raw, row, _, channels) => {
    for (let x = 0; x < raw.length; x++)
      row[x] = (raw[x] as number) + (x >= channels ? (row[x - channels] as number) : 0);
  },
  (raw, row, above) => {
    for (let x = 0; x < raw.length; x++) row[x] = (raw[x] as number) + (above[x] as number);
  },
  (raw, row, above, channels) => {
    for (let x = 0; x < raw.length; x++) {
      const left = x >= channels ? (row[x - channels] as number) : 0;
      row[x] = (raw[x] as number) + ((left + (above[x] as number)) >> 1);
    }
  },
  (raw, row, above, channels) => {
    for (let x = 0; x < raw.length; x++) {
      const left = x >= channels ? (row[x - channels] as number) : 0;
      const corner = x >= channels ? (above[x - channels] as number) : 0;
      row[x] = (raw[x] as number) + nearestOf(left, above[x] as number, corner);
    }
  },
];

/** Of three neighbours the one nearest to their slope (Paeth). */
function nearestOf(left: number, above: number, corner: number): number {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

type Box = readonly number[];

/** 256 colours that stand for all: the colours in use, split repeatedly where they differ most (median cut). */
function commonColours(rgb: Uint8Array): number[] {
  const counts = new Map<number, number>();
  for (let i = 0; i < rgb.length; i += 3) {
    const colour = ((rgb[i] as number) << 16) | ((rgb[i + 1] as number) << 8) | (rgb[i + 2] as number);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const boxes: Box[] = [[...counts.keys()]];
  while (boxes.length < 256) {
    const widest = boxes.map(spread).reduce((best, one, i, all) => (one.width > (all[best]?.width ?? 0) ? i : best), 0);
    const { width, shift } = spread(boxes[widest] as Box);
    if (width === 0) break;
    const sorted = [...(boxes[widest] as Box)].sort((a, b) => channel(a, shift) - channel(b, shift));
    boxes.splice(widest, 1, sorted.slice(0, sorted.length >> 1), sorted.slice(sorted.length >> 1));
  }
  // The most frequent colour of each box, so that large plain grounds keep exactly theirs.
  return boxes.map((box) =>
    box.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best), box[0] as number),
  );
}

const channel = (colour: number, shift: number) => (colour >> shift) & 255;

/** In which channel the colours of a box differ most, and by how much. */
function spread(box: Box): { width: number; shift: number } {
  return [16, 8, 0]
    .map((shift) => {
      let [least, most] = [255, 0];
      for (const colour of box) {
        const value = channel(colour, shift);
        if (value < least) least = value;
        if (value > most) most = value;
      }
      return { width: most - least, shift };
    })
    .reduce((best, one) => (one.width > best.width ? one : best));
}

function nearest(rgb: Uint8Array, palette: readonly number[]): Uint8Array {
  const known = new Map<number, number>();
  const indexes = new Uint8Array(rgb.length / 3);
  for (let i = 0; i < indexes.length; i++) {
    const colour = ((rgb[i * 3] as number) << 16) | ((rgb[i * 3 + 1] as number) << 8) | (rgb[i * 3 + 2] as number);
    let index = known.get(colour);
    if (index === undefined) {
      const distances = palette.map((one) =>
        [16, 8, 0].reduce((sum, shift) => sum + (channel(one, shift) - channel(colour, shift)) ** 2, 0),
      );
      index = distances.indexOf(Math.min(...distances));
      known.set(colour, index);
    }
    indexes[i] = index;
  }
  return indexes;
}

function encode({ width, height }: Picture, palette: readonly number[], indexes: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits that are places in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [16, 8, 0].map((shift) => channel(colour, shift))))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, contents: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), contents]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(contents.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
