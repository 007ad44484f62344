// npm start: installs and builds what is missing or stale, then becomes the server.
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root } from './lib/run.mjs'

await ensureDependencies()
await ensureBuilt()

// npm starts us through a shell, and a shell that is ended does not tell its children: losing it means the same.
const shell = process.ppid
const watch = setInterval(() => {
  if (process.ppid === shell) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 250)
watch.unref()

process.chdir(root)
// In this process: one that only waited for another would take as much memory as a small program.
await import(join(root, 'dist/server/main.js'))
