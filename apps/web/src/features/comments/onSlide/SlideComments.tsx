import type { Slide } from '@deckloom/deck'
import { sceneElements } from '@deckloom/editor'
import { useMemo, useRef } from 'react'
import { elementAnchor, startDraft } from '../../../shared/comments/discussion.ts'
import type { ShownSlide } from '../../../shared/comments/pins/placePin.ts'
import { SlidePins } from '../../../shared/comments/pins/SlidePins.tsx'
import { useThreads } from '../../../shared/comments/threads.ts'
import { boxStyle } from '../../../shared/scene/boxStyle.ts'
import type { SlidePlace } from '../../../shared/scene/typesetter.ts'
import { useScene } from '../../../shared/scene/useScene.ts'
import { TargetMark } from './TargetMark.tsx'
import { useSlideTarget } from './useSlideTarget.ts'

export interface SlideCommentsProps extends SlidePlace {
  readonly deckId: number
  readonly slide: Slide
  /** Whether it is the slide that is being read: only its elements can be reached by Tab. */
  readonly isCurrent: boolean
}

/** Lies over the drawing of a slide that cannot be edited: its comments as pins, and what to comment on. */
export function SlideComments({ deckId, slide, isCurrent, ...place }: SlideCommentsProps) {
  const layer = useRef<HTMLDivElement>(null)
  const scene = useScene(slide, place)
  const shown = useMemo(
    () => scene && { slide, scene, elements: sceneElements(slide, scene) },
    [slide, scene],
  )
  const threads = useThreads(deckId)
  useSlideTarget(layer, shown && { ...shown, threads })
  return (
    <div ref={layer} className="pointer-events-none absolute inset-0">
      {shown && (
        <>
          {isCurrent && <ElementButtons {...shown} />}
          <SlidePins deckId={deckId} {...shown} />
          <TargetMark {...shown} />
        </>
      )}
    </div>
  )
}

/** The slide's elements for the keyboard and screen readers. The pointer goes to the drawing, whose text can be selected. */
function ElementButtons({ slide, elements }: ShownSlide) {
  return elements.map((element) => (
    <button
      key={element.id}
      type="button"
      aria-label={`Comment on ${element.name}`}
      className="absolute outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus"
      style={boxStyle(element.box, element.rotation)}
      onClick={() => startDraft({ slideId: slide.id, anchor: elementAnchor(element) })}
    />
  ))
}
