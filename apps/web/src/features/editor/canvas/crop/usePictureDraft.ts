import { cropDraft, type CropDraft } from '@deckloom/editor'
import type { ImageMark } from '@deckloom/scene'
import { toast } from '@deckloom/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { urlFor } from '../../../../shared/place.ts'
import { setCropping } from '../../overlays/cropState.ts'

/** Returns what the picture shows now, once its size in pixels is known. Ends where it cannot be loaded. */
export function usePictureDraft(mark: ImageMark | undefined): CropDraft | undefined {
  const [pixels, setPixels] = useState<{ readonly width: number; readonly height: number }>()
  const src = mark?.src
  const fail = useEffectEvent(() => {
    setCropping(undefined)
    toast({
      title: 'Failed to crop image',
      description: 'The picture could not be loaded. Check your connection and try again.',
      variant: 'destructive',
    })
  })
  useEffect(() => {
    if (src === undefined) return undefined
    const image = new Image()
    const done = new AbortController()
    const { signal } = done
    image.addEventListener(
      'load',
      () => setPixels({ width: image.naturalWidth, height: image.naturalHeight }),
      { signal },
    )
    image.addEventListener('error', () => fail(), { signal })
    image.src = urlFor(src)
    return () => done.abort()
  }, [src])
  return mark && pixels && cropDraft(mark, pixels)
}
