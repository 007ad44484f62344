// npm run dev: the server rebuilt and restarted on every change, and the browser app with hot reload on
// http://localhost:5173, which proxies /api to the server. Nothing is built for production.
import { spawn } from 'node:child_process'
import { copyFonts } from './lib/fonts.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root } from './lib/run.mjs'

await ensureDependencies()
copyFonts()

const children = ['@deckloom/server', '@deckloom/web'].map((workspace) =>
  spawn('npm', ['run', 'dev', '--workspace', workspace], { cwd: root, stdio: 'inherit' }),
)
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
children.forEach((child) => child.on('exit', stop))
