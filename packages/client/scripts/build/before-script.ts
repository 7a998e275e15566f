/**
 * What is said before a script runs, in every language: the page without JavaScript, and the manifests by which the app is installed.
 * The first manifest is in English; the app points to the one of its language (src/app/preferences.ts).
 */
import { readFileSync } from 'node:fs';
import { OFFERED_LANGUAGES } from '@conclave/kernel';
import type { Plugin } from 'vite';

const MANIFEST = new URL('../../public/manifest.webmanifest', import.meta.url);

export function beforeScript(): Plugin {
  return {
    name: 'conclave:before-script',
    async transformIndexHtml() {
      const said = OFFERED_LANGUAGES.map(async (language) => {
        const { app } = await wordsIn(language);
        return { tag: 'p', attrs: { lang: language }, children: app['ui.noScript'] };
      });
      return [{ tag: 'noscript', children: await Promise.all(said), injectTo: 'body-prepend' as const }];
    },
    async generateBundle() {
      const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
      for (const lang of OFFERED_LANGUAGES) {
        const { app } = await wordsIn(lang);
        const source = JSON.stringify({ ...manifest, lang, description: app['about.lead'] });
        this.emitFile({ type: 'asset', fileName: `manifest.${lang}.webmanifest`, source });
      }
    },
  };
}

async function wordsIn(language: string): Promise<typeof import('@conclave/languages/en/app')> {
  return import(`@conclave/languages/${language}/app`);
}
