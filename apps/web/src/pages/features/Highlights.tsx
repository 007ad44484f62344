import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import type { Feature } from './features.ts'
import { urlFor } from '../../shared/place.ts'

/** The features, each with a slide, its promise, and a link to its own page. */
export function Highlights({ features }: { readonly features: readonly Feature[] }) {
  return (
    <section aria-label="Highlights" className="page-width pb-12">
      <ul className="grid gap-5 md:grid-cols-2">
        {features.map(({ slug, title, text, picture }) => (
          <li key={slug}>
            <Link
              href={`/features/${slug}`}
              className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-sheet transition-shadow duration-(--dur-hover) hover:shadow-lift"
            >
              <span className="block overflow-hidden bg-surface-sunken px-8 pt-7">
                <img
                  src={urlFor(`/art/${picture}.svg`)}
                  alt=""
                  width="1200"
                  height="675"
                  loading="lazy"
                  className="h-44 w-full rounded-t-slide object-cover object-top shadow-sheet"
                />
              </span>
              <span className="block flex-1 p-5">
                <span className="block text-h3 font-heading">{title}</span>
                <span className="mt-1 block text-body text-ink-muted">{text}</span>
                <span className="mt-3 inline-flex items-center gap-1.5 text-ui font-action text-primary">
                  More
                  <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
