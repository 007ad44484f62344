import type { CurrentUser, FoundDeck, PresentationListItem, TemplateItem } from '@deckloom/contract'
import { deckDefaults } from '@deckloom/deck'
import { accountLinks, analyticsLink, navGroups } from '../navLinks.ts'
import { matchesQuery, type PaletteGroup, type PaletteItem } from '../palette/paletteItems.ts'
import { linksHere } from '../plans/linksHere.ts'
import { chooseThemeMode } from '../theme/theme.ts'

/** A destination or an action. */
export interface SearchItem extends PaletteItem {
  /** A path in the app, or with `leaves` a URL that the browser loads. */
  readonly href?: string
  readonly leaves?: boolean
  readonly run?: () => void
}

const actions: readonly SearchItem[] = [
  { id: 'new', label: 'New presentation', note: 'An empty deck', href: '/editor/new' },
  { id: 'describe', label: 'Generate a presentation', note: 'From your words', href: '/' },
  { id: 'light', label: 'Light appearance', run: () => chooseThemeMode('light') },
  { id: 'dark', label: 'Dark appearance', run: () => chooseThemeMode('dark') },
  { id: 'system', label: 'System appearance', run: () => chooseThemeMode('system') },
  { id: 'sign-out', label: 'Sign Out', href: '/api/logout', leaves: true },
]

function pagesFor({ isAdmin }: Pick<CurrentUser, 'isAdmin'>): readonly SearchItem[] {
  const { templates, features, support } = navGroups
  const links = [
    { href: '/', label: 'Home' },
    ...accountLinks,
    ...templates.links.map((link) => ({ ...link, note: templates.label })),
    { href: '/features', label: 'Features' },
    ...features.links.map((link) => ({ ...link, note: features.label })),
    { href: '/pricing', label: 'Pricing' },
    ...support.links.map((link) => ({ ...link, note: support.label })),
    ...(isAdmin ? [analyticsLink] : []),
    { href: '/terms', label: 'Terms of Use' },
  ]
  return linksHere(links).map(({ href, label, ...link }) => ({
    id: `page ${href}`,
    href,
    label,
    note: 'note' in link ? link.note : undefined,
  }))
}

export interface PaletteSource {
  readonly user: Pick<CurrentUser, 'isAdmin'>
  /** The typed text, trimmed. */
  readonly words: string
  /** The user's decks, most recently changed first; shown while nothing is typed. */
  readonly recent: readonly PresentationListItem[]
  /** What the server found for the text. */
  readonly found: readonly FoundDeck[]
  readonly templates: readonly Pick<TemplateItem, 'name' | 'category' | 'description'>[]
}

/** Returns the groups listed below the field, without empty ones. */
export function paletteGroups({
  user,
  words,
  recent,
  found,
  templates,
}: PaletteSource): readonly PaletteGroup<SearchItem>[] {
  const asked = words === ''
  const groups = [
    asked
      ? { label: 'Recent presentations', items: recent.slice(0, 5).map(recentItem) }
      : { label: 'Presentations', items: found.map(foundItem) },
    { label: 'Templates', items: asked ? [] : templateItems(templates, words) },
    { label: 'Actions', items: actions.filter((item) => matchesQuery(item, words)) },
    { label: 'Pages', items: pagesFor(user).filter((item) => matchesQuery(item, words)) },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

const mostTemplates = 6

/** Returns one item per outline, regardless of how many designs it has: the gallery shows them all. */
function templateItems(
  templates: PaletteSource['templates'],
  words: string,
): readonly SearchItem[] {
  const byName = new Map(templates.map((template) => [template.name, template]))
  return [...byName.values()]
    .map(({ name, category, description }) => ({
      id: `template ${name}`,
      label: name,
      note: `${category[0]?.toUpperCase() ?? ''}${category.slice(1)}: ${description}`,
      href: `/templates?q=${encodeURIComponent(name)}`,
    }))
    .filter((item) => matchesQuery(item, words))
    .slice(0, mostTemplates)
}

function recentItem({ id, title }: PresentationListItem): SearchItem {
  const label = title.trim() || deckDefaults.untitledTitle
  return { id: `deck ${id}`, label, href: `/editor/${id}` }
}

function foundItem({ id, title, slide, excerpt }: FoundDeck): SearchItem {
  const note = slide === null || excerpt === null ? undefined : `Slide ${slide}: ${excerpt}`
  return { id: `deck ${id}`, label: title, note, href: `/editor/${id}` }
}
