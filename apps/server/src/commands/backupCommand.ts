// npm run backup: writes the installation's data into one archive, or verifies one.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../config/config.ts'
import type { Manifest } from '../backup/archive/archiveFormat.ts'
import {
  createLock,
  createPassphrase,
  derivePassphraseKeys,
} from '../backup/archive/derivePassphraseKeys.ts'
import { checkArchive } from '../backup/archive/readArchive.ts'
import {
  readConfiguration,
  createProgress,
  exitCodes,
  passphraseFrom,
  runCommand,
  say,
  openUploadStore,
} from '../backup/commandLine.ts'
import { readSecrets } from '../backup/installationSecrets.ts'
import { openSource } from '../backup/openSource.ts'
import { megabytes, writeBackup } from '../backup/writeBackup.ts'
import { productVersion } from '../platform/process/productVersion.ts'

const usage = `npm run backup -- <file>           writes all data, pictures and secrets into an archive; the server may run
npm run backup -- --check <file>   says whether an archive is whole

--passphrase-file <file>   what makes the secrets in it unreadable, instead of BACKUP_PASSPHRASE
--plain-secrets            leaves the secrets readable: whoever has the archive can sign in as anybody`

await runCommand(main)

async function main(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      check: { type: 'boolean' },
      'passphrase-file': { type: 'string' },
      'plain-secrets': { type: 'boolean' },
    },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) {
    say(usage)
    return exitCodes.cannotRun
  }
  const config = readConfiguration()
  const passphrase = passphraseFrom(values['passphrase-file'], config)
  if (values.check === true) return check(resolve(file), passphrase)
  return write(config, resolve(file), { passphrase, plain: values['plain-secrets'] === true })
}

async function check(path: string, passphrase: string | undefined): Promise<number> {
  const { manifest, sums, keys } = await checkArchive(path, passphrase)
  const rows = sums.members.reduce((total, member) => total + (member.rows ?? 0), 0)
  say(`${path} is whole: ${rows} rows, ${describe(manifest)}.`)
  if (sums.missingFiles.length > 0) say(describeMissingFiles(sums.missingFiles))
  if (keys) say('It was written with this passphrase, and nobody has changed it since.')
  else if (manifest.lock) say('Whether it was changed on purpose shows with its passphrase only.')
  return exitCodes.done
}

function describe({ productVersion: version, createdAt, database }: Manifest): string {
  const name = database.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'
  return `of Deckloom ${version} on ${name}, ${createdAt}`
}

async function write(
  config: Config,
  path: string,
  choice: { readonly passphrase: string | undefined; readonly plain: boolean },
): Promise<number> {
  if (choice.plain && choice.passphrase !== undefined)
    throw new Error('--plain-secrets and a passphrase exclude each other.')
  const began = performance.now()
  const secrets = readSecrets(config)
  const passphrase = choice.passphrase ?? createPassphrase()
  const lock = createLock()
  const source = await openSource({ url: config.databaseUrl, dataDir: config.dataDir, warn: say })
  try {
    const result = await writeBackup({
      path,
      source,
      uploads: await openUploadStore(config),
      secrets,
      sealing: choice.plain
        ? undefined
        : { lock, keys: await derivePassphraseKeys(passphrase, lock) },
      productVersion: productVersion(),
      progress: createProgress(),
    })
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    say(
      `${path} holds ${result.rows} rows and ${result.files} pictures: ${megabytes(result.bytes)} in ${seconds} s.`,
    )
    if (result.missingFiles.length > 0) say(describeMissingFiles(result.missingFiles))
    say(describeSecrets(choice, passphrase))
  } finally {
    await source.close()
  }
  return exitCodes.done
}

function describeMissingFiles(names: readonly string[]): string {
  return `${names.length} pictures that rows name were not in the file store, for example ${names[0]}.`
}

function describeSecrets(
  choice: { readonly passphrase: string | undefined; readonly plain: boolean },
  made: string,
): string {
  if (choice.plain)
    return 'The secrets in it can be read: whoever has the archive can sign in as anybody.'
  if (choice.passphrase !== undefined) return 'Its secrets open with your passphrase only.'
  return `Its secrets open with this passphrase only, which is written nowhere else. Keep it:\n\n  ${made}\n\nSet BACKUP_PASSPHRASE to choose one yourself.`
}
