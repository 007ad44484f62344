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
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
