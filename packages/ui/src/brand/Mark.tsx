export interface MarkProps {
  /** Edge length in pixels: 16, 24, 28 or 40. */
  readonly size?: number
  readonly className?: string | undefined
}

/**
 * The logo: three slides held by two threads, over and under. Its colors follow the color mode. Decorative: put the
 * name next to it as text.
 */
export function Mark({ size = 28, className }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <g fill="var(--thread-1)">
        <path d="M3.5 3H7.5V10H3.5A1.5 1.5 0 0 1 2 8.5V4.5A1.5 1.5 0 0 1 3.5 3ZM14.5 3H28.5A1.5 1.5 0 0 1 30 4.5V8.5A1.5 1.5 0 0 1 28.5 10H14.5Z" />
        <path d="M3.5 12.5H17.5V19.5H3.5A1.5 1.5 0 0 1 2 18V14A1.5 1.5 0 0 1 3.5 12.5ZM24.5 12.5H28.5A1.5 1.5 0 0 1 30 14V18A1.5 1.5 0 0 1 28.5 19.5H24.5Z" />
        <path d="M3.5 22H7.5V29H3.5A1.5 1.5 0 0 1 2 27.5V23.5A1.5 1.5 0 0 1 3.5 22ZM14.5 22H28.5A1.5 1.5 0 0 1 30 23.5V27.5A1.5 1.5 0 0 1 28.5 29H14.5Z" />
      </g>
      <path fill="var(--thread-2)" d="M9 1.5h4v10H9zM9 20.5h4v10H9z" />
      <path fill="var(--thread-3)" d="M19 1.5h4v.5h-4zM19 11h4v10h-4zM19 30h4v.5h-4z" />
    </svg>
  )
}
