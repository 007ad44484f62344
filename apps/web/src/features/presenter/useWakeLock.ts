import { useEffect } from 'react'

/** Keeps the screen awake while the page is visible; the browser releases the lock when it is not. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let ended = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (ended) await held.release()
        else lock = held
      } catch {
        // Unsupported or low on battery: the device's own settings apply.
      }
    }
    const handleVisibility = () => void hold()
    void hold()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', handleVisibility)
      void lock?.release()
    }
  }, [])
}
