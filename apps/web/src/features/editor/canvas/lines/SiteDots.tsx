import { page } from '@deckloom/deck'
import type { PulledEnd } from '@deckloom/editor'

/** The connection sites of the element that an end of a line is near; the one that it sticks to is filled. */
export function SiteDots({ end, over }: PulledEnd) {
  if (!over) return null
  return over.sites.map(({ x, y }, site) => (
    <span
      key={`${x} ${y}`}
      data-site={site}
      data-stuck={end.glue?.site === site || undefined}
      className="pointer-events-none absolute z-20 size-2.5 -translate-1/2 rounded-full bg-white shadow-[0_0_0_2px_var(--select)] data-stuck:size-3.5 data-stuck:bg-select touch:size-3.5"
      style={{ left: `${(x / page.width) * 100}%`, top: `${(y / page.height) * 100}%` }}
    />
  ))
}
