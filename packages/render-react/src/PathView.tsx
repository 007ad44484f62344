import type { PathMark } from '@deckloom/scene'
import { useId, type ReactElement } from 'react'
import { Gradient } from './Gradient.tsx'
import { fillAttributes, strokeAttributes } from './paintAttributes.ts'

export function PathView({ mark }: { mark: PathMark }): ReactElement {
  const id = useId()
  const fillId = `${id}f`
  const strokeId = `${id}s`
  const strokes = mark.stroke !== undefined && mark.stroke.width > 0
  // Where there is one paint only it takes the alpha itself: browsers keep a layer for each opacity.
  const layered = mark.fill !== undefined && strokes
  const alpha = layered ? 1 : mark.alpha
  return (
    <>
      {mark.fill && <Gradient paint={mark.fill} id={fillId} />}
      {mark.stroke && <Gradient paint={mark.stroke.paint} id={strokeId} />}
      <path
        d={mark.d}
        opacity={layered ? mark.alpha : undefined}
        {...fillAttributes(mark.fill, fillId, alpha)}
        {...strokeAttributes(mark.stroke, strokeId, alpha)}
      />
    </>
  )
}
