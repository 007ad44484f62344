import type { Mark, Paragraph, PathMark, Scene, TextLine, TextMark } from '@deckloom/scene'
import { breakText, prepareText, type BrokenText, type FaceId, type FontBook } from '@deckloom/text'

const black = { kind: 'solid', color: '#000000' } as const

/** Returns a scene with the given marks on white. */
export function sceneOf(marks: readonly Mark[], overrides: Partial<Scene> = {}): Scene {
  return {
    slideId: 's1',
    page: { width: 1200, height: 675 },
    title: 'Cold chain',
    layout: {
      key: 'k',
      name: 'Title',
      template: 'title + bullets',
      background: { kind: 'solid', color: '#FFFFFF' },
      decoration: [],
      placeholders: [],
    },
    theme: {
      key: 't',
      name: 'Test',
      colors: {
        dk1: '#000000',
        lt1: '#FFFFFF',
        dk2: '#222222',
        lt2: '#EEEEEE',
        accent1: '#C2410C',
        accent2: '#0F766E',
        accent3: '#1D4ED8',
        accent4: '#A16207',
        accent5: '#7E22CE',
        accent6: '#BE123C',
      },
      majorFont: 'Inter',
      minorFont: 'Inter',
    },
    background: { kind: 'solid', color: '#FFFFFF' },
    marks,
    faces: ['inter-400'],
    notices: [],
    ...overrides,
  }
}

/** A black triangle by default. */
export function pathOf(overrides: Partial<PathMark> = {}): PathMark {
  const box = { x: 100, y: 100, width: 200, height: 100 }
  const fill = overrides.stroke ? {} : { fill: black }
  return { mark: 'path', id: 'p', box, d: 'M100 100L300 100L300 200Z', ...fill, ...overrides }
}

/** Returns a square of 100 units with its top left corner at a position. */
export function squareAt(x: number, y: number): Pick<PathMark, 'box' | 'd'> {
  const d = `M${x} ${y}L${x + 100} ${y}L${x + 100} ${y + 100}L${x} ${y + 100}Z`
  return { box: { x, y, width: 100, height: 100 }, d }
}

export interface TestRun {
  readonly text: string
  readonly face?: FaceId
  readonly letterSpacing?: number
  readonly color?: string
  readonly alpha?: number
  readonly oblique?: boolean
  readonly underline?: boolean
  readonly strike?: boolean
  readonly highlight?: string
  readonly rise?: number
  readonly href?: string
}

export interface TestParagraph {
  readonly runs: readonly TestRun[]
  readonly marker?: string
}

export interface TestText {
  readonly paragraphs: readonly TestParagraph[]
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly size?: number
}

/** Returns text broken and placed by the text engine, as by a layout. */
export function textOf(
  fonts: FontBook,
  { paragraphs, x = 100, y = 100, width = 1000, size = 24 }: TestText,
  overrides: Partial<TextMark> = {},
): TextMark {
  const column = { fonts, x, width, size }
  const lines: TextLine[] = []
  const laidOut = paragraphs.map((paragraph, index) => {
    const top = y + lines.length * size * 1.4
    const own = linesOf(column, paragraph, { index, top })
    lines.push(...own)
    return paragraphOf(column, paragraph, top + size)
  })
  return {
    mark: 'text',
    id: 'x',
    box: { x, y, width, height: lines.length * size * 1.4 },
    paragraphs: laidOut,
    lines,
    anchor: 'top',
    fit: { nominal: size, size, floor: 12, overflow: false },
    ...overrides,
  }
}

interface Column {
  readonly fonts: FontBook
  readonly x: number
  readonly width: number
  readonly size: number
}

function breakParagraph({ fonts, width, size }: Column, { runs }: TestParagraph): BrokenText {
  const prepared = prepareText(
    fonts,
    runs.map((run) => styleRun(run, size)),
  )
  return breakText(prepared, { width })
}

function linesOf(
  column: Column,
  paragraph: TestParagraph,
  { index, top }: { readonly index: number; readonly top: number },
): readonly TextLine[] {
  const { x, width, size } = column
  const { lines, direction } = breakParagraph(column, paragraph)
  return lines.map((line, at) => {
    const left = direction === 'rtl' ? x + width - line.width : x
    const lineTop = top + at * size * 1.4
    return {
      paragraph: index,
      baseline: lineTop + size,
      top: lineTop,
      height: size * 1.4,
      x: left,
      width: line.width,
      softBreak: line.softBreak,
      fragments: line.fragments.map(({ run, ...fragment }) => ({
        ...look(paragraph.runs[run]),
        ...fragment,
        x: left + fragment.x,
      })),
    }
  })
}

function paragraphOf(column: Column, paragraph: TestParagraph, baseline: number): Paragraph {
  const { x, size } = column
  const { direction } = breakParagraph(column, paragraph)
  const marker = {
    kind: 'char',
    paint: black,
    face: 'inter-400',
    size,
    x: x - 30,
    baseline,
  } as const
  return {
    runs: paragraph.runs.map((run) => ({
      ...look(run),
      text: run.text,
      face: run.face ?? 'inter-400',
      officeFamily: 'Inter',
      size,
      bold: false,
      italic: false,
    })),
    align: direction === 'rtl' ? 'right' : 'left',
    direction,
    lineHeight: size * 1.4,
    spaceBefore: 0,
    indent: 0,
    ...(paragraph.marker !== undefined && { marker: { ...marker, text: paragraph.marker } }),
  }
}

function styleRun({ text, face = 'inter-400', letterSpacing }: TestRun, size: number) {
  return { text, face, size, ...(letterSpacing !== undefined && { letterSpacing }) }
}

function look(run: TestRun | undefined) {
  const {
    color = '#000000',
    alpha,
    oblique,
    underline,
    strike,
    highlight,
    rise,
    href,
  } = run ?? { text: '' }
  return {
    paint: { kind: 'solid', color, ...(alpha !== undefined && { alpha }) } as const,
    ...(oblique !== undefined && { oblique }),
    ...(underline !== undefined && { underline }),
    ...(strike !== undefined && { strike }),
    ...(highlight !== undefined && { highlight: { kind: 'solid', color: highlight } as const }),
    ...(rise !== undefined && { rise }),
    ...(href !== undefined && { href }),
  }
}
