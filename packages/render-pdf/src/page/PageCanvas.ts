import { textLanguage } from '@deckloom/scene'
import type { Box } from './box.ts'
import type { FontResources } from '../resources/FontResources.ts'
import type { ImageResources } from '../resources/ImageResources.ts'
import type { PaintResources } from '../resources/PaintResources.ts'
import { boundsOf, concatenate, rotationAbout, type Matrix } from './matrix.ts'
import { matrixOperator } from './operators.ts'
import type { PageTags, Structure } from './PageTags.ts'

export interface DocumentResources {
  readonly fonts: FontResources
  readonly paints: PaintResources
  readonly images: ImageResources
  /** BCP 47; absent if the deck's language is unknown. */
  readonly language: string | undefined
}

/** Points per page unit. */
export const pointsPerUnit = 0.8

const unitsToPoints: Matrix = [pointsPerUnit, 0, 0, pointsPerUnit, 0, 0]

/** The page that is being drawn, in page units with the y axis pointing down. */
export class PageCanvas {
  readonly resources: DocumentResources
  readonly tags: PageTags
  readonly #document: PDFKit.PDFDocument
  #matrix: Matrix = unitsToPoints

  constructor(document: PDFKit.PDFDocument, resources: DocumentResources, tags: PageTags) {
    this.#document = document
    this.resources = resources
    this.tags = tags
    // pdfkit has flipped the page's y axis already.
    this.write(matrixOperator(unitsToPoints))
  }

  /** Transforms current units to points of the page, with the y axis pointing down. */
  get matrix(): Matrix {
    return this.#matrix
  }

  /** The language of a text, if it is not the deck's. */
  languageOf(text: string): string | undefined {
    const { language: deckLanguage } = this.resources
    if (deckLanguage === undefined) return undefined
    const language = textLanguage(text, deckLanguage)
    return language === deckLanguage ? undefined : language
  }

  write(operators: string): void {
    this.#document.addContent(operators)
  }

  /** Draws with a separate graphics state. */
  isolated(draw: () => void): void {
    this.write('q')
    draw()
    this.write('Q')
  }

  /** Draws rotated about the center of a box; degrees clockwise. */
  rotated({ box, rotation = 0 }: { box: Box; rotation?: number }, draw: () => void): void {
    if (rotation % 360 === 0) {
      draw()
      return
    }
    const outer = this.#matrix
    const turn = rotationAbout(box, rotation)
    this.#matrix = concatenate(outer, turn)
    this.isolated(() => {
      this.write(matrixOperator(turn))
      draw()
    })
    this.#matrix = outer
  }

  /** The axis-aligned box on the page, in points, around a box in current units. */
  bounds(box: Box): Box {
    return boundsOf(this.#matrix, box)
  }

  /** Makes a box in current units a link. */
  link(box: Box, url: string, structure: Structure): void {
    const { x, y, width, height } = this.bounds(box)
    this.#document.link(x, y, width, height, url, {
      Border: [0, 0, 0],
      ...(structure && { structParent: structure }),
    })
  }
}
