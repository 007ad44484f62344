import { deckLimits, linkPattern } from '@deckloom/deck'

export function isSafeLink(href: string): boolean {
  return href.length <= deckLimits.urlLength && linkPattern.test(href)
}

/** What a person means by an address: 'example.org' is a site, 'ada@example.org' a mailbox. Undefined for what no slide may carry. */
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
