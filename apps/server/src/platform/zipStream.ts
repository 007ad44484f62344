import { Zip, ZipDeflate } from 'fflate'

export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A ZIP archive as a stream: at most one entry is in memory at a time. */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for await (const { name, bytes } of entries) {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    file.push(bytes, true)
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces.splice(0)
}
