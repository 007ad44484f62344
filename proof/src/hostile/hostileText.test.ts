import { renderPdf } from '@deckloom/render-pdf'
import { renderPng, renderSvg } from '@deckloom/render-png'
import { renderPptx } from '@deckloom/render-pptx'
import { descendants, lintPptx, readPackage } from '@deckloom/render-pptx/testing'
import { SlideSvg } from '@deckloom/render-react'
import type { Mark, Scene, TextMark } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { createElement } from 'react'
import { spawnSync } from 'node:child_process'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { hostileScene } from './hostileScene.ts'
import { hostileTexts, longWord } from './hostileTexts.ts'

const fonts = await loadFontBook()
const plain = { title: 'Hostile', createdAt: new Date('2026-11-21T10:00:00Z'), images: new Map() }

function textMarks(marks: readonly Mark[]): readonly TextMark[] {
  return marks.flatMap((mark) => {
    if (mark.mark === 'text') return [mark]
    if (mark.mark === 'group') return textMarks(mark.children)
    return mark.mark === 'native' ? textMarks(mark.painted) : []
  })
}

function isChart(mark: Mark): boolean {
  return mark.mark === 'native' && mark.source.kind === 'chart'
}

/** Removes all invisible characters. */
function visible(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}\p{Cf}\u2060\uFFFE\uFFFF]/gu, '')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}

/** Returns the letters of a text mark in its source, and in its drawn lines. */
function lettersOf({ paragraphs, lines }: TextMark) {
  const natural = paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')
  const drawn = lines.flatMap(({ fragments }) => fragments.map(({ text }) => text)).join('')
  return { natural: [...visible(natural)].toSorted(), drawn: [...visible(drawn)].toSorted() }
}

function decoded(markup: string): string {
  const entities: Readonly<Record<string, string>> = {
    lt: '<',
    gt: '>',
    quot: '"',
    '#x27': "'",
    amp: '&',
  }
  return markup.replaceAll(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => entities[name] ?? '')
}

function drawnBySvg(scene: Scene): string {
  const markup = renderToStaticMarkup(createElement(SlideSvg, { scene, activeLinks: true }))
  return [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)]
    .map(([, text = '']) => visible(decoded(text)))
    .join('')
}

function writtenTexts(scene: Scene): string {
  const file = readPackage(renderPptx([scene], plain))
  return descendants(file.xml('ppt/slides/slide1.xml'))
    .filter(({ name }) => name === 'a:t')
    .map(({ text }) => text)
    .join('')
}

const reader = 'pdftotext'
const hasReader = spawnSync(reader, ['-v']).error === undefined

function lettersInPdf(pdf: Uint8Array): readonly string[] {
  const { stdout } = spawnSync(reader, ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' })
  return [...visible(stdout)].toSorted()
}

describe.each(Object.entries({ ...hostileTexts, 'a long word': longWord }))('%s', (_, text) => {
  const scene = hostileScene(fonts, text)
  const marks = textMarks(scene.marks)

  test('the lines of a text have the letters of its words', () => {
    const whole = marks.filter(({ fit }) => !fit.overflow)

    expect(marks.length).toBeGreaterThan(4)
    for (const mark of whole) {
      const { natural, drawn } = lettersOf(mark)
      expect(drawn).toEqual(natural)
    }
  })

  test('the canvas shows the same letters and no markup of the author', () => {
    const drawn = marks.flatMap(({ lines }) => lines.flatMap(({ fragments }) => fragments))

    const shown = drawnBySvg(scene)

    for (const fragment of drawn) expect(shown).toContain(visible(fragment.text))
    const markup = renderToStaticMarkup(createElement(SlideSvg, { scene, title: text }))
    expect(markup).not.toMatch(/<script|\sonload="alert/)
  })

  test('PPTX holds the same letters and is a file that PowerPoint opens', () => {
    expect(lintPptx(renderPptx([scene], plain))).toEqual([])
    const written = visible(writtenTexts(scene))
    // The text of charts is in separate parts, where long labels are complete.
    for (const { paragraphs } of textMarks(scene.marks.filter((mark) => !isChart(mark)))) {
      for (const { runs } of paragraphs) {
        expect(written).toContain(visible(runs.map((run) => run.text).join('')))
      }
    }
  })

  test('PDF, PNG and SVG are drawn', async () => {
    const pdf = await renderPdf([scene], { ...plain, fonts })
    const png = renderPng(scene, { width: 600, fonts, images: new Map() })
    const svg = renderSvg(scene, { fonts, images: new Map() })

    if (hasReader) {
      const drawn = marks.flatMap(({ lines, paragraphs }) => [
        ...paragraphs.map(({ marker }) => marker?.text ?? ''),
        ...lines.flatMap(({ fragments }) => fragments.map((fragment) => fragment.text)),
      ])
      expect(lettersInPdf(pdf)).toEqual([...visible(drawn.join(''))].toSorted())
    }
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG')
    expect(svg).not.toMatch(/<script|\sonload="alert/)
  })
})
