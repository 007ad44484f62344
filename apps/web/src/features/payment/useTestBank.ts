import { useRef, useState } from 'react'

/** Asks the user in place of a bank while a payment waits for the answer. */
export function useTestBank() {
  const answer = useRef<(approved: boolean) => void>(undefined)
  const [asking, setAsking] = useState(false)
  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve
      setAsking(true)
    })
  const reply = (approved: boolean) => {
    setAsking(false)
    answer.current?.(approved)
  }
  return { asking, ask, reply }
}
