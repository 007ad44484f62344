import type { Paragraph, Solid, TextFragment, TextLine, TextMark } from '@deckloom/scene'
import { drawGlyphs, type TextPiece } from './drawGlyphs.ts'
import { hangingSpaces } from './hangingSpaces.ts'
import type { PageCanvas } from './PageCanvas.ts'
import type { Structure, StructureType } from './PageTags.ts'

interface ParagraphLine {
  readonly line: TextLine
  readonly hangingSpace: boolean
}

/** Draws a text as paragraphs and lists below `parent`, or directly below the page. */
export function drawText(canvas: PageCanvas, mark: TextMark, parent?: Structure): void {
  const spaces = hangingSpaces(mark)
  const lines = mark.lines.map((line, index) => ({ line, hangingSpace: spaces[index] ?? false }))
  let list: Structure
  for (const [index, paragraph] of mark.paragraphs.entries()) {
    const own = lines.filter(({ line }) => line.paragraph === index)
    if (paragraph.marker) list ??= canvas.tags.element('L', parent)
    else list = undefined
    drawParagraph(canvas, { mark, paragraph, lines: own, list, parent })
  }
}

interface PlacedParagraph {
  readonly mark: TextMark
  readonly paragraph: Paragraph
  readonly lines: readonly ParagraphLine[]
  readonly list: Structure
  readonly parent: Structure
}

function drawParagraph(
  canvas: PageCanvas,
  { mark, paragraph, lines, list, parent }: PlacedParagraph,
): void {
  const { tags } = canvas
  const pieces = piecesOf(canvas, paragraph, lines)
  const { marker } = paragraph
  const language = canvas.languageOf(paragraph.runs.map(({ text }) => text).join(''))
  if (!marker) {
    const type = mark.origin?.role === 'title' ? 'H1' : 'P'
    drawPieces(canvas, pieces, { type, element: tags.element(type, parent, language) })
    return
  }
  const item = tags.element('LI', list)
  drawPieces(canvas, [markerPiece(canvas, marker)], {
    type: 'Lbl',
    element: tags.element('Lbl', item),
  })
  drawPieces(canvas, pieces, { type: 'LBody', element: tags.element('LBody', item, language) })
}

function markerPiece(
  { resources }: PageCanvas,
  marker: NonNullable<Paragraph['marker']>,
): TextPiece {
  const glyphs = resources.fonts.shape(marker.face, marker.text)
  return { ...marker, glyphs, letterSpacing: 0, width: 0, box: noBox }
}

const noBox = { x: 0, y: 0, width: 0, height: 0 }

function piecesOf(
  canvas: PageCanvas,
  paragraph: Paragraph,
  lines: readonly ParagraphLine[],
): readonly TextPiece[] {
  return lines.flatMap(({ line, hangingSpace }) => {
    const pieces = line.fragments.map((fragment) => pieceOf(line, fragment))
    const rtl = paragraph.direction === 'rtl'
    const end = rtl ? pieces[0] : pieces.at(-1)
    return hangingSpace && end ? [...pieces, spaceAfter(canvas, end, rtl)] : pieces
  })
}

function pieceOf(line: TextLine, fragment: TextFragment): TextPiece {
  const { x, width } = fragment
  return {
    ...fragment,
    baseline: line.baseline - (fragment.rise ?? 0),
    box: { x, y: line.top, width, height: line.height },
  }
}

function spaceAfter({ resources }: PageCanvas, end: TextPiece, rtl: boolean): TextPiece {
  const glyphs = resources.fonts.shape(end.face, ' ')
  const { font } = resources.fonts.use(end.face)
  const width = ((glyphs[1] ?? 0) * end.size) / font.unitsPerEm
  return {
    ...end,
    text: ' ',
    glyphs,
    width: 0,
    x: rtl ? end.x - width : end.x + end.width,
    underline: false,
    strike: false,
    box: { ...end.box, width: 0 },
  }
}

interface Owner {
  readonly type: StructureType
  readonly element: Structure
}

/** Draws pieces as content of a structure element, and linked ones as links below it. */
function drawPieces(canvas: PageCanvas, pieces: readonly TextPiece[], owner: Owner): void {
  for (const stretch of stretchesOf(pieces, (a, b) => a.href === b.href)) {
    const href = stretch[0]?.href
    const draw = () => {
      for (const same of stretchesOf(stretch, (a, b) => samePaint(a.paint, b.paint))) {
        drawGlyphs(canvas, same)
      }
    }
    if (href === undefined) {
      canvas.tags.content(owner.element, owner.type, draw)
      continue
    }
    const link = owner.element && canvas.tags.element('Link', owner.element)
    canvas.tags.content(link, 'Link', draw)
    for (const { box } of stretch) if (box.width > 0) canvas.link(box, href, link)
  }
}

function stretchesOf(
  pieces: readonly TextPiece[],
  alike: (a: TextPiece, b: TextPiece) => boolean,
): readonly (readonly TextPiece[])[] {
  const stretches: TextPiece[][] = []
  for (const piece of pieces) {
    const last = stretches.at(-1)
    const before = last?.at(-1)
    if (last && before && alike(before, piece)) last.push(piece)
    else stretches.push([piece])
  }
  return stretches
}

function samePaint(a: Solid, b: Solid): boolean {
  return a.color === b.color && a.alpha === b.alpha
}
