import { useState } from 'react'

/**
 * A text that is being written. It survives the panel, the page and a reload, until it is cleared; `name` tells it from
 * others.
 */
export function useDraftText(name: string, initial: string) {
  const key = `deckloom.comment.${name}`
  const [text, setText] = useState(() => read(key) ?? initial)
  const write = (next: string) => {
    setText(next)
    keep(key, next === initial ? undefined : next)
  }
  return { text, write, clear: () => write(initial) }
}

// Browsers can refuse access to their storage; the text is still in the field then.
function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function keep(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // The same.
  }
}
