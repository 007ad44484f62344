import { useLayoutEffect } from 'react'

/** Keeps toasts clear of the bottom edge: the slide list, or the tabs on small screens. */
export function useToastPlace(compact: boolean): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--toast-bottom', compact ? '4.5rem' : '9.5rem')
    return () => void style.removeProperty('--toast-bottom')
  }, [compact])
}
