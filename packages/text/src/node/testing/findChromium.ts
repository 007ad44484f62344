import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

/** Path of a Chromium: the one that `CHROMIUM_PATH` names, a system one, or Playwright's own. */
export const chromiumPath = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
].find((path) => path !== undefined && existsSync(path))

/** Put behind the title of a test that is skipped. */
export const whySkipped = chromiumPath === undefined ? ' (skipped: no Chromium was found)' : ''

export async function launchChromium(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error('No Chromium was found')
  return await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
}
