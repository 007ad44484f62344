// npm run dev: builds the server at every change and starts it anew once the old one has stopped in order.
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../../..')
const main = join(root, 'dist/server/main.js')
let server

function start() {
  server = fork(main, { cwd: root, execArgv: ['--enable-source-maps'] })
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

// The folder also holds what the last full build put there: migrations, the snapshot.
const watcher = await build({ build: { watch: {}, emptyOutDir: false } })
watcher.on('event', ({ code }) => {
  if (code === 'END') restart()
})
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void stop())
}
