import { clsx } from 'clsx'

/**
 * A placeholder for something that is loading. It shows after 150 ms, so that fast responses do not flash.
 * Presses go to its container: a press that starts on a removed element would be lost.
 */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'animate-skeleton pointer-events-none rounded-slide bg-surface-hover',
        className,
      )}
    />
  )
}
