/** Class of a header item, whether it is a link or opens a list. */
export const navItemClass =
  'flex h-9 cursor-pointer items-center rounded-control px-3 text-ui font-[560] whitespace-nowrap text-ink-muted hover:bg-surface-hover hover:text-ink aria-[current=page]:bg-surface-hover aria-[current=page]:text-ink touch:h-11'
