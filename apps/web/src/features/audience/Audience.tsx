import type { Audience as Numbers } from '@deckloom/contract'
import { buttonClass, Segment } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { countText } from '../../shared/charts/figures.ts'
import { DayChart } from '../../shared/charts/DayChart.tsx'
import { Fetched } from '../../shared/data/Fetched.tsx'
import type { AudienceDeck } from './AudienceDeck.ts'
import { audienceQuery, type Choice, csvUrl, firstChoice, spans } from './audienceQuery.ts'
import { CountSwitch } from './CountSwitch.tsx'
import { LinkPicker } from './LinkPicker.tsx'
import { NoReaders } from './NoReaders.tsx'
import { SlideTimes } from './SlideTimes.tsx'
import { Totals } from './Totals.tsx'
import { Visitors } from './Visitors.tsx'

/** How a deck is read through its links. */
export function Audience({ deck }: { readonly deck: AudienceDeck }) {
  const [choice, choose] = useState(firstChoice)
  const query = useQuery(audienceQuery(deck.id, choice))
  const { data } = query
  return (
    <div className="page-width pt-6 pb-16">
      <nav aria-label="Breadcrumb">
        <ol className="flex min-w-0 items-center gap-2 text-small text-ink-muted">
          <li className="min-w-0 truncate">
            <Link href={`/editor/${deck.id}`} className="hover:underline">
              {deck.title}
            </Link>
          </li>
          <li aria-hidden="true">
            <ChevronRight size={14} strokeWidth={1.75} />
          </li>
          <li aria-current="page">Audience</li>
        </ol>
      </nav>
      <div className="mb-5 flex flex-wrap items-center gap-x-2 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="font-display text-h1 font-title">Who read it</h1>
          <p className="text-small text-ink-muted">
            Visitors who came by links. The owner and people who can edit are not counted here.
          </p>
        </div>
        {data && data.links.length > 0 && (
          <>
            <LinkPicker
              links={data.links}
              value={choice.link}
              onChange={(link) => choose({ ...choice, link })}
            />
            <Segment
              label="Time"
              options={spans}
              value={choice.span}
              onChange={(span) => choose({ ...choice, span })}
            />
            <a
              href={csvUrl(deck.id, choice)}
              download="audience.csv"
              className={buttonClass({ variant: 'secondary' })}
            >
              <Download size={17} strokeWidth={1.75} aria-hidden="true" />
              CSV
            </a>
          </>
        )}
      </div>
      <Fetched query={query} what="The visits" box="h-140 w-full rounded-card">
        {(numbers) => <Shown deck={deck} numbers={numbers} choice={choice} />}
      </Fetched>
      {data && <CountSwitch deckId={deck.id} numbers={data} />}
    </div>
  )
}

interface ShownProps {
  readonly deck: AudienceDeck
  readonly numbers: Numbers
  readonly choice: Choice
}

function Shown({ deck, numbers, choice }: ShownProps) {
  const { totals, links, days, visitors, slides } = numbers
  if (totals.visits === 0) return <NoReaders deckId={deck.id} numbers={numbers} choice={choice} />
  return (
    <div className="flex flex-col gap-5">
      <Totals numbers={numbers} choice={choice} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <SlideTimes deck={deck} numbers={numbers} />
          <DayChart title="Over time" days={days} text={countText} series={seriesOf(days)} />
        </div>
        <Visitors
          visitors={visitors}
          links={choice.link === undefined && links.length > 1 ? links : undefined}
          total={totals.visitors}
          slideCount={slides.length}
        />
      </div>
    </div>
  )
}

type Days = Numbers['days']

/** Visits of the days, and visitors; once if nobody came twice on a day, as the second line would cover the first. */
function seriesOf(days: Days) {
  const visitors = { name: 'Visitors', value: (day: Days[number]) => day.visitors }
  const opened = { name: 'Opened', value: ({ visits }: Days[number]) => visits }
  return days.some((day) => day.visits !== day.visitors) ? [visitors, opened] : [visitors]
}
