// Run after `npm install` has changed package-lock.json. npm leaves out the optional binaries of platforms that
// the registry at hand does not offer, and `npm ci` then refuses the lockfile everywhere. Each such package is
// named by its parent in an exact version, so its entry can be written without downloading it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from './lib/run.mjs'

const path = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64']

let added = 0
for (const parent of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`
    const platform = platformOf(name)
    if (lock.packages[key] || !platform || !/^\d+\.\d+\.\d+/.test(version)) continue
    lock.packages[key] = { version, ...platform, ...(parent.dev && { dev: true }), optional: true }
    added += 1
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
)
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
say(`${added} entries added.`)

/** Reads the platform out of a name such as `@oxlint/binding-linux-arm64-musl`. */
function platformOf(name) {
  const parts = name.split(/[/-]/)
  const system = systems.find((candidate) => parts.includes(candidate))
  const processor = processors.find((candidate) => parts.includes(candidate))
  if (!system || !processor) return undefined
  const libc = [
    ['musl', 'musl'],
    ['gnu', 'glibc'],
  ].find(([prefix]) => parts.some((part) => part.startsWith(prefix)))?.[1]
  return { cpu: [processor], os: [system], ...(libc && system === 'linux' && { libc: [libc] }) }
}
