import { useLayoutEffect } from 'react'

/** Keeps messages clear of what stands at the lower edge: the slide list, on small screens the tabs. */
export function useToastPlace(compact: boolean): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--toast-bottom', compact ? '4.5rem' : '9.5rem')
    return () => void style.removeProperty('--toast-bottom')
  }, [compact])
}
