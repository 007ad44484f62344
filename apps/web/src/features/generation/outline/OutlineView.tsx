import { newId } from '../../../shared/newId.ts'
import { generationLimits, outlineLimits, type OpenGeneration } from '@deckloom/contract'
import { Button, TextField } from '@deckloom/ui'
import { Plus, RotateCcw, WandSparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { usePageTitle } from '../../../shared/nav/usePageTitle.ts'
import { moveEntry, findUntitled } from './outlineDraft.ts'
import { OutlineRow } from './OutlineRow.tsx'
import { OutlineSettings } from './OutlineSettings.tsx'
import { type OutlineInput, useOutline } from './useOutline.ts'

export interface OutlineViewProps extends OutlineInput {
  readonly onLeave: () => void
  readonly onGenerate: (generation: OpenGeneration) => void
}

type Outline = ReturnType<typeof useOutline>

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Edits the outline of a deck, its style and its audience before the slides are generated. */
export function OutlineView({ request, started, onLeave, onGenerate }: OutlineViewProps) {
  const outline = useOutline({ request, started }, onLeave)
  const { draft, isBusy, change } = outline
  usePageTitle('Outline')
  const generate = async () => {
    const saved = await outline.save()
    if (saved) onGenerate(saved)
  }
  return (
    <main id="content" className="page-width flex flex-col gap-6 pt-6 pb-16 md:pt-8">
      <Head outline={outline} onLeave={onLeave} onGenerate={() => void generate()} />
      <div className="grid gap-8 lg:grid-cols-[1fr_18rem]">
        <section aria-label="Slides" className="flex min-w-0 flex-col gap-4">
          <TextField
            label="Title"
            value={draft.title}
            maxLength={outlineLimits.titleLength}
            disabled={isBusy}
            onChange={(event) => change({ title: event.target.value })}
          />
          <Entries outline={outline} />
        </section>
        <OutlineSettings
          settings={draft.settings}
          disabled={isBusy}
          onChange={(settings) => change({ settings })}
        />
      </div>
    </main>
  )
}

interface HeadProps {
  readonly outline: Outline
  readonly onLeave: () => void
  readonly onGenerate: () => void
}

function Head({ outline, onLeave, onGenerate }: HeadProps) {
  const { draft, isBusy } = outline
  const isReady = findUntitled(draft.entries).length === 0 && draft.title.trim() !== ''
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
      <div className="min-w-0">
        <h1
          ref={heading}
          tabIndex={-1}
          className="outline-none font-display text-[1.625rem] leading-8 font-title tracking-[-0.022em] md:text-h1"
        >
          Outline
        </h1>
        <p className="mt-2 text-body text-ink-muted">{describeOutline(outline)}</p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button onClick={onLeave}>Back</Button>
        <Button icon={<RotateCcw {...icon} />} disabled={isBusy} onClick={outline.writeAgain}>
          Write again
        </Button>
        <Button
          variant="primary"
          icon={<WandSparkles {...icon} />}
          working={isBusy}
          disabled={!isReady}
          onClick={onGenerate}
        >
          {isBusy ? 'Writing...' : `Generate ${draft.entries.length} slides`}
        </Button>
      </div>
    </div>
  )
}

function Entries({ outline: { draft, isBusy, change } }: { readonly outline: Outline }) {
  const { entries } = draft
  const [announcement, setAnnouncement] = useState('')
  const move = (id: string, to: number) => {
    const moved = moveEntry(entries, id, to)
    if (moved === entries) return
    change({ entries: moved })
    setAnnouncement(`Moved to position ${to + 1} of ${entries.length}`)
  }
  const add = () => change({ entries: [...entries, { id: newId(), title: '', lines: '' }] })
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <ol className="flex flex-col gap-2">
        {entries.map((entry, place) => (
          <OutlineRow
            key={entry.id}
            entry={entry}
            place={place}
            count={entries.length}
            disabled={isBusy}
            onChange={(next) => change({ entries: entries.with(place, next) })}
            onMove={move}
            onRemove={(id) => change({ entries: entries.filter((other) => other.id !== id) })}
          />
        ))}
      </ol>
      {!isBusy && entries.length < generationLimits.slideCount.max && (
        <Button className="self-start" icon={<Plus {...icon} />} onClick={add}>
          Add slide
        </Button>
      )}
    </>
  )
}

function describeOutline({ by, id }: Outline): string {
  if (id === undefined) return 'Writing the outline...'
  const who = by?.writer === 'model' ? by.model : 'the built-in writer'
  return `Written by ${who}. Edit it as you like, then generate the slides.`
}
