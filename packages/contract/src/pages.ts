import { ownTemplates, templateCategories } from './templateCategories.ts'

export const featureSlugs = [
  'ai-designer',
  'smart-slides',
  'collaboration',
  'analytics',
  'integrations',
] as const
export type FeatureSlug = (typeof featureSlugs)[number]

/** They show the gallery: they have no content of their own. */
const resources = ['help', 'blog', 'tutorials', 'webinars', 'community']

/** Every address of the product, as it may be kept: what stands for one deck, link or person is a name. */
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

/** Pages that are there where accounts have plans. */
export const planPages: ReadonlySet<string> = new Set([
  '/pricing',
  '/billing',
  '/payment',
  '/subscription',
])

type Page = (typeof pages)[number]

/** What a name can stand for, where that is not anything. */
const named: Readonly<Partial<Record<Page, readonly string[]>>> = {
  '/templates/:category': [...templateCategories, ownTemplates],
  '/features/:feature': featureSlugs,
  '/resources/:page': resources,
}

/** Kept for an address that the product does not have. */
export const otherPage = '(other)'

/**
 * The page behind an address, without query, fragment, ids and tokens: `/share/AbC?x` is `/share/:token`. Taken by the
 * browser before it sends a visit, and by the server again before it keeps one.
 */
export function visitedPage(path: string): string {
  return pageAt(path) ?? otherPage
}

/** Whether the product has a page there, which it may show to some people only: `/templates/cooking` is none. */
export function isKnownPage(path: string): boolean {
  const page = pageAt(path)
  return page !== undefined && (named[page]?.includes(partsOf(path).at(-1) ?? '') ?? true)
}

function pageAt(path: string): Page | undefined {
  return pages.find((page) => fits(split(page), partsOf(path)))
}

/** The parts of an address without query and fragment. */
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
