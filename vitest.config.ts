import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    projects: [
      'packages/*',
      'apps/server',
      'apps/web',
      'proof',
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
