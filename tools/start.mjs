// npm start: installs and builds what is missing or stale, then becomes the server.
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root } from './lib/run.mjs'

await ensureDependencies()
await ensureBuilt()

// npm starts this process through a shell, which does not pass signals on: stop when the shell is gone.
const shell = process.ppid
const watch = setInterval(() => {
  if (process.ppid === shell) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 250)
watch.unref()

process.chdir(root)
// In this process: a parent that only waits would take tens of megabytes.
await import(join(root, 'dist/server/main.js'))
