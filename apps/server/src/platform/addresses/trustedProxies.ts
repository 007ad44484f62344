import { BlockList, isIP } from 'node:net'

/** Proxies whose word is taken for where a request comes from: none, so many in a row, or those at these addresses. */
export type TrustedProxies = false | number | readonly string[]

/** The networks that administrators know by a name. */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const mostHops = 10

/** What TRUST_PROXY means, or a sentence where it means nothing. */
export function readTrustedProxies(
  value: string,
): { readonly proxies: TrustedProxies } | { readonly problem: string } {
  const word = value.trim().toLowerCase()
  if (['', '0', 'false', 'off'].includes(word)) return { proxies: false }
  if (['true', 'on', 'yes', '*'].includes(word)) {
    return {
      problem:
        'say how many proxies stand in front of the server, such as 1, or list their addresses: whoever trusts all of them believes every caller',
    }
  }
  if (/^\d+$/.test(word)) {
    return Number(word) <= mostHops
      ? { proxies: Number(word) }
      : { problem: `more than ${mostHops} proxies in a row are not believed` }
  }
  const entries = word.split(',').map((entry) => entry.trim())
  return entries.every(isEntry)
    ? { proxies: entries }
    : {
        problem:
          'takes a number of proxies, or addresses and networks such as 10.0.0.0/8, separated by commas',
      }
}

/** Whether the sender of a request, so many hops before us, may say who sent it to them. */
export type Belief = (address: string, hop: number) => boolean

export function beliefIn(proxies: TrustedProxies): Belief {
  if (proxies === false) return () => false
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  const list = new BlockList()
  for (const entry of proxies.flatMap((name) => namedNetworks[name] ?? [name])) {
    const [address = '', bits] = entry.split('/')
    const family = familyOf(address) ?? 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const family = familyOf(address)
    return family !== undefined && list.check(address, family)
  }
}

/** The address in an entry of X-Forwarded-For, which some proxies write with a port; undefined for anything else. */
export function addressIn(entry: string): string | undefined {
  const text = entry.trim()
  // The longest address has 45 characters; a zone, which may be of any length, means nothing here.
  if (text.length > 60) return undefined
  const inBrackets = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1]
  const address = inBrackets ?? text.replace(/^([\d.]+):\d{1,5}$/, '$1')
  return familyOf(address) === undefined ? undefined : address
}

function isEntry(entry: string): boolean {
  if (Object.hasOwn(namedNetworks, entry)) return true
  const [address = '', bits, ...more] = entry.split('/')
  const family = familyOf(address)
  if (family === undefined || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= bitsOf[family])
}

const bitsOf = { ipv4: 32, ipv6: 128 } as const

function familyOf(address: string): keyof typeof bitsOf | undefined {
  if (address.includes('%')) return undefined
  const version = isIP(address)
  if (version === 0) return undefined
  return version === 4 ? 'ipv4' : 'ipv6'
}
