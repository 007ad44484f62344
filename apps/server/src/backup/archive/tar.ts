// The part of tar (POSIX ustar) that a backup needs, written and read strictly: every byte of an
// archive is either content with a known hash or determined by that content. So every changed byte
// is detected, and any tar program still lists and extracts it.

const block = 512
const longestName = 100

/** The archive is truncated or was changed. */
export class DamagedArchive extends Error {
  override readonly name = 'DamagedArchive'
}

export interface TarMember {
  readonly name: string
  readonly bytes: Buffer
}

/** A member with header and padding. */
export function tarMember({ name, bytes }: TarMember): readonly Buffer[] {
  return [headOf(name, bytes.length), bytes, Buffer.alloc(paddingOf(bytes.length))]
}

export const tarEnd = Buffer.alloc(2 * block)

/** Reads the requested number of bytes, or fewer at the end. */
export type ReadBytes = (length: number) => Promise<Buffer>

/**
 * The members in order, each whole in memory: backups keep them small. Throws `DamagedArchive` at
 * the first invalid byte. `left` is the number of remaining bytes of the archive.
 */
export async function* readTar(
  read: ReadBytes,
  left: () => number,
): AsyncGenerator<TarMember, void, void> {
  for (;;) {
    const head = await exactly(read, block)
    if (head.every((byte) => byte === 0)) break
    const { name, size } = partsOf(head)
    if (size > left()) throw new DamagedArchive(`It ends in the middle of ${name}`)
    const bytes = await exactly(read, size)
    const padding = await exactly(read, paddingOf(size))
    if (!padding.every((byte) => byte === 0)) throw new DamagedArchive(`It is broken after ${name}`)
    yield { name, bytes }
  }
  const rest = await exactly(read, block)
  if (!rest.every((byte) => byte === 0) || left() > 0)
    throw new DamagedArchive('Something stands behind its end')
}

async function exactly(read: ReadBytes, length: number): Promise<Buffer> {
  const bytes = await read(length)
  if (bytes.length < length) throw new DamagedArchive('It is cut off')
  return bytes
}

function partsOf(head: Buffer): { readonly name: string; readonly size: number } {
  const name = head.toString('utf8', 0, head.indexOf(0))
  const size = Number.parseInt(head.toString('latin1', 124, 135), 8)
  const fits =
    Number.isSafeInteger(size) && name.length > 0 && Buffer.byteLength(name) < longestName
  if (!fits || !headOf(name, size).equals(head))
    throw new DamagedArchive('The head of a member is broken')
  return { name, size }
}

function headOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) >= longestName) throw new Error(`The name ${name} is too long`)
  const head = Buffer.alloc(block)
  head.write(name, 0)
  head.write('0000600\0', 100)
  // Owner, group and time are meaningless here, and would make two backups of the same data differ.
  head.write(octal(0, 7), 108)
  head.write(octal(0, 7), 116)
  head.write(octal(size, 11), 124)
  head.write(octal(0, 11), 136)
  head.write(' '.repeat(8), 148)
  head.write('0', 156)
  head.write('ustar\u000000', 257)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

function octal(value: number, digits: number): string {
  return `${value.toString(8).padStart(digits, '0')}\0`
}

function paddingOf(size: number): number {
  return (block - (size % block)) % block
}
