import { clsx } from 'clsx'

/** Returns the classes of a one-line control; `large` is for forms that are a whole page. */
export function fieldClass({ invalid, large }: { invalid: boolean; large: boolean }): string {
  return clsx(
    'w-full rounded-control bg-surface px-3 text-ui text-ink placeholder:text-ink-subtle touch:text-[1rem]',
    'transition-shadow duration-(--dur-hover) disabled:bg-surface-sunken disabled:text-ink-subtle',
    '[&[readonly]]:bg-surface-sunken [&[readonly]]:shadow-none',
    large ? 'h-11' : 'h-10 touch:h-11',
    invalid
      ? 'shadow-[inset_0_0_0_1.5px_var(--danger)]'
      : 'shadow-[inset_0_0_0_1px_var(--line-control)] hover:shadow-[inset_0_0_0_1px_var(--ink-subtle)]',
  )
}
