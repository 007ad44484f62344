import { paint } from '../../colors/look.ts'
import type { Mark, TextMark } from '../../marks.ts'
import { addFooter } from '../../parts/footer.ts'
import { addTitle } from '../../parts/headParts.ts'
import { addBodyText } from '../../parts/leadParts.ts'
import { n } from '../../paths.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { spillPlans } from '../component.ts'
import { type LayoutDrawing, noPictures, plan } from '../layOut.ts'
import { areaSlot, type AreaSlot, textSlot, type SlotTable, type TextSlot } from '../slot.ts'

const quoteSlots = {
  mark: areaSlot([244, 84, 84, 66]),
  quote: textSlot('quote', [244, 174, 712, 294], { size: 44, floor: 28, anchor: 'middle' }),
  attribution: textSlot('attribution', [244, 486, 712, 56], { size: 20, floor: 18 }),
} as const satisfies SlotTable

/** Lays out a quote: a drawn quotation mark, the text, and its author. */
function layQuote(stage: Stage, sheet: Sheet): void {
  sheet.decoration = 'statement'
  addQuote(stage, sheet, quoteSlots)
}

/** Slots of a quote: its mark, its text and its author. */
interface QuoteSlots {
  readonly mark: AreaSlot
  readonly quote: TextSlot
  readonly attribution: TextSlot
}

export function addQuote(stage: Stage, sheet: Sheet, slots: QuoteSlots): void {
  const words = withoutQuoteMarks(stage.title)
  const grow = words.length <= shortQuote ? shortQuoteSize : undefined
  const quote = addTitle(stage, sheet, { slot: slots.quote, words, grow })
  const top = quote?.lines[0]?.top ?? slots.quote.box.y
  const last = quote?.lines.at(-1)
  const place = slots.attribution.box
  const under = last ? Math.min(last.top + last.height + 30, place.y) : place.y
  const { box: mark } = slots.mark
  const x = isSetFarther(sheet, quote)
    ? slots.quote.box.x + slots.quote.box.width - mark.width
    : mark.x
  sheet.add(quoteMark(stage, { ...mark, x, y: top - 24 - mark.height }))
  const [name, ...role] = stage.items
  if (name) {
    addBodyText(stage, sheet, {
      slot: slots.attribution,
      items: [name, ...role],
      ...(stage.slide.slotBoxes?.title === undefined && { box: { ...place, y: under } }),
      firstStrong: true,
      gap: 0,
      placeholder: { type: 'body', index: 1 },
    })
  }
  addFooter(stage, sheet, { parts: 'page' })
}

/** Returns whether the user aligned the text to the side opposite to where the page starts. */
function isSetFarther({ direction }: Sheet, text: TextMark | undefined): boolean {
  const far = direction === 'rtl' ? 'left' : 'right'
  return text?.paragraphs.some(({ align }) => align === far) ?? false
}

/** Quotes up to this many characters are set larger. */
const shortQuote = 60
const shortQuoteSize = 76

// The drawn mark already shows that this is a quote; quotation marks in the text would repeat it.
function withoutQuoteMarks(text: string): string {
  return text.replace(/^["“”„«»‘']\s*(.+?)\s*["“”«»’']$/su, '$1')
}

/** Draws two upside-down 9s as curves. */
function quoteMark(
  stage: Stage,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Mark {
  const half = box.width * 0.46
  const comma = (x: number): string => {
    const at = (u: number, v: number): string => `${n(x + half * u)} ${n(box.y + box.height * v)}`
    return [
      `M${at(1, 0)}`,
      `C${at(0.35, 0.1)} ${at(0, 0.38)} ${at(0, 0.72)}`,
      `L${at(0, 1)}L${at(0.86, 1)}L${at(0.86, 0.46)}L${at(0.5, 0.46)}`,
      `C${at(0.53, 0.32)} ${at(0.71, 0.24)} ${at(1, 0.2)}Z`,
    ].join('')
  }
  return {
    mark: 'path',
    id: 'quote-mark',
    box,
    d: `${comma(box.x)}${comma(box.x + box.width * 0.54)}`,
    fill: paint(stage.look, 'accent1'),
    alt: '',
  }
}

/** A quote in the speaker's own words. */
export const centeredQuote: LayoutDrawing = {
  plans: (stage) => [plan('centered quote', layQuote), ...spillPlans(stage)],
  mostPictures: noPictures,
  loneTitle: 'quote',
}
