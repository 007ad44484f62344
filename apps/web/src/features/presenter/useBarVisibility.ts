import { useEffect, useRef, useState } from 'react'

const idleMs = 2_500

/** Shows the bar on any movement and hides it again after 2.5 s without one. */
export function useBarVisibility() {
  const [visible, setVisible] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = () => {
    setVisible(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setVisible(false), idleMs)
  }
  useEffect(() => {
    timer.current = setTimeout(() => setVisible(false), idleMs)
    return () => clearTimeout(timer.current)
  }, [])
  return { visible, watch: { onPointerMove: show, onPointerDown: show, onFocus: show } } as const
}
