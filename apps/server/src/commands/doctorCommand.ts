// npm run doctor: reports problems of an installation and what to do, one line each.
import { join } from 'node:path'
import { examine } from '../doctor/examine.ts'

const here = import.meta.dirname
const findings = await examine(process.env, {
  migrations: join(here, 'drizzle'),
  webFolder: join(here, '../web'),
})
const width = Math.max(...findings.map(({ part }) => part.length))
for (const { level, part, words } of findings) {
  process.stdout.write(`${level.padEnd(9)}${part.padEnd(width + 2)}${words}\n`)
}
const problems = findings.filter(({ level }) => level === 'problem').length
// Not a natural exit: a library may still hold a connection that it has given up.
process.exit(problems > 0 ? 1 : 0)
