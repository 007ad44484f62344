import { breakText } from '@deckloom/text'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { keepText, preparedSize } from '../type/preparedTexts.ts'
import { roleParagraph } from '../type/roleParagraph.ts'
import { tidyText } from '../type/tidyText.ts'

export interface FooterRequest {
  readonly parts: 'both' | 'name' | 'page'
  /** Width available for the deck's title. */
  readonly nameWidth?: number
}

const size = 13
const floor = 12
const y = 639
const height = 18

/** Adds the deck's title where the page starts and the page number where it ends. */
export function addFooter(
  stage: Stage,
  sheet: Sheet,
  { parts, nameWidth = 712 }: FooterRequest,
): void {
  if (parts !== 'page') addName(stage, sheet, nameWidth)
  if (parts !== 'name') addPageNumber(stage, sheet)
}

function addName(stage: Stage, sheet: Sheet, width: number): void {
  const elementId = `footer-${stage.slide.id}`
  sheet.text({
    id: elementId,
    origin: { elementId, role: 'meta' },
    box: { x: 60, y, width, height },
    paragraphs: [
      roleParagraph(stage, {
        role: 'footer',
        text: cutToOneLine(stage, tidyText(stage.context.deckTitle), width),
        size,
        floor,
        // A title in the other reading direction would otherwise start in the middle of the page.
        align: sheet.direction === 'rtl' ? 'right' : 'left',
      }),
    ],
  })
}

function addPageNumber(stage: Stage, sheet: Sheet): void {
  const elementId = `page-${stage.slide.id}`
  sheet.text({
    id: elementId,
    origin: { elementId, role: 'meta' },
    box: { x: 1072, y, width: 68, height },
    paragraphs: [
      roleParagraph(stage, {
        role: 'footer',
        text: String(stage.context.index + 1),
        size,
        floor,
        align: sheet.direction === 'rtl' ? 'left' : 'right',
      }),
    ],
  })
}

// A deck title may have 200 characters; a footer has one line.
function cutToOneLine(stage: Pick<Stage, 'book' | 'look'>, text: string, width: number): string {
  const { runs } = roleParagraph(stage, { role: 'footer', text, size, floor })
  const scaled = (size * stage.look.theme.sizeScale) / preparedSize
  const { lines } = breakText(keepText(stage.book, runs).prepared, {
    width: width - 16,
    scale: scaled,
  })
  const [line] = lines
  if (!line || lines.length === 1) return text
  return `${line.fragments
    .map((fragment) => fragment.text)
    .join('')
    .trim()}…`
}
