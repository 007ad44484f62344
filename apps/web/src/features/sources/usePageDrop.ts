import { useEffect, useEffectEvent, useState } from 'react'

/** Accepts files that are dropped anywhere on the page, unless a dialog is open. Returns whether files hover. */
export function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const control = new AbortController()
    const options = { signal: control.signal }
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const isCovered = () => document.querySelector('[role=dialog]') !== null
    const handleOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      // Otherwise the browser would open the file in place of the page.
      event.preventDefault()
      setOver(!isCovered())
    }
    const handleDrop = (event: DragEvent) => {
      setOver(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0 && !isCovered()) take(files)
    }
    const handleLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false)
    globalThis.addEventListener('dragover', handleOver, options)
    globalThis.addEventListener('drop', handleDrop, options)
    globalThis.addEventListener('dragleave', handleLeave, options)
    return () => control.abort()
  }, [])
  return over
}
