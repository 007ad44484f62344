import { useEffect } from 'react'

/** Names the page in the tab and for a screen reader that enters it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Deckloom`
  }, [title])
}
