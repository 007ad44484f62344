import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { endpointsPlugin } from './endpointsPlugin.ts'

// The script of the landing page, in one file of its own: what it shares with the app is written into both.
export default defineConfig({
  publicDir: false,
  plugins: [endpointsPlugin()],
  build: {
    outDir: '../../dist/web/assets',
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'src/landing.ts'),
      // Tables of limits that nothing here reads are left out, though their making reads other tables.
      treeshake: { propertyReadSideEffects: false },
      output: { entryFileNames: 'landing-[hash].js' },
    },
  },
})
