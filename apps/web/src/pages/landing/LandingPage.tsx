import { planRules } from '@deckloom/contract'
import { buttonClass } from '@deckloom/ui'
import { Link } from 'wouter'
import { Copyright } from '../../shared/brand/Copyright.tsx'
import { Logo } from '../../shared/brand/Logo.tsx'
import { navItemClass } from '../../shared/nav/navItemClass.ts'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { hasPlans } from '../../shared/plans/hasPlans.ts'
import { linksHere } from '../../shared/plans/linksHere.ts'
import { Backdrop } from './Backdrop.tsx'
import { ClosingCall } from './ClosingCall.tsx'
import { FeatureCards } from './FeatureCards.tsx'
import { HeroArt } from './HeroArt.tsx'
import { startLabel } from './startLabel.ts'

const footerLinks = [
  { href: '/terms', label: 'Terms of Use' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/support', label: 'Support' },
] as const

/** The first page visitors see; prerendered at build time, so that it can be read without scripts. */
export function LandingPage() {
  usePageTitle('AI-Powered Presentations')
  return (
    <div className="relative flex min-h-dvh flex-col overflow-x-clip">
      <SkipLink />
      <Backdrop />
      <LandingHeader />
      <main id="content" className="relative flex-1">
        <div className="page-width grid items-center gap-x-10 lg:min-h-147 lg:grid-cols-[27.5rem_1fr] xl:grid-cols-[32.5rem_1fr]">
          <div className="pt-6 lg:py-10">
            <h1 className="font-display text-[2.75rem] leading-[2.875rem] font-strong tracking-[-0.035em] sm:text-display sm:leading-16">
              AI-Powered Presentations
            </h1>
            <p className="mt-5 max-w-120 text-lead text-ink-muted">
              Describe a talk or paste your notes. Deckloom weaves them into slides that you edit,
              present and export as real PowerPoint or PDF.
            </p>
            <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3">
              <Link href="/signup" className={buttonClass({ variant: 'primary', size: 'large' })}>
                {startLabel()}
              </Link>
              {hasPlans() && (
                <span className="text-small text-ink-subtle">
                  {planRules.trialDays}-day free trial, no card needed
                </span>
              )}
            </div>
          </div>
          <HeroArt />
        </div>
        <FeatureCards />
      </main>
      <ClosingCall />
      <footer className="page-width relative flex flex-wrap gap-x-6 gap-y-2 py-6 text-small text-ink-subtle">
        <span className="flex-1">
          <Copyright />
        </span>
        {linksHere(footerLinks).map(({ href, label }) => (
          <Link key={href} href={href} className="rounded-slide hover:text-ink hover:underline">
            {label}
          </Link>
        ))}
      </footer>
    </div>
  )
}

function LandingHeader() {
  return (
    <header className="page-width relative flex h-16 items-center justify-between">
      <Logo />
      <nav aria-label="Main" className="flex items-center gap-1">
        {hasPlans() && (
          <Link href="/pricing" className={`${navItemClass} max-sm:hidden`}>
            Pricing
          </Link>
        )}
        <Link href="/support" className={`${navItemClass} max-sm:hidden`}>
          Support
        </Link>
        <Link href="/login" className={buttonClass({ className: 'ml-2' })}>
          Sign In
        </Link>
      </nav>
    </header>
  )
}
