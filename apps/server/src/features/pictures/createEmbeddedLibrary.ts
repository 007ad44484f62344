import type { StockPhoto } from '@deckloom/contract'
import { themeIdSchema, type ThemeChoice } from '@deckloom/deck'
import { isIllustration } from '@deckloom/themes'
import { searchMotifs } from '@deckloom/writer'
import { describeDrawing, type Draw, type Drawing, drawPicture } from './drawPicture.ts'
import { splitWords, looksFor } from './looks.ts'
import type { PhotoLibrary } from './pictureSources.ts'

export const libraryAuthor = 'Deckloom library'

const widths = { small: 400, regular: 1_600 } as const
/** Number of best motifs that a search draws from. */
const motifsShown = 6

/** Drawn pictures by search words, without a key and without the network. */
export function createEmbeddedLibrary(draw: Draw): PhotoLibrary {
  return {
    source: 'embedded',
    search: async (query, count) => (await searchDrawings(query, count)).map(photoOf),
    take: async (id) => {
      const drawing = drawingOf(id)
      if (!drawing) return undefined
      const bytes = await drawPicture(draw, drawing, { width: widths.regular })
      return { bytes, mime: 'image/png', width: widths.regular, height: 900 }
    },
  }
}

/**
 * Every matching motif in its first look, then each in its second, and so on: the most different
 * results come first.
 */
async function searchDrawings(query: string, count: number): Promise<readonly Drawing[]> {
  const motifs = (await searchMotifs(query)).slice(0, motifsShown)
  const looks = looksFor(splitWords(query))
  const rounds = motifs.length === 0 ? 0 : Math.ceil(count / motifs.length)
  const drawings = Array.from({ length: rounds }, (_, round) =>
    motifs.map((motif, index): Drawing => {
      const look: ThemeChoice = looks[(round + index) % looks.length] ?? {
        id: 'loom',
        variant: 'light',
      }
      return { motif, look, seed: 11 + round * 17 + index * 3 }
    }),
  )
  return drawings.flat().slice(0, count)
}

function photoOf(drawing: Drawing): StockPhoto {
  const id = idOf(drawing)
  const shows = describeDrawing(drawing)
  return {
    id,
    urls: { small: `/api/library/${id}?size=small`, regular: `/api/library/${id}` },
    alt_description: shows,
    description: `${shows}, drawn`,
    user: { name: libraryAuthor },
  }
}

function idOf({ motif, look, seed }: Drawing): string {
  return `deckloom-${motif}-${look.id}-${look.variant}-${seed}`
}

/** The drawing of a library id; undefined for any other id. */
export function drawingOf(id: string): Drawing | undefined {
  const [, motif = '', theme, variant, seed] =
    /^deckloom-([a-z]+)-([a-z]+)-(light|dark)-(\d{1,6})$/.exec(id) ?? []
  const known = themeIdSchema.safeParse(theme)
  if (!isIllustration(motif) || !known.success) return undefined
  return {
    motif,
    look: { id: known.data, variant: variant === 'dark' ? 'dark' : 'light' },
    seed: Number(seed),
  }
}

export interface LibraryPictures {
  readonly open: (id: string, size: keyof typeof widths) => Promise<Uint8Array | undefined>
}

const kept = 400

/** Pictures of the library as files, drawn once and cached while in use: small ones are 20 kB. */
export function libraryPictures(draw: Draw): LibraryPictures {
  const drawn = new Map<string, Promise<Uint8Array>>()
  return {
    open: async (id, size) => {
      const drawing = drawingOf(id)
      if (!drawing) return undefined
      const key = `${id} ${size}`
      const picture = drawn.get(key) ?? drawPicture(draw, drawing, { width: widths[size] })
      drawn.delete(key)
      drawn.set(key, picture)
      const [oldest] = drawn.keys()
      if (drawn.size > kept && oldest !== undefined) drawn.delete(oldest)
      try {
        return await picture
      } catch (error) {
        drawn.delete(key)
        throw error
      }
    },
  }
}
