import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { OFFERED_LANGUAGES } from '@conclave/kernel';
import type { Plugin, Rollup } from 'vite';

const SOURCE = new URL('../../src/service-worker.js', import.meta.url);

/** Files outside of the bundle that the shell needs. */
const BESIDES = ['/theme.js', '/', '/icons/icon.svg', '/icons/icon-turn.svg', '/credits.json'];

/** The app may be installed in each of them. */
const MANIFESTS = OFFERED_LANGUAGES.map((language) => `/manifest.${language}.webmanifest`);

/** Screens that can say something without a connection, if only that they need one. */
const SCREENS: ReadonlySet<string> = new Set(['Settings', 'About', 'NewTable', 'TablePage']);

/** What those screens say, in the languages that people can choose. */
const WORDS = new RegExp(`/languages/src/(?:${OFFERED_LANGUAGES.join('|')})/(?:app|hints)\\.ts$`);

/** Writes sw.js with the list of files that make up the shell: entry, screens, what they load at once, and the fonts. */
export function serviceWorker(): Plugin {
  return {
    name: 'conclave:service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const needed = new Set<string>();
      const need = (chunk: Rollup.OutputChunk) => {
        if (needed.has(chunk.fileName)) return;
        needed.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style);
        for (const one of chunks) if (chunk.imports.includes(one.fileName)) need(one);
      };
      for (const chunk of chunks) {
        if (chunk.isEntry || SCREENS.has(chunk.name) || WORDS.test(chunk.facadeModuleId ?? '')) need(chunk);
      }
      const fonts = Object.keys(bundle).filter((name) => /latin-\d+-\w+-[^/]*\.woff2$/.test(name));
      const files = [...BESIDES, ...MANIFESTS, ...[...needed, ...fonts].map((name) => `/${name}`)];
      const everything = Object.keys(bundle).sort().join();
      const version = createHash('sha256').update(everything).digest('hex').slice(0, 12);
      const filled = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: filled + readFileSync(SOURCE, 'utf8') });
    },
  };
}
