import { clsx } from 'clsx'

/** The box of something that is on its way. It shows after 150 ms, so that fast answers do not flash. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('animate-skeleton rounded-slide bg-surface-hover', className)}
    />
  )
}
