import type { Mark, PathMark, Scene, TextFragment, TextMark } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'

export const fonts = await loadFontBook()

const white = { kind: 'solid', color: '#FFFFFF' } as const
const black = { kind: 'solid', color: '#000000' } as const

/** Returns a scene with the given marks on white. */
export function sceneOf(marks: readonly Mark[], overrides: Partial<Scene> = {}): Scene {
  const layout = { key: 'k', name: 'Blank', template: 'title only', placeholders: [] } as const
  const ground = { dk1: '#000000', lt1: '#FFFFFF', dk2: '#222222', lt2: '#EEEEEE' }
  const [accent1, accent2, accent3] = ['#C2410C', '#0F766E', '#1D4ED8'] as const
  const inks = { accent1, accent2, accent3, accent4: accent1, accent5: accent2, accent6: accent3 }
  return {
    slideId: 's1',
    page: { width: 1200, height: 675 },
    title: 'Cold chain',
    layout: { ...layout, background: white, decoration: [] },
    theme: { key: 't', name: 'T', colors: { ...ground, ...inks }, majorFont: 'A', minorFont: 'A' },
    background: white,
    marks,
    faces: ['inter-400'],
    notices: [],
    ...overrides,
  }
}

/** Returns a black square of 100 units with its top left corner at a position. */
export function squareAt(x: number, y: number, overrides: Partial<PathMark> = {}): PathMark {
  const d = `M${x} ${y}L${x + 100} ${y}L${x + 100} ${y + 100}L${x} ${y + 100}Z`
  const box = { x, y, width: 100, height: 100 }
  return { mark: 'path', id: 'p', box, d, fill: black, ...overrides }
}

/** Returns one line of black text whose baseline is at 300. */
export function lineOf(text: string, look: Partial<TextFragment> = {}): TextMark {
  const { face = 'inter-400', size = 40, letterSpacing = 0 } = look
  const glyphs = fonts.shape(face, text, { letterSpaced: letterSpacing !== 0 })
  let advance = 0
  for (let at = 1; at < glyphs.length; at += 5) advance += glyphs[at] ?? 0
  const width = (advance * size) / fonts.metrics(face).unitsPerEm + text.length * letterSpacing
  const place = { text, face, x: 100, width, size, letterSpacing, rtl: false, glyphs }
  const run = { text, face, officeFamily: 'Inter', size, bold: false, italic: false, paint: black }
  const rhythm = { lineHeight: 50, lineSpacing: 1.2, spaceBefore: 0, indent: 0 }
  const line = { paragraph: 0, baseline: 300, top: 260, height: 50, x: 100, width } as const
  return {
    mark: 'text',
    id: 'x',
    box: { x: 100, y: 260, width: 400, height: 50 },
    paragraphs: [{ runs: [run], align: 'left', direction: 'ltr', ...rhythm }],
    lines: [{ ...line, softBreak: false, fragments: [{ ...place, paint: black, ...look }] }],
    anchor: 'top',
    fit: { nominal: size, size, floor: 12, overflow: false },
  }
}
