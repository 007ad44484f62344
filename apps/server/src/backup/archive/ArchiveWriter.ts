import { createHash } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type MemberSum, memberNames, type Seal, type Sums } from './archiveFormat.ts'
import type { PassphraseKeys } from './derivePassphraseKeys.ts'
import { tarEnd, type TarMember, tarMember } from './tar.ts'

/** Writes an archive under a draft name; renames it once it is complete and synced. */
export class ArchiveWriter {
  readonly #file: FileHandle
  readonly #path: string
  readonly #sums: MemberSum[] = []
  #bytes = 0

  private constructor(file: FileHandle, path: string) {
    this.#file = file
    this.#path = path
  }

  /** Rejects if the name exists or cannot be written. */
  static async create(path: string): Promise<ArchiveWriter> {
    if (existsSync(path)) throw new Error(`${path} is there already. Choose another name.`)
    const file = await open(draftOf(path), 'w', 0o600)
    // Also after a signal; a complete archive has its final name by then.
    process.once('exit', () => rmSync(draftOf(path), { force: true }))
    return new ArchiveWriter(file, path)
  }

  /** Bytes so far. */
  get bytes(): number {
    return this.#bytes
  }

  async add(member: TarMember, rows?: number): Promise<void> {
    const { name, bytes } = member
    const sum = { name, bytes: bytes.length, sha256: sha256(bytes) }
    this.#sums.push(rows === undefined ? sum : { ...sum, rows })
    await this.#write(member)
  }

  /** Appends checksums and seal, syncs everything to disk and renames the archive. */
  async finish(
    missingFiles: readonly string[],
    keys: PassphraseKeys | undefined,
  ): Promise<readonly MemberSum[]> {
    const sums: Sums = { members: this.#sums, missingFiles: [...missingFiles] }
    const bytes = Buffer.from(JSON.stringify(sums))
    await this.#write({ name: memberNames.sums, bytes })
    const seal = sealOf(bytes, keys?.mac(bytes) ?? null)
    await this.#write({ name: memberNames.seal, bytes: Buffer.from(JSON.stringify(seal)) })
    await this.#file.writeFile(tarEnd)
    await this.#file.sync()
    await this.#file.close()
    await rename(draftOf(this.#path), this.#path)
    await syncFolder(dirname(this.#path))
    return this.#sums
  }

  /** Deletes the draft. */
  async discard(): Promise<void> {
    await this.#file.close().catch(() => undefined)
    await rm(draftOf(this.#path), { force: true })
  }

  async #write(member: TarMember): Promise<void> {
    for (const part of tarMember(member)) {
      await this.#file.writeFile(part)
      this.#bytes += part.length
    }
  }
}

/** Covers the MAC as well: without the passphrase, nothing else would detect its corruption. */
export function sealOf(sums: Uint8Array, mac: string | null): Seal {
  return { sha256: sha256(Buffer.concat([sums, Buffer.from(mac ?? '')])), mac }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function draftOf(path: string): string {
  return `${path}.part`
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
