// npm start: installs and builds what is missing or stale, then becomes the server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root } from './lib/run.mjs'

await ensureDependencies()
await ensureBuilt()

const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  cwd: root,
  stdio: 'inherit',
})
// The server decides how to stop; this process only passes the wish on and reports how it ended.
const stop = (signal) => server.kill(signal)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
// npm starts us through a shell, and a shell that is ended does not tell its children: losing it means the same.
const shell = process.ppid
const watch = setInterval(() => process.ppid !== shell && stop('SIGTERM'), 250)
server.on('exit', (code, signal) => {
  clearInterval(watch)
  process.exit(code ?? (signal ? 1 : 0))
})
