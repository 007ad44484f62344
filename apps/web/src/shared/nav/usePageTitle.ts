import { useEffect } from 'react'

/** Sets the page title, for the tab and for screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Deckloom`
  }, [title])
}
