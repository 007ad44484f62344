import { commandLetter } from '@deckloom/ui'
import { Suspense, useEffect } from 'react'
import { latePart } from '../controls/latePart.tsx'
import { isDialogOpen } from '../controls/keys.ts'
import { openFind, useFindMode } from '../overlays/findState.ts'

const FindPanel = latePart(async () => (await import('./FindPanel.tsx')).FindPanel)

/** Handles Ctrl+F and Ctrl+H wherever the focus is, because the browser's own search sees only the current slide. */
export function FindLayer() {
  const mode = useFindMode()
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const asked = askedFor(event)
      if (!asked || isDialogOpen()) return
      event.preventDefault()
      event.stopPropagation()
      openFind(asked)
    }
    addEventListener('keydown', handleKey, { capture: true })
    return () => {
      removeEventListener('keydown', handleKey, { capture: true })
      openFind('closed')
    }
  }, [])
  if (mode === 'closed') return null
  return (
    <Suspense>
      <FindPanel />
    </Suspense>
  )
}

function askedFor(event: KeyboardEvent) {
  return ({ f: 'find', h: 'replace' } as const)[commandLetter(event) ?? '']
}
