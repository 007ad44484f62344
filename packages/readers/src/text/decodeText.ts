import { isStorableText } from '@deckloom/deck'
import { ReadFault } from '../readFault.ts'

/**
 * Decodes a text file to a string with LF line ends: UTF-8, UTF-16 with a BOM, else Windows-1252,
 * which older programs wrote. Throws `ReadFault` for binary files.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes)
  if (text.includes('\0')) {
    throw new ReadFault('kind', 'This file holds no text: what is in it does not fit its name.')
  }
  return removeUnstorable(text.replaceAll(/\r\n?/gu, '\n'))
}

/** Removes characters that the database cannot store. */
export function removeUnstorable(text: string): string {
  if (isStorableText(text)) return text
  return Array.from(text).filter(isStorableText).join('')
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
