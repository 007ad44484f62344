import { useEffect, useState } from 'react'

/** Debounces a value, so that a search does not send a request for every keystroke. */
export function useSettled<Value>(value: Value, forMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), forMs)
    return () => clearTimeout(timer)
  }, [value, forMs])
  return settled
}
