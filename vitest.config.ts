import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { useFastScratchFolder } from './tools/lib/scratchFolder.mjs'

useFastScratchFolder()

/** What every project has in common. */
const shared = {
  // The first PDF of a run loads a megabyte of code, on a machine that may be busy.
  testTimeout: 60_000,
  // The test files of a worker share its modules: to load the product for each file takes longer than the tests do.
  isolate: false,
  // It keeps the first canvas that it is given, which belongs to one copy of the modules.
  server: { deps: { inline: ['@chenglou/pretext'] } },
  setupFiles: [join(import.meta.dirname, 'tools/testing/moduleRegistry.setup.ts')],
}

const packages = readdirSync(join(import.meta.dirname, 'packages'))

export default defineConfig({
  test: {
    // By default one core stays free, which of two is half.
    maxWorkers: '100%',
    projects: [
      // One project for all packages: each would compile what it imports from the others again.
      {
        test: {
          ...shared,
          name: 'packages',
          include: packages.map((folder) => `packages/${folder}/src/**/*.test.{ts,tsx}`),
          provide: {
            simulatedRuns: Number(process.env['ABUSE_LIVE_RUNS'] ?? 24),
            firstSimulatedRun: Number(process.env['ABUSE_LIVE_FIRST'] ?? 1),
            undoRuns: Number(process.env['ABUSE_UNDO_RUNS'] ?? 10),
          },
        },
      },
      { test: { ...shared, name: 'tools', include: ['tools/**/*.test.ts'] } },
      { extends: 'apps/web/vite.config.ts', root: 'apps/web', test: { ...shared, name: 'web' } },
      { extends: 'proof/vite.config.ts', root: 'proof', test: { ...shared, name: 'proof' } },
      {
        extends: 'apps/server/vitest.config.ts',
        root: 'apps/server',
        test: { ...shared, name: 'server' },
      },
    ],
  },
})
