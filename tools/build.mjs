// Builds the product into dist/ when its sources changed: dist/web (the browser app with the slide fonts,
// precompressed) and dist/server (the HTTP process, the database process, its migrations and snapshot,
// the templates).
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { copyFonts } from './lib/fonts.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root, run, say } from './lib/run.mjs'
import { prerender } from './lib/prerender.mjs'
import { filesBelow, sourceHash } from './lib/sources.mjs'

const stamp = join(root, 'dist/.source-hash')

/** Whether no part of the build is missing. */
function isComplete() {
  const entries = [
    'web/index.html',
    'web/fonts',
    'server/drizzle',
    'server/templates.json',
    'server/snapshot/PG_VERSION',
    ...serverBundles().map((name) => `server/${name}.js`),
  ]
  return [...entries, '.source-hash'].every((entry) => existsSync(join(root, 'dist', entry)))
}

/** The scripts of the server and of the processes beside it. */
function serverBundles() {
  return Object.keys(JSON.parse(readFileSync(join(root, 'apps/server/bundles.json'), 'utf8')))
}

/** Builds dist/ if it is not up to date. Exits the process if the build fails. */
export async function ensureBuilt() {
  const hash = sourceHash()
  if (isComplete() && readFileSync(stamp, 'utf8') === hash) return
  say('Building Deckloom …')
  rmSync(stamp, { force: true })
  copyFonts()
  const codes = [
    await run('npm', ['run', '--silent', 'build', '--workspace', '@deckloom/web']),
    await run('npm', ['run', '--silent', 'build:pages', '--workspace', '@deckloom/web']),
    await run('npm', ['run', '--silent', 'build', '--workspace', '@deckloom/server']),
  ]
  if (codes.some((code) => code !== 0)) process.exit(1)
  await prerender()
  cpSync(join(root, 'apps/server/drizzle'), join(root, 'dist/server/drizzle'), { recursive: true })
  await compress(join(root, 'dist/web'))
  const made = [
    await run('npm', ['run', '--silent', 'snapshot', '--workspace', '@deckloom/server']),
    await run('npm', ['run', '--silent', 'templates', '--workspace', '@deckloom/server']),
  ]
  if (made.some((code) => code !== 0)) process.exit(1)
  writeFileSync(stamp, hash)
}

/**
 * Writes a .br file beside each file that compresses, so that the server never compresses on a request. HTML is left
 * out: the server writes the address of the installation into it.
 */
async function compress(folder) {
  const brotli = promisify(brotliCompress)
  const files = [...filesBelow(folder), ...filesBelow(join(folder, 'fonts'))]
  const write = async (file) => {
    const bytes = readFileSync(file)
    // Quality 11 takes longer than the rest of the build and saves 3 percent. The East Asian fonts, 5 to 10 MB each,
    // take eight times as long at 9 as at 5, which saves 7 percent.
    const params = { [constants.BROTLI_PARAM_QUALITY]: bytes.length > 1_000_000 ? 5 : 9 }
    writeFileSync(`${file}.br`, await brotli(bytes, { params }))
  }
  // All at once: the thread pool limits how many run.
  await Promise.all(files.filter((file) => compressible.test(file)).map(write))
}

const compressible = /\.(js|css|svg|json|ttf|wasm)$/

if (process.argv[1] === import.meta.filename) {
  await ensureDependencies()
  await ensureBuilt()
}
