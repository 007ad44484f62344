export interface LoomProps {
  /** Number of requested slides. */
  readonly total: number
  /** Number of finished slides; the shuttle is at the next one. */
  readonly place: number
  readonly running: boolean
}

const dyes = ['var(--thread-1)', 'var(--thread-2)', 'var(--thread-3)', 'var(--thread-4)']

/** One cell per slide: finished ones are woven, upcoming ones dashed, and the shuttle moves along. */
export function Loom({ total, place, running }: LoomProps) {
  return (
    <div className="relative h-7.5">
      <progress
        aria-label="Slides written"
        max={total}
        value={place}
        aria-valuetext={`${place} of ${total} slides written`}
        className="sr-only"
      />
      <Threads color="var(--line-strong)" rows={[0, 1, 2]} full />
      <div className="absolute inset-0 flex">
        {Array.from({ length: total }, (_, index) => (
          <Place key={index} index={index} finished={index < place} />
        ))}
      </div>
      {running && place < total && (
        <div
          className="absolute inset-y-0 left-0 flex items-center justify-center transition-transform duration-(--dur-weave) ease-in-out"
          style={{ width: `${100 / total}%`, transform: `translateX(${place * 100}%)` }}
        >
          <svg viewBox="0 0 106 18" preserveAspectRatio="none" className="h-4.5 w-[94%]">
            <path
              fill="var(--ink)"
              d="M0 9C10 4 22 0 36 0H70C84 0 96 4 106 9C96 14 84 18 70 18H36C22 18 10 14 0 9Z"
            />
          </svg>
        </div>
      )}
    </div>
  )
}

function Place({ index, finished }: { readonly index: number; readonly finished: boolean }) {
  return (
    <div className="relative h-full flex-1">
      {finished ? (
        <>
          <div
            className="absolute inset-x-[14%] inset-y-px rounded-[3px]"
            style={{ background: dyes[index % dyes.length] }}
          />
          {/* Over and under: the weft shows in the middle of one slide and at both edges of the next. */}
          <Threads color="var(--ink)" rows={index % 2 === 0 ? [1] : [0, 2]} />
        </>
      ) : (
        <div className="absolute inset-x-[14%] inset-y-px rounded-[3px] border border-dashed border-line-strong" />
      )}
    </div>
  )
}

interface ThreadsProps {
  readonly color: string
  readonly rows: readonly number[]
  /** Spans the whole strip instead of one cell. */
  readonly full?: boolean
}

function Threads({ color, rows, full = false }: ThreadsProps) {
  return rows.map((row) => (
    <div
      key={row}
      className={`absolute h-0.5 -translate-y-1/2 ${full ? 'inset-x-0' : 'inset-x-[4%]'}`}
      style={{ top: `${25 + row * 25}%`, background: color }}
    />
  ))
}
