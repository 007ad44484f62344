import type { Revision } from '@deckloom/contract'
import { IconButton, Skeleton } from '@deckloom/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { SlideView } from '../../../shared/scene/SlideView.tsx'
import { useEditor } from '../session/EditorContext.tsx'
import { iconProps } from '../controls/iconProps.ts'

export interface VersionPreviewProps {
  /** Undefined for the current deck. */
  readonly version: Revision | undefined
  /** Whether a requested version is still loading. */
  readonly waiting: boolean
}

/** The slides of a version, one at a time. */
export function VersionPreview({ version, waiting }: VersionPreviewProps) {
  const { document, deckTitle } = useEditor()
  const [place, setPlace] = useState(0)
  const slides = version?.slides ?? (waiting ? [] : document.toSlides())
  const slide = slides[place]
  return (
    <section aria-label="Preview" className="min-w-0">
      <div className="overflow-hidden rounded-slide shadow-[0_0_0_1px_var(--line)]">
        {slide ? (
          <SlideView
            slide={slide}
            deckTitle={version?.title ?? deckTitle}
            index={place}
            count={slides.length}
            className="block aspect-video w-full"
          />
        ) : (
          <Skeleton className="block aspect-video w-full" />
        )}
      </div>
      <div className="mt-2 flex items-center justify-center gap-2">
        <IconButton
          label="Previous slide of this version"
          icon={<ChevronLeft {...iconProps} />}
          disabled={place === 0}
          onClick={() => setPlace(place - 1)}
        />
        <output className="text-small text-ink-muted tabular-nums">
          {slides.length === 0 ? 'Loading' : `Slide ${place + 1} of ${slides.length}`}
        </output>
        <IconButton
          label="Next slide of this version"
          icon={<ChevronRight {...iconProps} />}
          disabled={place >= slides.length - 1}
          onClick={() => setPlace(place + 1)}
        />
      </div>
    </section>
  )
}
