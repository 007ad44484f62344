import type { PromptReading } from '@deckloom/contract'
import { Banner, Button } from '@deckloom/ui'
import { useEffect, useRef } from 'react'
import { urlFor } from '../../shared/place.ts'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { currentPlace, finishedSlides, type Generation, type Weaving } from './generation.ts'
import { Loom } from './Loom.tsx'
import { Outline } from './Outline.tsx'
import { ProgressAnnouncement } from './ProgressAnnouncement.tsx'
import { WovenSlides } from './WovenSlides.tsx'

export type ShownGeneration = Exclude<Generation, { state: 'idle' | 'asked' }>

export interface GenerationViewProps {
  readonly generation: ShownGeneration
  readonly onStop: () => void
  readonly onKeep: () => void
  readonly onDiscard: () => void
  /** Writes the missing slides, or just one of them. */
  readonly onRetry: (place?: number) => void
}

/** A deck while it is being written: the loom, the outline and the finished slides. */
export function GenerationView(props: GenerationViewProps) {
  const { generation } = props
  const { weaving } = generation
  const total = weaving.titles.length
  const place = currentPlace(weaving)
  const running = generation.state === 'weaving'
  const position = `Slide ${Math.min(place + 1, total)} of ${total}`
  usePageTitle(`Weaving ${weaving.title}`)
  // The focused element is gone with the dashboard. A heading does nothing if Enter is still held down.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <main id="content" className="page-width flex flex-col gap-6 pt-6 pb-16 md:pt-8">
      <div className="flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="outline-none font-display text-[1.625rem] leading-8 font-title tracking-[-0.022em] wrap-anywhere md:text-h1"
          >
            Weaving “{weaving.title}”
          </h1>
          <p className="mt-2 text-body text-ink-muted">
            <span className="tabular-nums">{position}.</span> <Writer weaving={weaving} />
          </p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">
          <Actions {...props} />
        </div>
      </div>
      <Loom total={total} place={place} running={running} />
      <ProgressAnnouncement text={position} />
      {generation.state === 'failed' && (
        <Banner tone="danger">Generation Failed: {generation.message}</Banner>
      )}
      <div className="grid gap-8 lg:grid-cols-[17.5rem_1fr] xl:grid-cols-[20rem_1fr]">
        <Outline weaving={weaving} place={place} state={generation.state} />
        <WovenSlides weaving={weaving} place={place} running={running} onRetry={props.onRetry} />
      </div>
    </main>
  )
}

/** How the embedded writer read the prompt. */
const taken: Readonly<Record<PromptReading, string>> = {
  source: 'Written from the material you added.',
  notes: 'Your text was read as notes to condense.',
  topic: 'Your text was read as a topic, so slides prompt you for what only you know.',
}

function Writer({ weaving: { notice, writer, model, reading } }: { readonly weaving: Weaving }) {
  if (notice !== undefined) return notice
  if (writer === 'model')
    return `Written by ${model}. Check names, figures and quotes before you present.`
  return (
    <>
      {taken[reading]} The built-in writer condenses what you give it and makes nothing up.{' '}
      {/* In a new tab, because leaving this page would stop the deck. */}
      <a href={urlFor('/support#questions')} target="_blank" rel="noopener" className="link">
        Connect an AI model
      </a>
    </>
  )
}

function Actions({ generation, onStop, onKeep, onDiscard, onRetry }: GenerationViewProps) {
  if (generation.state === 'weaving')
    return (
      <>
        <Button onClick={onStop}>Stop</Button>
        <Button variant="primary" working className="bg-surface-sunken! text-ink-subtle!">
          Generating...
        </Button>
      </>
    )
  const finished = finishedSlides(generation.weaving).length
  return (
    <>
      <Button onClick={onDiscard}>Discard</Button>
      {finished > 0 && (
        <Button variant={generation.state === 'stopped' ? 'primary' : 'secondary'} onClick={onKeep}>
          Keep {finished} {finished === 1 ? 'slide' : 'slides'}
        </Button>
      )}
      {generation.state === 'failed' && (
        <Button variant="primary" onClick={() => onRetry()}>
          Try again
        </Button>
      )}
    </>
  )
}
