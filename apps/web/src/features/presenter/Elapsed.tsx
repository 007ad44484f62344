import { useState } from 'react'
import { showTime } from './showTime.ts'
import { useSeconds } from './useSeconds.ts'

/** `since` is when the show began. */
export function Elapsed({ since }: { readonly since: number }) {
  const now = useSeconds()
  const [startedAt] = useState(since)
  return (
    <span className="px-2 font-display text-ui font-strong text-accent tabular-nums">
      {showTime(now - startedAt)}
    </span>
  )
}
