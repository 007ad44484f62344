import { createDeckViewsClient, type DeckViews as Views } from '@deckloom/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Fetched } from '../../../shared/data/Fetched.tsx'
import { fetchHere } from '../../../shared/place.ts'
import { peopleQuery } from '../calls/peopleQuery.ts'
import { viewWords } from '../calls/viewWords.ts'

const client = createDeckViewsClient(fetchHere)

/** Who viewed a deck, and how long each slide was viewed. */
export function DeckViews({ deckId }: { readonly deckId: number }) {
  const query = useQuery({
    queryKey: ['/api/presentations', deckId, 'views'],
    queryFn: () => client.deckViews(deckId),
    staleTime: 0,
  })
  const { data: people } = useQuery(peopleQuery(deckId))
  return (
    <section aria-label="Views" className="mt-4 border-t border-line pt-4">
      <Fetched query={query} what="The views" box="h-24 w-full">
        {(views) => (views.views === 0 ? <NoViews /> : <Seen views={views} />)}
      </Fetched>
      {/* Who came by a link to edit sees numbers only. */}
      {people?.linkRole === null && (
        <Link href={`/audience/${deckId}`} className="link mt-3 inline-block text-small">
          See who came by links
        </Link>
      )}
    </section>
  )
}

function NoViews() {
  return (
    <p className="text-small text-ink-muted">
      No views yet. You’ll see views and the time spent on each slide here.
    </p>
  )
}

function Seen({ views }: { readonly views: Views }) {
  const { slides } = views
  const longest = Math.max(1, ...slides.map(({ averageMs }) => averageMs))
  return (
    <>
      <h3 className="text-ui font-heading">Views</h3>
      <p className="mt-1 text-small text-ink-muted tabular-nums">
        {viewWords(views)}. Views by people who can edit don’t count.
      </p>
      <h4 className="mt-4 text-small font-label">Average time per slide</h4>
      <ol
        aria-label="Average time per slide"
        // Scrolls by keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="mt-2 flex max-h-44 flex-col gap-1 overflow-y-auto"
      >
        {slides.map((slide, index) => (
          // Titles repeat, so the position is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex items-center gap-3 text-small">
            <span className="w-5 shrink-0 text-right text-ink-subtle tabular-nums">
              {index + 1}
            </span>
            <span className="w-2/5 shrink-0 truncate">{slide.title || 'Untitled'}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              className="h-2.5 min-w-0 flex-1"
            >
              <rect width="100" height="10" className="fill-surface-sunken" />
              <rect
                width={(slide.averageMs / longest) * 100}
                height="10"
                className="fill-chart-1"
              />
            </svg>
            <span className="w-16 shrink-0 text-right tabular-nums">{timeText(slide)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Formats "8 s" or "1:05 min", or says that nobody saw the slide. */
function timeText({ views, averageMs }: Views['slides'][number]): string {
  if (views === 0) return 'not seen'
  const seconds = Math.round(averageMs / 1_000)
  if (seconds < 1) return '< 1 s'
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`
}
