/** How browsers reach the installation. */
export interface Site {
  /** Whether people come by https: cookies travel by it alone then. */
  readonly secure: boolean
  /** The path of PUBLIC_URL, such as `/deckloom`; empty where the installation has its host to itself. */
  readonly base: string
}

/**
 * A cookie for all of the installation. With TLS and a host of its own it carries the __Host- prefix, which browsers
 * take for the whole host alone; below a path, other programs of that host are not sent it.
 */
export function siteCookie({ secure, base }: Site, name: string) {
  const prefix = base === '' ? '__Host-' : '__Secure-'
  return {
    name: secure ? `${prefix}${name}` : name,
    attributes: { path: base || '/', httpOnly: true, sameSite: 'lax', secure },
  } as const
}
