import { Button } from '@deckloom/ui'
import { useScene } from '../../../shared/scene/useScene.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { useSlideActions } from '../slides/useSlideActions.ts'

/** A notice for a slide whose content fits no layout, with a button to split it. */
export function SplitNotice() {
  const { slide, deckTitle, index, order } = useEditor()
  const { split } = useSlideActions()
  const scene = useScene(slide, { deckTitle, index, count: order.length })
  const needed = scene?.notices.some(({ code }) => code === 'split-needed') ?? false
  return (
    <output className="right-4 bottom-3 flex lg:absolute items-center gap-3 rounded-control bg-surface pl-3.5 text-small shadow-sheet empty:hidden">
      {needed && (
        <>
          There’s too much on this slide to fit.
          <Button variant="quiet" size="small" onClick={split}>
            Split it
          </Button>
        </>
      )}
    </output>
  )
}
