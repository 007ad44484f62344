import { useLayoutEffect } from 'react'

/** Keeps toasts clear of the slide list and the notes, or of the tabs on small screens. */
export function useToastPlace(compact: boolean): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty(
      '--toast-bottom',
      compact ? '4.5rem' : 'calc(9.5rem + var(--notes-height, 0px))',
    )
    return () => void style.removeProperty('--toast-bottom')
  }, [compact])
}
