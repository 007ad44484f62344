import type { Box } from '@deckloom/deck'
import { inkLeft, inkRight } from '@deckloom/text'
import type { Sheet, TextRequest } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { fitText } from '../type/fitText.ts'
import type { ParagraphSpec } from '../type/textSpec.ts'

/**
 * Adds a figure so large that its side bearing would look like a dent in the edge where the page starts: it is aligned
 * by its ink instead. Slots of such figures start outside that edge to leave room for the bearing.
 */
export function addNumeral(
  stage: Stage,
  sheet: Sheet,
  numeral: Omit<TextRequest, 'paragraphs' | 'box'> & {
    readonly box: Box
    /** Where the ink starts. */
    readonly edge: number
    readonly paragraph: ParagraphSpec
  },
): void {
  const { box, edge, paragraph, ...request } = numeral
  const paragraphs = [paragraph]
  const fitted = fitText(stage.book, { paragraphs, width: box.width, height: box.height })
  const [run] = paragraph.runs
  const bearingOf = sheet.direction === 'rtl' ? inkRight : inkLeft
  const size = fitted.paragraphs[0]?.size ?? paragraph.size
  const { text, face, tracking } = run
  const bearing = bearingOf(stage.book, {
    text,
    face: face.face,
    size,
    letterSpacing: tracking * size,
  })
  sheet.fitted({ ...request, box: { ...box, x: edge - bearing }, paragraphs }, fitted)
}
