import { page } from '@deckloom/deck'
import { boundsOf, elementBounds, type Scene } from '@deckloom/scene'
import { contentType, relationshipType } from '../opc/namespaces.ts'
import type { OfficePackage } from '../opc/officePackage.ts'
import type { Relationships } from '../opc/relationships.ts'
import {
  commentAuthorsPart,
  type CommentKey,
  commentsPart,
  type WrittenComment,
} from './commentParts.ts'

/** A discussion on a slide. */
export interface PptxThread {
  readonly slideId: string
  /** What it is on; absent for the whole slide. */
  readonly elementId?: string
  /** The words that it is on, if it is on words. */
  readonly quote?: string
  /** Oldest first: the others answer the first. */
  readonly comments: readonly PptxComment[]
}

export interface PptxComment {
  /** The name alone is shown; people of the same name stay apart. */
  readonly author: { readonly id: string; readonly name: string }
  readonly text: string
  readonly createdAt: Date
}

export interface CommentWriter {
  /** Writes the comments on a slide, if there are any. */
  readonly writeOn: (
    scene: Scene,
    slide: { readonly index: number; readonly relationships: Relationships },
  ) => void
  /** Call after the last slide: writes who commented, as a part that `relationships` points to. */
  readonly finish: (relationships: Relationships) => void
}

const authorsPath = 'ppt/commentAuthors.xml'

/** Writes threads as the comments that PowerPoint, Keynote and LibreOffice read. */
export function createCommentWriter(
  file: Pick<OfficePackage, 'addPart'>,
  threads: readonly PptxThread[],
): CommentWriter {
  const authors = createAuthors()
  return {
    writeOn(scene, { index, relationships }) {
      const own = threads.filter(({ slideId }) => slideId === scene.slideId)
      const placed = own.map((thread) => ({ thread, spot: spotOf(thread, scene) }))
      const comments = placed.flatMap(({ thread, spot }, position) => {
        const before = placed.slice(0, position).filter((other) => sameSpot(other.spot, spot))
        return threadComments(thread, authors, placeAt(spot, before.length))
      })
      if (comments.length === 0) return
      const path = `ppt/comments/comment${index + 1}.xml`
      relationships.toPart(relationshipType.comments, path)
      file.addPart(path, { contentType: contentType.comments, xml: commentsPart(comments) })
    },
    finish(relationships) {
      const all = authors.list()
      if (all.length === 0) return
      relationships.toPart(relationshipType.commentAuthors, authorsPath)
      file.addPart(authorsPath, {
        contentType: contentType.commentAuthors,
        xml: commentAuthorsPart(all),
      })
    },
  }
}

interface Authors {
  /** Numbers the author's next comment. */
  readonly nextKey: (author: PptxComment['author']) => CommentKey
  readonly list: () => Parameters<typeof commentAuthorsPart>[0]
}

function createAuthors(): Authors {
  const known = new Map<string, { readonly id: number; readonly name: string; lastIdx: number }>()
  return {
    nextKey({ id, name }) {
      const author = known.get(id) ?? { id: known.size, name, lastIdx: 0 }
      known.set(id, author)
      author.lastIdx += 1
      return { authorId: author.id, idx: author.lastIdx }
    },
    list: () => [...known.values()],
  }
}

function threadComments(
  { comments, quote }: PptxThread,
  authors: Authors,
  place: Spot,
): readonly WrittenComment[] {
  let first: CommentKey | undefined
  return comments.map(({ author, text, createdAt }) => {
    const key = authors.nextKey(author)
    const parent = first
    first ??= key
    // These comments are on a point of the slide, so the words have to be said.
    const words = parent || quote === undefined ? text : `“${quote}”\n${text}`
    return { ...key, text: words, createdAt, place, parent }
  })
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** Room for the mark of a comment, in page units. */
const markSize = 24

/** Returns the top left of what a thread is on: of the slide if that is gone. */
function spotOf({ elementId }: PptxThread, scene: Scene): Spot {
  const element = elementBounds(scene).find((bounds) => bounds.elementId === elementId)
  return element ? boundsOf(element) : { x: 0, y: 0 }
}

function sameSpot(one: Spot, other: Spot): boolean {
  return Math.round(one.x) === Math.round(other.x) && Math.round(one.y) === Math.round(other.y)
}

const perUnit = (576 * (40 / 3)) / page.width

/** Returns the place of a thread in 576ths of an inch, on the page; `earlier` ones at the same spot are beside it. */
function placeAt({ x, y }: Spot, earlier: number): Spot {
  const within = (value: number, size: number) =>
    Math.round(Math.min(Math.max(value, 0), size - markSize) * perUnit)
  return { x: within(x + earlier * markSize, page.width), y: within(y, page.height) }
}
