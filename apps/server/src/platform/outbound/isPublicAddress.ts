import { BlockList, isIP } from 'node:net'

// A combined list would compare IPv4 addresses with IPv6 networks as well.
const reserved4 = new BlockList()
const reserved6 = new BlockList()
// IANA's special-purpose registries: loopback, private, link-local, shared, documentation, multicast, reserved.
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  reserved4.addSubnet(network, prefix, 'ipv4')
}
// Everything but global unicast, and within that the ranges that embed IPv4 addresses or are for
// documentation.
for (const [network, prefix] of [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['4000::', 2],
  ['8000::', 1],
] as const) {
  reserved6.addSubnet(network, prefix, 'ipv6')
}

/**
 * Whether an IP address is on the public internet: neither this machine nor its private network.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  return family === 6 ? !reserved6.check(address, 'ipv6') : !reserved4.check(address, 'ipv4')
}
