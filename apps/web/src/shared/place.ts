/** What the server says in the document's element. */
const base = typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '')

/**
 * The path that the installation is below, such as `/deckloom`; empty where it has its host to itself. Everything that
 * the app and the server tell each other is without it: it is put before a path where that goes into the browser.
 */
export function basePath(): string {
  return base
}

/** An address for the browser: ours with the path of the installation before them, others as they are. */
export function addressOf(path: string): string {
  return path.startsWith('/') ? `${base}${path}` : path
}

/** The same as it is copied and sent to others. */
export function fullAddressOf(path: string): string {
  return new URL(addressOf(path), location.origin).href
}

/** A path of the browser without that of the installation. */
export function pathWithin(pathname: string): string {
  const isBelow = pathname === base || pathname.startsWith(`${base}/`)
  return isBelow ? pathname.slice(base.length) || '/' : pathname
}

/** Names something that the browser keeps by host: another installation on the same one has its own. */
export function nameHere(name: string): string {
  return `${name}${base}`
}

/** The browser's fetch of an address of ours. */
export function fetchHere(path: string, init: RequestInit): Promise<Response> {
  return fetch(addressOf(path), init)
}
