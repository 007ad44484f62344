import type { Box } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import type { DecorationKind } from '@deckloom/themes'
import type { Anchor } from './layouts/slot.ts'
import type { Mark, Origin, TextLine, TextMark } from './marks.ts'
import type { LayoutPlaceholder, SceneNotice } from './scene.ts'
import { fitText, type FittedText } from './type/fitText.ts'
import { readOnPage } from './type/readOnPage.ts'
import { setText } from './type/setText.ts'
import type { ParagraphSpec } from './type/textSpec.ts'

/** Text to set in a box. */
export interface TextRequest {
  readonly id: string
  readonly origin?: Origin | undefined
  readonly box: Box
  readonly anchor?: Anchor | undefined
  readonly paragraphs: readonly ParagraphSpec[]
  /** Largest size that the text may grow to, and how many lines it may add to do so. */
  readonly grow?: number | undefined
  readonly growLines?: number | undefined
  /** The layout's own position for this text, which `box` may override. */
  readonly placeholder?: PlaceholderRequest | undefined
  readonly rotation?: number | undefined
  /** When bullets appear one by one: the step of the whole text, or one step per paragraph. */
  readonly steps?: { readonly whole: string } | 'paragraphs' | undefined
}

export interface PlaceholderRequest {
  readonly type: LayoutPlaceholder['type']
  readonly index: number
  readonly box: Box
  /** Paragraph whose style the placeholder takes; defaults to the first paragraph of the text. */
  readonly sample?: ParagraphSpec | undefined
}

/** What a layout writes its marks on. The scene is made from the sheet that fits best. */
export class Sheet {
  /** Panels and fills that belong to the layout rather than to the slide. */
  readonly under: Mark[] = []
  readonly marks: Mark[] = []
  readonly notices: SceneNotice[] = []
  readonly placeholders: LayoutPlaceholder[] = []
  /**
   * Boxes for shapes and icons without a position of their own, by element ID. They are painted above the layout's
   * marks.
   */
  readonly shapePlaces = new Map<string, Box>()
  /** IDs of outlines, such as icons, that keep their orientation on a mirrored page. */
  readonly upright = new Set<string>()
  /** The theme decoration that the page uses. */
  decoration: DecorationKind | 'none' = 'none'
  /** Reading direction of the page. Layouts always start from the left: see `mirrorSheet`. */
  readonly direction: 'ltr' | 'rtl'
  readonly #book: FontBook
  readonly #purpose: SheetPurpose

  constructor(
    book: FontBook,
    {
      direction = 'ltr',
      purpose = 'picture',
    }: { readonly direction?: 'ltr' | 'rtl'; readonly purpose?: SheetPurpose } = {},
  ) {
    this.#book = book
    this.direction = direction
    this.#purpose = purpose
  }

  add(...marks: readonly Mark[]): void {
    this.marks.push(...marks)
  }

  addUpright(...marks: readonly Mark[]): void {
    for (const { id } of marks) this.upright.add(id)
    this.marks.push(...marks)
  }

  notice(code: SceneNotice['code'], elementId: string): void {
    this.notices.push({ code, elementId })
  }

