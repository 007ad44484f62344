import { defineConfig } from 'vitest/config'

// Bundles each command for Node: the packages are TypeScript sources, which Node 20 does not run.
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: ['src/fidelity.ts', 'src/golden.ts', 'src/linebreaks.ts', 'src/scoreboard.ts'],
    },
  },
  // A test draws a whole deck with two renderers.
  test: { testTimeout: 60_000 },
  ssr: { noExternal: [/^@deckloom\//] },
})
