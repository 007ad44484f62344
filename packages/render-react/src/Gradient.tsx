import type { Paint } from '@deckloom/scene'
import type { ReactElement } from 'react'

/** The definition of a gradient paint; null for a solid one. */
export function Gradient({ paint, id }: { paint: Paint; id: string }): ReactElement | null {
  switch (paint.kind) {
    case 'solid':
      return null
    case 'linear':
      return (
        <linearGradient
          id={id}
          gradientUnits="userSpaceOnUse"
          x1={paint.from[0]}
          y1={paint.from[1]}
          x2={paint.to[0]}
          y2={paint.to[1]}
        >
          {stopElements(paint.stops)}
        </linearGradient>
      )
    case 'radial':
      return (
        <radialGradient
          id={id}
          gradientUnits="userSpaceOnUse"
          cx={paint.center[0]}
          cy={paint.center[1]}
          r={paint.radius}
        >
          {stopElements(paint.stops)}
        </radialGradient>
      )
  }
}

type GradientPaint = Exclude<Paint, { readonly kind: 'solid' }>

function stopElements(stops: GradientPaint['stops']): ReactElement[] {
  return stops.map((stop, index) => (
    // Two stops may share an offset (a hard edge), so only the index tells them apart.
    // oxlint-disable-next-line react/no-array-index-key
    <stop key={index} offset={stop.at} stopColor={stop.color} stopOpacity={stop.alpha} />
  ))
}
