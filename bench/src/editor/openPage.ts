import type { Slide } from '@deckloom/deck'
import type { Browser, CDPSession, Page } from 'playwright-core'
import type { BenchServer } from '../harness/benchServer.ts'

export interface OpenPage {
  readonly page: Page
  readonly session: CDPSession
}

/** Opens a page of the signed-in user. Times are CPU times of the thread, which a busy machine does not increase. */
export async function openPage(browser: Browser, { url, cookie }: BenchServer): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: url,
    // The content security policy would reject the expressions that the bench evaluates.
    bypassCSP: true,
  })
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, session }
}

export async function storeDeck(
  { url, cookie }: BenchServer,
  slides: readonly Slide[],
): Promise<number> {
  const answer = await fetch(`${url}/api/presentations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ title: 'Bench', slides }),
  })
  if (!answer.ok)
    throw new Error(`the deck was answered with ${answer.status}: ${await answer.text()}`)
  const { id }: { readonly id: number } = await answer.json()
  return id
}

/** Returns the milliseconds of main thread work so far. */
export async function workOf(session: CDPSession): Promise<number> {
  return (await metricsOf(session)).TaskDuration * 1_000
}

export interface PageMetrics {
  /** Seconds. */
  readonly TaskDuration: number
  readonly JSHeapUsedSize: number
  readonly Nodes: number
}

export async function metricsOf(session: CDPSession): Promise<PageMetrics> {
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: keyof PageMetrics) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    TaskDuration: value('TaskDuration'),
    JSHeapUsedSize: value('JSHeapUsedSize'),
    Nodes: value('Nodes'),
  }
}

/** Waits until the page has almost no background work left. */
export async function settled({ page, session }: OpenPage): Promise<void> {
  let before = await workOf(session)
  for (let look = 0, quiet = 0; quiet < 3 && look < 60; look += 1) {
    await page.waitForTimeout(150)
    const now = await workOf(session)
    quiet = now - before < 8 ? quiet + 1 : 0
    before = now
  }
}
