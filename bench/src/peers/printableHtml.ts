import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Mark, Paint, PathMark, Scene, TextMark } from '@deckloom/scene'

const fontFaces = new Map<string, string>()

/** Returns the same deck as a page for Chromium to lay out and print: text as HTML, drawings as SVG. */
export function printableHtml(scenes: readonly Scene[]): string {
  const faces = scenes.flatMap(({ faces: used }) => used)
  return `${pageHead(faces)}${scenes.map(slideSection).join('')}`
}

/** Returns the head of a page whose slides use the given faces. */
export function pageHead(faces: readonly string[]): string {
  const style = `${[...new Set(faces)].map(fontFace).join('\n')}
    @page { size: 12.5in 7.03125in; margin: 0 }
    body { margin: 0 }
    section { position: relative; width: 1200px; height: 674px; break-after: page; overflow: hidden }
    svg, div { position: absolute } p { margin: 0 }`
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>`
}

export function slideSection(scene: Scene): string {
  const marks = [...scene.layout.decoration, ...scene.marks].map(draw).join('')
  return `<section style="background:${colorOf(scene.background)}">${marks}</section>`
}

function fontFace(face: string): string {
  const known = fontFaces.get(face)
  if (known) return known
  const bytes = readFileSync(resolve('dist/web/fonts', `${face}.ttf`)).toString('base64')
  const rule = `@font-face { font-family: ${face}; src: url(data:font/ttf;base64,${bytes}) }`
  fontFaces.set(face, rule)
  return rule
}

function draw(mark: Mark): string {
  switch (mark.mark) {
    case 'path':
      return `<svg width="1200" height="675">${pathElement(mark)}</svg>`
    case 'text':
      return textElement(mark)
    case 'group':
      return mark.children.some(({ mark: kind }) => kind === 'text')
        ? mark.children.map(draw).join('')
        : `<svg width="1200" height="675">${mark.children.map((child) => (child.mark === 'path' ? pathElement(child) : '')).join('')}</svg>`
    case 'native':
      return mark.painted.map(draw).join('')
    case 'image':
      return ''
  }
}

function pathElement({ d, fill, stroke, alpha = 1 }: PathMark): string {
  const line = stroke ? ` stroke="${colorOf(stroke.paint)}" stroke-width="${stroke.width}"` : ''
  return `<path d="${d}" fill="${fill ? colorOf(fill) : 'none'}"${line} opacity="${alpha}"/>`
}

function textElement({ paragraphs, box }: TextMark): string {
  const lines = paragraphs.map(({ runs, lineHeight, spaceBefore, indent, align }) => {
    const words = runs.map(
      (run) =>
        `<span style="font:${run.size}px ${run.face};line-height:${lineHeight}px;color:${run.paint.color}">${escape(run.text)}</span>`,
    )
    return `<p style="line-height:${lineHeight}px;padding:${spaceBefore}px 0 0 ${indent}px;text-align:${align}">${words.join('')}</p>`
  })
  return `<div style="left:${box.x}px;top:${box.y}px;width:${box.width}px">${lines.join('')}</div>`
}

function colorOf(paint: Paint): string {
  return paint.kind === 'solid' ? paint.color : (paint.stops[0]?.color ?? '#FFFFFF')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
