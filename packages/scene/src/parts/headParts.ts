import { deckLimits, type Box } from '@deckloom/deck'
import type { Look } from '../colors/look.ts'
import type { TextSlot } from '../layouts/slot.ts'
import type { TextMark } from '../marks.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { keepOnPage } from '../elements/keepOnPage.ts'
import { fitText } from '../type/fitText.ts'
import { roleParagraph, type RoleText } from '../type/roleParagraph.ts'
import type { Rescue } from '../type/settleSizes.ts'
import type { ParagraphSpec } from '../type/textSpec.ts'
import { typeRoles, type RoleStyle } from '../type/typeRoles.ts'

export interface HeadRequest {
  readonly slot: TextSlot
  /** Look of the panel under the text, if it is not the page's. */
  readonly look?: Look | undefined
  readonly align?: RoleText['align']
  /** Multiplies the slot's size. */
  readonly scale?: number
  readonly growLines?: number
  /** Largest size that the title may grow to, if it is not its role's. */
  readonly grow?: number | undefined
  /** Whether a short title may grow to fill its slot; defaults to true. */
  readonly grows?: boolean
  readonly color?: string
  /** Text that replaces the slide's title. */
  readonly words?: string
}

/** Adds the slide's title to its slot, or to the box that the user gave it. */
export function addTitle(stage: Stage, sheet: Sheet, request: HeadRequest): TextMark | undefined {
  const { slide, look } = stage
  const { slot, scale = 1, align } = request
  const style = slide.titleStyle
  const elementId = `title-${slide.id}`
  const own = slide.slotBoxes?.title
  const words = request.words ?? stage.title
  const plain: RoleText = {
    role: slot.role,
    text: words,
    size: slot.size * scale,
    floor: slot.floor,
    align,
    color: request.color,
  }
  const lettering = { book: stage.book, look: request.look ?? look }
  const color = style?.color ?? request.color
  return sheet.text({
    id: elementId,
    origin: { elementId, role: 'title' },
    box: own ? keepSlotOnPage(sheet, own, elementId) : slot.box,
    anchor: slot.anchor,
    paragraphs: [roleParagraph(lettering, { ...plain, style, color, runs: stage.titleRuns })],
    grow: style?.fontSize === undefined ? largestTitle(stage, request) : undefined,
    growLines: request.growLines,
    placeholder: {
      type: 'title',
      index: 0,
      box: slot.box,
      sample: roleParagraph(lettering, plain),
    },
  })
}

function largestTitle(
  stage: Stage,
  { slot, scale = 1, grows, grow }: HeadRequest,
): number | undefined {
  const role: RoleStyle = typeRoles[slot.role]
  if (role.grow === undefined || grows === false) return undefined
  return Math.max(grow ?? role.grow, slot.size * scale) * stage.look.theme.sizeScale
}

/** Adds the one to three words above the title. */
export function addEyebrow(stage: Stage, sheet: Sheet, request: HeadRequest): void {
  const { slot, look, align, color } = request
  const elementId = `eyebrow-${stage.slide.id}`
  if (sheet.isGivenUp) return
  const paragraph = (text: string): ParagraphSpec =>
    roleParagraph(
      { book: stage.book, look: look ?? stage.look },
      { role: 'eyebrow', text, size: slot.size, floor: slot.floor, align, color },
    )
  const whole = paragraph(stage.eyebrow)
  // Lines of scripts with tall letters are taller than the slot and extend into the space above.
  const height = Math.max(slot.box.height, Math.ceil(whole.leading * whole.size))
  // Keeps it on the page, because the user may have moved the title to the very top.
  const box = keepOnPage({ ...slot.box, y: slot.box.y + slot.box.height - height, height })
  const rescueOf = (spec: ParagraphSpec): Rescue =>
    fitText(stage.book, { paragraphs: [spec], ...box }).rescue
  const isEndless = rescueOf(whole) === 'overflow'
  if (isEndless) sheet.notice('cut', elementId)
  const cut = (): ParagraphSpec =>
    paragraph(shortenTitle(stage.eyebrow, (text) => rescueOf(paragraph(text)) === 'none'))
  sheet.text({
    id: elementId,
    origin: { elementId, role: 'meta' },
    box,
    paragraphs: [isEndless ? cut() : whole],
  })
}

/** Returns the longest beginning that fits together with an ellipsis. */
function shortenTitle(text: string, fits: (text: string) => boolean): string {
  const characters = Array.from(text)
  const cut = (count: number): string => `${characters.slice(0, count).join('').trimEnd()}…`
  let low = 1
  let high = characters.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(cut(middle))) low = middle
    else high = middle - 1
  }
  return cut(low)
}

/**
 * Returns the box that the user gave to slotted content, at least large enough for text and moved back onto the page.
 */
export function keepSlotOnPage(sheet: Sheet, box: Box, elementId: string): Box {
  const { minWidth, minHeight } = deckLimits.textBox
  const kept = keepOnPage(box)
  if (kept !== box) sheet.notice('clamped', elementId)
  if (kept.width >= minWidth && kept.height >= minHeight) return kept
  return keepOnPage({
    ...kept,
    width: Math.max(minWidth, kept.width),
    height: Math.max(minHeight, kept.height),
  })
}
