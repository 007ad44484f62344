import type { Box } from '@deckloom/deck'
import { contrast } from '../colors/color.ts'
import { groundsUnder } from '../colors/groundsUnder.ts'
import type { Mark, TextLine, TextMark } from '../marks.ts'
import type { Scene } from '../scene.ts'

/** Returns every text of a scene, including those inside charts. */
export function textMarks(marks: readonly Mark[]): readonly TextMark[] {
  return marks.flatMap((mark): readonly TextMark[] => {
    switch (mark.mark) {
      case 'text':
        return [mark]
      case 'native':
        return textMarks(mark.painted)
      case 'group':
        return textMarks(mark.children)
      case 'path':
      case 'image':
        return []
    }
  })
}

const tolerance = 0.6

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.width <= outer.x + outer.width + tolerance &&
    inner.y + inner.height <= outer.y + outer.height + tolerance
  )
}

function lineBox({ x, top, width, height }: TextLine): Box {
  return { x, y: top, width, height }
}

/** Describes the lines outside their box or the page; empty for a good scene. */
export function strayText(scene: Scene): readonly string[] {
  const pageBox = { x: 0, y: 0, ...scene.page }
  return textMarks(scene.marks).flatMap((mark) =>
    mark.lines.flatMap((line) => {
      const words = line.fragments.map(({ text }) => text).join('')
      if (!holds(mark.box, lineBox(line))) return [`${mark.id} leaves its box: ${words}`]
      if (!holds(pageBox, lineBox(line))) return [`${mark.id} leaves the page: ${words}`]
      return []
    }),
  )
}

/** Lists pairs of texts whose boxes and lines overlap. */
export function overlappingTexts(scene: Scene): readonly string[] {
  const texts = textMarks(scene.marks)
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => overlap(one.box, other.box) && linesOverlap(one, other))
      .map((other) => `${one.id} and ${other.id}`),
  )
}

function linesOverlap(one: TextMark, other: TextMark): boolean {
  return one.lines.some((a) => other.lines.some((b) => overlap(lineBox(a), lineBox(b))))
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width - tolerance &&
    other.x < one.x + one.width - tolerance &&
    one.y < other.y + other.height - tolerance &&
    other.y < one.y + one.height - tolerance
  )
}

/** Lists texts whose contrast to what is painted under them is below WCAG AA. */
export function faintTexts(scene: Scene): readonly string[] {
  const painted = flatten([...scene.layout.decoration, ...scene.marks])
  const faint = painted.flatMap((mark, index) => {
    if (mark.mark !== 'text') return []
    const below = painted.slice(0, index).filter((other) => other.mark !== 'text')
    return mark.lines.flatMap((line) =>
      faintPieces(scene, below, line).map((piece) => `${mark.id} ${piece}`),
    )
  })
  return [...new Set(faint)]
}

function faintPieces(scene: Scene, below: readonly Mark[], line: TextLine): readonly string[] {
  const { background } = scene
  return line.fragments.flatMap((fragment) =>
    groundsUnder({ ...line, fragments: [fragment] }, { background, marks: below }).flatMap(
      (ground) => {
        const { color } = fragment.paint
        const ratio = contrast(color, ground)
        return ratio < 4.5 ? [`${color} on ${ground}: ${ratio.toFixed(2)}`] : []
      },
    ),
  )
}

function flatten(marks: readonly Mark[]): readonly Mark[] {
  return marks.flatMap((mark): readonly Mark[] =>
    mark.mark === 'native' ? flatten(mark.painted) : [mark],
  )
}

/** Returns the sizes of the text that the audience reads, without eyebrow and footer, from large to small. */
export function contentSizes(scene: Scene): readonly number[] {
  const texts = scene.marks.filter((mark) => mark.mark === 'text')
  const content = texts.filter(({ origin }) => origin !== undefined && origin.role !== 'meta')
  const sizes = content.flatMap(({ lines }) =>
    lines.flatMap(({ fragments }) => fragments.map(({ size }) => size)),
  )
  return [...new Set(sizes)].toSorted((a, b) => b - a)
}
