import { type BillingInterval, planRules } from '@deckloom/contract'
import { Badge, buttonClass, Questions, Segment } from '@deckloom/ui'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Billing } from '../../features/plans/Billing.tsx'
import { ComparisonTable } from '../../features/plans/ComparisonTable.tsx'
import { PricingCards } from '../../features/plans/PricingCards.tsx'
import { pricingQuestions } from '../../features/plans/pricingQuestions.ts'
import { Copyright } from '../../shared/brand/Copyright.tsx'
import { Header } from '../../shared/nav/Header.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { useSession } from '../../shared/session/currentUser.ts'

const intervals = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Annual', note: <Badge tone="accent">20% off</Badge> },
] as const

/** The pricing page, for everyone; with `billing`, the account's plan is above the comparison. */
export function PricingPage({ billing = false }: { readonly billing?: boolean }) {
  usePageTitle(billing ? 'Billing' : 'Pricing')
  const [interval, setInterval] = useState<BillingInterval>('year')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main id="content" className="page-width flex flex-1 flex-col gap-10 pt-6 pb-16 md:pt-8">
        <div>
          <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div>
              <h1 className="font-display text-[2.75rem] leading-12 font-strong tracking-[-0.035em] md:text-[3.25rem] md:leading-14">
                Pricing
              </h1>
              <p className="mt-1.5 text-lead text-ink-muted">
                {planRules.trialDays} days free, then the price of a coffee. All plans come with a{' '}
                {planRules.guaranteeDays}-day money-back guarantee.
              </p>
            </div>
            <Segment
              label="Billing period"
              options={intervals}
              value={interval}
              onChange={setInterval}
            />
          </div>
          <PricingCards interval={interval} />
        </div>
        {billing && (
          <Part title="Your billing">
            <Billing />
          </Part>
        )}
        <Part title="Compare plans">
          <ComparisonTable />
        </Part>
        <Part title="Frequently asked questions">
          <Questions questions={pricingQuestions} />
        </Part>
        <ClosingCall />
      </main>
      <footer className="page-width flex flex-wrap gap-x-6 py-6 text-small text-ink-subtle">
        <Copyright />
        <Link href="/terms" className="underline underline-offset-4">
          Terms of Use
        </Link>
      </footer>
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 font-display text-h2 font-[660]">{title}</h2>
      {children}
    </section>
  )
}

function ClosingCall() {
  const session = useSession()
  const signedIn = session.state === 'authenticated'
  return (
    <section className="flex flex-wrap items-center justify-between gap-5 rounded-card bg-surface p-6 shadow-sheet">
      <div>
        <h2 className="font-display text-h2 font-[660]">
          {signedIn ? 'Ready to present?' : 'Try it with your own words'}
        </h2>
        <p className="mt-1 text-body text-ink-muted">
          Describe a talk or paste your notes, and see the slides before you decide.
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Link
          href={signedIn ? '/' : '/signup'}
          className={buttonClass({ variant: 'primary', size: 'large' })}
        >
          {signedIn ? 'Create a presentation' : 'Get Started for Free'}
        </Link>
        <Link href="/support" className={buttonClass({ size: 'large' })}>
          Ask a question
        </Link>
      </div>
    </section>
  )
}
