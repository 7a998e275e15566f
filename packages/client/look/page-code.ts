/** The script that is put into every page: `page/index.ts` and what it needs, in one piece. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Look } from './page/index.ts';

const ENTRY = fileURLToPath(new URL('page/index.ts', import.meta.url));

let made: Promise<string> | undefined;

export function pageCode(): Promise<string> {
  made ??= bundled();
  return made;
}

async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: ENTRY, formats: ['iife'], name: 'lookBundle' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('the code for the page could not be bundled');
  return output.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
}

declare global {
  /** In the page: what `page/index.ts` offers. */
  var look: Look;
}
