import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const server = 'http://localhost:3000'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: {
      'react-style-singleton': resolve(import.meta.dirname, 'src/styles/styleSingleton.ts'),
    },
  },
  server: { port: 5173, proxy: { '/api': server, '/healthz': server } },
  // Tests read the tokens; other style sheets are nothing to them.
  test: { css: { include: /tokens\.css/ } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    // Every browser that runs this code preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // Small and wanted together: chunks of their own would cost more than they hold.
            {
              name: 'fields',
              test: /(ui[\\/]src|shared[\\/](nav|brand))[\\/](Field|fieldClass|TextField|PasswordField|Checkbox|Button|buttonClass|WorkingIcon|Mark|Logo|Copyright|SkipLink|usePageTitle)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
})
