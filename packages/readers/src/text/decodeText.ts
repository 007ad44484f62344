import { isStorableText } from '@deckloom/deck'
import { ReadFault } from '../readFault.ts'

/**
 * A text file as text, with line feeds only: UTF-8, UTF-16 by its mark, else Windows' Western set, which is what older
 * programs wrote. Throws `ReadFault` for what is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes)
  if (text.includes('\0')) {
    throw new ReadFault('kind', 'This file holds no text: what is in it does not fit its name.')
  }
  return storable(text.replaceAll(/\r\n?/gu, '\n'))
}

/** The text without what no store can hold. */
export function storable(text: string): string {
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
