import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// The first PDF of a run loads a megabyte of code, on a machine that may be busy.
const testTimeout = 60_000

/** A folder that is only named would take nothing from here, and its tests the 5 s of the default. */
const packages = readdirSync(join(import.meta.dirname, 'packages')).map((folder) => ({
  extends: true as const,
  root: join('packages', folder),
  test: { name: `@deckloom/${folder}` },
}))

export default defineConfig({
  test: {
    testTimeout,
    // By default one core stays free, which of two is half.
    maxWorkers: '100%',
    projects: [
      ...packages,
      'apps/server',
      'apps/web',
      'proof',
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout } },
    ],
  },
})
