import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { App } from './app/App.tsx'
import { drawFor } from './shared/plans/hasPlans.ts'
import { LandingPage } from './pages/landing/LandingPage.tsx'

/** A page prerendered at build time. */
export interface PrerenderedPage {
  /** Whether the app hydrates it; a page without the app has only the landing page's script. */
  readonly hasApp: boolean
  readonly file: string
  readonly title: string
  /** HTML of the element with the id `root`. */
  readonly content: string
}

/**
 * Renders every page that is the same for everyone, at least until it is known who is signed in; with or without plans.
 */
export async function prerenderPages(hasPlans: boolean): Promise<readonly PrerenderedPage[]> {
  drawFor(hasPlans)
  return [
    {
      hasApp: false,
      file: 'landing.html',
      title: 'Deckloom: AI-Powered Presentations',
      content: await render(
        <Router ssrPath="/">
          <LandingPage />
        </Router>,
      ),
    },
    ...(hasPlans ? [await appPage('/pricing', 'Pricing')] : []),
    await appPage('/terms', 'Terms of Use'),
    await appPage('/not-found', '404 Page Not Found'),
  ]
}

/** Renders a page of the app exactly as the browser first renders it, so that it can be hydrated. */
async function appPage(path: string, name: string): Promise<PrerenderedPage> {
  const content = await render(
    <StrictMode>
      <Router ssrPath={path}>
        <App />
      </Router>
    </StrictMode>,
  )
  return {
    hasApp: true,
    file: `${path.slice(1)}.html`,
    title: `${name} · Deckloom`,
    content,
  }
}

async function render(page: ReactNode): Promise<string> {
  // In one chunk, because later chunks are inserted by inline scripts, which the content security policy forbids.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.MAX_SAFE_INTEGER })
  const content = await new Response(prelude).text()
  if (/<script|\sstyle=/.test(content))
    throw new Error(
      'A prerendered page has an inline script or style, which its content policy forbids',
    )
  return content
}
