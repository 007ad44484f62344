import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ArchiveWriter } from './ArchiveWriter.ts'
import { formatVersion, type Manifest, memberNames } from './archiveFormat.ts'
import { createLock, createPassphrase, derivePassphraseKeys } from './derivePassphraseKeys.ts'
import { checkArchive, WrongPassphrase } from './readArchive.ts'
import { DamagedArchive } from './tar.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckloom-archive-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const passphrase = 'weaving by the light of the moon'
const lock = { ...createLock(), cost: 2 }

const manifest: Manifest = {
  format: 'deckloom-backup',
  formatVersion,
  productVersion: '1.2.3',
  createdAt: '2026-11-23T12:00:00.000Z',
  database: { kind: 'embedded', version: '18.6' },
  schema: { migration: 5, migrations: 2 },
  tables: [{ name: 'notes', columns: ['id'] }],
  sequences: [],
  lock,
}

/** Writes an archive with a member of each kind and of awkward sizes. */
async function write(name = 'whole.tar', first: object = manifest): Promise<string> {
  const path = join(folder, name)
  const keys = await derivePassphraseKeys(passphrase, lock)
  const archive = await ArchiveWriter.create(path)
  await archive.add({ name: memberNames.manifest, bytes: Buffer.from(JSON.stringify(first)) })
  await archive.add({ name: 'tables/notes/000000.copy.gz', bytes: Buffer.alloc(512, 7) }, 3)
  await archive.add({ name: 'files/empty', bytes: Buffer.alloc(0) })
  await archive.add({ name: 'files/picture', bytes: Buffer.alloc(513, 9) })
  const secrets = Buffer.from(keys.encrypt('{"sessionSecret":"secret"}'))
  await archive.add({ name: memberNames.secrets, bytes: secrets })
  await archive.finish(['gone'], keys)
  return path
}

test('is read back as it was written, by its owner only, and by any tar program', async () => {
  const path = await write()

  const { sums, manifest: read } = await checkArchive(path, passphrase)

  expect(read).toEqual(manifest)
  expect(sums.missingFiles).toEqual(['gone'])
  expect(sums.members.map(({ name, rows }) => [name, rows])).toContainEqual([
    'tables/notes/000000.copy.gz',
    3,
  ])
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['whole.tar'])
  const listed = spawnSync('tar', ['-tf', path], { encoding: 'utf8' })
  if (listed.error === undefined) {
    expect(listed.stdout.trim().split('\n')).toEqual([
      ...sums.members.map(({ name }) => name),
      memberNames.sums,
      memberNames.seal,
    ])
  }
})

test('is refused wherever it is cut', async () => {
  const bytes = readFileSync(await write())
  const cut = join(folder, 'cut.tar')
  for (let length = 0; length < bytes.length; length += 131) {
    writeFileSync(cut, bytes.subarray(0, length))
    await expect(checkArchive(cut, passphrase), `${length} bytes`).rejects.toThrow(DamagedArchive)
  }
  writeFileSync(cut, bytes.subarray(0, bytes.length - 1))
  await expect(checkArchive(cut, passphrase)).rejects.toThrow(DamagedArchive)
  writeFileSync(cut, Buffer.concat([bytes, Buffer.alloc(1)]))
  await expect(checkArchive(cut, passphrase)).rejects.toThrow(DamagedArchive)
})

test('is refused with a bit flipped, in any byte', async () => {
  const bytes = readFileSync(await write())
  const flipped = join(folder, 'flipped.tar')
  // Every byte in a long run; otherwise a few dozen of each block, at varying offsets.
  const step = process.env['BACKUP_EVERY_BYTE'] === undefined ? 19 : 1
  for (let at = Math.floor(Math.random() * step); at < bytes.length; at += step) {
    const damaged = Buffer.from(bytes)
    damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8))
    writeFileSync(flipped, damaged)
    await expect(checkArchive(flipped, undefined), `byte ${at}`).rejects.toThrow()
  }
})

test('is refused without one of its members, or with one more', async () => {
  const bytes = readFileSync(await write())
  const other = join(folder, 'other.tar')
  const picture = bytes.subarray(bytes.indexOf('files/picture'), bytes.indexOf(memberNames.secrets))
  const start = bytes.indexOf(picture)
  for (const changed of [
    Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + picture.length)]),
    Buffer.concat([bytes.subarray(0, bytes.length - 1024), picture, Buffer.alloc(1024)]),
  ]) {
    writeFileSync(other, changed)
    await expect(checkArchive(other, passphrase)).rejects.toThrow(DamagedArchive)
  }
})

test('shows with its passphrase who wrote it, and opens with no other', async () => {
  const path = await write()
  await expect(checkArchive(path, 'another passphrase')).rejects.toThrow(WrongPassphrase)
  const { keys } = await checkArchive(path, passphrase)
  const encrypted = keys?.encrypt('words') ?? ''
  expect(keys?.decrypt(encrypted)).toBe('words')
  expect(
    (await derivePassphraseKeys('another passphrase', lock)).decrypt(encrypted),
  ).toBeUndefined()
  expect(readFileSync(path).includes('sessionSecret')).toBe(false)
  expect(createPassphrase()).toMatch(/^([a-hjkmnp-z02-9]{6}-){3}[a-hjkmnp-z02-9]{6}$/)
})

test('leaves nothing when it is given up, and takes no name that is taken', async () => {
  const path = await write()
  await expect(ArchiveWriter.create(path)).rejects.toThrow('is there already')
  const archive = await ArchiveWriter.create(join(folder, 'second.tar'))
  await archive.add({ name: 'files/picture', bytes: Buffer.alloc(10) })
  expect(readdirSync(folder)).toContain('second.tar.part')
  await archive.discard()
  expect(readdirSync(folder)).toEqual(['whole.tar'])
})

test('says it where it is in a newer format, or is something else', async () => {
  const newer = await write('newer.tar', { ...manifest, formatVersion: formatVersion + 1 })
  await expect(checkArchive(newer, undefined)).rejects.toThrow(/Deckloom 1\.2\.3 in a newer format/)
  const other = join(folder, 'other.tar')
  writeFileSync(other, 'a,b\n'.repeat(1_000))
  await expect(checkArchive(other, undefined)).rejects.toThrow(DamagedArchive)
})
