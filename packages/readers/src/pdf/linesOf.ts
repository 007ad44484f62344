/** A line of a page; positions in points from the bottom of the page. */
export interface PdfLine {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  /** Fraction of the page's height above it. */
  readonly depth: number
  readonly page: number
}

/** A text run of the PDF reader; its position is in `transform`. */
interface TextItem {
  readonly str: string
  readonly transform: readonly unknown[]
  readonly width: number
  readonly height: number
}

interface Piece {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width: number
}

/** Returns the lines of a page in the order of its text. */
export function linesOf(
  items: readonly object[],
  page: { readonly number: number; readonly bottom: number; readonly top: number },
): readonly PdfLine[] {
  const lines: Piece[][] = []
  for (const item of items) {
    const piece = isText(item) ? pieceOf(item) : undefined
    if (!piece || piece.text === '') continue
    const last = lines.at(-1)?.at(-1)
    if (last && continues(last, piece)) lines.at(-1)?.push(piece)
    else lines.push([piece])
  }
  return lines.flatMap((pieces) => {
    const [first] = pieces
    const text = joinPieces(pieces)
      .replaceAll(/(?:\s?\.){4,}/gu, ' … ')
      .replaceAll(/\s+/gu, ' ')
      .trim()
    if (!first || text === '') return []
    const height = Math.max(1, page.top - page.bottom)
    const size = Math.max(...pieces.map((piece) => piece.size))
    return [
      {
        text,
        x: first.x,
        y: first.y,
        size,
        depth: (page.top - first.y) / height,
        page: page.number,
      },
    ]
  })
}

function isText(item: object): item is TextItem {
  return 'str' in item && 'transform' in item
}

function pieceOf({ str, transform, width, height }: TextItem): Piece {
  const [, , skew = 0, scale = 0, x = 0, y = 0] = transform.map(Number)
  const size = Math.hypot(skew, scale) || height
  return { text: str, x, y, size: Math.round(size * 2) / 2, width }
}

function continues(last: Piece, next: Piece): boolean {
  const near = Math.max(1, Math.min(last.size, next.size) * 0.4)
  return Math.abs(last.y - next.y) < near && next.x >= last.x - near
}

function joinPieces(pieces: readonly Piece[]): string {
  let text = ''
  let end: number | undefined
  for (const piece of pieces) {
    const gap = end === undefined ? 0 : piece.x - end
    if (gap > piece.size * 0.15 && !/\s$/u.test(text) && !/^\s/u.test(piece.text)) text += ' '
    text += piece.text
    end = piece.x + piece.width
  }
  return text
}
