import { useEffect, useRef } from 'react'
import { SlideView } from '../../../shared/scene/SlideView.tsx'
import { useEditor } from '../EditorContext.tsx'
import { useSlide } from '../session/useDocument.ts'
import { useSlideDrag } from './useSlideDrag.ts'

export interface SlideThumbProps {
  readonly id: string
  readonly place: number
  readonly onShow: () => void
}

export function SlideThumb({ id, place, onShow }: SlideThumbProps) {
  const { slide } = useEditor()
  const option = useRef<HTMLDivElement>(null)
  const current = slide.id === id
  const edge = useSlideDrag(option, id)
  useEffect(() => {
    if (current) option.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    // The keys are the list's.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={option}
      // A native option shows words only.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-label={`Slide ${place + 1}`}
      aria-selected={current}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
      tabIndex={current ? 0 : -1}
      data-slide-id={id}
      className="relative flex shrink-0 cursor-pointer gap-2.5 rounded-slide p-1 outline-offset-0"
      onClick={onShow}
    >
      <span
        aria-hidden="true"
        className={`w-4 text-right text-micro tabular-nums ${current ? 'font-display text-primary' : 'font-action text-ink-subtle'}`}
      >
        {place + 1}
      </span>
      <span
        className={`block w-34 overflow-hidden rounded-slide shadow-[0_0_0_1px_var(--line)] ${current ? 'outline-[2.5px] outline-offset-3 outline-primary' : ''}`}
      >
        <ThumbPicture id={id} place={place} />
      </span>
      {edge !== undefined && (
        <span
          aria-hidden="true"
          className={`absolute inset-y-1 w-0.75 rounded-full bg-primary ${edge === 'left' ? '-left-2.5' : '-right-4'}`}
        />
      )}
    </div>
  )
}

function ThumbPicture({ id, place }: Omit<SlideThumbProps, 'onShow'>) {
  const { document, deckTitle, order } = useEditor()
  const slide = useSlide(document, id)
  if (!slide) return null
  return (
    <SlideView
      slide={slide}
      deckTitle={deckTitle}
      index={place}
      count={order.length}
      className="pointer-events-none block aspect-video w-full"
    />
  )
}
