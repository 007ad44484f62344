import { nameHere } from '../place.ts'
const storageKey = nameHere('deckloom.returnUrl')

/** Stores where a signed-out visitor wanted to go, except for the sign-in screen itself. */
export function storeReturnUrl(path: string, query: string): void {
  if (path === '/login') return
  write(query === '' ? path : `${path}?${query.replace(/^\?/, '')}`)
}

/** Returns the stored URL without clearing it. */
export function peekReturnUrl(): string | undefined {
  const stored = read()
  return stored === undefined ? undefined : followableUrl(stored, location.origin)
}

/** Returns the stored URL and clears it. Undefined if there is none that may be followed. */
export function takeReturnUrl(): string | undefined {
  const stored = read()
  write(undefined)
  return stored === undefined ? undefined : followableUrl(stored, location.origin)
}

/**
 * Returns the path, query and fragment of `candidate` if it stays on `origin` and starts with a single slash. Parsed as
 * the browser would, because `/\host` and `/<tab>/host` leave the site although they start with one slash.
 */
export function followableUrl(candidate: string, origin: string): string | undefined {
  if (!candidate.startsWith('/') || candidate.startsWith('//')) return undefined
  const url = URL.parse(candidate, origin)
  if (!url || url.origin !== origin) return undefined
  if (url.pathname.startsWith('//')) return undefined
  // Not valid targets: the sign-in screen, and server URLs such as the one that signs out.
  if (url.pathname === '/login' || url.pathname.startsWith('/api/')) return undefined
  return url.pathname + url.search + url.hash
}

// Storage can be forbidden or full; then the user lands on the start page, which does no harm.
function read(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

function write(url: string | undefined) {
  try {
    if (url === undefined) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, url)
  } catch {
    // See above.
  }
}
