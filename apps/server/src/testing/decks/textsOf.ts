import { inflateSync } from 'node:zlib'
import { unzipSync } from 'fflate'

/** All contents of a file, decompressed: parts of a ZIP file, streams of a PDF. */
export function textsOf(bytes: Buffer): readonly Buffer[] {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    const parts = Object.entries(unzipSync(bytes))
    return parts.flatMap(([path, part]) => [Buffer.from(path), ...textsOf(Buffer.from(part))])
  }
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return [bytes, ...streamsOf(bytes)]
  return [bytes]
}

function streamsOf(pdf: Buffer): readonly Buffer[] {
  const starts = [...pdf.toString('latin1').matchAll(/stream\r?\n/g)]
  return starts.flatMap(({ index, 0: begin }) => {
    const end = pdf.indexOf('endstream', index + begin.length)
    try {
      return [inflateSync(pdf.subarray(index + begin.length, end), { finishFlush: 2 })]
    } catch {
      // Not every stream is compressed.
      return []
    }
  })
}

/** Whether bytes contain a word, in any encoding that file formats use. */
export function containsWord(bytes: Buffer, word: string): boolean {
  const little = Buffer.from(word, 'utf16le')
  const big = Buffer.from(little).swap16()
  return textsOf(bytes).some((part) =>
    [Buffer.from(word), little, big, Buffer.from(big.toString('hex').toUpperCase())].some(
      (spelling) => part.includes(spelling),
    ),
  )
}
