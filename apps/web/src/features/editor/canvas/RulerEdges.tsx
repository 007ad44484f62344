import { page } from '@deckloom/deck'
import type { PlacedElement } from '@deckloom/editor'
import { boundsOf, boxAround } from '@deckloom/scene'
import { useEditor } from '../session/EditorContext.tsx'
import { dragGuide } from './guides/dragGuide.ts'

const major = 100
const minor = 25

export interface RulerEdgesProps {
  readonly selected: readonly PlacedElement[]
}

/** Rulers along the top and left edges, in page units; the selection is shaded on them, and a drag out of one places a guide. */
export function RulerEdges({ selected }: RulerEdgesProps) {
  const { id } = useEditor()
  const around = boxAround(selected.map(boundsOf))
  return (
    <span aria-hidden="true" className="pointer-events-none" data-rulers="">
      <span
        className="pointer-events-auto absolute inset-x-0 -top-5.5 h-4.5 cursor-row-resize touch-none bg-surface shadow-[0_0_0_1px_var(--line)]"
        data-ruler="x"
        onPointerDown={(event) => dragGuide(event, { deckId: id, axis: 'y' })}
      >
        {around && (
          <span
            className="absolute inset-y-0 bg-select/20"
            style={{ left: share(around.x, page.width), width: share(around.width, page.width) }}
          />
        )}
        <Ticks length={page.width} across />
      </span>
      <span
        className="pointer-events-auto absolute inset-y-0 -left-5.5 w-4.5 cursor-col-resize touch-none bg-surface shadow-[0_0_0_1px_var(--line)]"
        data-ruler="y"
        onPointerDown={(event) => dragGuide(event, { deckId: id, axis: 'x' })}
      >
        {around && (
          <span
            className="absolute inset-x-0 bg-select/20"
            style={{ top: share(around.y, page.height), height: share(around.height, page.height) }}
          />
        )}
        <Ticks length={page.height} across={false} />
      </span>
    </span>
  )
}

function Ticks({ length, across }: { readonly length: number; readonly across: boolean }) {
  const places = Array.from({ length: Math.floor(length / minor) + 1 }, (_, index) => index * minor)
  const d = places
    .map((at) => {
      const reach = at % major === 0 ? 0 : 12
      return across ? `M${at} ${reach}V18` : `M${reach} ${at}H18`
    })
    .join('')
  return (
    <>
      <svg
        viewBox={across ? `0 0 ${length} 18` : `0 0 18 ${length}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full fill-none stroke-ink-subtle"
      >
        <path d={d} vectorEffect="non-scaling-stroke" />
      </svg>
      {places
        .filter((at) => at % major === 0 && at < length)
        .map((at) => (
          <span
            key={at}
            className={`absolute text-[9px] leading-none text-ink-muted tabular-nums ${across ? 'top-0.5 pl-0.75' : 'top-0 left-0.5 pt-0.75 [writing-mode:vertical-rl] rotate-180 -translate-y-full'}`}
            style={across ? { left: share(at, length) } : { top: share(at + 0, length) }}
          >
            {at}
          </span>
        ))}
    </>
  )
}

function share(units: number, of: number): string {
  return `${(units / of) * 100}%`
}
