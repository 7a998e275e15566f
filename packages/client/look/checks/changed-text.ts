/** 10: Pointing at a thing or selecting it changes no text and moves none. Compares two pictures of the same place. */
import type { Box, Finding } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { TextAfter, TextBox } from '../page/texts-before.ts';

/** Red, green and blue of each pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Both pictures show the same part of the screen, whose upper left corner is `corner`. */
export function changedText(
  texts: readonly TextBox[],
  after: readonly TextAfter[],
  pictures: { readonly before: Pixels; readonly after: Pixels },
  corner: { readonly x: number; readonly y: number },
  doing: string,
  unit = 1,
): Finding[] {
  return texts.flatMap(({ name, box, visible, mayRise }, i) => {
    if (after[i]?.isUnderOpened === true) return [];
    const now = after[i]?.box ?? null;
    const finding = (sentence: string): Finding[] => [{ check: 10, element: name, sentence: `${doing}: ${sentence}` }];
    if (now === null) return finding('its text vanishes');
    const [right, down] = [now.x - box.x, now.y - box.y];
    const rises = mayRise && Math.abs(right) <= 1 && down <= 0 && -down <= LIMITS.cardRises * unit + 1;
    if (!rises && Math.max(Math.abs(right), Math.abs(down)) > 1)
      return finding(`its text moves by ${Math.round(right)}, ${Math.round(down)} px`);
    const share = shareChanged(pictures, toPicture(visible, corner), Math.round(right), Math.round(down));
    const isRisen = rises && down < -0.5;
    if (share <= (isRisen ? LIMITS.changedPixelsOfRisen : LIMITS.changedPixels)) return [];
    return finding(`${Math.round(share * 100)} % of the pixels of its text change`);
  });
}

function toPicture({ x, y, width, height }: Box, corner: { readonly x: number; readonly y: number }): Box {
  return {
    x: Math.round(x - corner.x),
    y: Math.round(y - corner.y),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** How many pixels of the box are much lighter or darker than before, when its contents went so far right and down. */
function shareChanged(
  { before, after }: { readonly before: Pixels; readonly after: Pixels },
  box: Box,
  right: number,
  down: number,
): number {
  let [changed, all] = [0, 0];
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      const [old, now] = [lightness(before, x, y), lightness(after, x + right, y + down)];
      if (old === null || now === null) continue;
      all++;
      if (Math.abs(old - now) > LIMITS.changedLightness) changed++;
    }
  }
  // A handful of pixels is the edge of a ring that passes by.
  return all === 0 || changed < LIMITS.changedPixelsAtLeast ? 0 : changed / all;
}

function lightness({ width, height, rgb }: Pixels, x: number, y: number): number | null {
  if (x < 0 || y < 0 || x >= width || y >= height) return null;
  const at = (y * width + x) * 3;
  return 0.299 * (rgb[at] as number) + 0.587 * (rgb[at + 1] as number) + 0.114 * (rgb[at + 2] as number);
}
