import { clsx } from 'clsx'

/**
 * The box of something that is on its way. It shows after 150 ms, so that fast answers do not flash.
 * A press goes to what it lies in: one that began on a box which was taken away meanwhile would be none.
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
