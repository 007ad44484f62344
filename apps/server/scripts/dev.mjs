// npm run dev: builds the server at every change, into a folder of its own so that what `npm start` runs stays as it
// was built, and starts it anew once the old one has stopped in order.
import { execFileSync, fork } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'dist/dev/server')
let server

/** Makes what the server reads beside its code: migrations, templates, and the empty database of a first start. */
function complete() {
  cpSync(join(root, 'apps/server/drizzle'), join(folder, 'drizzle'), { recursive: true })
  const outlines = join(root, 'packages/templates/outlines')
  execFileSync('node', [join(folder, 'makeTemplates.js'), join(folder, 'templates.json'), outlines])
  const snapshot = join(folder, 'snapshot')
  if (!existsSync(snapshot)) execFileSync('node', [join(folder, 'makeSnapshot.js'), snapshot])
}

function start() {
  complete()
  server = fork(join(folder, 'main.js'), { cwd: root, execArgv: ['--enable-source-maps'] })
}

function restart() {
  if (server?.exitCode === null) {
    server.once('exit', start)
    server.kill('SIGTERM')
  } else {
    start()
  }
}

async function stop() {
  await watcher.close()
  if (server?.exitCode === null) {
    server.once('exit', () => process.exit(0))
    server.kill('SIGTERM')
  } else {
    process.exit(0)
  }
}

const watcher = await build({ build: { outDir: folder, watch: {}, emptyOutDir: true } })
watcher.on('event', ({ code }) => {
  if (code === 'END') restart()
})
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void stop())
}
