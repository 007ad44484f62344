import { useEffect, useEffectEvent, useState } from 'react'
import { type PresenterCommand, presenterCommand } from './presenterKeys.ts'

export interface ShowKeysOptions {
  readonly onCommand: (command: PresenterCommand) => void
  /** Called with a slide number that was typed and confirmed, from 1. */
  readonly onJump: (number: number) => void
  /** Whether something covers the slide and handles the keys. */
  readonly paused?: boolean | undefined
}

const mostDigits = 3

/** Handles the keys of a show; returns the digits of a slide number typed but not yet confirmed. */
export function useShowKeys({ onCommand, onJump, paused = false }: ShowKeysOptions): string {
  const [digits, setDigits] = useState('')
  const handleDigits = (key: string): boolean => {
    if (/^\d$/.test(key)) setDigits(`${digits}${key}`.slice(-mostDigits))
    else if (digits === '') return false
    else if (key === 'Backspace') setDigits(digits.slice(0, -1))
    else if (key === 'Enter') {
      setDigits('')
      onJump(Number(digits))
    } else {
      setDigits('')
      return key === 'Escape'
    }
    return true
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (paused || event.defaultPrevented || isForTarget(event)) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (handleDigits(event.key)) return event.preventDefault()
    const command = commandOf(event)
    if (!command) return
    event.preventDefault()
    onCommand(command)
  })
  useEffect(() => {
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
  return digits
}

function commandOf({ key, shiftKey }: KeyboardEvent): PresenterCommand | undefined {
  return key === ' ' && shiftKey ? 'previous' : presenterCommand(key)
}

/**
 * Returns whether the target handles the key itself: a field handles every key, and a focused
 * button or link its own.
 */
function isForTarget({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.matches('input, textarea, select')) return true
  return (key === ' ' || key === 'Enter') && target.matches('button:focus-visible, a:focus-visible')
}
