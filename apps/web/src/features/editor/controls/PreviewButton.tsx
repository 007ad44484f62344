import type { Slide } from '@deckloom/deck'
import { useId } from 'react'
import { SlideView } from '../../../shared/scene/SlideView.tsx'
import { Skeleton } from '@deckloom/ui'
import { useEditor } from '../session/EditorContext.tsx'
import { useSeen } from '../../../shared/scene/useSeen.ts'

export interface PreviewButtonProps {
  readonly label: string
  /** The slide with the choice applied. */
  readonly slide: Slide
  readonly current: boolean
  /** What is missing for it to look like this. */
  readonly hint?: string | undefined
  readonly onApply: () => void
}

/**
 * The current slide with another choice applied, drawn once it is scrolled into view. A press applies it, even while it
 * is being drawn.
 */
export function PreviewButton({ label, slide, current, hint, onApply }: PreviewButtonProps) {
  const { deckTitle, index, order } = useEditor()
  const { ref, seen } = useSeen<HTMLButtonElement>()
  const hintId = useId()
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={current}
      aria-label={label}
      aria-describedby={hint === undefined ? undefined : hintId}
      className="group min-w-0 cursor-pointer rounded-slide text-left"
      onClick={onApply}
    >
      <span className="pointer-events-none block overflow-hidden rounded-slide shadow-[0_0_0_1px_var(--line)] group-hover:shadow-[0_0_0_1px_var(--line-control)] group-aria-pressed:outline-[2.5px] group-aria-pressed:outline-offset-2 group-aria-pressed:outline-primary">
        {seen ? (
          <SlideView
            slide={slide}
            deckTitle={deckTitle}
            index={index}
            count={order.length}
            className={`block aspect-video w-full ${hint === undefined ? '' : 'opacity-80'}`}
          />
        ) : (
          <Skeleton className="block aspect-video w-full" />
        )}
      </span>
      <span className="mt-1.5 block text-small">{label}</span>
      {hint !== undefined && (
        <span id={hintId} className="block text-small text-ink-subtle">
          {hint}
        </span>
      )}
    </button>
  )
}
