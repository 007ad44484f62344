const safeSchemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:'])

// What RFC 3986 has no place for, and a percent sign that begins no escape.
const unwritable = /[^\w\-.~:/?#[\]@!$&'()*+,;=%]|%(?![\dA-Fa-f]{2})/gu

/**
 * A link's address as a relationship may hold it; undefined for one that leads nowhere or runs something. PowerPoint
 * offers to repair a file with an address that is not a URI.
 */
export function linkTarget(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined
  const address = new URL(href)
  if (!safeSchemes.has(address.protocol)) return undefined
  return address.href.replace(unwritable, encodeURIComponent)
}
