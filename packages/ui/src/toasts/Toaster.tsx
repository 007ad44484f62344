import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { currentToast, type ShownToast, subscribeToToasts } from './toast.ts'

// Most visits never show a toast, so the code is loaded with the first one.
let Viewport: ComponentType<{ readonly message: ShownToast }> | undefined

/** Loads the code of toasts: early, for a page that goes on without a network. */
export async function loadToasts() {
  return (Viewport ??= (await import('./ToastViewport.tsx')).ToastViewport)
}

const retryAfterMs = 1_000

/** Where toasts appear; rendered once in the application. */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToasts, currentToast, currentToast)
  const [Shown, setShown] = useState(() => Viewport)
  const isWaiting = message !== undefined && !Shown
  useEffect(() => {
    if (!isWaiting) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () => {
      // Without a network the toast comes later; an error here would take the whole page away.
      loadToasts().then(
        (loaded) => setShown(() => loaded),
        () => {
          timer = setTimeout(load, retryAfterMs)
        },
      )
    }
    load()
    return () => clearTimeout(timer)
  }, [isWaiting])
  return message && Shown ? <Shown message={message} /> : null
}
