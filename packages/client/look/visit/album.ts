/** The pictures of one visit, and the faults that were found in it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Room } from '../checks/growth.ts';
import type { Finding } from '../finding.ts';
import { frameOfVisit, type Visit } from '../matrix.ts';
import type { Camera } from './camera.ts';

export interface Fault extends Finding {
  readonly visit: Visit;
  /** How often it was met in this visit. */
  count: number;
  /** The first picture that shows it, relative to the report. */
  readonly picture: string;
}

export interface Picture {
  readonly file: string;
  readonly caption: string;
  readonly visit: Visit;
}

export function titleOf({ kind, game, width, height, language, theme, text, seats, clock, variant }: Visit): string {
  return [
    game,
    `${width}x${height}`,
    language,
    theme,
    text,
    `${seats}s`,
    clock ? 'clock' : '',
    variant === 'usual' ? '' : variant,
    kind === 'look' ? '' : kind,
  ]
    .filter(Boolean)
    .join('-');
}

/** Takes pictures and keeps each fault once. */
export class Album {
  readonly pictures: Picture[] = [];
  readonly faults = new Map<string, Fault>();
  private readonly camera: Camera;
  private readonly out: string;
  readonly visit: Visit;
  /** How the stage was filled; null where it was not seen at rest. */
  room: Room | null = null;
  private latest = '';

  constructor(camera: Camera, out: string, visit: Visit) {
    this.camera = camera;
    this.out = out;
    this.visit = visit;
  }

  async take(caption: string): Promise<void> {
    const folder = join('pictures', titleOf(this.visit));
    await mkdir(join(this.out, folder), { recursive: true });
    const number = String(this.pictures.length + 1).padStart(2, '0');
    const file = join(
      folder,
      `${number}-${caption
        .replace(/[^\w]+/g, '-')
        .slice(0, 60)
        .toLowerCase()}.jpg`,
    );
    await writeFile(join(this.out, file), await this.camera.jpeg());
    this.pictures.push({ file, caption, visit: this.visit });
    this.latest = file;
  }

  isNew(finding: Finding): boolean {
    return !this.faults.has(keyOf(finding));
  }

  note(findings: readonly Finding[]): void {
    for (const finding of findings) {
      const key = keyOf(finding);
      const known = this.faults.get(key);
      if (known === undefined) this.faults.set(key, { ...finding, visit: this.visit, count: 1, picture: this.latest });
      else known.count++;
    }
  }

  get frame() {
    return frameOfVisit(this.visit);
  }
}

function keyOf({ check, element, sentence }: Finding): string {
  return `${check}|${plain(element)}|${plain(sentence)}`;
}

/** The same fault on another card, with another figure or at another moment is the same fault. */
export function plain(text: string): string {
  return text
    .replace(/“[^”]*”/g, '')
    .replace(/thing ([a-z-]+)[:/][^ ]*/g, 'thing $1')
    .replace(/plate \d+/g, 'plate')
    .replace(/\d+(\.\d+)?/g, '#')
    .replace(/\([^()]*\)$/, '');
}
