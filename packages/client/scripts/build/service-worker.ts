import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = new URL('../../src/service-worker.js', import.meta.url);

/** Files outside of the bundle that the shell needs. */
const BESIDES = ['/theme.js', '/', '/manifest.webmanifest', '/icons/icon.svg', '/icons/icon-turn.svg', '/credits.json'];

/** Writes sw.js with the list of files that make up the shell: the entry, what it loads at once, and the fonts. */
export function serviceWorker(): Plugin {
  return {
    name: 'conclave:service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]);
      const styles = Object.keys(bundle).filter((name) => /index-[^/]*\.css$/.test(name));
      const fonts = Object.keys(bundle).filter((name) => /latin-\d+-\w+-[^/]*\.woff2$/.test(name));
      const files = [...BESIDES, ...[...first, ...styles, ...fonts].map((name) => `/${name}`)];
      const everything = Object.keys(bundle).sort().join();
      const version = createHash('sha256').update(everything).digest('hex').slice(0, 12);
      const filled = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: filled + readFileSync(SOURCE, 'utf8') });
    },
  };
}
