import { IconButton } from '@deckloom/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'

export interface PreviewStepsProps {
  readonly index: number
  /** Number of slides available to show; the template has `count`. */
  readonly shown: number
  readonly count: number
  readonly onGo: (index: number) => void
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/**
 * Buttons for the previous and next slide. They stay enabled at either end, because a disabled button would lose the
 * focus and with it the keys.
 */
export function PreviewSteps({ index, shown, count, onGo }: PreviewStepsProps) {
  return (
    <div className="mt-2 flex items-center justify-center gap-3">
      <IconButton
        label="Previous slide"
        icon={<ChevronLeft {...icon} />}
        aria-disabled={index === 0}
        onClick={() => onGo(index - 1)}
      />
      <output className="min-w-30 text-center text-ui text-ink-muted tabular-nums">
        Slide {index + 1} of {count}
      </output>
      <IconButton
        label="Next slide"
        icon={<ChevronRight {...icon} />}
        aria-disabled={index >= shown - 1}
        onClick={() => onGo(index + 1)}
      />
    </div>
  )
}
