// Measures the editor in Chromium against a minimal page with the same task: dragging, typing, opening a long deck.
import { chromium } from 'playwright-core'
import { startBenchServer } from './harness/benchServer.ts'
import { benchDragging } from './editor/benchDragging.ts'
import { benchOpening } from './editor/benchOpening.ts'
import { benchTyping } from './editor/benchTyping.ts'

const server = await startBenchServer(39_119)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  await benchDragging(browser, server)
  await benchTyping(browser, server)
  await benchOpening(browser, server)
} finally {
  await browser.close()
  await server.stop()
}
