import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/build/compressed.ts';

/** Where the Conclave server runs while `vite` serves the client from its sources. */
const server = process.env.CONCLAVE_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), compressed()],
  build: {
    target: 'es2023',
    // The content security policy allows fonts and scripts from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { assetFileNames: 'assets/[name]-[hash][extname]' },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
