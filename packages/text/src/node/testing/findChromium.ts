import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

/** Path of Chromium: `CHROMIUM_PATH`, a system installation, or Playwright's own. */
export const chromiumPath = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
].find((path) => path !== undefined && existsSync(path))

/** Suffix for the titles of skipped tests. */
export const whySkipped = chromiumPath === undefined ? ' (skipped: no Chromium was found)' : ''

export async function launchChromium(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error('No Chromium was found')
  return await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
}