  /** Fits the text into its box and paints it. Blank text adds no mark. */
  text(request: TextRequest): TextMark | undefined {
    const { box, paragraphs, grow, growLines } = request
    if (!hasWords(paragraphs) || this.isGivenUp) return undefined
    const { width, height } = box
    return this.fitted(request, fitText(this.#book, { paragraphs, width, height, grow, growLines }))
  }

  /** Paints text whose sizes have been determined elsewhere. */
  fitted(request: TextRequest, fitted: FittedText): TextMark | undefined {
    const [first] = fitted.paragraphs
    if (!first || !hasWords(request.paragraphs)) return undefined
    if (fitted.rescue !== 'none') {
      this.notice(
        fitted.rescue === 'overflow' ? 'overflow' : 'floor-reached',
        request.origin?.elementId ?? request.id,
      )
    }
    if (!this.#paints(request)) return undefined
    const paragraphs = fitted.paragraphs.map((sized) => ({
      ...sized,
      spec: readOnPage(sized.spec, this.direction),
    }))
    const mark = textMark(this.#book, request, { ...fitted, paragraphs })
    if (request.placeholder) {
      this.placeholders.push(layoutPlaceholder(request, request.placeholder, this.direction))
    }
    this.marks.push(mark)
    return mark
  }

  /** Whether the trial can no longer succeed, so that the layout may skip the rest of its work. */
  get isGivenUp(): boolean {
    switch (this.#purpose) {
      case 'picture':
        return false
      case 'comparison':
        return this.notices.some(({ code }) => code === 'overflow')
      case 'question':
        return !this.sound
    }
  }

  #paints({ placeholder }: TextRequest): boolean {
    switch (this.#purpose) {
      case 'picture':
        return true
      case 'comparison':
        return this.sound
      case 'question':
        return this.sound && placeholder?.type === 'title'
    }
  }

  /** Whether every text has a size that the art direction allows. */
  get sound(): boolean {
    return !this.notices.some(({ code }) => code === 'overflow' || code === 'floor-reached')
  }
}

/**
 * Purpose of a sheet. A `picture` gets every mark. A `comparison` of plans omits what does not fit and everything after
 * a text that overflows. A `question` only asks whether everything fits; it gets titles only, because other parts are
 * positioned relative to them.
 */
export type SheetPurpose = 'picture' | 'comparison' | 'question'

function hasWords(paragraphs: readonly ParagraphSpec[]): boolean {
  return paragraphs.some(({ runs }) => runs.some(({ text }) => text.trim() !== ''))
}

/** Creates a text mark from text whose sizes are known. */
export function textMark(book: FontBook, request: TextRequest, fitted: FittedText): TextMark {
  const { id, box, origin, placeholder, rotation, steps, anchor = 'top' } = request
  const overflow = fitted.rescue === 'overflow'
  const { paragraphs, lines } = setText({ book, box }, fitted.paragraphs, overflow ? 'top' : anchor)
  return {
    mark: 'text',
    id,
    box,
    ...(origin && { origin }),
    ...(rotation !== undefined && { rotation }),
    paragraphs,
    lines: overflow ? linesWithin(box, lines) : lines,
    anchor,
    ...(steps === 'paragraphs' ? { stepwise: true } : steps && { step: steps.whole }),
    ...(placeholder && { placeholder: { type: placeholder.type, index: placeholder.index } }),
    fit: { ...primarySize(fitted), overflow },
  }
}

// Lines that fit at no size are not painted; their text stays in the paragraphs.
function linesWithin(box: Box, lines: readonly TextLine[]): readonly TextLine[] {
  const bottom = box.y + box.height + 1e-6
  return lines.filter((line) => line.top + line.height <= bottom)
}

function primarySize({ paragraphs: [first] }: FittedText): Omit<TextMark['fit'], 'overflow'> {
  if (!first) throw new Error('A text mark needs a paragraph')
  return { nominal: first.spec.size, size: first.size, floor: first.spec.floor }
}

function layoutPlaceholder(
  request: TextRequest,
  { type, index, box, sample }: PlaceholderRequest,
  direction: 'ltr' | 'rtl',
): LayoutPlaceholder {
  const first = sample ?? request.paragraphs[0]
  if (!first) throw new Error('A placeholder needs a paragraph to take its look from')
  const [run] = first.runs
  return {
    type,
    index,
    box,
    anchor: request.anchor ?? 'top',
    align: first.align ?? (direction === 'rtl' ? 'right' : 'left'),
    direction,
    size: first.size,
    bold: run.face.bold,
    lineHeight: first.leading * first.size,
    paint: run.paint,
    themeFont: run.face.themeFont ?? 'minor',
  }
}
