import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforeScript } from './scripts/build/before-script.ts';
import { compressed } from './scripts/build/compressed.ts';
import { credits } from './scripts/build/credits.ts';
import { serviceWorker } from './scripts/build/service-worker.ts';
import { source } from './scripts/build/source.ts';

/** Where the Conclave server runs while `vite` serves the client from its sources. */
const server = process.env.CONCLAVE_SERVER ?? 'http://localhost:8080';

const { version, homepage } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const GAMES = /^@conclave\/(rise-of-cthulhu|choose-your-god|cult-of-the-deep|among-cultists)$/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), beforeScript(), credits(), source(homepage), serviceWorker(), compressed()],
  // In Node a game brings its words in every language; a browser fetches those of the one that is read.
  resolve: {
    alias: [{ find: GAMES, replacement: fileURLToPath(new URL('../games/$1/src/game.ts', import.meta.url)) }],
  },
  define: { CONCLAVE_VERSION: JSON.stringify(version) },
  build: {
    target: 'es2023',
    // The content security policy allows fonts and scripts from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
