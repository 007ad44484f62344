import { buttonClass } from '@deckloom/ui'
import { Link } from 'wouter'
import { Copyright } from '../../shared/brand/Copyright.tsx'
import { Header } from '../../shared/nav/Header.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { hasPlans } from '../../shared/plans/hasPlans.ts'
import { FeatureGroups } from './FeatureGroups.tsx'
import { Highlights } from './Highlights.tsx'
import { type Feature, features } from './features.ts'
import { Integrations } from './Integrations.tsx'
import { Security } from './Security.tsx'
import { urlFor } from '../../shared/place.ts'

/** What the product does; `feature` is the one in the URL, shown first and in detail. */
export function FeaturesPage({ feature }: { readonly feature?: Feature | undefined }) {
  usePageTitle(feature?.title ?? 'Features')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main id="content" className="flex-1">
        <Opening feature={feature} />
        <Highlights features={features.filter((one) => one.slug !== 'integrations')} />
        <FeatureGroups />
        <Integrations />
        <Security />
        <Closing />
      </main>
      <footer className="page-width py-6 text-small text-ink-subtle">
        <Copyright />
      </footer>
    </div>
  )
}

function Opening({ feature }: { readonly feature: Feature | undefined }) {
  return (
    <section className="page-width grid items-center gap-x-12 gap-y-8 py-10 lg:grid-cols-2 lg:py-16">
      <div>
        <h1 className="font-display text-[2.25rem] leading-10 font-strong tracking-[-0.03em] text-balance sm:text-[3.25rem] sm:leading-14">
          {feature?.title ?? 'Everything between a sentence and a standing ovation'}
        </h1>
        <p className="mt-5 max-w-read text-lead text-ink-muted">
          {feature?.text ??
            'One engine lays out every slide once. The canvas, the presenter and every export draw exactly that.'}
        </p>
        {feature && (
          <ul className="mt-5 flex max-w-read flex-col gap-2.5">
            {feature.points.map((point) => (
              <li key={point} className="border-l-3 border-primary pl-3.5 text-body">
                {point}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-7 flex flex-wrap gap-3">
          <Link href="/" className={buttonClass({ variant: 'primary', size: 'large' })}>
            Describe a presentation
          </Link>
          {hasPlans() && (
            <Link href="/pricing" className={buttonClass({ size: 'large' })}>
              See the plans
            </Link>
          )}
        </div>
      </div>
      <SlidePictureOf name={feature?.picture ?? 'slide-timetable'} />
    </section>
  )
}

function SlidePictureOf({ name }: { readonly name: string }) {
  return (
    <img
      src={urlFor(`/art/${name}.svg`)}
      alt="A slide made with Deckloom"
      width="1200"
      height="675"
      className="w-full rounded-slide shadow-float"
    />
  )
}

function Closing() {
  return (
    <section className="page-width pt-4 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-5 rounded-dialog bg-surface p-6 shadow-sheet md:p-8">
        <h2 className="font-display text-h2 font-[660]">Say what you want to present.</h2>
        <div className="flex flex-wrap gap-3">
          <Link href="/editor/new" className={buttonClass({})}>
            Start from Scratch
          </Link>
          <Link href="/" className={buttonClass({ variant: 'primary' })}>
            Describe a presentation
          </Link>
        </div>
      </div>
    </section>
  )
}
