import type { PathMark } from '@deckloom/scene'
import { useId, type ReactElement } from 'react'
import { Gradient } from './Gradient.tsx'
import { fillAttributes, strokeAttributes } from './paintAttributes.ts'

export function PathView({ mark }: { mark: PathMark }): ReactElement {
  const id = useId()
  const fillId = `${id}f`
  const strokeId = `${id}s`
  return (
    <>
      {mark.fill && <Gradient paint={mark.fill} id={fillId} />}
      {mark.stroke && <Gradient paint={mark.stroke.paint} id={strokeId} />}
      <path
        d={mark.d}
        opacity={mark.alpha}
        {...fillAttributes(mark.fill, fillId)}
        {...strokeAttributes(mark.stroke, strokeId)}
      />
    </>
  )
}
