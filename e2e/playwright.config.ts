import { defineConfig } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Each has its own server; on two cores, two workers take four fifths of the time of one.
  workers: 2,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // Tracing every test takes a tenth longer: use `--trace on` for a single test.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
