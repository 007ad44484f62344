import { useEffectEvent, useLayoutEffect } from 'react'

export interface ReaderKeys {
  readonly onStep: (by: 1 | -1) => void
  readonly onPresent?: () => void
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  PageDown: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageUp: -1,
}

/** Arrow keys move by slides, P presents; not while typing, or in a menu or dialog. */
export function useReaderKeys({ onStep, onPresent }: ReaderKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isBusy(event.target)) return
    const by = steps[key]
    if (by !== undefined) {
      event.preventDefault()
      onStep(by)
    } else if (key === 'p' || key === 'P') onPresent?.()
  })
  // A page that is left takes no key any more, not even one that comes before the browser has painted the next page.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, dialog, [role=menu], [role=dialog], [role=alertdialog]',
    ) !== null
  )
}
