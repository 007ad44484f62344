/**
 * Replaces lib0/logging, with which Yjs words its warnings: it colors them, for which it brings a schema library and a
 * layer over the DOM into the first load of the editor.
 */

const none = Symbol('a style, which plain words do not have')

export const BOLD = none
export const ORANGE = none
export const RED = none
export const UNBOLD = none

export function print(...parts: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- for who develops with Yjs
  console.log(...parts.filter((part) => part !== none))
}

export function warn(...parts: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- for who develops with Yjs
  console.warn(...parts.filter((part) => part !== none))
}
