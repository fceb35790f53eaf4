import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artPlugin } from './vite/art-plugin.ts';
import { namedBreakpoints } from './vite/breakpoints.ts';
import { chunks } from './vite/chunks.ts';
import { compressPlugin } from './vite/compress-plugin.ts';
import { fontPlugin } from './vite/font-plugin.ts';
import { scalingLetters } from './vite/letters.ts';
import { manifestPlugin } from './vite/manifest-plugin.ts';
import { offlinePlugin } from './vite/offline-plugin.ts';
import { picturePlugin } from './vite/picture/picture-plugin.ts';
import { shippedPlugin } from './vite/shipped-plugin.ts';
import { sitePlugin } from './vite/site-plugin.ts';
import { textsPlugin } from './vite/texts-plugin.ts';

const { plugin: chunkPlugin, codeSplitting } = chunks();

// Two pages: the game, and the gallery of every component, which no player downloads.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    textsPlugin(),
    react(),
    artPlugin(),
    fontPlugin(),
    chunkPlugin,
    manifestPlugin(),
    picturePlugin(),
    sitePlugin(),
    shippedPlugin(),
    offlinePlugin(),
    compressPlugin(),
  ],
  css: { postcss: { plugins: [namedBreakpoints, scalingLetters] } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // Safari before 17 fetches modules when it meets them, which is no reason to send everybody a polyfill.
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: inlined they would travel again with every new build.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: 'index.html', gallery: 'gallery/index.html' },
      output: { codeSplitting },
    },
  },
  server: { host: '127.0.0.1', strictPort: true },
  preview: { host: '127.0.0.1', strictPort: true },
});
