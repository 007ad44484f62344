import { defineConfig } from 'vite'

// Bundles each bench for Node: the packages are TypeScript sources, which Node 20 does not run.
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      // A writer that one bench imports late must not bring another bench along, which would run.
      output: {
        codeSplitting: {
          groups: ['render-pdf', 'render-png', 'render-pptx'].map((name) => ({
            name,
            test: new RegExp(`packages/${name}/`),
          })),
        },
      },
      input: [
        'generation',
        'exports',
        'pictures',
        'memory',
        'memoryJob',
        'editor',
        'landing',
        'workspace',
        'deckRead',
        'bareServer',
        'analytics',
        'footprint',
        'chaos',
        'growth',
        'live',
        'liveMemory',
      ].map((name) => `src/${name}.ts`),
    },
  },
  ssr: { noExternal: [/^@deckloom\//] },
})
