// npm run restore: restores an archive of `npm run backup` into an empty installation.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { memberNames } from '../backup/archive/archiveFormat.ts'
import {
  type CheckedArchive,
  checkArchive,
  readCheckedMembers,
} from '../backup/archive/readArchive.ts'
import {
  readConfiguration,
  createProgress,
  exitCodes,
  passphraseFrom,
  runCommand,
  say,
  openUploadStore,
} from '../backup/commandLine.ts'
import {
  checkSecrets,
  type InstallationSecrets,
  secretsSchema,
} from '../backup/installationSecrets.ts'
import { openTarget } from '../backup/openTarget.ts'
import { migrationsFor, restoreBackup } from '../backup/restoreBackup.ts'

const usage = `npm run restore -- <file>   brings an archive into an installation that is empty: DATABASE_URL, or DATA_DIR without one

--passphrase-file <file>   what opens the secrets in it, instead of BACKUP_PASSPHRASE
--without-secrets          keeps the secrets of this installation: everybody signs in again, and authenticator apps
                           are set up again`

await runCommand(main)

async function main(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { 'passphrase-file': { type: 'string' }, 'without-secrets': { type: 'boolean' } },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) {
    say(usage)
    return exitCodes.cannotRun
  }
  const config = readConfiguration()
  const passphrase = passphraseFrom(values['passphrase-file'], config)
  const archive = await checkArchive(resolve(file), passphrase)
  const migrations = join(import.meta.dirname, 'drizzle')
  migrationsFor(archive.manifest, migrations)
  const secrets = values['without-secrets'] === true ? undefined : await secretsOf(archive)
  if (secrets) checkSecrets(config, secrets)
  const target = await openTarget({
    url: config.databaseUrl,
    dataDir: config.dataDir,
  })
  const progress = createProgress()
  try {
    const uploads = await openUploadStore(config)
    await restoreBackup({ archive, target, uploads, config, secrets, migrations, progress })
  } finally {
    await target.close()
  }
  for (const line of resultLines(archive, secrets !== undefined)) say(line)
  return exitCodes.done
}

async function secretsOf(archive: CheckedArchive): Promise<InstallationSecrets> {
  const { manifest, keys } = archive
  if (manifest.lock && !keys) {
    throw new Error(
      'The secrets in the archive are sealed: set BACKUP_PASSPHRASE to its passphrase or name a file with --passphrase-file. Without it, --without-secrets restores everything else.',
    )
  }
  for await (const { name, bytes } of readCheckedMembers(archive)) {
    if (name !== memberNames.secrets) continue
    const text = keys ? keys.decrypt(bytes.toString('utf8')) : bytes.toString('utf8')
    if (text !== undefined) return secretsSchema.parse(JSON.parse(text))
  }
  throw new Error('The secrets in the archive cannot be read.')
}

function resultLines({ manifest, sums }: CheckedArchive, hasSecrets: boolean): readonly string[] {
  const rows = sums.members.reduce((total, member) => total + (member.rows ?? 0), 0)
  const lines = [`Restored ${rows} rows as of ${manifest.createdAt}. Next: npm start`]
  if (sums.missingFiles.length > 0)
    lines.push(`${sums.missingFiles.length} pictures were missing when the archive was written.`)
  if (hasSecrets) {
    lines.push(
      'Its secrets are in DATA_DIR: servers elsewhere need the same SESSION_SECRET and AUDIT_KEY, from the files session-secret and audit-key.',
    )
  } else {
    lines.push(
      'Its secrets were left out: everybody signs in again, authenticator apps have to be set up again, and `npm run audit` cannot check older rows without their AUDIT_KEY.',
    )
  }
  return lines
}
