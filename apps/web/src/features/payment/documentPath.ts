import { pathWithin } from '../../shared/place.ts'
/** Returns the path this document was loaded from; in-app navigation does not change it. */
export function documentPath(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return pathWithin(URL.parse(entry?.name ?? location.href)?.pathname ?? location.pathname)
}
