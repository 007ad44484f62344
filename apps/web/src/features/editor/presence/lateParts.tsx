import type { ComponentProps } from 'react'
import { useEffect, useState } from 'react'
import type * as presenceParts from './parts.ts'
import { useIsShared } from './useOthers.ts'

type Parts = typeof presenceParts

let parts: Parts | undefined

/**
 * Returns what shows other people, once there are any: whoever edits alone loads none of it. A failed load is tried
 * again when somebody comes; the editor works without.
 */
function usePresenceParts(): Parts | undefined {
  const isShared = useIsShared()
  const [loaded, setLoaded] = useState(parts)
  useEffect(() => {
    if (!isShared || loaded) return undefined
    let left = false
    const load = async () => {
      parts ??= await import('./parts.ts')
      if (!left) setLoaded(parts)
    }
    load().catch(() => undefined)
    return () => {
      left = true
    }
  }, [isShared, loaded])
  return isShared ? loaded : undefined
}

export function LateFaces() {
  const loaded = usePresenceParts()
  return loaded ? <loaded.Faces /> : null
}

export function LateFacesOnThumb(props: ComponentProps<Parts['FacesOnThumb']>) {
  const loaded = usePresenceParts()
  return loaded ? <loaded.FacesOnThumb {...props} /> : null
}

/** The frame of whoever is followed, and the report of where this person is. */
export function LateFollowFrame() {
  const loaded = usePresenceParts()
  return loaded ? (
    <>
      <loaded.FollowFrame />
      <loaded.PresenceReport />
    </>
  ) : null
}

export function LateOthersOnSlide(props: ComponentProps<Parts['OthersOnSlide']>) {
  const loaded = usePresenceParts()
  return loaded ? <loaded.OthersOnSlide {...props} /> : null
}
