import { useEffect, useState } from 'react'

/** Whether the browser could not load a picture. An SVG background tells nobody, so the picture is asked for once more: from the cache. */
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
