import { defineConfig } from 'vite'

// Bundles each command for Node: the packages are TypeScript sources, which Node 20 does not run.
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { input: ['src/fidelity.ts', 'src/golden.ts', 'src/scoreboard.ts'] },
  },
  ssr: { noExternal: [/^@deckloom\//] },
})
