import { pathAlpha, type PathMark } from '@deckloom/scene'
import { useId, type ReactElement } from 'react'
import { Gradient } from './Gradient.tsx'
import { fillAttributes, strokeAttributes } from './paintAttributes.ts'

export function PathView({ mark }: { mark: PathMark }): ReactElement {
  const id = useId()
  const fillId = `${id}f`
  const strokeId = `${id}s`
  const alpha = pathAlpha(mark)
  return (
    <>
      {mark.fill && <Gradient paint={mark.fill} id={fillId} />}
      {mark.stroke && <Gradient paint={mark.stroke.paint} id={strokeId} />}
      <path
        d={mark.d}
        opacity={alpha.layer}
        {...fillAttributes(mark.fill, fillId, alpha.paint)}
        {...strokeAttributes(mark.stroke, strokeId, alpha.paint)}
      />
    </>
  )
}
