import { fontFace } from '../catalog.ts'
import type { HanRegion } from '../hanRegion.ts'
import type { FaceId } from '../types.ts'
import type { PhraseModel } from './phraseModel.ts'
import { createPhraseFinder, type PhraseFinder } from './phraseFinder.ts'

interface Source {
  /** The family that draws the region's text, which is never set without it. */
  readonly family: string
  readonly region: HanRegion
  /** Minimum score. Chinese words are short, and the Chinese models are often wrong when unsure. */
  readonly least: number
  readonly load: () => Promise<{ readonly default: PhraseModel }>
}

const sources: readonly Source[] = [
  {
    family: 'BIZ UDGothic',
    region: 'japanese',
    least: 0,
    load: () => import('./models/ja.json', { with: { type: 'json' } }),
  },
  {
    family: 'Noto Sans SC',
    region: 'simplified',
    least: 1000,
    load: () => import('./models/zh-hans.json', { with: { type: 'json' } }),
  },
  {
    family: 'Noto Sans TC',
    region: 'traditional',
    least: 1000,
    load: () => import('./models/zh-hant.json', { with: { type: 'json' } }),
  },
]

/** Loads phrase finders for the languages that the faces can draw and fetches nothing for others. */
export async function loadPhraseFinders(
  faces: Iterable<FaceId>,
): Promise<ReadonlyMap<HanRegion, PhraseFinder>> {
  const families = new Set(Array.from(faces, (id) => fontFace(id).family))
  return new Map(
    await Promise.all(
      sources
        .filter(({ family }) => families.has(family))
        .map(async ({ region, least, load }) => {
          const { default: model } = await load()
          return [region, createPhraseFinder(model, least)] as const
        }),
    ),
  )
}
