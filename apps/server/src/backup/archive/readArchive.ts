import { type FileHandle, open } from 'node:fs/promises'
import type { z } from 'zod'
import {
  formatVersion,
  type Manifest,
  manifestSchema,
  memberNames,
  sealSchema,
  type Sums,
  sumsSchema,
} from './archiveFormat.ts'
import { sealOf, sha256 } from './ArchiveWriter.ts'
import { type PassphraseKeys, derivePassphraseKeys } from './derivePassphraseKeys.ts'
import { DamagedArchive, readTar, type TarMember } from './tar.ts'

export interface CheckedArchive {
  readonly path: string
  readonly manifest: Manifest
  readonly sums: Sums
  /** Undefined if no passphrase was given, or none was set. */
  readonly keys: PassphraseKeys | undefined
}

/** The archive was written with another passphrase. */
export class WrongPassphrase extends Error {
  override readonly name = 'WrongPassphrase'
}

/**
 * Reads an archive completely. Rejects with `DamagedArchive` unless every member is present and
 * intact, and with `WrongPassphrase`.
 */
export async function checkArchive(
  path: string,
  passphrase: string | undefined,
): Promise<CheckedArchive> {
  const { manifest, found, sumBytes, sealBytes } = await scan(path)
  const seal = parse(sealSchema, sealBytes)
  if (seal.sha256 !== sealOf(sumBytes, seal.mac).sha256)
    throw new DamagedArchive('Its checksums are broken')
  const sums = parse(sumsSchema, sumBytes)
  compare(found, sums)
  const keys = await keysFor(manifest, passphrase)
  if (keys && !keys.isMac(sumBytes, seal.mac ?? '')) {
    throw new WrongPassphrase('The passphrase is not the one of this archive.')
  }
  return { path, manifest, sums, keys }
}

/** The hash of each member, and the two members at the end. */
async function scan(path: string) {
  const found = new Map<string, string>()
  let manifest: Manifest | undefined
  const ends: TarMember[] = []
  for await (const member of membersOf(path)) {
    manifest ??= manifestFrom(member.name, member.bytes)
    if (ends.length > 0 || member.name === memberNames.sums) ends.push(member)
    else found.set(member.name, sha256(member.bytes))
  }
  const [sums, seal] = ends
  const isClosed = seal?.name === memberNames.seal && ends.length === 2
  if (!manifest || !sums || !isClosed) throw new DamagedArchive('It has no seal')
  return { manifest, found, sumBytes: sums.bytes, sealBytes: seal.bytes }
}

/** The members of a checked archive. Rejects with `DamagedArchive` if one has changed since. */
export async function* readCheckedMembers({
  path,
  sums,
}: CheckedArchive): AsyncGenerator<TarMember> {
  const known = new Map(sums.members.map(({ name, sha256: sum }) => [name, sum]))
  for await (const member of membersOf(path)) {
    if (member.name === memberNames.sums) return
    if (known.get(member.name) !== sha256(member.bytes)) {
      throw new DamagedArchive(`${member.name} has changed since it was checked`)
    }
    yield member
  }
}

async function* membersOf(path: string): AsyncGenerator<TarMember> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    let position = 0
    const read = async (length: number) => {
      const bytes = await readAt(file, position, Math.min(length, size - position))
      position += bytes.length
      return bytes
    }
    yield* readTar(read, () => size - position)
  } finally {
    await file.close()
  }
}

async function readAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, start + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return bytes.subarray(0, filled)
}

function manifestFrom(name: string, bytes: Buffer): Manifest {
  if (name !== memberNames.manifest) throw new DamagedArchive('It is not a backup of Deckloom')
  const manifest = parse(manifestSchema, bytes)
  if (manifest.formatVersion > formatVersion) {
    throw new Error(
      `The archive was written by Deckloom ${manifest.productVersion} in a newer format. Use that version or a newer one.`,
    )
  }
  return manifest
}

function compare(found: ReadonlyMap<string, string>, { members }: Sums): void {
  for (const { name, sha256: sum } of members) {
    const real = found.get(name)
    if (real === undefined) throw new DamagedArchive(`${name} is missing`)
    if (real !== sum) throw new DamagedArchive(`${name} is not as it was written`)
  }
  if (found.size !== members.length)
    throw new DamagedArchive('It has a member that it does not list')
}

function keysFor({ lock }: Manifest, passphrase: string | undefined) {
  return lock && passphrase !== undefined ? derivePassphraseKeys(passphrase, lock) : undefined
}

function parse<Schema extends z.ZodType>(schema: Schema, bytes: Buffer): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw new DamagedArchive('It cannot be read')
  }
}
