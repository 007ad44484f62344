import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/globalSetup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each file runs databases of its own: more at once only fight for the cores.
    maxWorkers: 2,
    // A project with a number of workers of its own runs after the others.
    sequence: { groupOrder: 1 },
  },
})
