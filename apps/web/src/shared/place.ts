/** Set by the server on the document element. */
const base = typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '')

/**
 * Returns the path that the installation is under, such as `/deckloom`; empty if it has its host to itself. API paths
 * have no such prefix: it is added when a path is passed to the browser.
 */
export function basePath(): string {
  return base
}

/** Returns a URL for the browser: our own paths get the base path, other URLs stay unchanged. */
export function urlFor(path: string): string {
  return path.startsWith('/') ? `${base}${path}` : path
}

/** Returns the absolute URL of a path, to copy and share. */
export function absoluteUrlFor(path: string): string {
  return new URL(urlFor(path), location.origin).href
}

/** Returns a browser path without the base path. */
export function pathWithin(pathname: string): string {
  const isBelow = pathname === base || pathname.startsWith(`${base}/`)
  return isBelow ? pathname.slice(base.length) || '/' : pathname
}

/**
 * Returns a storage key for this installation: browsers keep storage per host, which several installations may share.
 */
export function nameHere(name: string): string {
  return `${name}${base}`
}

/** Fetches a path of this installation. */
export function fetchHere(path: string, init: RequestInit): Promise<Response> {
  return fetch(urlFor(path), init)
}

/** Returns the name of the window in which the editor presents a deck. There is one, which closes itself at the end. */
export function presenterWindow(deckId: number | string): string {
  return nameHere(`deckloom-present-${deckId}`)
}
