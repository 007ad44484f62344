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

/** Text of one box. */
export interface TextRequest {
  readonly id: string
  readonly origin?: Origin | undefined
  readonly box: Box
  readonly anchor?: Anchor | undefined
  readonly paragraphs: readonly ParagraphSpec[]
  /** Largest size that the text may grow to, and the lines that it may add for it. */
  readonly grow?: number | undefined
  readonly growLines?: number | undefined
  /** The layout's own place for this text, which the box is an override of. */
  readonly placeholder?: PlaceholderRequest | undefined
  readonly rotation?: number | undefined
  /** Where bullets are shown one by one: the step of the whole text, or each paragraph a step. */
  readonly steps?: { readonly whole: string } | 'paragraphs' | undefined
}

export interface PlaceholderRequest {
  readonly type: LayoutPlaceholder['type']
  readonly index: number
  readonly box: Box
  /** Whose look the layout gives to the place; the text's first paragraph where it is left out. */
  readonly sample?: ParagraphSpec | undefined
}

/** What a layout writes its marks on; the scene is made of the sheet that came out best. */
export class Sheet {
  /** Panels and fills that belong to the layout rather than to the slide. */
  readonly under: Mark[] = []
  readonly marks: Mark[] = []
  readonly notices: SceneNotice[] = []
  readonly placeholders: LayoutPlaceholder[] = []
  /** Where the shapes that have no position of their own go, by their ids: they lie above what the layout paints. */
  readonly shapePlaces = new Map<string, Box>()
  /** Ids of outlines that mean what they show, such as icons: a mirrored page does not reflect them. */
  readonly upright = new Set<string>()
  /** Which of the theme's decorations the page carries. */
  decoration: DecorationKind | 'none' = 'none'
  /** How the page reads. Layouts begin at the left of every page: see mirrorSheet. */
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

  /** Fits the text into its box and paints it. Text without words leaves no mark. */
  text(request: TextRequest): TextMark | undefined {
    const { box, paragraphs, grow, growLines } = request
    if (!hasWords(paragraphs) || this.isGivenUp) return undefined
    const { width, height } = box
    return this.fitted(request, fitText(this.#book, { paragraphs, width, height, grow, growLines }))
  }

  /** Paints text whose sizes were found elsewhere. */
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

  /** Whether a trial has failed as far as one can: what else the layout writes makes no difference. */
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

  /** Whether every text is set at a size that the art direction allows. */
  get sound(): boolean {
    return !this.notices.some(({ code }) => code === 'overflow' || code === 'floor-reached')
  }
}

/**
 * What a sheet is for. A `picture` has every mark. A `comparison` of plans lacks what does not fit, and all that
 * follows a text that overflows. A `question` is whether everything fits: it has titles alone, which other parts
 * stand on.
 */
export type SheetPurpose = 'picture' | 'comparison' | 'question'

function hasWords(paragraphs: readonly ParagraphSpec[]): boolean {
  return paragraphs.some(({ runs }) => runs.some(({ text }) => text.trim() !== ''))
}

/** A text whose sizes are found, set in its box. */
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

// Lines that no size can bring into the box are not painted; their words stay in the paragraphs.
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
