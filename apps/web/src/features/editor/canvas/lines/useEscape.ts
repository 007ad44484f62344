import { useEffect, useEffectEvent } from 'react'

/** Hears Escape while something is drawn, wherever the focus is, unless something on top of the slide took it. */
export function useEscape(onEscape: () => void) {
  const handleKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onEscape()
  })
  useEffect(() => {
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
}
