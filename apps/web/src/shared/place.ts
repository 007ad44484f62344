/** What the server set on the document's element. */
const base = typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '')

/**
 * The path that the installation is below, such as `/deckloom`; empty where it has its host to itself. Paths in
 * requests of the API have no such prefix: it is added where a path goes into the browser.
 */
export function basePath(): string {
  return base
}

/** A URL for the browser: our own paths get the installation's base path, other URLs stay as they are. */
export function urlFor(path: string): string {
  return path.startsWith('/') ? `${base}${path}` : path
}

/** The absolute URL of a path, to copy and send to others. */
export function absoluteUrlFor(path: string): string {
  return new URL(urlFor(path), location.origin).href
}

/** A path of the browser without that of the installation. */
export function pathWithin(pathname: string): string {
  const isBelow = pathname === base || pathname.startsWith(`${base}/`)
  return isBelow ? pathname.slice(base.length) || '/' : pathname
}

/** A storage key for this installation: the browser keeps storage by host, which several installations may share. */
export function nameHere(name: string): string {
  return `${name}${base}`
}

/** Fetches a path of this installation. */
export function fetchHere(path: string, init: RequestInit): Promise<Response> {
  return fetch(urlFor(path), init)
}
