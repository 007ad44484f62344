import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort, Program, untilTrue } from '../chaos/Program.ts'

/** Creates a PostgreSQL cluster in a folder, unless it exists, without starting it. `url` has no database name. */
export async function ownPostgres(
  folder: string,
  settings: readonly string[] = [],
): Promise<{ readonly program: Program; readonly url: string }> {
  // The user that PostgreSQL runs as needs access to the folder.
  chmodSync(folder, 0o755)
  const owner = ownerOfDatabases()
  const data = join(folder, 'postgres')
  if (!existsSync(data)) {
    mkdirSync(data)
    if (owner) chownSync(data, owner.uid, owner.gid)
    const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']
    execFileSync(programOf('initdb'), options, { ...owner, stdio: 'ignore', cwd: folder })
  }
  const port = await freePort()
  const program = new Program('PostgreSQL', {
    file: programOf('postgres'),
    args: ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data].concat(
      settings.flatMap((setting) => ['-c', setting]),
    ),
    owner,
  })
  return { program, url: `postgres://postgres@127.0.0.1:${port}` }
}

/** Waits for a database; false if it does not respond within `limitMs`. */
export async function databaseAnswers(url: string, limitMs: number): Promise<boolean> {
  const ask = async () => {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return (await untilTrue(ask, limitMs)) !== undefined
}

/** Returns the path of a PostgreSQL program; on Debian they are not in the PATH. */
function programOf(name: string): string {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root) : []
  const found = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, 'bin', name))
    .find((path) => existsSync(path))
  return found ?? name
}

/** Returns the user to run PostgreSQL as if this process runs as root. */
function ownerOfDatabases(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}
