import { SlideSvg } from '@deckloom/render-react'
import { renderPdf } from '@deckloom/render-pdf'
import { renderPng } from '@deckloom/render-png'
import { renderPptx } from '@deckloom/render-pptx'
import {
  compareLines,
  lintPptx,
  readPackage,
  readWords,
  type ComparedLine,
} from '@deckloom/render-pptx/testing'
import { loadFontBook } from '@deckloom/text/node'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { corpusPictures } from '../corpus/corpusPictures.ts'
import { layOutDeck } from '../corpus/layOutDeck.ts'
import { readCorpus } from '../corpus/readCorpus.ts'
import { hasPoppler, pdfRasters } from '../fidelity/pdfRasters.ts'
import { readPng } from '../fidelity/pngFile.ts'
import { shrink } from '../fidelity/raster.ts'
import { similarity } from '../fidelity/similarity.ts'
import { officeObjects, officeObjectsOf } from './officeObjects.ts'
import { drawnTexts, sceneTexts } from './svgTexts.ts'

const fonts = await loadFontBook()
const images = corpusPictures()
const createdAt = new Date('2026-01-01T00:00:00Z')
const decks = readCorpus().map((deck) => ({ ...deck, scenes: layOutDeck(deck, fonts) }))
// At a quarter of the size, differences in antialiasing no longer matter.
const width = 600
const whySkipped = hasPoppler ? '' : ' (poppler-utils is not installed)'

describe.each(decks)('$name', ({ title, language, scenes }) => {
  test('SVG has every piece of text of the scene at its place', () => {
    for (const scene of scenes) {
      const markup = renderToStaticMarkup(createElement(SlideSvg, { scene }))
      expect(drawnTexts(markup)).toEqual(sceneTexts(scene))
    }
  })

  test('PPTX has its words, placeholders, native charts and shapes, and nothing to repair', () => {
    const bytes = renderPptx(scenes, { title, language, createdAt, images })

    expect(lintPptx(bytes)).toEqual([])
    const file = readPackage(bytes)
    for (const [index, scene] of scenes.entries()) {
      expect(officeObjects(file, index + 1, scene)).toEqual(officeObjectsOf(scene))
    }
  })

  test.skipIf(!hasPoppler)(
    `PDF has every line where the scene has it, and PNG is the same picture${whySkipped}`,
    async () => {
      const pdf = await renderPdf(scenes, { title, language, createdAt, fonts, images })

      const lines = compareLines(scenes, await readWords(pdf))
      const pages = await pdfRasters(pdf, width)

      expect(lines.filter(({ same }) => !same)).toEqual([])
      expect(lines.filter(isFar)).toEqual([])
      expect(pages).toHaveLength(scenes.length)
      for (const [index, scene] of scenes.entries()) {
        const drawn = readPng(renderPng(scene, { width, fonts, images }))
        const page = pages[index] ?? drawn
        expect(similarity(shrink(drawn, 4), shrink(page, 4)), scene.slideId).toBeGreaterThan(0.94)
      }
    },
  )
})

// The baseline can only be estimated from the box that poppler reports, whose edges depend on the face; and in a line
// of Arabic or Hebrew, the first word that it reports may be any.
function isFar({ expected, size, lower = 0, farther = 0 }: ComparedLine): boolean {
  const isAside = !rightToLeft.test(expected) && Math.abs(farther) > 0.15 * size
  return isAside || Math.abs(lower) > 0.3 * size
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
