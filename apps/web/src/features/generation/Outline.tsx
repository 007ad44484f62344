import { Badge } from '@deckloom/ui'
import { Check, ChevronDown, CircleAlert, ListOrdered } from 'lucide-react'
import type { Generation, Weaving } from './generation.ts'

export interface OutlineProps {
  readonly weaving: Weaving
  readonly place: number
  readonly state: Generation['state']
}

/** The titles with their progress. Collapsed where there is no room beside the slides. */
export function Outline(props: OutlineProps) {
  const { weaving } = props
  return (
    <>
      <section aria-labelledby="outline-heading" className="hidden lg:block">
        <h2 id="outline-heading" className="mb-1 text-h3 font-heading">
          Outline
        </h2>
        <Rows {...props} />
      </section>
      <details className="group rounded-control bg-surface shadow-[inset_0_0_0_1px_var(--line-strong)] lg:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-4 text-ui font-label">
          <ListOrdered size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="flex-1">Outline, {weaving.titles.length} slides</span>
          <ChevronDown
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
            className="group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-2">
          <Rows {...props} />
        </div>
      </details>
    </>
  )
}

function Rows({ weaving, place, state }: OutlineProps) {
  return (
    <ol>
      {weaving.titles.map((title, index) => (
        <li
          // Titles repeat, so the position is the key.
          key={`${index} ${title}`}
          aria-current={index === place ? 'step' : undefined}
          className={`flex min-h-11 items-center gap-3 border-b border-line py-2 text-ui ${rowLook(weaving, index, place)}`}
        >
          <span className="w-5 shrink-0 text-right tabular-nums">{index + 1}</span>
          <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
          {weaving.slides[index] ? (
            <>
              <Check size={18} strokeWidth={1.75} aria-hidden="true" className="text-ink-muted" />
              <span className="sr-only">done</span>
            </>
          ) : (
            index === place && <CurrentState state={state} />
          )}
        </li>
      ))}
    </ol>
  )
}

function CurrentState({ state }: { readonly state: Generation['state'] }) {
  if (state === 'weaving') return <Badge tone="primary">writing</Badge>
  if (state === 'failed')
    return (
      <Badge tone="danger">
        <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
        failed
      </Badge>
    )
  return <Badge>stopped</Badge>
}

function rowLook(weaving: Weaving, index: number, place: number): string {
  if (weaving.slides[index]) return 'text-ink'
  return index === place ? 'font-label text-ink' : 'text-ink-subtle'
}
