import type { DecorationKind, DecorationPath } from '@deckloom/themes'
import type { Mark, TextMark } from '../../marks.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { decorationPaths } from './decoration.ts'
import { textOnMotif } from './textOnMotif.ts'

/**
 * Chooses the decoration of a sheet so that a motif never touches text: if it would touch a line, the small motif of
 * content pages replaces it, and if that one does too, there is none. Footers are removed instead.
 */
export function clearDecoration(stage: Stage, sheet: Sheet): DecorationKind | 'none' {
  const words = sheet.marks.filter((mark) => !isFooter(mark)).flatMap(textsOnPage)
  const { decoration } = sheet
  if (decoration === 'none') return 'none'
  for (const kind of new Set([decoration, 'content'] as const)) {
    const paths = decorationPaths(stage.look.theme, kind, stage.direction)
    if (words.some((mark) => textOnMotif(stage, paths, mark))) continue
    removeTouchedFooters(stage, sheet, paths)
    return kind
  }
  return 'none'
}

function removeTouchedFooters(stage: Stage, sheet: Sheet, paths: readonly DecorationPath[]): void {
  const kept = sheet.marks.filter(
    (mark) => mark.mark !== 'text' || !isFooter(mark) || !textOnMotif(stage, paths, mark),
  )
  sheet.marks.splice(0, sheet.marks.length, ...kept)
}

// The text of a shape is on the shape, not on the page.
function textsOnPage(mark: Mark): readonly TextMark[] {
  if (mark.mark === 'text') return [mark]
  return mark.mark === 'native' && mark.source.kind === 'chart'
    ? mark.painted.flatMap(textsOnPage)
    : []
}

function isFooter({ id }: Mark): boolean {
  return /^(?:footer|page)-/u.test(id)
}
