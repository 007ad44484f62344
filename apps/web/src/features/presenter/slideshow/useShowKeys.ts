import { useEffectEvent, useLayoutEffect, useState } from 'react'
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
    // No slide number begins with 0, which is a key of its own.
    if (/^[1-9]$/.test(key) || (key === '0' && digits !== ''))
      setDigits(`${digits}${key}`.slice(-mostDigits))
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
    // In a field or a dialog, too, a clicker's start key must not load the page anew.
    if (event.key === 'F5' && !event.ctrlKey && !event.metaKey) event.preventDefault()
    else if (event.defaultPrevented) return
    if (paused || event.altKey || isForTarget(event, digits)) return
    const isPlain = !event.ctrlKey && !event.metaKey
    if (isPlain && handleDigits(event.key)) return event.preventDefault()
    const command = presenterCommand(event)
    if (!command) return
    event.preventDefault()
    onCommand(command)
  })
  // Once it is seen, it takes keys.
  useLayoutEffect(() => {
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
  return digits
}

/**
 * Returns whether the target handles the key itself: a field and a dialog handle every key, and a focused
 * button or link its own, unless Enter confirms a slide number.
 */
function isForTarget({ target, key }: KeyboardEvent, digits: string): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, textarea, select, [role=dialog]')) return true
  if (key === 'Enter' && digits !== '') return false
  return (key === ' ' || key === 'Enter') && target.matches('button:focus-visible, a:focus-visible')
}
