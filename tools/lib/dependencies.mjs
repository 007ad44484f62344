import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, say } from './run.mjs'

const minimum = [20, 19]

/** Exits the process with a message if Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return
  say(`Deckloom needs Node ${minimum.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Installs what the lockfile names, unless it is installed already. Runs no install scripts. */
export async function ensureDependencies() {
  requireNode()
  const stamp = join(root, 'node_modules/.deckloom-lock')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) ? readFileSync(stamp, 'utf8') === wanted : installedByHand()) {
    writeFileSync(stamp, wanted)
    return
  }
  say('Installing dependencies …')
  const code = await run('npm', [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--no-audit',
    '--no-fund',
  ])
  if (code !== 0) {
    say(
      'The dependencies could not be installed. The lines above say why; npm needs the network the first time.',
    )
    process.exit(code)
  }
  writeFileSync(stamp, wanted)
}

function installedByHand() {
  const hidden = join(root, 'node_modules/.package-lock.json')
  return (
    existsSync(hidden) &&
    statSync(hidden).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  )
}
