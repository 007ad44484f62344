import { bulletText, readContent, sectionName, type Slide } from '@deckloom/deck'
import { Badge } from '@deckloom/ui'
import { type MouseEvent, useRef } from 'react'
import { slideName } from '../../../../shared/slide/slideName.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import { useSlide } from '../../session/useDocument.ts'
import { choiceKind } from '../choiceKind.ts'
import { useSlideChoice } from '../SlideChoice.tsx'
import { frameClass } from '../SlideThumb.tsx'
import { ThumbPicture } from '../ThumbPicture.tsx'
import { useSlideDrag } from '../useSlideDrag.ts'

/** Bullets shown below a thumbnail; the rest are counted. */
const shownBullets = 3

export interface GridSlideProps {
  readonly id: string
  readonly place: number
  readonly current: boolean
  readonly chosen: boolean
}

/** A slide of the grid, below the name of the section it starts. */
export function GridSlide({ id, place, current, chosen }: GridSlideProps) {
  const { document, showSlide, setGridView } = useEditor()
  const { choose } = useSlideChoice()
  const slide = useSlide(document, id)
  const item = useRef<HTMLLIElement>(null)
  const edge = useSlideDrag(item, { id })
  if (!slide) return null
  const section = sectionName(slide)
  const handleClick = (event: MouseEvent) => {
    const kind = choiceKind(event)
    if (kind !== 'single') return choose(id, kind)
    choose(id, 'single')
    showSlide(id)
    setGridView(false)
  }
  return (
    <>
      {section !== undefined && (
        <li className="col-span-full border-b border-line-strong pb-1.5 text-ui font-heading text-ink-muted">
          {section || `Section at slide ${place + 1}`}
        </li>
      )}
      <li ref={item} className="relative min-w-0">
        <button
          type="button"
          aria-current={current || undefined}
          aria-pressed={chosen && !current ? true : undefined}
          aria-label={nameOf(slide, { place, current })}
          aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
          data-slide-id={id}
          className="block w-full cursor-pointer rounded-slide text-left"
          onClick={handleClick}
        >
          <span className={`block ${frameClass({ current, chosen })}`}>
            <ThumbPicture id={id} place={place} within={item} />
          </span>
          <Caption slide={slide} place={place} current={current} />
          <Bullets slide={slide} />
        </button>
        {edge !== undefined && (
          <span
            aria-hidden="true"
            className={`absolute inset-y-0 w-0.75 rounded-full bg-primary ${edge === 'left' ? '-left-3.5' : '-right-3.5'}`}
          />
        )}
      </li>
    </>
  )
}

interface Place {
  readonly place: number
  readonly current: boolean
}

function nameOf(slide: Slide, { place, current }: Place): string {
  const states = [...(slide.hidden ? ['Hidden'] : []), ...(current ? ['Current'] : [])]
  return [`Slide ${place + 1}: ${slideName(slide, place)}`, ...states].join(', ')
}

function Caption({ slide, place, current }: Place & { readonly slide: Slide }) {
  return (
    <span className="mt-3 flex items-center gap-2">
      <span
        className={`flex h-5.5 min-w-5.5 items-center justify-center rounded-chip px-1 text-micro font-action tabular-nums ${current ? 'bg-primary text-on-primary' : 'bg-surface text-ink-muted'}`}
      >
        {place + 1}
      </span>
      <span className="min-w-0 flex-1 truncate text-ui font-heading">
        {slideName(slide, place)}
      </span>
      {slide.hidden && <Badge>Hidden</Badge>}
      {current && <Badge tone="primary">Current</Badge>}
    </span>
  )
}

function Bullets({ slide }: { readonly slide: Slide }) {
  const { bullets } = readContent(slide)
  const more = bullets.length - shownBullets
  return (
    <span className="mt-1.5 block pl-7.5 text-small text-ink-muted">
      {bullets.slice(0, shownBullets).map((bullet, line) => (
        // A bullet has no identity other than its position.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={line} className="block truncate">
          {bulletText(bullet)}
        </span>
      ))}
      {more > 0 && <span className="block">+{more} more</span>}
    </span>
  )
}
