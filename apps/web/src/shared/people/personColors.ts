import type { CSSProperties } from 'react'

/** The number of one of the colors that people are told apart by. */
export interface Colored {
  readonly color: number
}

// The same in light and dark: they lie on slides of any color. None is that of one's own selection or of guides.
const colors = ['#c23a28', '#8b4486', '#156a4f', '#0f6f7c', '#8a5a12', '#fdcc45'] as const
const dark = '#2b2112'

/** Returns the color that a person is told apart by. */
export function colorOf({ color }: Colored): string {
  return colors[color % colors.length] ?? colors[0]
}

/** Returns the style of a face or a flag: the person's color, and text that is legible on it. */
export function fillOf(person: Colored): CSSProperties {
  const backgroundColor = colorOf(person)
  return { backgroundColor, color: backgroundColor === '#fdcc45' ? dark : '#fff' }
}
