import type { Box } from './box.ts'

export type StructureType =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Link'
  | 'Figure'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'

/** What a table's cell is to the cells around it. */
export interface CellTag {
  /** Which cells it heads; undefined for one that heads none. */
  readonly scope: 'Column' | 'Row' | undefined
  readonly rows: number
  readonly columns: number
}

// The types of pdfkit leave out the dictionary that holds an element's attributes.
interface WithDictionary {
  readonly dictionary: { readonly data: Record<string, unknown> }
}

/** An element of the document's structure; absent inside a figure or an artifact. */
export type Structure = PDFKit.PDFStructureElement | undefined

/**
 * The logical structure of one page: what assistive technology reads, in reading order. Everything that
 * is drawn is either content of an element or an artifact.
 */
export class PageTags {
  readonly #document: PDFKit.PDFDocument
  readonly #section: PDFKit.PDFStructureElement
  readonly #headings: PDFKit.PDFStructureElement[] = []
  readonly #others: PDFKit.PDFStructureElement[] = []
  // Nothing inside an artifact or a figure has structure.
  #enclosed = false

  constructor(document: PDFKit.PDFDocument, parent: PDFKit.PDFStructureElement, title: string) {
    this.#document = document
    this.#section = document.struct('Sect', { title })
    parent.add(this.#section)
  }

  /** An element below another one, or directly below the page; `language` if it is not the deck's. */
  element(type: StructureType, parent?: Structure, language?: string): Structure {
    if (this.#enclosed) return undefined
    const options = { ...(language !== undefined && { lang: language }) }
    const element = this.#document.struct(type, options)
    if (parent) parent.add(element)
    else if (type === 'H1') this.#headings.push(element)
    else this.#others.push(element)
    return element
  }

  /** A cell below the element of its row. */
  cell({ scope, rows, columns }: CellTag, row: Structure): Structure {
    const element = this.element(scope ? 'TH' : 'TD', row)
    const attributes = {
      ...(scope && { Scope: scope }),
      ...(rows > 1 && { RowSpan: rows }),
      ...(columns > 1 && { ColSpan: columns }),
    }
    if (element && hasDictionary(element) && Object.keys(attributes).length > 0) {
      element.dictionary.data['A'] = { O: 'Table', ...attributes }
    }
    return element
  }

  /** Draws the content of an element. */
  content(element: Structure, type: StructureType, draw: () => void): void {
    if (!element) {
      draw()
      return
    }
    const content = this.#document.markStructureContent(type)
    draw()
    this.#document.endMarkedContent()
    element.add(content)
  }

  /** Draws a figure with alternative text. */
  figure({ alt, bounds }: { alt: string; bounds: Box }, draw: () => void): void {
    if (this.#enclosed) {
      draw()
      return
    }
    const { x, y, width, height } = bounds
    const options = { alt, bbox: [x, y, x + width, y + height] }
    const figure = this.#document.struct('Figure', options)
    this.#others.push(figure)
    this.#enclosed = true
    this.content(figure, 'Figure', draw)
    this.#enclosed = false
  }

  /** Draws decoration, which assistive technology skips. */
  artifact(draw: () => void): void {
    if (this.#enclosed) {
      draw()
      return
    }
    this.#enclosed = true
    this.#document.markContent('Artifact', { type: 'Layout' })
    draw()
    this.#document.endMarkedContent()
    this.#enclosed = false
  }

  /** Call it while the page is current: pdfkit records the page of each element here. */
  finish(): void {
    // A title may be drawn above a picture, but is read first.
    for (const element of [...this.#headings, ...this.#others]) this.#section.add(element)
    this.#section.end()
  }
}

function hasDictionary<Element extends object>(
  element: Element,
): element is Element & WithDictionary {
  return 'dictionary' in element
}
