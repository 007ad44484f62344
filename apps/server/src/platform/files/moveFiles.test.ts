import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { bucketOf, storageVariables } from '../../config/storageConfig.ts'
import { filesOf } from '../../testing/filesOf.ts'
import { S3Server } from '../../testing/s3/S3Server.ts'
import { type FileStores, StoreUnavailable } from '../fileStore.ts'
import { moveFiles } from './moveFiles.ts'
import { bucketStores, folderStores } from './openFileStores.ts'
import { readNote, writeNote } from './storeNote.ts'

let s3: S3Server
let dataDir: string
let folder: FileStores
let bucket: FileStores
const pictures = new Map(
  Array.from({ length: 12 }, (_, at) => [`picture-${at}`, randomBytes(at * 20_000)] as const),
)

beforeEach(async () => {
  s3 = new S3Server()
  await s3.start()
  dataDir = mkdtempSync(join(tmpdir(), 'deckloom-move-'))
  folder = folderStores(join(dataDir, 'files'))
  const config = bucketOf(storageVariables.parse(s3.environment))
  if (config === undefined || typeof config === 'string') throw new Error(config)
  bucket = await bucketStores(config, () => undefined)
  for (const [name, bytes] of pictures) await folder.uploads.write(name, bytes)
  await folder.exports.write('export', Buffer.from('of the hour'))
  writeFileSync(join(dataDir, 'files/uploads/broken.0123456789ab.part'), 'ha')
  await writeNote(folder.root, { id: 'ours', generation: 1 })
})
afterEach(async () => {
  bucket.close()
  await s3.stop()
  rmSync(dataDir, { recursive: true })
})

async function expectAllIn({ uploads, exports }: FileStores): Promise<void> {
  for (const [name, bytes] of pictures) expect((await uploads.read(name))?.equals(bytes)).toBe(true)
  expect(String(await exports.read('export'))).toBe('of the hour')
  expect((await filesOf(uploads)).map(({ name }) => name)).toEqual([...pictures.keys()].toSorted())
}

test('copies every file into the bucket and back, and says in each store which is the newer', async () => {
  expect(await moveFiles({ from: folder, to: bucket })).toMatchObject({ files: 13, copied: 13 })
  await expectAllIn(bucket)
  expect(await readNote(bucket.root)).toEqual({ id: 'ours', generation: 2 })
  expect(await readNote(folder.root)).toEqual({ id: 'ours', generation: 1 })

  // A second run copies what was added meanwhile.
  await folder.uploads.write('late', Buffer.from('late'))
  expect(await moveFiles({ from: folder, to: bucket })).toMatchObject({ files: 14, copied: 1 })
  expect(await readNote(bucket.root)).toEqual({ id: 'ours', generation: 2 })
  await bucket.uploads.remove('late')

  const other = folderStores(join(dataDir, 'other'))
  expect(await moveFiles({ from: bucket, to: other })).toMatchObject({ files: 13, copied: 13 })
  await expectAllIn(other)
  expect(await readNote(other.root)).toEqual({ id: 'ours', generation: 3 })
})

test('goes on where it was broken off, and calls the bucket the newer store only at the end', async () => {
  let files = 0
  const broken = moveFiles({
    from: folder,
    to: bucket,
    onFile: () => {
      files += 1
      if (files === 5) void s3.stop()
    },
  })
  await expect(broken).rejects.toThrow(StoreUnavailable)
  await s3.start()
  expect(s3.objects.has('deckloom.json')).toBe(false)
  await expect
    .poll(() =>
      bucket.uploads.read('none').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)

  const { files: all, copied } = await moveFiles({ from: folder, to: bucket })

  expect(all).toBe(13)
  expect(copied).toBeLessThan(9)
  await expectAllIn(bucket)
})

test('copies again what is damaged in the bucket, though its size is right', async () => {
  await moveFiles({ from: folder, to: bucket })
  s3.damage('uploads/picture-3')
  expect(await moveFiles({ from: folder, to: bucket })).toMatchObject({ copied: 1 })
  await expectAllIn(bucket)
})

test('does not trust a store that keeps something else than it was sent', async () => {
  const lying: FileStores = {
    ...bucket,
    uploads: { ...bucket.uploads, write: (name) => bucket.uploads.write(name, Buffer.from('x')) },
  }
  await expect(moveFiles({ from: folder, to: lying })).rejects.toThrow('another file after')
  expect(await readNote(bucket.root)).toBeUndefined()
})

test('mixes no two installations, and moves nothing from a folder that is none', async () => {
  await writeNote(bucket.root, { id: 'theirs', generation: 1 })
  await expect(moveFiles({ from: folder, to: bucket })).rejects.toThrow('another installation')
  expect(await filesOf(bucket.uploads)).toEqual([])
  const empty = folderStores(join(dataDir, 'empty'))
  await expect(moveFiles({ from: empty, to: bucket })).rejects.toThrow(
    'no files of an installation',
  )
})

test('npm run move-files says what it did, and what it lacks', async () => {
  const run = (argument: string, environment: Readonly<Record<string, string>>) =>
    promisify(execFile)(
      process.execPath,
      [join(inject('bundle'), 'moveFilesCommand.js'), argument],
      {
        env: { DATA_DIR: dataDir, ...environment },
      },
    )

  expect((await run('to-bucket', s3.environment)).stdout).toMatch(
    /^13 files \(1\.3 MB\) in files at 127\.0\.0\.1:\d+, each read back and compared; 13 copied now\.\n$/,
  )
  await expectAllIn(bucket)
  await expect(run('to-bucket', {})).rejects.toMatchObject({
    code: 2,
    stdout: expect.stringContaining('S3_BUCKET'),
  })
  await expect(run('', s3.environment)).rejects.toMatchObject({
    code: 2,
    stdout: expect.stringContaining('to-folder'),
  })
  await s3.stop()
  await expect(run('to-folder', s3.environment)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('does not answer (ECONNREFUSED)'),
  })
})
