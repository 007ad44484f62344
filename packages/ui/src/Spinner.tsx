import { clsx } from 'clsx'

export interface SpinnerProps {
  readonly label?: string
  /** Fills the height of the window, with the spinner in its center. */
  readonly page?: boolean
}

/** The three bands of the logo, filled in turn, and a label; with reduced motion only the label. */
export function Spinner({ label = 'Loading...', page = false }: SpinnerProps) {
  return (
    <output
      className={clsx('flex flex-col items-center justify-center gap-4', page && 'min-h-dvh')}
    >
      <svg
        viewBox="0 0 32 32"
        width="40"
        height="40"
        aria-hidden="true"
        className="motion-reduce:hidden"
      >
        {[3, 12.5, 22].map((top, band) => (
          <g key={top}>
            <rect x="2" y={top} width="28" height="7" rx="1.5" fill="var(--surface-hover)" />
            <rect
              x="2"
              y={top}
              width="28"
              height="7"
              rx="1.5"
              fill={`var(--thread-${band + 1})`}
              className="animate-band"
              style={{ animationDelay: `${band * 240}ms` }}
            />
          </g>
        ))}
      </svg>
      <p className="text-ui text-ink-muted">{label}</p>
    </output>
  )
}
