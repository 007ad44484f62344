import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { App } from './app/App.tsx'
import { drawFor } from './shared/plans/hasPlans.ts'
import { LandingPage } from './pages/landing/LandingPage.tsx'

/** A page that is written when the product is built. */
export interface PrerenderedPage {
  /** Whether the app takes it over; a page without has the script of the landing page alone. */
  readonly hasApp: boolean
  readonly file: string
  readonly title: string
  /** HTML of the element with the id `root`. */
  readonly content: string
}

/**
 * Every page that reads the same for everybody, at least until it is known who is signed in; as an installation with
 * plans shows them, or one without.
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

/** A page of the app, as the browser's own first drawing has it, so that it takes it over as it is. */
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
  // In one piece: parts that come later are put into place by inline scripts, which the content policy forbids.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.MAX_SAFE_INTEGER })
  const content = await new Response(prelude).text()
  if (/<script|\sstyle=/.test(content))
    throw new Error(
      'A prerendered page has an inline script or style, which its content policy forbids',
    )
  return content
}
