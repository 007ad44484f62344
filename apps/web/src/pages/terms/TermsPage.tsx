import { buttonClass } from '@deckloom/ui'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { Copyright } from '../../shared/brand/Copyright.tsx'
import { Header } from '../../shared/nav/Header.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { sectionsHere } from './termsSections.ts'

export function TermsPage() {
  usePageTitle('Terms of Use')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main id="content" className="page-width flex-1 pt-6 pb-16 md:pt-9">
        <Link href="/signup" className={buttonClass()}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
          Back to signup
        </Link>
        <h1 className="mt-6 font-display text-[1.75rem] leading-8.5 font-title tracking-[-0.022em] md:text-[2.5rem] md:leading-11.5">
          Terms of Use
        </h1>
        <p className="mt-2 text-body text-ink-muted">Last updated: September 21, 2025</p>
        <ol className="mt-8 flex max-w-read flex-col gap-8">
          {sectionsHere().map(({ title, paragraphs }, index) => (
            <li key={title}>
              <section aria-label={title}>
                <h2 className="mb-2 font-display text-h2 font-[660]">
                  {index + 1}. {title}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="mb-2.5 text-body text-ink-muted">
                    {paragraph}
                  </p>
                ))}
              </section>
            </li>
          ))}
        </ol>
      </main>
      <footer className="page-width py-6 text-small text-ink-subtle">
        <Copyright />
      </footer>
    </div>
  )
}
