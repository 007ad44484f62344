import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fontFaces } from '../catalog.ts'
import { loadFontBook } from './loadFontBook.ts'
import { readFaceFile } from './readFaceFile.ts'

test.each(fontFaces.map((face) => face.id))('%s is a TrueType file of its package', async (id) => {
  const bytes = await readFaceFile(id)

  expect(Array.from(bytes.subarray(0, 4))).toEqual([0, 1, 0, 0])
})

test('reads the same faces from a folder of font files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'))
  try {
    for (const { id, file } of fontFaces)
      await writeFile(join(folder, file), await readFaceFile(id))

    const book = await loadFontBook(folder)

    expect(book.faces).toEqual(fontFaces.map((face) => face.id))
    expect(book.metrics('inter-400').unitsPerEm).toBe(2048)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('refuses an unknown face and a folder without the file', async () => {
  await expect(readFaceFile('inter-950')).rejects.toThrow('No font face is called "inter-950"')
  await expect(readFaceFile('inter-400', join(tmpdir(), 'no-fonts-here'))).rejects.toThrow('ENOENT')
})
