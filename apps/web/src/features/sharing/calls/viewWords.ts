import type { DeckViews } from '@deckloom/contract'

/** Says how often a deck was viewed and how people came to it: "5 views by 3 viewers: 2 with access, 1 by a link". */
export function viewWords({
  views,
  viewers,
  viewersByLink,
}: Pick<DeckViews, 'views' | 'viewers' | 'viewersByLink'>): string {
  const withAccess = viewers - viewersByLink
  const ways = [
    withAccess > 0 && `${withAccess} with access`,
    viewersByLink > 0 && `${viewersByLink} by ${viewersByLink === 1 ? 'a link' : 'links'}`,
  ]
  return `${count(views, 'view')} by ${count(viewers, 'viewer')}: ${ways.filter(Boolean).join(', ')}`
}

function count(number: number, what: string): string {
  return `${number} ${number === 1 ? what : `${what}s`}`
}
