import { pasteLimits } from './pastedBlocks.ts'

/** A picture that came with a text. */
export interface RtfPicture {
  readonly type: 'image/png' | 'image/jpeg'
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Pictures of a document that are read; a slide holds fewer. */
const most = 20

/**
 * Returns the pictures of a document in RTF, in their order. Word processors refer to pictures by files that a page may
 * not read, and bring them along here. Pictures of markers and copies in other formats are left out.
 */
export function rtfPictures(rtf: string): readonly RtfPicture[] {
  if (rtf.length > pasteLimits.rtfLength) return []
  const pictures: RtfPicture[] = []
  let at = rtf.indexOf('{\\pict')
  while (at >= 0 && pictures.length < most) {
    const end = endOfGroup(rtf, at)
    const picture = isMarkerPicture(rtf, at) ? undefined : pictureIn(rtf.slice(at + 1, end))
    if (picture) pictures.push(picture)
    at = rtf.indexOf('{\\pict', end)
  }
  return pictures
}

// Bullets that are pictures are listed before the text.
function isMarkerPicture(rtf: string, at: number): boolean {
  const list = rtf.lastIndexOf('{\\*\\listpicture', at)
  return list >= 0 && endOfGroup(rtf, list) > at
}

function endOfGroup(rtf: string, start: number): number {
  let depth = 0
  const braces = /[{}]/gu
  braces.lastIndex = start
  for (let brace = braces.exec(rtf); brace; brace = braces.exec(rtf)) {
    if (rtf[brace.index - 1] !== '\\') depth += brace[0] === '{' ? 1 : -1
    if (depth === 0) return brace.index
  }
  return rtf.length
}

function pictureIn(group: string): RtfPicture | undefined {
  const type = /\\pngblip\b/u.test(group)
    ? 'image/png'
    : /\\jpegblip\b/u.test(group)
      ? 'image/jpeg'
      : undefined
  if (!type) return undefined
  const bytes = bytesOf(withoutGroups(group))
  return bytes.length === 0 ? undefined : { type, bytes }
}

// Groups and control words of a picture say how large it is; what is left is the picture.
function withoutGroups(group: string): string {
  const ends = group.lastIndexOf('}')
  return group
    .slice(ends + 1)
    .replaceAll(/\\[a-z]+-?\d* ?/giu, '')
    .replaceAll(/[^\da-f]/giu, '')
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor(hex.length / 2))
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16)
  }
  return bytes
}
