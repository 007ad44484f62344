import { ReadFault } from './readFault.ts'

/** The supported files by extension. */
export const fileKinds = {
  md: 'markdown',
  markdown: 'markdown',
  txt: 'text',
  csv: 'csv',
  docx: 'docx',
  xlsx: 'xlsx',
  pptx: 'pptx',
  pdf: 'pdf',
} as const

export type FileKind = (typeof fileKinds)[keyof typeof fileKinds]

const signatures = {
  zip: [0x50, 0x4b],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  compound: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
} as const

/**
 * Returns the kind of a file by its extension, which must match its first bytes. Throws
 * `ReadFault`.
 */
export function detectFileKind(name: string, bytes: Uint8Array): FileKind {
  const kind = kindByName(name)
  if (bytes.byteLength === 0)
    throw new ReadFault('unreadable', 'There is nothing in this file: it is empty.')
  if (begins(bytes, signatures.compound)) {
    throw new ReadFault(
      'unreadable',
      'This file is protected by a password or in the format of an old Office. Save it anew, without a password, and try again.',
    )
  }
  if (kind === 'pdf') {
    // PDF readers have always searched for the signature in the first kilobyte.
    const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
    if (!begin.includes('%PDF-')) throw createMisnamedFault()
  } else if (kind === 'docx' || kind === 'xlsx' || kind === 'pptx') {
    if (!begins(bytes, signatures.zip)) throw createMisnamedFault()
  } else if (begins(bytes, signatures.pdf)) throw createMisnamedFault()
  return kind
}

function kindByName(name: string): FileKind {
  const [, end = ''] = /\.([a-z]+)$/iu.exec(name.trim()) ?? []
  const found = Object.entries(fileKinds).find(([known]) => known === end.toLowerCase())
  if (!found) {
    throw new ReadFault(
      'kind',
      'Files of this kind are not read. Try Markdown, text, Word, PDF, CSV, Excel or PowerPoint.',
    )
  }
  return found[1]
}

function begins(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

function createMisnamedFault(): ReadFault {
  return new ReadFault('kind', 'What is in this file does not fit its name.')
}
