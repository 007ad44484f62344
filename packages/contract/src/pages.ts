import { ownTemplates, templateCategories } from './templateCategories.ts'

export const featureSlugs = [
  'ai-designer',
  'smart-slides',
  'collaboration',
  'analytics',
  'integrations',
] as const
export type FeatureSlug = (typeof featureSlugs)[number]

/** These show the gallery, because they have no content of their own. */
const resources = ['help', 'blog', 'tutorials', 'webinars', 'community']

/** All pages of the product in a form that may be stored: ids and tokens are replaced by parameter names. */
export const pages = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/undo-email',
  '/verify-email',
  '/claim-administrator',
  '/invitation',
  '/pricing',
  '/terms',
  '/support',
  '/contact',
  '/dashboard',
  '/editor/:id',
  '/slideshow/:id',
  '/slideshow/:id/speaker',
  '/share/:token',
  '/embed/:token',
  '/audience/:id',
  '/templates',
  '/templates/:category',
  '/features',
  '/features/:feature',
  '/workspace',
  '/teams',
  '/settings',
  '/profile',
  '/billing',
  '/payment',
  '/subscription',
  '/resources/:page',
  '/analytics',
  '/admin',
] as const

/** Pages that exist only if accounts have plans. */
export const planPages: ReadonlySet<string> = new Set([
  '/pricing',
  '/billing',
  '/payment',
  '/subscription',
])

type Page = (typeof pages)[number]

/** The allowed values of parameters that are not arbitrary. */
const named: Readonly<Partial<Record<Page, readonly string[]>>> = {
  '/templates/:category': [...templateCategories, ownTemplates],
  '/features/:feature': featureSlugs,
  '/resources/:page': resources,
}

/** Stored for addresses that are not pages of the product. */
export const otherPage = '(other)'

/**
 * Returns the page of an address, without query, fragment, ids and tokens: `/share/:token` for `/share/AbC?x`. The
 * browser applies it before it reports a visit, and the server again before it stores one.
 */
export function visitedPage(path: string): string {
  return pageAt(path) ?? otherPage
}

/**
 * Returns whether the product has a page at this path, possibly only for some users; false for `/templates/cooking`.
 */
export function isKnownPage(path: string): boolean {
  const page = pageAt(path)
  return page !== undefined && (named[page]?.includes(partsOf(path).at(-1) ?? '') ?? true)
}

function pageAt(path: string): Page | undefined {
  return pages.find((page) => fits(split(page), partsOf(path)))
}

/** Returns the path segments, without query and fragment. */
function partsOf(path: string): readonly string[] {
  return split(path.split(/[?#]/, 1)[0] ?? '')
}

function fits(page: readonly string[], parts: readonly string[]): boolean {
  return (
    page.length === parts.length &&
    page.every((part, index) => part.startsWith(':') || part === parts[index])
  )
}

function split(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '')
}
