import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToasts } from './toast.ts'

// Most visits never show a toast, so the code is loaded with the first one.
const ToastViewport = lazy(async () => ({
  default: (await import('./ToastViewport.tsx')).ToastViewport,
}))

/** Where toasts appear; rendered once in the application. */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToasts, currentToast, currentToast)
  if (!message) return null
  return (
    <Suspense>
      <ToastViewport message={message} />
    </Suspense>
  )
}
