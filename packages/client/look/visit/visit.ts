/** One visit to a table, from sitting down to the replay. */
import type { Browser } from 'playwright-core';
import type { Visit } from '../matrix.ts';
import { Album } from './album.ts';
import { arrive, type Guest, sitDown } from './guest.ts';
import { Inspector } from './inspector.ts';
import { playOn } from './looking.ts';
import { lookAtPages } from './pages.ts';
import { toTheEnd } from './the-end.ts';
import { playByTouch } from './touching.ts';
import { watchPlay } from './watching.ts';

export interface VisitOptions {
  readonly out: string;
  /** How many decisions are made by touching. */
  readonly decisions: number;
  /** How long the rest of the game may take until its end, in milliseconds. */
  readonly patience: number;
}

export async function lookAt(browser: Browser, url: string, visit: Visit, options: VisitOptions): Promise<Album> {
  const guest = await arrive(browser, url, visit, visit.kind === 'watch' ? 'normal' : 'instant');
  const album = new Album(guest.camera, options.out, visit);
  const inspector = new Inspector(guest, album);
  try {
    await ways[visit.kind](guest, inspector, options);
    await noteShifts(guest, inspector);
  } catch (error) {
    await album.take('broken off').catch(() => {});
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    album.note([{ check: 0, element: 'visit', sentence: `it broke off: ${reason}` }]);
  }
  album.note(guest.troubles.map((sentence) => ({ check: 23, element: 'page', sentence })));
  await guest.context.close();
  return album;
}

type Way = (guest: Guest, inspector: Inspector, options: VisitOptions) => Promise<void>;

const ways: Readonly<Record<Visit['kind'], Way>> = {
  async look(guest, inspector, { decisions, patience }) {
    const table = await sitDown(guest, inspector.album.visit);
    await playOn(guest, inspector, decisions);
    if (patience > 0) await toTheEnd(guest, inspector, table, patience);
  },
  async watch(guest, inspector, { decisions }) {
    await sitDown(guest, inspector.album.visit);
    await watchPlay(guest, inspector, decisions);
  },
  async touch(guest, inspector) {
    await sitDown(guest, inspector.album.visit);
    await playByTouch(guest, inspector);
  },
  pages: lookAtPages,
};

/** What moved of itself while nobody looked. */
async function noteShifts({ page }: Guest, { album }: Inspector): Promise<void> {
  const { shifts } = await page.evaluate(() => globalThis.look.watched());
  album.note(
    [...new Set(shifts)].map((shift) => ({
      check: 1,
      element: shift.split(':')[0] ?? '',
      sentence: `it shifted: ${shift}`,
    })),
  );
}
