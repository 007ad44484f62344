// npm run audit: verifies the audit trail of the configured database, or exports it as JSON lines.
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root, run } from './lib/run.mjs'

await ensureDependencies()
await ensureBuilt()
process.exit(
  await run(process.execPath, [
    join(root, 'dist/server/auditCommand.js'),
    ...process.argv.slice(2),
  ]),
)
