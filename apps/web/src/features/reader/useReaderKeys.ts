import { useEffectEvent, useLayoutEffect } from 'react'

export interface ReaderKeys {
  readonly onStep: (by: 1 | -1) => void
  readonly onPresent?: () => void
  readonly onLeave?: (() => void) | undefined
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  PageDown: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageUp: -1,
}

/** Arrow keys move by slides, P presents, Escape leaves; not while typing, or in a menu or dialog. */
export function useReaderKeys({ onStep, onPresent, onLeave }: ReaderKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isBusy(event.target)) return
    const by = steps[key]
    if (by !== undefined) {
      event.preventDefault()
      onStep(by)
    } else if (key === 'p' || key === 'P') onPresent?.()
    else if (key === 'Escape') onLeave?.()
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
