import { resolve } from 'node:path'
import { defineConfig } from 'vite'

// The script of the landing page, in one file of its own: what it shares with the app is written into both.
export default defineConfig({
  publicDir: false,
  build: {
    outDir: '../../dist/web/assets',
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'src/landing.ts'),
      output: { entryFileNames: 'landing-[hash].js' },
    },
  },
})
