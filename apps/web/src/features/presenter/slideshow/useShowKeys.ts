import { useEffect, useEffectEvent, useState } from 'react'
import { type PresenterCommand, presenterCommand } from './presenterKeys.ts'

export interface ShowKeysOptions {
  readonly onCommand: (command: PresenterCommand) => void
  /** A number was typed and confirmed, from 1. */
  readonly onJump: (number: number) => void
  /** While something covers the slide, it handles the keys. */
  readonly paused?: boolean | undefined
}

const mostDigits = 3

/** The keys of a show; answers the digits of a slide's number that are typed but not yet confirmed. */
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

/** A field takes every key; a button or link that the keyboard is on is pressed by its own. */
function isForTarget({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.matches('input, textarea, select')) return true
  return (key === ' ' || key === 'Enter') && target.matches('button:focus-visible, a:focus-visible')
}
