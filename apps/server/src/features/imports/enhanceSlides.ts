import {
  type Bullet,
  bulletText,
  deckLimits,
  layouts,
  type LayoutTemplate,
  legacyPictureId,
  readContent,
  type Slide,
  type SlideContent,
  splitLeadIn,
  type ThemeChoice,
  type Visual,
  writeContent,
} from '@deckloom/deck'

/** A slide before its layout is chosen, with all text in title and bullets. */
interface Content {
  readonly slide: SlideContent
  readonly bullets: readonly Bullet[]
  readonly visuals: readonly Visual[]
}

interface Place {
  readonly isFirst: boolean
  readonly isLast: boolean
  /** From 0. */
  readonly index: number
}

/**
 * Lays slides out again in another look. All text is kept, in order: text boxes and text in shapes
 * become bullets. Pictures, charts and tables get a layout that shows them, and a slide each if
 * there are several. Manual positions, sizes and colors are dropped.
 */
export function enhanceSlides(
  slides: readonly Slide[],
  theme: ThemeChoice,
  newId: () => string,
): readonly Slide[] {
  return slides.map(readContent).flatMap((slide, index) => {
    const content = contentOf(slide, newId)
    const place = { isFirst: index === 0, isLast: index === slides.length - 1, index }
    const main = { ...stripSlide(slide, theme), ...layOutContent(content, place) }
    const further = furtherFields(content, index).map((fields) => {
      // Notes and section belong to the first.
      const { notes: _notes, section: _section, ...base } = stripSlide(slide, theme)
      return { ...base, ...fields, id: newId() }
    })
    return [main, ...further].map(writeContent)
  })
}

/** A slide without manual positions and colors. */
function stripSlide(slide: SlideContent, theme: ThemeChoice): SlideContent {
  const { id, title, titleRuns, visualDescription } = slide
  const { eyebrow, notes, hidden, section, transition, stepByStep } = slide
  return {
    id,
    title,
    ...(titleRuns && { titleRuns: titleRuns.map(withoutColor) }),
    bullets: [],
    visualType: 'other',
    visualDescription,
    layout: 'title only',
    texts: [],
    visuals: [],
    theme,
    ...(eyebrow !== undefined && { eyebrow }),
    ...(notes !== undefined && { notes }),
    ...(hidden !== undefined && { hidden }),
    ...(section !== undefined && { section }),
    ...(transition !== undefined && { transition }),
    ...(stepByStep !== undefined && { stepByStep }),
  }
}

type Run = NonNullable<SlideContent['titleRuns']>[number]

function withoutColor(run: Run): Run {
  const { color: _color, fontSize: _size, ...rest } = run
  return rest
}

function contentOf(slide: SlideContent, newId: () => string): Content {
  const { texts, visuals } = slide
  const written = [
    ...texts.map(({ content }) => content),
    ...visuals.flatMap((visual) => (visual.kind === 'shape' ? (visual.shape.text ?? []) : [])),
  ]
  const lines = written
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => splitText(line.trim(), deckLimits.bulletLength))
  return {
    slide,
    bullets: [...slide.bullets.map(withoutColors), ...lines],
    visuals: visuals
      .filter(({ kind }) => kind !== 'shape')
      .map(inSlot)
      // The picture of an older deck becomes one like any other.
      .map((visual) => (visual.id === legacyPictureId ? { ...visual, id: newId() } : visual)),
  }
}

function withoutColors(bullet: Bullet): Bullet {
  if (typeof bullet === 'string') return bullet
  const { text, runs } = bullet
  const kept = runs?.map(withoutColor)
  return kept?.some((run) => Object.keys(run).length > 1) ? { text, runs: kept } : text
}

/** Splits a text into parts of at most `length` code units, between words if possible. */
function splitText(text: string, length: number): readonly string[] {
  if (text === '') return []
  if (text.length <= length) return [text]
  const space = text.lastIndexOf(' ', length)
  const end = space > length / 2 ? space : length
  return [text.slice(0, end).trim(), ...splitText(text.slice(end).trim(), length)]
}

/** The visual at its layout's position. */
function inSlot(visual: Visual): Visual {
  const { position: _position, size: _size, rotation: _rotation, z: _z, ...rest } = visual
  return rest
}

function layOutContent(content: Content, place: Place): Partial<SlideContent> {
  const { slide, visuals } = content
  const bullets = content.bullets.slice(0, deckLimits.bullets)
  if (slide.table) {
    return {
      layout: 'table',
      visualType: 'diagram',
      table: slide.table,
      bullets: bullets.length === 1 ? bullets : [],
    }
  }
  const [visual] = visuals
  const look = visual
    ? visualFields(visual, bullets.length, place.index)
    : { layout: textLayout(content, place) }
  return { ...look, bullets }
}

/** The content that one layout does not show beside the first visual. */
function furtherFields(
  { slide, bullets, visuals }: Content,
  index: number,
): readonly Partial<SlideContent>[] {
  const others = slide.table ? visuals : visuals.slice(1)
  const most = deckLimits.bullets
  const told = slide.table && bullets.length > 1 ? bullets : bullets.slice(most)
  const groups = Array.from({ length: Math.ceil(told.length / most) }, (_, group) =>
    told.slice(group * most, (group + 1) * most),
  )
  return [
    ...groups.map((group) => ({ bullets: group, layout: 'title + bullets' as const })),
    ...others.map((visual) => visualFields(visual, 0, index)),
  ]
}

function visualFields(visual: Visual, bullets: number, index: number) {
  if (visual.kind === 'chart') {
    return {
      layout: 'title + chart + bullets' as const,
      visualType: 'chart' as const,
      visuals: [visual],
    }
  }
  const side = index % 2 === 0 ? 'title + bullets + image' : 'side-by-side image + bullets'
  const layout: LayoutTemplate = bullets === 0 ? 'full image background' : side
  return { layout, visualType: 'photo' as const, visuals: [visual] }
}

/** Layouts for text of this form and amount. */
function textLayout({ slide, bullets }: Content, { isFirst, isLast }: Place): LayoutTemplate {
  const texts = bullets.map(bulletText)
  if (texts.length <= 2 && texts.every((text) => text.length <= 120)) {
    if (isFirst) return 'cover'
    if (isLast && texts.length > 0) return 'closing'
  }
  if (isBareQuote(slide.layout)) return slide.layout
  return texts.length === 0 ? 'section header' : listLayout(texts)
}

function isBareQuote(layout: LayoutTemplate): boolean {
  const { title, visual } = layouts[layout]
  return title === 'quote' && visual === 'none'
}

function listLayout(texts: readonly string[]): LayoutTemplate {
  if (texts.length === 3 && texts.every(isSplit)) return 'three cards'
  const isShort = texts.every((text) => text.length <= 90)
  return texts.length >= 7 && texts.length <= 10 && isShort ? 'two column' : 'title + bullets'
}

function isSplit(text: string): boolean {
  return text.length <= 150 && splitLeadIn(text, 1) !== undefined
}
