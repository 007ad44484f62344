import { useEffect, useState } from 'react'

/** A value once it has stayed the same for some milliseconds, so that not every letter of a search is asked for. */
export function useSettled<Value>(value: Value, forMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), forMs)
    return () => clearTimeout(timer)
  }, [value, forMs])
  return settled
}
