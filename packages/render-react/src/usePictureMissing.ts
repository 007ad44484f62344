import { useEffect, useState } from 'react'

/**
 * Returns whether the browser failed to load a picture. A background reports no errors, so the picture is requested
 * once more, from the cache.
 */
export function usePictureMissing(src: string): boolean {
  const [missing, setMissing] = useState<string>()
  useEffect(() => {
    if (src === '') return undefined
    const probe = new Image()
    probe.addEventListener('error', () => setMissing(src))
    probe.addEventListener('load', () =>
      setMissing((before) => (before === src ? undefined : before)),
    )
    probe.src = src
    return () => probe.removeAttribute('src')
  }, [src])
  return src !== '' && missing === src
}
