import { page } from '@deckloom/deck'
import { gridStep, useGrid } from '../paper/grid.ts'

/** Every third line is stronger. */
const strong = 3

/** The grid over the slide, if turned on. */
export function GridLines() {
  if (!useGrid()) return null
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0" data-grid="">
      <svg
        viewBox={`0 0 ${page.width} ${page.height}`}
        className="block size-full stroke-select"
        fill="none"
      >
        <path d={lines(false)} className="opacity-15" vectorEffect="non-scaling-stroke" />
        <path d={lines(true)} className="opacity-40" vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  )
}

function lines(areStrong: boolean): string {
  const places = (length: number) =>
    Array.from({ length: length / gridStep - 1 }, (_, index) => index + 1)
      .filter((count) => (count % strong === 0) === areStrong)
      .map((count) => count * gridStep)
  return [
    ...places(page.width).map((x) => `M${x} 0V${page.height}`),
    ...places(page.height).map((y) => `M0 ${y}H${page.width}`),
  ].join('')
}
