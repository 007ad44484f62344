import type { Queries } from '../../../db/openDatabase.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import { type FileStore, StoreUnavailable } from '../../../platform/fileStore.ts'
import { zipStream, type ZipEntry } from '../../../platform/zipStream.ts'
import { presentAccount } from './presentAccount.ts'
import { ownDeckIds, ownFiles, readDeckWithHistory, readOwnRows } from './ownDataRepository.ts'
import { listSessions } from '../sessions/ownSessions.ts'

export interface OwnDataPorts {
  readonly queries: Queries
  readonly now: () => Date
  readonly uploads: FileStore
}

/** All data of an account as a ZIP: JSON and uploaded files. */
export function exportOwnData(ports: OwnDataPorts, account: Account): AsyncGenerator<Uint8Array> {
  return zipStream(entries(ports, account))
}

async function* entries(ports: OwnDataPorts, account: Account): AsyncGenerator<ZipEntry> {
  const { queries, uploads } = ports
  yield json('user.json', presentAccount(account))
  yield json('sessions.json', await listSessions(ports, { account, current: undefined }))
  for (const [name, rows] of Object.entries(await readOwnRows(queries, account))) {
    yield json(`${name}.json`, rows)
  }
  for (const id of await ownDeckIds(queries, account.id)) {
    yield json(`presentations/${id}.json`, await readDeckWithHistory(queries, id))
  }
  const missing: string[] = []
  for (const { id, mime } of (await ownFiles(queries, account.id)).uploads) {
    const name = `files/${id}.${mime.split('/')[1] ?? 'bin'}`
    const bytes = await readWhereStored(uploads, id)
    if (bytes) yield { name, bytes }
    else missing.push(name)
  }
  if (missing.length > 0) yield text('MISSING FILES.txt', [missingWords, '', ...missing, ''])
}

const missingWords =
  'These files could not be read when this archive was made. Everything else is here. Please download your data again later.'

/**
 * Undefined if the file is missing or the store is away: an archive that is being sent has to be
 * completed.
 */
async function readWhereStored(uploads: FileStore, name: string): Promise<Uint8Array | undefined> {
  try {
    return await uploads.read(name)
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined
    throw error
  }
}

function text(name: string, lines: readonly string[]): ZipEntry {
  return { name, bytes: new TextEncoder().encode(lines.join('\n')) }
}

function json(name: string, value: unknown): ZipEntry {
  return { name, bytes: new TextEncoder().encode(JSON.stringify(value, null, 2)) }
}
