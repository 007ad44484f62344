import { inflateSync } from 'node:zlib'

export interface PdfObject {
  readonly number: number
  readonly dictionary: string
  /** Inflated, one character per byte. */
  readonly stream: string
}

/** Reads the objects of a PDF that pdfkit wrote, as text; not a parser for other files. */
export function readPdf(bytes: Uint8Array): readonly PdfObject[] {
  const file = Buffer.from(bytes).toString('latin1')
  return [...file.matchAll(/(?<=^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
    ([, number, body = '']) => {
      const [dictionary = '', raw] = body.split(/\nstream\n/, 2)
      return {
        number: Number(number),
        dictionary,
        stream: raw === undefined ? '' : content(dictionary, raw),
      }
    },
  )
}

function content(dictionary: string, raw: string): string {
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
  const data = Buffer.from(raw, 'latin1').subarray(0, length)
  const deflated = dictionary.includes('/FlateDecode')
  return (deflated ? inflateSync(data) : data).toString('latin1')
}
