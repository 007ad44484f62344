import type { RefObject } from 'react'

export function focusSlide(list: RefObject<HTMLElement | null>, id: string): void {
  list.current?.querySelector<HTMLElement>(`[data-slide-id="${CSS.escape(id)}"]`)?.focus()
}
