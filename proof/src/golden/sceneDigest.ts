import type { Box } from '@deckloom/deck'
import type { Mark, Paint, Scene, TextLine, TextMark, NativeMark } from '@deckloom/scene'
import { createHash } from 'node:crypto'

/**
 * Formats a scene as lines of text that people can compare: positions and sizes in whole units. Outlines and gradients,
 * which nobody reads, are checksums.
 */
export function sceneDigest(scene: Scene): string {
  const { layout, theme, notices } = scene
  return [
    `## ${scene.slideId} | ${layout.name} | ${theme.key} | on ${paintDigest(scene.background)}`,
    ...notices.map(({ code, elementId }) => `! ${code} ${elementId}`),
    ...(layout.decoration.length > 0
      ? [`decoration ${layout.decoration.length} marks ${checksum(layout.decoration)}`]
      : []),
    ...layout.placeholders.map(
      ({ type, index, box, size }) => `place ${type} ${index} ${boxDigest(box)} ${size}`,
    ),
    ...scene.marks.flatMap((mark) => markDigest(mark)),
  ].join('\n')
}

function markDigest(mark: Mark): readonly string[] {
  const turned = mark.rotation ? ` turned ${mark.rotation}` : ''
  const head = `${mark.mark} ${mark.id} ${boxDigest(mark.box)}${turned}`
  switch (mark.mark) {
    case 'path':
      return [`${head} ${pathDigest(mark)}`]
    case 'text':
      return [`${head} ${textDigest(mark)}`, ...lineDigests(mark.lines)]
    case 'image': {
      const faint = mark.alpha === undefined ? '' : ` alpha ${round(mark.alpha * 100)}`
      return [`${head} ${mark.fit} ${mark.focus.join()} ${mark.src}${faint}`]
    }
    case 'group':
      return [`${head} ${mark.children.length} marks ${checksum(mark.children)}`]
    case 'native': {
      const { source } = mark
      return [
        `${head} ${source.kind} ${sourceDigest(source)}`,
        ...mark.painted.flatMap(markDigest).map(indent),
      ]
    }
  }
}

function sourceDigest(source: NativeMark['source']): string {
  switch (source.kind) {
    case 'chart':
      return source.chart.type
    case 'shape':
      return source.shape.type
    case 'picture':
      return `${source.border?.width ?? 'no'} border`
    case 'line':
      return source.connector.preset
    case 'table':
      return `${source.grid.rows.length} x ${source.grid.columns.length}`
  }
}

function pathDigest({ d, fill, stroke }: Extract<Mark, { mark: 'path' }>): string {
  return [
    `#${checksum(d)}`,
    ...(fill ? [paintDigest(fill)] : []),
    ...(stroke ? [`line ${round(stroke.width)} ${paintDigest(stroke.paint)}`] : []),
  ].join(' ')
}

function textDigest({ fit, anchor, placeholder, paragraphs }: TextMark): string {
  const shrunk = fit.size === fit.nominal ? `${fit.size}` : `${fit.size} of ${fit.nominal}`
  return [
    shrunk,
    anchor,
    ...(placeholder ? [`${placeholder.type} ${placeholder.index}`] : []),
    ...(paragraphs.some(({ direction }) => direction === 'rtl') ? ['rtl'] : []),
    ...(fit.overflow ? ['OVERFLOW'] : []),
  ].join(' ')
}

/** The style is written only where it changes. */
function lineDigests(lines: readonly TextLine[]): readonly string[] {
  let look = ''
  return lines.map((line) => {
    const pieces = line.fragments.map(({ x, face, size, paint, text }) => {
      const own = `${face} ${Number(size.toFixed(1))} ${paintDigest(paint)} `
      const told = own === look ? '' : own
      look = own
      return `${round(x)} ${told}${JSON.stringify(text)}`
    })
    return indent(`${round(line.baseline)}: ${pieces.join(' + ')}`)
  })
}

function paintDigest(paint: Paint): string {
  if (paint.kind !== 'solid') return `${paint.kind} ${checksum(paint)}`
  return paint.alpha === undefined ? paint.color : `${paint.color}/${round(paint.alpha * 100)}`
}

function boxDigest({ x, y, width, height }: Box): string {
  return `@${round(x)},${round(y)} ${round(width)}x${round(height)}`
}

function indent(line: string): string {
  return `  ${line}`
}

function round(value: number): number {
  return Math.round(value)
}

/** Equal for data that is equal to a tenth of a unit. */
function checksum(data: unknown): string {
  const text = JSON.stringify(data, (key, value: unknown) =>
    key === 'glyphs' ? undefined : typeof value === 'number' ? value.toFixed(1) : value,
  ).replaceAll(/\d+\.\d+/gu, (number) => Number(number).toFixed(1))
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
