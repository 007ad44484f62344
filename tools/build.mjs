// Builds the product into dist/ when its sources changed: dist/web (the browser app with the slide fonts,
// precompressed) and dist/server (the HTTP process, the database process, its migrations and snapshot).
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { copyFonts } from './fonts.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root, run, say } from './lib/run.mjs'
import { filesBelow, sourceHash } from './lib/sources.mjs'

const stamp = join(root, 'dist/.source-hash')

/** Returns once dist/ holds what the sources say; ends the process when they cannot be built. */
export async function ensureBuilt() {
  const hash = sourceHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  say('Building Deckloom …')
  rmSync(stamp, { force: true })
  copyFonts()
  const codes = [
    await run('npm', ['run', '--silent', 'build', '--workspace', '@deckloom/web']),
    await run('npm', ['run', '--silent', 'build', '--workspace', '@deckloom/server']),
  ]
  if (codes.some((code) => code !== 0)) process.exit(1)
  cpSync(join(root, 'apps/server/drizzle'), join(root, 'dist/server/drizzle'), { recursive: true })
  await compress(join(root, 'dist/web'))
  const snapshot = await run('npm', [
    'run',
    '--silent',
    'snapshot',
    '--workspace',
    '@deckloom/server',
  ])
  if (snapshot !== 0) process.exit(1)
  writeFileSync(stamp, hash)
}

/** Writes a .br beside everything that compresses, so that the server never does it on a request. */
async function compress(folder) {
  const brotli = promisify(brotliCompress)
  // Quality 11 on the fonts alone takes longer than the whole build; 9 gives 3 percent away.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const files = [...filesBelow(folder), ...filesBelow(join(folder, 'fonts'))]
  for (const file of files) {
    if (!/\.(js|css|html|svg|json|ttf|wasm)$/.test(file)) continue
    writeFileSync(`${file}.br`, await brotli(readFileSync(file), { params }))
  }
}

if (process.argv[1] === import.meta.filename) {
  await ensureDependencies()
  await ensureBuilt()
}
