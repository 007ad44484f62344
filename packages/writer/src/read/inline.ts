import named from './entities.json' with { type: 'json' }

const entities: Readonly<Partial<Record<string, string>>> = named

/** A linked picture: it shows the status of a project and is generated on each request. */
const badge =
  /\[!\[([^\]]{0,200})\](?:\([^)]{0,400}\)|\[[^\]]{0,80}\])\](?:\([^)]{0,400}\)|\[[^\]]{0,80}\])/gu

/** Returns only the names of the badges in Markdown text. */
export function badgeNames(text: string): string {
  return [...text.matchAll(badge)].map(([, name = '']) => name.trim()).join('\n')
}

/** Private-use character around the index of held-back code while other markup is removed; no text contains it. */
const held = '\uE000'
const heldCode = /\uE000(\d+)\uE000/gu

/**
 * Returns the text of Markdown without its markup. All patterns are bounded, so that a text of nothing but markup takes
 * no longer than any other.
 */
export function plainText(text: string): string {
  const codes: string[] = []
  const kept = text.replace(/(`{1,3})([^`\n]{1,400})\1/gu, (_, __, code: string) => {
    codes.push(code.trim())
    return `${held}${codes.length - 1}${held}`
  })
  return removeMarks(kept)
    .replace(heldCode, (_, place: string) => codes[Number(place)] ?? '')
    .replace(/[^\S\u00A0\u202F]+/gu, ' ')
    .trim()
}

function removeMarks(text: string): string {
  if (!/[[\]*_~<&\\{]/u.test(text)) return text
  return text
    .replace(/<!--[^>]{0,400}-->/gu, ' ')
    .replace(badge, ' ')
    .replace(/!\[([^\]]{0,200})\]\([^)]{0,800}\)/gu, '$1')
    .replace(/\[\^[^\]\s]{1,40}\]/gu, '')
    .replace(/\[([^[\]]{1,400})\]\([^()]{0,600}(?:\([^()]{0,100}\)[^()]{0,200})?\)/gu, '$1')
    .replace(/\[([^[\]]{1,200})\]\[[^[\]]{0,80}\]/gu, '$1')
    .replace(/<(https?:[^<>\s]{1,400}|[^<>\s@]{1,80}@[^<>\s]{1,80})>/gu, '$1')
    .replace(/<br\s{0,3}\/?>/giu, ' ')
    .replace(/<\/?[a-z][a-z0-9-]{0,20}(?:\s[^<>]{0,400})?\/?>/giu, '')
    .replace(/(\*\*|__)(?=[^\s*_])([^*_]{1,600}?)\1/gu, '$2')
    .replace(
      /(?<![\p{L}\p{N}*_\\])([*_])(?=[^\s*_])([^*_]{1,600}?)(?<=\S)\1(?![\p{L}\p{N}])/gu,
      '$2',
    )
    .replace(/~~([^~]{1,400})~~/gu, '$1')
    .replace(/\*\*(?=\S)|(?<=\S)\*\*/gu, '')
    .replace(/&(#\d{1,6}|[a-z]{2,8});/giu, (whole, name: string) => entityOf(name) ?? whole)
    .replace(/\\([\\`*_{}[\]()#+.!|<>~-])/gu, '$1')
}

function entityOf(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()]
  const code = Number(name.slice(1))
  return code > 31 && code < 0x11_00_00 && (code < 0xd8_00 || code > 0xdf_ff)
    ? String.fromCodePoint(code)
    : undefined
}
