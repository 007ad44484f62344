import { sameLook, type TextRunStyle } from '@deckloom/deck'
import type { Emphasis, RichLine, RichText } from '@deckloom/editor'
import type { Mark, Node } from 'prosemirror-model'
import {
  baselineOf,
  listOf,
  type MarkName,
  numberAttr,
  textAttr,
  textSchema,
} from './textSchema.ts'

const { nodes, marks } = textSchema

/**
 * Converts rich text to an editor document. Marks reflect what is visible: in a bold title, plain text carries the bold
 * mark.
 */
export function docOf({ lines, emphasis }: RichText): Node {
  const all = lines.length === 0 ? [{ runs: [] }] : lines
  return nodes.doc.create(
    null,
    all.map((line) => lineNode(line, emphasis)),
  )
}

export function lineNode(line: RichLine, emphasis: Emphasis): Node {
  const attrs = { list: line.list ?? null, level: line.level ?? 0, color: line.color ?? null }
  return nodes.line.create(
    attrs,
    line.runs.flatMap((run) => runNodes(run, marksOf(run, emphasis))),
  )
}

function runNodes({ text }: TextRunStyle, look: readonly Mark[]): readonly Node[] {
  return text
    .split('\n')
    .flatMap((part, index) => [
      ...(index > 0 ? [nodes.hard_break.create()] : []),
      ...(part === '' ? [] : [textSchema.text(part, look)]),
    ])
}

const emphases = ['bold', 'italic', 'underline', 'strike'] as const

/** Returns the marks of text that looks as its element does anyway, such as in a bold title. */
export function plainMarks(emphasis: Emphasis): readonly Mark[] {
  return marksOf({ text: '' }, emphasis)
}

function marksOf(run: TextRunStyle, emphasis: Emphasis): readonly Mark[] {
  const { baseline, color, highlight, fontFamily, fontSize, href } = run
  return [
    ...(href === undefined ? [] : [marks.link.create({ href, plain: run.underline === false })]),
    ...emphases.filter((name) => run[name] ?? emphasis[name]).map((name) => marks[name].create()),
    ...(baseline === undefined ? [] : [marks.baseline.create({ baseline })]),
    ...(color === undefined ? [] : [marks.color.create({ color })]),
    ...(highlight === undefined ? [] : [marks.highlight.create({ color: highlight })]),
    ...(fontFamily === undefined ? [] : [marks.font.create({ family: fontFamily })]),
    ...(fontSize === undefined ? [] : [marks.size.create({ size: fontSize })]),
  ]
}

/** Converts the document back to rich text, without styles that the element has anyway. */
export function linesOf(doc: Node, emphasis: Emphasis): readonly RichLine[] {
  return children(doc).map((line): RichLine => {
    const list = listOf(line.attrs['list'])
    const level = numberAttr(line, 'level') ?? 0
    const color = textAttr(line, 'color')
    return {
      runs: joinRuns(children(line).map((node) => runOf(node, emphasis))),
      ...(list && { list }),
      ...(level > 0 && { level }),
      ...(color !== undefined && { color }),
    }
  })
}

/** Returns the text of each line, counted in units as the document does. */
export function textsOf(doc: Node): readonly string[] {
  return children(doc).map((line) => line.textBetween(0, line.content.size, '\n', '\n'))
}

function children(node: Node): readonly Node[] {
  return Array.from({ length: node.childCount }, (_, index) => node.child(index))
}

function runOf(node: Node, emphasis: Emphasis): TextRunStyle {
  const mark = (name: MarkName): Mark | undefined => marks[name].isInSet(node.marks)
  const valueOf = (name: MarkName, attr: string): string | undefined => {
    const found = mark(name)
    return found && textAttr(found, attr)
  }
  const href = valueOf('link', 'href')
  const color = valueOf('color', 'color')
  const highlight = valueOf('highlight', 'color')
  const fontFamily = valueOf('font', 'family')
  const baseline = baselineOf(mark('baseline')?.attrs['baseline'])
  const size = mark('size')
  return {
    text: node.isText ? (node.text ?? '') : '\n',
    ...emphasisOf(node, emphasis),
    ...(baseline && { baseline }),
    ...(color !== undefined && { color }),
    ...(highlight !== undefined && { highlight }),
    ...(fontFamily !== undefined && { fontFamily }),
    ...(size && { fontSize: numberAttr(size, 'size') }),
    ...(href !== undefined && { href }),
  }
}

function emphasisOf({ marks: set }: Node, { bold, italic, underline, strike }: Emphasis) {
  const has = (name: MarkName): boolean => marks[name].isInSet(set) !== undefined
  const isUnlined = underline || marks.link.isInSet(set)?.attrs['plain'] === true
  const lined = has('underline')
  return {
    ...(has('bold') !== bold && { bold: !bold }),
    ...(has('italic') !== italic && { italic: !italic }),
    ...(has('strike') !== strike && { strike: !strike }),
    ...(lined && !underline && { underline: true }),
    ...(!lined && isUnlined && { underline: false }),
  }
}

// A line break takes the style of the preceding text, so that it does not split the run.
function joinRuns(runs: readonly TextRunStyle[]): readonly TextRunStyle[] {
  const all: TextRunStyle[] = []
  for (const run of runs) {
    const last = all.at(-1)
    const { text, ...look } = run
    if (last && (text === '\n' || sameLook(last, look))) {
      all[all.length - 1] = { ...last, text: last.text + text }
    } else {
      all.push(run)
    }
  }
  return all
}
