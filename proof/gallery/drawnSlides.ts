import type { Slide } from '@deckloom/deck'
import { facesToLoad, missingFaces, sceneFor, wordsOf, type Scene } from '@deckloom/scene'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/browser'
import wasmUrl from 'harfbuzzjs/dist/harfbuzz.wasm?url'
import { z } from 'zod'
import { goldenDeckSchema } from '../src/corpus/goldenDeck.ts'
import { scriptsIn } from './scriptsIn.ts'

export interface DrawnSlide {
  readonly deck: string
  /** From 1. */
  readonly number: number
  readonly slide: Slide
  readonly scene: Scene
  readonly scripts: readonly string[]
}

const corpusSchema = z.array(goldenDeckSchema.extend({ name: z.string() }))
type Corpus = z.infer<typeof corpusSchema>

/** The whole corpus, laid out in this very browser. Rejects when the corpus or a font cannot be fetched. */
export async function drawCorpus(): Promise<readonly DrawnSlide[]> {
  const response = await fetch('/corpus.json')
  if (!response.ok) throw new Error(`The corpus answered ${response.status}`)
  const corpus = corpusSchema.parse(await response.json())
  const fonts = await fontsFor(corpus)
  return corpus.flatMap(({ name, title, slides }) =>
    slides.map((slide, index) => ({
      deck: name,
      number: index + 1,
      slide,
      scene: sceneFor(slide, { fonts, deckTitle: title, index, count: slides.length }),
      scripts: scriptsIn(wordsOf([slide])),
    })),
  )
}

/** Faces of other scripts are asked for by the words that need them. */
async function fontsFor(corpus: Corpus): Promise<FontBook> {
  const faces = new Set(
    corpus.flatMap(({ title, slides }) => slides.flatMap((slide) => facesToLoad(slide, title))),
  )
  for (;;) {
    const fonts = await loadFontBook(faces, { baseUrl: '/fonts', wasmUrl })
    const missing = corpus.flatMap(({ title, slides }) =>
      slides.flatMap((slide) => missingFaces(slide, title, fonts)),
    )
    if (missing.length === 0) {
      await register(fonts)
      return fonts
    }
    for (const face of missing) faces.add(face)
  }
}

async function register(fonts: FontBook): Promise<void> {
  await Promise.all(
    fonts.faces.map(async (id) => {
      const face = new FontFace(id, new Uint8Array(fonts.bytes(id)))
      document.fonts.add(await face.load())
    }),
  )
}
