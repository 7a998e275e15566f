/** Chromium, wherever this machine has it. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The browser on the PATH, or the one CONCLAVE_CHROMIUM names; undefined lets Playwright look for its own. */
function installed(): string | undefined {
  if (process.env.CONCLAVE_CHROMIUM) return process.env.CONCLAVE_CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

export function openBrowser(): Promise<Browser> {
  const executablePath = installed();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
