import { deckLimits, linkPattern } from '@deckloom/deck'

export function isSafeLink(href: string): boolean {
  return href.length <= deckLimits.urlLength && linkPattern.test(href)
}

/**
 * Interprets a typed address: "example.org" is a site, "ada@example.org" a mailbox. Undefined for links that slides may
 * not contain.
 */
export function linkFrom(typed: string): string | undefined {
  const text = typed.trim()
  const whole = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/u.test(text)
    ? `mailto:${text}`
    : /^[a-z][a-z\d+.-]*:(?!\d)/iu.test(text)
      ? text
      : `https://${text}`
  const href = URL.canParse(whole) ? new URL(whole).href : ''
  const named = href.startsWith('mailto:') || href.includes('.') || href.includes('localhost')
  return named && isSafeLink(href) ? href : undefined
}
