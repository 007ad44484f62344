import { elementTextMark } from '@deckloom/editor'
import { useEffect, useEffectEvent } from 'react'
import { useScene } from '../../../shared/scene/useScene.ts'
import { useEditor } from '../session/EditorContext.tsx'
import type { StageScale } from './useStageScale.ts'

/** CSS pixels below which words are too small to be written by a finger. */
const legible = 16

/** Goes nearer while words are written that are small on this screen, and back afterwards. */
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
