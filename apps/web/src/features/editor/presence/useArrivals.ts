import type { LivePerson } from '@deckloom/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const quietMs = 5_000

/** Returns a sentence about whoever came last, a new one every five seconds at most. */
export function useArrivals(people: readonly LivePerson[]): string {
  const [sentence, setSentence] = useState('')
  const announced = useRef<ReadonlySet<string>>(undefined)
  const announce = useEffectEvent(() => {
    const arrived = people.filter(({ userId }) => announced.current?.has(userId) !== true)
    announced.current = new Set(people.map(({ userId }) => userId))
    if (arrived.length > 0) setSentence(describe(arrived))
  })
  const ids = people.map(({ userId }) => userId).join(' ')
  const [heard, setHeard] = useState(ids)
  useEffect(() => {
    if (ids === heard && announced.current) return undefined
    const wait = () => {
      announce()
      setHeard(ids)
    }
    const timer = setTimeout(wait, announced.current ? quietMs : 0)
    return () => clearTimeout(timer)
  }, [ids, heard])
  return sentence
}

function describe(arrived: readonly LivePerson[]): string {
  const [first, ...more] = arrived
  if (!first) return ''
  return more.length === 0 ? `${first.name} joined` : `${first.name} and ${more.length} more joined`
}
