import type { Slide, ThemeChoice } from '@deckloom/deck'
import { sceneFor, type Scene } from '@deckloom/scene'
import type { FontBook } from '@deckloom/text'
import { sampleScripts, scriptParagraph, type SampleScript } from '@deckloom/text/testing'
import { renderPptx } from '../renderPptx.ts'
import { compareLines, type ComparedLine } from './compareLines.ts'
import { convertInLibreOffice, readWords } from './libreOffice.ts'

export interface OfficeParity {
  readonly script: SampleScript
  readonly lines: number
  readonly different: readonly ComparedLine[]
}

const themes: readonly ThemeChoice[] = [
  { id: 'loom', variant: 'light' },
  { id: 'executive', variant: 'light' },
  { id: 'corporate', variant: 'light' },
]

/** Lays out seeded slides in every script and counts the lines LibreOffice breaks like their scenes. */
export async function officeParity(
  fonts: FontBook,
  slidesPerScript = 9,
): Promise<readonly OfficeParity[]> {
  const decks = new Map(
    sampleScripts.map((script) => [script, scenesIn(script, fonts, slidesPerScript)] as const),
  )
  const files = new Map(
    [...decks].map(([script, scenes]) => [
      script.replaceAll(' ', '-'),
      renderPptx(scenes, { title: script, createdAt: new Date(0), images: new Map() }),
    ]),
  )
  const pdfs = await convertInLibreOffice(files)
  const results: OfficeParity[] = []
  for (const [script, scenes] of decks) {
    const pdf = pdfs.get(script.replaceAll(' ', '-'))
    if (!pdf) throw new Error(`LibreOffice did not open the deck in ${script}`)
    const lines = compareLines(scenes, await readWords(pdf))
    results.push({ script, lines: lines.length, different: lines.filter(({ same }) => !same) })
  }
  return results
}

/** Lays out slides with a title and three paragraphs. */
export function scenesIn(script: SampleScript, fonts: FontBook, count: number): readonly Scene[] {
  return Array.from({ length: count }, (_, index) =>
    sceneFor(slideIn(script, index), { fonts, deckTitle: 'Deck', index, count }),
  )
}

function slideIn(script: SampleScript, index: number): Slide {
  const words = (offset: number, length: number): string =>
    [...scriptParagraph(index * 4 + offset, script)].slice(0, length).join('').trim()
  const isDense = /Chinese|Japanese/.test(script)
  const theme = themes[index % themes.length]
  return {
    id: `slide-${index + 1}`,
    slide_title: words(0, isDense ? 24 : 60),
    bullet_points: [1, 2, 3].map((offset) => words(offset, isDense ? 60 : 140)),
    visual_type: 'other',
    visual_description: '',
    layout_template: 'title + bullets',
    ...(theme && { theme }),
  }
}
