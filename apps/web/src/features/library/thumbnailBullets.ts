import { bulletText, type LayoutTemplate, layouts, readContent, type Slide } from '@deckloom/deck'

const shownBullets = 3
const shownCharacters = 35

export interface ThumbnailBullets {
  readonly shown: readonly string[]
  /** Number of further bullets. */
  readonly more: number
}

/** Returns what a deck's card shows of its first slide; undefined if that slide has no list and is shown unchanged. */
export function thumbnailBullets(slide: Slide): ThumbnailBullets | undefined {
  const { bullets, layout } = readContent(slide)
  const texts = bullets.map(bulletText).filter((text) => text.trim() !== '')
  if (texts.length === 0 || !listsPoints(layout)) return undefined
  return {
    shown: texts.slice(0, shownBullets).map(cut),
    more: Math.max(0, texts.length - shownBullets),
  }
}

/**
 * Returns whether a layout lists its points; others use them as something else: the lead of a cover, the name under a
 * quote, a figure.
 */
function listsPoints(layout: LayoutTemplate): boolean {
  const { points } = layouts[layout]
  return points !== 'lines' && points !== 'figure' && points !== 'cells'
}

function cut(text: string): string {
  // Counted as code points, so that an emoji is not cut in half.
  const characters = [...text.trim()]
  if (characters.length <= shownCharacters) return characters.join('')
  return `${characters.slice(0, shownCharacters).join('')}...`
}
