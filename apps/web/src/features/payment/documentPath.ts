import { pathWithin } from '../../shared/place.ts'
/** The path that this document was loaded from; navigations inside the app do not change it. */
export function documentPath(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return pathWithin(URL.parse(entry?.name ?? location.href)?.pathname ?? location.pathname)
}
