// Measures entry pages in Chromium with Lighthouse's mobile throttling: largest and first paint, layout shift, blocking
// time and bytes, from the browser's own performance entries.
import { type Browser, chromium } from 'playwright-core'
import { type BenchServer, startBenchServer } from './harness/benchServer.ts'
import { median, ms, print } from './harness/measure.ts'

const rounds = 5
const targetMs = 1_300
/** A slow phone on slow 4G. Bytes per second. */
const slowPhone = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }
const slowDown = 4
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  // The content security policy would reject the expressions that the bench evaluates.
  bypassCSP: true,
}

interface Paint {
  readonly largest: number
  readonly first: number
  /** Sum of unexpected layout shifts. */
  readonly shift: number
  /** Sum of the parts of long tasks beyond 50 ms. */
  readonly blocked: number
  readonly bytes: number
}

/** Records performance entries as they are reported: some cannot be queried later. */
const watchPaint = `
  window.benchPaint = { largest: 0, shift: 0, blocked: 0 }
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => { benchPaint.largest = entry.startTime })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) benchPaint.shift += entry.value })
  watch('longtask', (entry) => { benchPaint.blocked += Math.max(0, entry.duration - 50) })
`

const readPaint = `({
  ...benchPaint,
  first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  bytes: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .reduce((sum, entry) => sum + entry.transferSize, 0),
})`

const server = await startBenchServer(39_117)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  print(
    `\nOpening a page with an empty cache, ${rounds} times: a phone ${slowDown} times slower, 150 ms away, 1.6 Mbit/s`,
  )
  for (const path of ['/', '/pricing', '/terms', '/login']) await measure(path)
} finally {
  await browser.close()
  await server.stop()
}

async function measure(path: string): Promise<void> {
  const paints: Paint[] = []
  for (let round = -1; round < rounds; round += 1) {
    const paint = await open(browser, server, path)
    // The first round warms up the caches of the server and of the system.
    if (round >= 0) paints.push(paint)
  }
  const of = (part: keyof Paint) => median(paints.map((paint) => paint[part]))
  const largest = of('largest')
  const met =
    path === '/' ? `, target ${targetMs} ms: ${largest < targetMs ? 'met' : 'missed'}` : ''
  print(
    `  ${path.padEnd(10)} largest paint ${ms(largest).padStart(10)}, first ${ms(of('first')).padStart(10)}, shift ${of('shift').toFixed(3)}, blocked ${ms(of('blocked'))}, ${(of('bytes') / 1_000).toFixed(0)} kB${met}`,
  )
}

async function open(chrome: Browser, { url }: BenchServer, path: string): Promise<Paint> {
  const context = await chrome.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowPhone })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.addInitScript(watchPaint)
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
  const paint: Paint = await page.evaluate(readPaint)
  await context.close()
  return paint
}
