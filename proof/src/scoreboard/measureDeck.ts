import { sceneFor, splitSlide, type Scene, type SceneContext } from '@deckloom/scene'
import {
  crowdedMarks,
  elementsOffPage,
  emptyHalves,
  faintTexts,
  lostTexts,
  overlappingTexts,
  smallTexts,
  strayText,
} from '@deckloom/scene/testing'
import type { FontBook } from '@deckloom/text'
import type { GeneratedDeck } from './generateDeck.ts'

export const measures = [
  'overflow',
  'out of page',
  'overlap',
  'contrast below AA',
  'text under 18 units',
  'page with an empty half',
  'fewer than five layouts in ten slides',
  'more than two equal layouts in a row',
  'equal titles',
] as const
export type Measure = (typeof measures)[number]

export interface Finding {
  readonly measure: Measure
  readonly seed: number
  readonly isWritten: boolean
  /** From 1; absent for findings about the whole deck. */
  readonly slide?: number
  readonly words: string
}

export interface MeasuredDeck {
  readonly scenes: readonly Scene[]
  readonly findings: readonly Finding[]
}

const nobody: ReadonlySet<string> = new Set()

/** Lays out a deck, with overfull slides split, and returns all faults. */
export function measureDeck(deck: GeneratedDeck, fonts: FontBook): MeasuredDeck {
  const { seed, title, isWritten } = deck
  const context = (index: number, count: number): SceneContext => ({
    fonts,
    deckTitle: title,
    index,
    count,
  })
  const slides = deck.slides.flatMap((slide, index) =>
    splitSlide(slide, context(index, deck.slides.length)),
  )
  const scenes = slides.map((slide, index) => sceneFor(slide, context(index, slides.length)))
  const findings = scenes.flatMap((scene, index) =>
    measureScene(scene).map((finding) => ({ ...finding, seed, isWritten, slide: index + 1 })),
  )
  const rhythm = isWritten
    ? measureRhythm(scenes).map((finding) => ({ ...finding, seed, isWritten }))
    : []
  return { scenes, findings: [...findings, ...rhythm] }
}

type Found = Pick<Finding, 'measure' | 'words'>

function measureScene(scene: Scene): readonly Found[] {
  const all = (measure: Measure, found: readonly string[]): readonly Found[] =>
    found.map((words) => ({ measure, words: `${scene.layout.name}: ${words}` }))
  return [
    ...all('overflow', [...strayText(scene), ...lostTexts(scene)]),
    ...all('out of page', elementsOffPage(scene)),
    ...all('overlap', [...new Set([...overlappingTexts(scene), ...crowdedMarks(scene, nobody)])]),
    ...all('contrast below AA', faintTexts(scene)),
    ...all('text under 18 units', smallTexts(scene, nobody)),
    ...all('page with an empty half', emptyHalves(scene).slice(0, 1)),
  ]
}

function measureRhythm(scenes: readonly Scene[]): readonly Found[] {
  const layouts = scenes.map(({ layout }) => layout.template)
  const titles = scenes.map(({ title }) => title.toLowerCase()).filter((title) => title !== '')
  const windows = layouts.map((_, index) => layouts.slice(index, index + 10))
  const poor = windows.find((some) => some.length === 10 && new Set(some).size < 5)
  const run = layouts.findIndex(
    (layout, index) => layout === layouts[index + 1] && layout === layouts[index + 2],
  )
  const repeated = titles.filter((title, index) => titles.indexOf(title) !== index)
  return [
    ...(poor
      ? [{ measure: 'fewer than five layouts in ten slides' as const, words: poor.join(', ') }]
      : []),
    ...(run >= 0
      ? [
          {
            measure: 'more than two equal layouts in a row' as const,
            words: `${layouts[run]} from slide ${run + 1}`,
          },
        ]
      : []),
    ...repeated.map((words) => ({ measure: 'equal titles' as const, words })),
  ]
}
