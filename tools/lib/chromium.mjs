import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, runBin, say } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, one of the system, or Playwright's. Installs one if there
 * is none; undefined if that fails.
 */
export async function findChromium() {
  const present = locate()
  if (present) return present
  say('No Chromium found; installing one for the browser tests …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env, quiet: true })
    if (locate()) return locate()
  }
  await runBin('playwright', ['install', '--with-deps', 'chromium'])
  return locate() ?? (await playwrightChromium())
}

function locate() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}

async function playwrightChromium() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}
