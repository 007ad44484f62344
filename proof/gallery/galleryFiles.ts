import { renderPng } from '@deckloom/render-png'
import type { Scene } from '@deckloom/scene'
import { fontFaces } from '@deckloom/text'
import { loadFontBook, readFaceFile } from '@deckloom/text/node'
import { corpusPictures } from '../src/corpus/corpusPictures.ts'
import { layOutDeck } from '../src/corpus/layOutDeck.ts'
import { readCorpus } from '../src/corpus/readCorpus.ts'

export interface GalleryFile {
  readonly contentType: string
  readonly body: string | Uint8Array
}

const fonts = loadFontBook()
const width = 1200
/** Decks that were asked for; a change of any source starts this module anew. */
const laidOut = new Map<string, Promise<readonly Scene[]>>()

/** What the page asks of its server by path; nothing for a path that is not the gallery's own. */
export async function galleryFile(path: string): Promise<GalleryFile | undefined> {
  if (path === '/corpus.json') {
    return { contentType: 'application/json', body: JSON.stringify(readCorpus()) }
  }
  const face = fontFaces.find(({ file }) => path === `/fonts/${file}`)
  if (face) return { contentType: 'font/ttf', body: await readFaceFile(face.id) }
  const picture = corpusPictures().get(path)
  if (picture) return { contentType: picture.mime, body: picture.bytes }
  const [, name, number] = /^\/png\/([\w-]+)\/(\d+)\.png$/u.exec(path) ?? []
  return name === undefined ? undefined : await pngOf(name, Number(number))
}

async function pngOf(name: string, number: number): Promise<GalleryFile | undefined> {
  const scenes = laidOut.get(name) ?? scenesOf(name)
  laidOut.set(name, scenes)
  const scene = (await scenes)[number - 1]
  if (!scene) return undefined
  const body = renderPng(scene, { width, fonts: await fonts, images: corpusPictures() })
  return { contentType: 'image/png', body }
}

async function scenesOf(name: string): Promise<readonly Scene[]> {
  const deck = readCorpus().find((candidate) => candidate.name === name)
  return deck ? layOutDeck(deck, await fonts) : []
}
