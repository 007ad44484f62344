import { layouts, layoutTemplates } from '@deckloom/deck'
import { starterSlide, withLookOf } from '@deckloom/editor'
import { Dialog } from '@deckloom/ui'
import { useMemo, useRef } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { focusShownSlide } from '../paper/focusShownSlide.ts'
import { PreviewButton } from '../controls/PreviewButton.tsx'
import { useSlideActions } from './useSlideActions.ts'

/** Adds a slide in any layout, styled like the current one. */
export function NewSlideDialog({ onClose }: { readonly onClose: () => void }) {
  const { slide, order } = useEditor()
  const { add } = useSlideActions()
  const isAdded = useRef(false)
  const previews = useMemo(
    () =>
      layoutTemplates.map((layout) => {
        const made = starterSlide({ id: `new-${layout}`, position: order.length + 1, layout })
        return { layout, slide: withLookOf(made, slide) }
      }),
    [slide, order.length],
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onFocusAfter={() => {
        if (isAdded.current) focusShownSlide()
        return isAdded.current
      }}
      title="Add slide"
      description="Choose a layout. You can change it anytime."
      width={640}
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
        {previews.map((preview) => (
          <PreviewButton
            key={preview.layout}
            label={layouts[preview.layout].label}
            slide={preview.slide}
            current={false}
            onApply={() => {
              isAdded.current = true
              add(preview.layout)
              onClose()
            }}
          />
        ))}
      </div>
    </Dialog>
  )
}
