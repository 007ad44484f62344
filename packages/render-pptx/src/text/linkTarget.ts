const safeSchemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:'])

// Characters that RFC 3986 does not allow, and a percent sign that starts no escape.
const unwritable = /[^\w\-.~:/?#[\]@!$&'()*+,;=%]|%(?![\dA-Fa-f]{2})/gu

/**
 * Returns a link's URL in the form a relationship allows; undefined for an invalid URL or an unsafe scheme.
 * PowerPoint offers to repair a file with an address that is not a URI.
 */
export function linkTarget(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined
  const address = new URL(href)
  if (!safeSchemes.has(address.protocol)) return undefined
  return address.href.replace(unwritable, encodeURIComponent)
}
