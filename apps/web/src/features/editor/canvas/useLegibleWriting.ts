import { elementTextMark } from '@deckloom/editor'
import { useEffect, useEffectEvent } from 'react'
import { useScene } from '../../../shared/scene/useScene.ts'
import { useEditor } from '../session/EditorContext.tsx'
import type { StageScale } from './useStageScale.ts'

/** Text below this size, in CSS pixels, is too small to edit by touch. */
const legible = 16

/** Zooms in while text that is small on this screen is edited, and back out afterwards. */
export function useLegibleWriting(stage: Pick<StageScale, 'scale' | 'zoomTo' | 'fit'>): void {
  const { slide, deckTitle, index, order, selection } = useEditor()
  const scene = useScene(slide, { deckTitle, index, count: order.length })
  const written = selection.state === 'editing' ? selection.elementId : undefined
  const goNear = useEffectEvent((id: string): boolean => {
    const size = scene && elementTextMark(scene, id)?.fit.size
    if (size === undefined || size * stage.scale >= legible) return false
    stage.zoomTo(legible / size)
    requestAnimationFrame(() =>
      document
        .querySelector(`[data-canvas-element="${CSS.escape(id)}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'start' }),
    )
    return true
  })
  const goBack = useEffectEvent(() => stage.fit())
  useEffect(() => {
    if (written === undefined || !goNear(written)) return undefined
    return () => goBack()
  }, [written])
}
