import { defineConfig } from 'vite'

/** The server as plain ES modules: `main.js` and the scripts of the processes beside it. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: '../../dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        auditCommand: 'src/auditCommand.ts',
        embeddedDatabase: 'src/db/embedded/embeddedDatabase.ts',
        renderWorker: 'src/platform/render/renderWorker.ts',
        readerProcess: 'src/features/imports/reading/readerProcess.ts',
        writerThread: 'src/platform/writing/writerThread.ts',
        makeSnapshot: 'src/db/embedded/makeSnapshot.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: {
    // Workspace packages are TypeScript source and must be bundled; what is installed stays where it is.
    noExternal: [/^@deckloom\//],
  },
})
