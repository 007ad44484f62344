export const scrimClass = 'animate-scrim fixed inset-0 z-40 bg-(--scrim)'

/** Centered from 768 px on, below that a sheet that slides up from the lower edge. */
export const panelClass =
  'animate-dialog fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col overflow-hidden rounded-t-dialog bg-surface-raised text-ink shadow-float md:inset-x-4 md:top-1/2 md:bottom-auto md:mx-auto md:max-h-[88dvh] md:-translate-y-1/2 md:rounded-dialog'
